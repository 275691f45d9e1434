/** What the view of the puzzles is given. */
import type { PageParts } from "../shell/parts.ts";
import type { Puzzles } from "./commands.ts";

export interface PuzzlesView extends PageParts {
	readonly puzzles: Puzzles;
}
