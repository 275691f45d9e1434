/** The help, and the legend of what is on the board. */

export { legend } from "./legend.ts";
export { Help } from "./model.ts";
export { help } from "./view.ts";
