/**
 * A link to a board or a puzzle: the part of the page's URL after `#`. web/app/url/link.ts opens it on the page,
 * web/element/source.ts in an author's tag.
 *
 *     #<code>[.<ply>][.<activity>][.vs=<code>]
 *
 * The code is the package's: version, board and moves. The ply is the position shown, by default the last. The default
 * activity is "analyse". The second code contains the rules to compare with, on the smallest board with room for their
 * pieces.
 *
 *     #puzzle[=<number>]
 *
 * The puzzle with that number; by default the puzzle of the day.
 *
 *     #lesson
 *     #analyse
 *
 * The next lesson; the first game in the place that analyses.
 */

/** The parts of a link to a board; null for an omitted one. */
export interface LinkParts {
	readonly code: string;
	readonly ply: number | null;
	readonly activity: string | null;
	/** The code with the rules to compare with. */
	readonly against: string | null;
}

/** The prefix of the second code. */
const comparedWith = ".vs=";

/** A code is longer than any word of a judge input. Its suffixes may be unknown to this reader. */
const boardPattern = /^(?:[^\s#]*#)?(\d[\w-]{7,}(?:\.[\w.=-]+)?)$/;

const puzzlePattern = /^[^\s#]*#(puzzle(?:=\d+)?)$/;

/** The link in a text, with or without the URL before it; a puzzle's needs the `#`. Null if the text is no link. */
export function linkIn(text: string): string | null {
	const word = text.trim();
	const [, link = null] = boardPattern.exec(word) ?? puzzlePattern.exec(word) ?? [];
	return link;
}

/** The links to the next lesson and to the place that analyses, which name no board. */
export const lessonLink = "lesson";
export const analyseLink = "analyse";

/** The number of a link's puzzle; null for the puzzle of the day; undefined if the link is not a puzzle's. */
export function puzzleIn(link: string): number | null | undefined {
	const [all, number] = /^puzzle(?:=(0|[1-9]\d{0,14}))?$/.exec(link) ?? [];
	return all === undefined ? undefined : number === undefined ? null : Number(number);
}

/** Splits a link to a board. */
export function partsOf(link: string): LinkParts {
	const [own = "", against = null] = link.split(comparedWith, 2);
	const [code = "", ...rest] = own.split(".");
	const ply = /^\d+$/.test(rest[0] ?? "") ? Number(rest.shift()) : null;
	return { code, ply, activity: rest.length === 0 ? null : rest.join("."), against };
}

/** Joins the parts of a link. */
export function linkOf({ code, ply, activity, against }: LinkParts): string {
	const own = [code, ply, activity].filter((each) => each !== null).join(".");
	return against === null ? own : `${own}${comparedWith}${against}`;
}
