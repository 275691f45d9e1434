/** The judge input: the board follows it, and it follows the board. */

export { openBox } from "./box.ts";
export { TextModel } from "./model.ts";
export { judge, listenToPaste } from "./view.ts";
