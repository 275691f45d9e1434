/** Sharing: the board's link, pictures, records, and embedding. */

export type { ShareView } from "./context.ts";
export { content } from "./lazy.ts";
export { Share } from "./model.ts";
export { printInLight } from "./print.ts";
