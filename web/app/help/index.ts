/** The help, and the legend of what is on the board. */
export { Help } from "./commands.ts";
export { legend } from "./legend.ts";
export type { HelpView } from "./parts.ts";
export { help } from "./view.ts";
