/** The help, and the legend of what is on the board. */
export { Help } from "./commands.ts";
export { helpEffects } from "./effects.ts";
export { legend } from "./legend.ts";
export type { HelpView } from "./parts.ts";
export { initialHelp } from "./state.ts";
export { help } from "./view.ts";
