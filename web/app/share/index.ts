/** Sharing: the board's link, pictures, records, and embedding. */

export { Share } from "./model.ts";
export { panel } from "./panel.ts";
export { printInLight } from "./print.ts";
