/** The puzzles' panel and the card of the day, drawn by scripts that are loaded on demand. */
import { nothing, type TemplateResult } from "lit/html.js";
import type { PuzzlesView } from "./parts.ts";

/** The id of the heading of the puzzle on the board. */
export const puzzleHeadingId = "puzzle-heading";

export const puzzles = (view: PuzzlesView): TemplateResult | typeof nothing => {
	const { session } = view.puzzles;
	return (session && view.scripts.get("puzzles")?.content(view, session)) ?? nothing;
};

/** The card of the puzzle of the day; nothing before `prepareCard` has loaded what it needs. */
export const dayCard = (view: PuzzlesView): TemplateResult | typeof nothing => {
	const { puzzles, scripts, words } = view;
	const { today, progress } = puzzles.state;
	// The card may stand far below the board.
	const open = () => void puzzles.show(null).then(() => scrollTo(0, 0));
	return (today && scripts.get("puzzle-card")?.({ words, today, progress, open })) ?? nothing;
};
