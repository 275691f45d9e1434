/**
 * A link to a board or a puzzle: the part of the page's URL after `#`. It becomes a board in web/app/url/link.ts, in an
 * author's tag in web/element/source.ts.
 *
 *     #<code>[.<ply>][.<activity>][.vs=<code>]
 *
 * The code is the package's: version, board and moves. The ply is the position shown; by default the last. The
 * activity is by default "analyse". The second code has the rules to compare with, on the smallest board that has room
 * for their pieces.
 *
 *     #puzzle[=<number>]
 *
 * The puzzle with that number; by default the puzzle of the day.
 */

/** The parts of a link to a board; null where it leaves one out. */
export interface LinkParts {
	readonly code: string;
	readonly ply: number | null;
	readonly activity: string | null;
	/** The code with the rules to compare with. */
	readonly against: string | null;
}

/** The prefix of the other rules. */
const comparedWith = ".vs=";

/** A code is longer than any word of a judge input. What follows it is not meant for every reader of links. */
const boardPattern = /^(?:[^\s#]*#)?(\d[\w-]{7,}(?:\.[\w.=-]+)?)$/;

const puzzlePattern = /^[^\s#]*#(puzzle(?:=\d+)?)$/;

/** The link in a text, with or without the URL before it; a puzzle's needs the `#`. Null if the text is not meant as one. */
export function linkIn(text: string): string | null {
	const word = text.trim();
	const [, link = null] = boardPattern.exec(word) ?? puzzlePattern.exec(word) ?? [];
	return link;
}

/** The puzzle in a link: its number, or null for the puzzle of the day; undefined if it is no puzzle's. */
export function puzzleIn(link: string): number | null | undefined {
	const [all, number] = /^puzzle(?:=(0|[1-9]\d{0,14}))?$/.exec(link) ?? [];
	return all === undefined ? undefined : number === undefined ? null : Number(number);
}

/** The parts of a link to a board. */
export function partsOf(link: string): LinkParts {
	const [said = "", against = null] = link.split(comparedWith, 2);
	const [code = "", ...rest] = said.split(".");
	const ply = /^\d+$/.test(rest[0] ?? "") ? Number(rest.shift()) : null;
	return { code, ply, activity: rest.length === 0 ? null : rest.join("."), against };
}

/** The link with these parts. */
export function linkOf({ code, ply, activity, against }: LinkParts): string {
	const said = [code, ply, activity].filter((each) => each !== null).join(".");
	return against === null ? said : `${said}${comparedWith}${against}`;
}
