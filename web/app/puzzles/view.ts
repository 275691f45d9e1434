/** The puzzles' panel, and what the first screen tells of them, both loaded later. */
import { nothing, type TemplateResult } from "lit/html.js";
import { preferences } from "../shell/preferences.ts";
import type { PuzzlesView } from "./context.ts";
import { content, firstScreen } from "./lazy.ts";

export const puzzles = (view: PuzzlesView): TemplateResult | typeof nothing => {
	const { session } = view.puzzles;
	return (session && content.module?.puzzlesContent(view, session)) ?? nothing;
};

/** A lesson's note, which stands before the rules: above the board it is in sight on any screen. */
export const lesson = (view: PuzzlesView): TemplateResult | typeof nothing => {
	const { session } = view.puzzles;
	const isShown = session !== null && view.frame.activity === "puzzle";
	return (isShown && content.module?.lessonNote(view, session)) || nothing;
};

/** What has come of the puzzle on the board; null while that is open. On a small phone it stands in the place of the rules. */
export const outcome = (view: PuzzlesView): TemplateResult | null => {
	const { session } = view.puzzles;
	const isShown = session !== null && view.frame.activity === "puzzle";
	return (isShown && content.module?.outcomeLine(view, session)) || null;
};

/** The card of the puzzle of the day; nothing before what it needs is loaded. */
export const dayCard = (view: PuzzlesView): TemplateResult | typeof nothing =>
	onFirstScreen(view, "dayCard");

/**
 * What a person comes back to who has solved puzzles, nothing before it is loaded; null for others, and where it cannot be
 * loaded.
 */
export const comeback = (view: PuzzlesView): TemplateResult | typeof nothing | null =>
	view.puzzles.streak === null || view.puzzles.isUnreachable.value
		? null
		: onFirstScreen(view, "comeback");

function onFirstScreen(
	{ puzzles, words }: PuzzlesView,
	part: "dayCard" | "comeback",
): TemplateResult | typeof nothing {
	const { value: today } = puzzles.today;
	const progress = preferences.get("puzzles");
	// What is pressed may stand far below the board.
	const open = () => void puzzles.show(null).then(() => scrollTo(0, 0));
	const climb = () => void puzzles.climb().then(() => scrollTo(0, 0));
	return (today && firstScreen.module?.[part]({ words, today, progress, open, climb })) ?? nothing;
}
