/**
 * Boards in Markdown: a block of code with the language `catchmate`, which stays readable where nobody knows it. The element's
 * attributes stand behind the language, or, where a site drops what stands there, in the first lines:
 *
 *     ```catchmate mode=puzzle
 *     0 1
 *     3 3
 *     …
 *     ```
 */

const attribute = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;
const attributeLine = /^\s*[\w-]+=("[^"]*"|'[^']*'|\S+)(\s+[\w-]+=("[^"]*"|'[^']*'|\S+))*\s*$/;

/** The attributes by name: `name=value`, `name="a value"`, or `name` alone with an empty value. */
export function attributesIn(info: string): Map<string, string> {
	const found = [...info.matchAll(attribute)].slice(1);
	return new Map(
		found.map(([, name = "", quoted, single, bare]) => [name, quoted ?? single ?? bare ?? ""]),
	);
}

export interface Fence {
	/** The element's attributes. */
	readonly attributes: ReadonlyMap<string, string>;
	readonly text: string;
	/** The number of lines before the text. */
	readonly skipped: number;
}

/** The board of a block of code. @param info what stands behind the fence: the language and attributes */
export function fenceOf(info: string, code: string): Fence {
	const lines = code.split("\n");
	const first = lines.findIndex((line) => !attributeLine.test(line));
	const skipped = first < 0 ? lines.length : first;
	const heads = lines.slice(0, skipped).join(" ");
	return {
		attributes: new Map([...attributesIn(info), ...attributesIn(`_ ${heads}`)]),
		text: lines.slice(skipped).join("\n").trimEnd(),
		skipped,
	};
}
