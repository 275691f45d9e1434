/**
 * Boards in Markdown: a block of code with the language `catchmate`, which is readable even without a plugin. The element's
 * attributes follow the language, or, on sites that drop them there, fill the first lines:
 *
 *     ```catchmate mode=puzzle
 *     0 1
 *     3 3
 *     …
 *     ```
 */

const attribute = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;
const attributeLine = /^\s*[\w-]+=("[^"]*"|'[^']*'|\S+)(\s+[\w-]+=("[^"]*"|'[^']*'|\S+))*\s*$/;

/** Matches of attributes, with their places. */
const attributesFoundIn = (info: string) =>
	[...info.matchAll(attribute)]
		.slice(1)
		.map(({ index, 1: name = "", 2: quoted, 3: single, 4: bare }) => {
			return { name, value: quoted ?? single ?? bare ?? "", index };
		});

/** The attributes by name: `name=value`, `name="a value"`, or `name` alone with an empty value. */
export const attributesIn = (info: string): Map<string, string> =>
	new Map(attributesFoundIn(info).map(({ name, value }) => [name, value]));

/** Whether the first word after a fence names a board. */
export const isBoard = (info: string | null | undefined): boolean =>
	/^catchmate(\s|$)/.test(info ?? "");

export interface Fence {
	/** The element's attributes. */
	readonly attributes: ReadonlyMap<string, string>;
	/** The index of each attribute in `info` and `code` joined by a line feed. */
	readonly places: ReadonlyMap<string, number>;
	readonly text: string;
	/** The number of lines before the text. */
	readonly skipped: number;
}

/** Whether a text contains moves, and so is worth reading without scripts. */
export const hasMoves = (text: string): boolean => /^\s*moves:/m.test(text);

/** The board of a block of code. @param info the text after the fence: the language and attributes */
export function fenceOf(info: string, code: string): Fence {
	const lines = code.split("\n");
	const first = lines.findIndex((line) => !attributeLine.test(line));
	const skipped = first < 0 ? lines.length : first;
	// `_` takes the place of the language.
	const heads = attributesFoundIn(`_ ${lines.slice(0, skipped).join("\n")}`);
	const all = [
		// Hugo and others use braces.
		...attributesFoundIn(info.replace(/^(\S+\s+)\{(.*)\}\s*$/, "$1 $2 ")),
		...heads.map((each) => ({ ...each, index: info.length + 1 + each.index - "_ ".length })),
	];
	return {
		attributes: new Map(all.map(({ name, value }) => [name, value])),
		places: new Map(all.map(({ name, index }) => [name, index])),
		text: lines.slice(skipped).join("\n").trimEnd(),
		skipped,
	};
}
