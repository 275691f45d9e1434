/** The evaluation strip beside the board. */
export { stripEffects } from "./effects.ts";
