/** The puzzles' panel, drawn by a script that is loaded on demand. */
import { nothing, type TemplateResult } from "lit/html.js";
import type { PuzzlesView } from "./parts.ts";

/** The id of the heading of the puzzle on the board. */
export const puzzleHeadingId = "puzzle-heading";

export const puzzles = (view: PuzzlesView): TemplateResult | typeof nothing => {
	const { session } = view.puzzles;
	return (session && view.scripts.get("puzzles")?.content(view, session)) ?? nothing;
};
