/** The judge input: the board follows it, and it follows the board. */

export type { TextView } from "./context.ts";
export { TextModel } from "./model.ts";
export { isWriting, judge, listenToPaste, showError, textBoxId } from "./view.ts";
