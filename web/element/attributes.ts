/** What the element's properties amount to: the parts around the board, a session's settings, and what the board does not have. */
import type { Game } from "catchmate";
import { tagFor } from "../locale/languages.ts";
import type { AuthorProperties, Report } from "./properties.ts";
import { type Control, controlNames } from "./readers.ts";
import { arrowsOf, marksOf, wordsIn } from "./squares-text.ts";
import type { Settings } from "./state.ts";
import type { Hints, Mode } from "./types.ts";

/** The controls around the board: those listed, or by default those that the mode needs. Without a page there is no link to it. */
export function controlsOf({
	controls,
	mode,
	page,
}: Pick<AuthorProperties, "controls" | "mode" | "page">): ReadonlySet<Control> {
	const words = wordsIn(controls);
	const isAuto = words.length === 0 || words.includes("auto");
	const usual: readonly Control[] = ["verdict", "buttons", "link"];
	const named = isAuto ? [...usual, ...(mode === "analyse" ? ["moves"] : [])] : words;
	return new Set(
		controlNames.filter((name) => named.includes(name) && (name !== "link" || page !== null)),
	);
}

/** While someone plays, the default is to give hints on request. */
const hintsOf = (hints: Hints | "auto", mode: Mode): Hints =>
	hints !== "auto" ? hints : mode === "play" ? "staged" : "full";

/**
 * A session's settings from the element's properties.
 * @param chosen the sides that the page lets the reader play; null for those that the author names
 */
export function settingsOf(
	board: Pick<AuthorProperties, "mode" | "hints" | "human" | "plyFrom" | "plyTo">,
	chosen: readonly string[] | null = null,
): Settings {
	const { mode, hints, human } = board;
	const humans = chosen ?? (human === null ? null : wordsIn(human));
	const plyFrom = board.plyFrom ?? 0;
	const plyTo = Math.max(plyFrom, board.plyTo ?? Number.POSITIVE_INFINITY);
	return { mode, hints: hintsOf(hints, mode), plyFrom, plyTo, humans };
}

/** Reports a language that there is none of, and sides, arrows and marks that are not on the board. */
export function checkFor(
	game: Game | null,
	{ lang, human, arrows, marks }: Pick<AuthorProperties, "lang" | "human" | "arrows" | "marks">,
	report: Report,
): void {
	if (lang !== "" && tagFor(lang) === undefined) report("lang", lang, "en");
	if (game === null) return;
	const { board, rules } = game;
	if (typeof arrows === "string" && arrowsOf(arrows, board) === null) {
		report("arrows", arrows, "none");
	}
	if (typeof marks === "string" && marksOf(marks, board) === null) report("marks", marks, "none");
	if (!wordsIn(human ?? "").every((name) => rules.sides.some((side) => side.name === name))) {
		report("human", human, "the side that can win");
	}
}
