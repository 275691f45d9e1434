/** Sharing: the board's link, pictures, records, and embedding. */
export { content } from "./lazy.ts";
export { Share } from "./model.ts";
export type { ShareView } from "./parts.ts";
export { printInLight } from "./print.ts";
