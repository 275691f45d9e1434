/** The judge input: the board follows it, and it follows the board. */
export { JudgeInput } from "./commands.ts";
export { textEffects } from "./effects.ts";
export type { TextView } from "./parts.ts";
export { initialText } from "./state.ts";
export { isWriting, judge, listenToPaste, textBoxId } from "./view.ts";
