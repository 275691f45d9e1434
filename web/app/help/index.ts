/** The help, and the legend of what is on the board. */

export { Help } from "./model.ts";
export { help, legend } from "./view.ts";
