/** Editing: the tools that change the board. */
export { editEffects } from "./effects.ts";
export { edit } from "./panel.ts";
export { initialEdit } from "./state.ts";
