/** The detective: finds the mistake of a program by what it printed. */
import type { Drawn } from "../shell/panels.ts";
import { content, type DetectiveView } from "./model.ts";

export { listenToDrop } from "./drop.ts";
export { Detective } from "./model.ts";

export const detective = (view: DetectiveView): Drawn =>
	content.draw(view.words, ({ detective }) => detective(view));
