/** What the view of the puzzles is given. */
import type { Context } from "../shell/context.ts";
import type { Puzzles } from "./model.ts";

export interface PuzzlesView extends Context {
	readonly puzzles: Puzzles;
}
