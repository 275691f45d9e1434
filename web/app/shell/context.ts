/** The context of every view, besides its own feature's model. */
import type { CatchmateBoard } from "../../element/element.ts";
import type { PageWords } from "../../locale/en/page.ts";
import type { PageState } from "./page-state.ts";

export interface Context {
	readonly board: CatchmateBoard;
	readonly page: PageState;
	readonly words: PageWords;
}
