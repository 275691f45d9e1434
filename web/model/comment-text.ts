/**
 * Comments of told games, with the marks of Markdown that need no blocks: `*emphasis*`, `**strong**`, `` `code` `` and
 * `[text](address)`. Whatever is not plainly one of these stands as it is.
 */

/** A part of a comment: plain words, or others in an element. */
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
/** Stars beside letters, digits or other stars are no emphasis: 2*3*4. */
const marked = new RegExp(
	`(?<code>${code})|${link}|(?<before>^|[^\\w*])(?:${strong}|${em})(?![\\w*])`,
	"g",
);

/** Whether an address is one of the web: absolute, or relative, without a scheme. */
const isOfWeb = (address: string) => /^(https?:\/\/|[^:/?#]*([/?#]|$))/i.test(address);

/** The parts of a comment. */
export function commentParts(text: string): readonly Part[] {
	const parts: Part[] = [];
	let end = 0;
	for (const { 0: all, index, groups: { before = "", href, ...kinds } = {} } of text.matchAll(
		marked,
	)) {
		if (href !== undefined && !isOfWeb(href)) continue;
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

/** The words of a comment without their marks, as they are heard and printed. */
export const plainComment = (text: string): string => commentParts(text).map(wordsOf).join("");
