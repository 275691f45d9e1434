/** What every view gets besides its own feature's model. */
import type { CatchmateBoard } from "../../element/element.ts";
import type { PageWords } from "../../locale/en/page.ts";
import type { Frame } from "./frame.ts";

export interface Context {
	readonly board: CatchmateBoard;
	readonly frame: Frame;
	readonly words: PageWords;
}
