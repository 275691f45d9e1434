/** The judge input: the board follows it, and it follows the board. */

export { TextModel } from "./model.ts";
export { isWriting, judge, listenToPaste, openBox, showError } from "./view.ts";
