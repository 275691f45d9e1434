/** What every view gets besides its own feature's slice and commands. */
import type { CatchmateBoard } from "../../element/element.ts";
import type { PageWords } from "../../locale/en/page.ts";
import type { Frame } from "./frame.ts";
import type { OnDemand } from "./on-demand.ts";

export interface PageParts {
	readonly board: CatchmateBoard;
	readonly frame: Frame;
	readonly scripts: OnDemand;
	readonly words: PageWords;
}
