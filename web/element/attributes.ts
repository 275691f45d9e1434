/** Interprets the attributes: the parts around the board, a session's settings, and misspelt words. */
import type { AnnotatedLine, Game } from "catchmate";
import { tagFor } from "../locale/languages.ts";
import type { AuthorProperties, Report } from "./properties.ts";
import { arrowsOf, type Control, controlNames, marksOf, wordsIn } from "./settings.ts";
import type { Settings } from "./state.ts";
import type { Hints, Mode } from "./types.ts";

/** The controls around the board: those listed, or by default the mode's. Without `page` there is no link. */
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

/** In play, the default is hints on request. */
const hintsOf = (hints: Hints | "auto", mode: Mode): Hints =>
	hints !== "auto" ? hints : mode === "play" ? "staged" : "full";

/**
 * A session's settings from the element's properties.
 * @param chosen the reader's sides as set by the page; null for the author's
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

/** Reports an unknown language, and sides, arrows and marks that do not exist on the board. */
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

/** Attributes common to all elements, which are never misspellings. */
export const common =
	/^(id|class|style|title|name|slot|part|dir|is|key|ref|role|hidden|inert|tabindex|translate|data|width|height|(data|aria|on|v|_)\W?.*|.*[:@.].*)$/;

/** Whether two words differ by at most `most` letters: changed, added, omitted, or swapped with the next. */
function isNear(one: string, other: string, most: number): boolean {
	if (one === other) return true;
	if (most === 0) return false;
	if (one[0] === other[0]) return isNear(one.slice(1), other.slice(1), most);
	const isExchange = one[0] === other[1] && one[1] === other[0];
	return (
		isNear(one.slice(1), other.slice(1), most - 1) ||
		isNear(one.slice(1), other, most - 1) ||
		isNear(one, other.slice(1), most - 1) ||
		(isExchange && isNear(one.slice(2), other.slice(2), most - 1))
	);
}

/** The known word resembling a misspelt one; undefined for a known word, and for none. */
function meantBy(word: string, known: readonly string[]): string | undefined {
	if (known.includes(word)) return undefined;
	const most = word.length < 6 ? 1 : 2;
	return known.find((each) => isNear(word, each, most));
}

/** Misspelt attributes with their likely spellings. */
export const misspeltAttributes = (
	names: readonly string[],
	known: readonly string[],
): readonly (readonly [name: string, meant: string])[] =>
	names.flatMap((name) => {
		const meant = common.test(name) ? undefined : meantBy(name, known);
		return meant === undefined ? [] : [[name, meant] as const];
	});

/** Misspelt keywords of drawings in comments, such as `[arows 1,1-1,2]`, with their likely spellings. */
export const misspeltDrawings = ({
	comment,
	moves,
}: AnnotatedLine): readonly (readonly [word: string, meant: string])[] => [
	...[...(comment?.text ?? "").matchAll(/\[(\w+)\s[^\]]*\](?!\()/g)].flatMap(([, word = ""]) => {
		const meant = meantBy(word, ["arrows", "marks"]);
		return meant === undefined ? [] : [[word, meant] as const];
	}),
	...moves.flatMap((move) => [
		...misspeltDrawings({ comment: move.comment, moves: [] } as AnnotatedLine),
		...(move.variations ?? []).flatMap(misspeltDrawings),
	]),
];
