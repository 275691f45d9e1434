/** The judge input. It loads with the page, because a failure selects its place in the box. */

export { openBox } from "./box.ts";
export { TextModel } from "./model.ts";
export { judge, listenToPaste } from "./view.ts";
