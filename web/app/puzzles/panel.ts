/** Puzzles: positions in which only one move keeps the best result; one is the puzzle of the day. */
import { nothing, type TemplateResult } from "lit/html.js";
import { Lazy } from "../shell/lazy.ts";
import type { Rendered } from "../shell/panels.ts";
import { preferences } from "../shell/preferences.ts";
import type { PuzzlesView, SessionView } from "./model.ts";

export { Puzzles } from "./model.ts";

export const lazyView = new Lazy(() => import("./view.ts"));
export const lazyCard = new Lazy(() => import("./day-card.ts"));

type View = Awaited<ReturnType<typeof lazyView.load>>;

/** A part of the view; null before a puzzle is opened, and away from the puzzles. */
function part<Part>(view: PuzzlesView, draw: (module: View, view: SessionView) => Part) {
	const { board, page, puzzles, words } = view;
	const { session } = puzzles;
	if (session === null || page.activity !== "puzzle") return null;
	return lazyView.module && draw(lazyView.module, { board, page, puzzles, words, session });
}

export const puzzles = (view: PuzzlesView): Rendered =>
	part(view, (module, view) => module.puzzles(view)) ?? nothing;

/** The note of a lesson or of an earlier day's puzzle, under the aim: above the board, and so visible on any screen. */
export const note = (view: PuzzlesView): TemplateResult | null =>
	part(view, (module, view) => module.puzzleNote(view));

/** The result of the puzzle on the board; null while it is open. On a small phone it replaces the rules. */
export const outcome = (view: PuzzlesView): TemplateResult | null =>
	part(view, (module, view) => module.outcomeLine(view));

/** The card of the puzzle of the day; nothing before it is loaded. */
export const dayCard = (view: PuzzlesView): Rendered => card(view, "dayCard");

/** The card for returning solvers; nothing before it is loaded, null for others and after a failed load. */
export const returningCard = (view: PuzzlesView): Rendered | null =>
	view.puzzles.streak === null || view.puzzles.isUnreachable.value
		? null
		: card(view, "returningCard");

/** The streak and the week of a returning solver, before the day's puzzle begins; null at other times. */
export const arrival = (view: PuzzlesView): Rendered | null =>
	view.puzzles.isArriving ? card(view, "arrival") : null;

function card(
	{ puzzles, words }: PuzzlesView,
	kind: "arrival" | "dayCard" | "returningCard",
): Rendered {
	const { value: today } = puzzles.today;
	const { module } = lazyCard;
	const progress = preferences.get("puzzles");
	const open = () => void puzzles.showToday();
	const openNextOnPath = () => void puzzles.openNextOnPath();
	return today === null || module === null
		? nothing
		: module[kind]({ words, today, progress, open, openNextOnPath });
}
