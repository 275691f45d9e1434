/** The judge input: the board follows it, and it follows the board. */
export { JudgeInput } from "./commands.ts";
export type { TextView } from "./parts.ts";
export { isWriting, judge, listenToPaste, showError, textBoxId } from "./view.ts";
