/** The place of the puzzles beside the board, which a script of its own fills. */
import { nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";

/** The id of the heading of the puzzle on the board. */
export const puzzleHeadingId = "puzzle-heading";

export const puzzles = (context: Context): TemplateResult | typeof nothing => {
	const { session } = context.puzzles;
	return (session && context.state.puzzles.script?.content(context, session)) ?? nothing;
};
