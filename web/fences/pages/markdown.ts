/** Boards in Markdown: blocks of code with the language `catchmate`, and tags. */
import { parse, postprocess, preprocess } from "micromark";
import { isFenceAttribute } from "../check.ts";
import { fenceOf, isBoard } from "../fence.ts";
import { boardsInHtml, type Dialect, masks } from "./html.ts";
import { TracedText, type WrittenBoard } from "./written.ts";

/** A part of Markdown's syntax, by offsets. */
interface Part {
	readonly type: string;
	readonly start: number;
	readonly end: number;
	/** The line of its start, from 1. */
	readonly line: number;
}

function partsOf(source: string, dialect: Dialect): readonly Part[] {
	// MDX has no code by indents.
	const extensions = dialect === "mdx" ? [{ disable: { null: ["codeIndented"] } }] : [];
	const chunks = preprocess()(source, undefined, true);
	const events = postprocess(parse({ extensions }).document().write(chunks));
	return events.flatMap(([way, { type, start, end }]) =>
		way === "enter" ? [{ type, start: start.offset, end: end.offset, line: start.line }] : [],
	);
}

/** The board of a block of code; null for another language. @param begins the offsets of the lines */
function boardOf(
	source: string,
	begins: readonly number[],
	fence: Part,
	parts: readonly Part[],
): WrittenBoard | null {
	const inside = parts.filter(({ start, end }) => start >= fence.start && end <= fence.end);
	const heads = inside.filter(({ type }) => /^codeFencedFence(Info|Meta)$/.test(type));
	const start = heads[0]?.start ?? 0;
	const info = source.slice(start, heads.at(-1)?.end);
	if (heads.length === 0 || !isBoard(info)) return null;
	const whole = new TracedText();
	whole.add(info, start);
	const values = inside.filter(({ type }) => type === "codeFlowValue");
	const last = values.at(-1)?.line ?? fence.line;
	let before = start + info.length;
	for (let line = fence.line + 1; line <= last; line += 1) {
		const begin = begins[line - 1] ?? 0;
		// An empty line is no part.
		const value = values.find((each) => each.line === line) ?? { start: begin, end: begin };
		whole.addOther("\n", before);
		whole.add(source.slice(value.start, value.end), value.start);
		before = value.end;
	}
	const code = whole.text.slice(info.length + 1);
	const { attributes, places, text, skipped } = fenceOf(info, code);
	const above = whole.text.length - code.split("\n").slice(skipped).join("\n").length;
	return {
		offset: fence.start,
		attributes,
		places: new Map([...places].map(([name, at]) => [name, whole.offsets[at] ?? start])),
		isOther: isFenceAttribute,
		written: whole.slice(above, above + text.length),
		mayBeBare: false,
	};
}

/** The source with only those signs of HTML that Markdown takes as such. */
function withHtmlAlone(source: string, parts: readonly Part[]): string {
	const letters = source.split("");
	const isIn = (types: RegExp) => {
		const found = new Uint8Array(source.length);
		for (const { type, start, end } of parts) if (types.test(type)) found.fill(1, start, end);
		return found;
	};
	const [html, code] = [isIn(/^html(Flow|Text)$/), isIn(/^code(Fenced|Indented|Text)$/)];
	return letters
		.map((letter, at) =>
			(letter === "<" && !html[at]) || (letter === "&" && code[at]) ? masks[letter] : letter,
		)
		.join("");
}

/** All boards of a text in Markdown. */
export function boardsInMarkdown(source: string, dialect: "md" | "mdx"): readonly WrittenBoard[] {
	const parts = partsOf(source, dialect);
	const fences = parts.filter(({ type }) => type === "codeFenced");
	const begins = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
	return [
		...fences.flatMap((fence) => boardOf(source, begins, fence, parts) ?? []),
		...boardsInHtml(withHtmlAlone(source, parts), dialect),
	];
}
