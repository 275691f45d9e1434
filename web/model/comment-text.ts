/**
 * Comments of annotated games, with Markdown's inline marks: `*emphasis*`, `**strong**`, `` `code` `` and
 * `[text](address)`. Everything else is plain text.
 */

/** A part of a comment: plain text or an element. */
export type Part = string | Marked;

interface Marked {
	readonly kind: "em" | "strong" | "code" | "a";
	readonly parts: readonly Part[];
	/** The address of a link. */
	readonly href?: string | undefined;
}

const code = "`[^`]+`";
const em = `\\*(?!\\s)(?<em>(?:${code}|[^*\`])*?(?:${code}|[^\\s*\`]))\\*`;
const strong = `\\*\\*(?!\\s)(?<strong>(?:${code}|\\*[^*\`]+\\*|[^*\`])*?(?:${code}|[^\\s*\`]))\\*\\*`;
const link = "\\[(?<a>[^[\\]]+)\\]\\((?<href>(?:[^\\s()]|\\([^\\s()]*\\))+)\\)";
/** Stars beside letters, digits or other stars are text, as in 2*3*4. */
const marked = new RegExp(
	`(?<code>${code})|${link}|(?<before>^|[^\\w*])(?:${strong}|${em})(?![\\w*])`,
	"g",
);

/** Whether an address is http, https or relative. */
const isWebAddress = (address: string) => /^(https?:\/\/|[^:/?#]*([/?#]|$))/i.test(address);

export function commentParts(text: string): readonly Part[] {
	const parts: Part[] = [];
	let end = 0;
	for (const { 0: all, index, groups: { before = "", href, ...kinds } = {} } of text.matchAll(
		marked,
	)) {
		if (href !== undefined && !isWebAddress(href)) continue;
		parts.push(text.slice(end, index) + before);
		end = index + all.length;
		for (const kind of ["em", "strong", "code", "a"] as const) {
			const words = kinds[kind];
			if (words === undefined) continue;
			const inner = kind === "code" ? [words.slice(1, -1)] : commentParts(words);
			parts.push({ kind, parts: inner, href });
		}
	}
	return [...parts, text.slice(end)].filter((part) => part !== "");
}

const wordsOf = (part: Part): string =>
	typeof part === "string" ? part : part.parts.map(wordsOf).join("");

/** A comment without its marks, for speech and print. */
export const plainComment = (text: string): string => commentParts(text).map(wordsOf).join("");
