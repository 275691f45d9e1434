/** The help, and the legend of what is on the board. */

export type { HelpView } from "./context.ts";
export { legend } from "./legend.ts";
export { Help } from "./model.ts";
export { help } from "./view.ts";
