/** The puzzles' panel and the card of the day, loaded later. */
import { nothing, type TemplateResult } from "lit/html.js";
import { preferences } from "../shell/preferences.ts";
import type { PuzzlesView } from "./context.ts";
import { card, content } from "./lazy.ts";

export const puzzles = (view: PuzzlesView): TemplateResult | typeof nothing => {
	const { session } = view.puzzles;
	return (session && content.module?.puzzlesContent(view, session)) ?? nothing;
};

/** The card of the puzzle of the day; nothing before `prepareCard` has loaded what it needs. */
export const dayCard = (view: PuzzlesView): TemplateResult | typeof nothing => {
	const { puzzles, words } = view;
	const { value: today } = puzzles.today;
	const progress = preferences.get("puzzles");
	// The card may stand far below the board.
	const open = () => void puzzles.show(null).then(() => scrollTo(0, 0));
	return (today && card.module?.dayCard({ words, today, progress, open })) ?? nothing;
};
