/** Parses JSON with the place of errors. */
import { visit } from "jsonc-parser";
import { shown } from "../engine/values.ts";
import { words } from "./language.ts";

/** The deepest nesting of arrays and objects that is read; described data needs far less. */
const DEEPEST = 64;

/** A reason with the line and column, from 1, of an offset. */
function reasonAt(text: string, offset: number, reason: string): string {
	const before = text.slice(0, offset);
	const start = before.lastIndexOf("\n") + 1;
	const lines = before.split("\n").length;
	// A surrogate pair is one character.
	const pairs = before.slice(start).match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0;
	return words.jsonAt(lines, offset - start - pairs + 1, reason);
}

/** The offset of the first bracket that is nested too deep; undefined if there is none. */
function tooDeep(text: string): number | undefined {
	let depth = 0;
	let isInString = false;
	for (let offset = 0; offset < text.length; offset++) {
		const character = text[offset];
		if (character === '"') isInString = !isInString;
		if (isInString) {
			if (character === "\\") offset += 1;
		} else if (character === "]" || character === "}") {
			depth -= 1;
		} else if (character === "[" || character === "{") {
			depth += 1;
			if (depth > DEEPEST) return offset;
		}
	}
	return undefined;
}

/** Whether the native program could hold a value too: a string without lone surrogates, or a finite number. */
function isReadable(value: unknown): boolean {
	if (typeof value === "number") return Number.isFinite(value);
	return typeof value !== "string" || !/\p{Surrogate}/u.test(value);
}

/**
 * The text with each long run of one white character shortened to one, and a function that maps offsets back. The
 * parser takes seconds for some megabytes of white space.
 */
function withoutRuns(text: string): { readonly text: string; offsetOf(offset: number): number } {
	const cuts: { readonly at: number; readonly removed: number }[] = [];
	let removed = 0;
	const short = text.replace(
		/ {1024,4096}|\t{1024,4096}|\n{1024,4096}|\r{1024,4096}/g,
		(run: string, start: number) => {
			const at = start - removed;
			removed += run.length - 1;
			cuts.push({ at, removed });
			return run.charAt(0);
		},
	);
	return {
		text: short,
		offsetOf: (offset) => offset + (cuts.findLast(({ at }) => at < offset)?.removed ?? 0),
	};
}

/** The first fault of a text: its offset and the reason. */
interface WrongPart {
	readonly offset: number;
	readonly reason: string;
}

/** The first invalid part, or duplicate field; undefined if there is none. */
function wrongPart(text: string): WrongPart | undefined {
	const found: WrongPart[] = [];
	const twice: WrongPart[] = [];
	const names: Set<string>[] = [];
	const check = (value: unknown, offset: number) => {
		if (isReadable(value)) return;
		const reason = typeof value === "number" ? words.numberTooLarge : words.notJson;
		found.push({ offset, reason });
	};
	const short = withoutRuns(text);
	visit(
		short.text,
		{
			onObjectBegin: () => void names.push(new Set()),
			onObjectEnd: () => void names.pop(),
			onObjectProperty(name, offset) {
				check(name, offset);
				const known = names.at(-1);
				if (known?.has(name)) {
					twice.push({ offset, reason: words.fieldTwice(shown(name)) });
				}
				known?.add(name);
			},
			onLiteralValue: check,
			onError: (_, offset) => void found.push({ offset, reason: words.notJson }),
		},
		{ disallowComments: true },
	);
	const [first] = [...found, ...twice];
	if (first === undefined) return undefined;
	const offset = short.offsetOf(first.offset);
	// Points to the start of 07, not to the 7.
	let start = offset;
	const isInWord = (place: number) => /[-+.A-Za-z\d]/.test(text.charAt(place));
	while (isInWord(offset) && isInWord(start - 1)) start -= 1;
	return { offset: start, reason: first.reason };
}

function decoded(bytes: Uint8Array): string {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		throw new SyntaxError(words.notUtf8);
	}
}

/**
 * Parses UTF-8.
 * @throws SyntaxError with the place where the text stops being valid.
 */
export function parseJson(bytes: Uint8Array): unknown {
	const text = decoded(bytes);
	const deep = tooDeep(text);
	if (deep !== undefined) {
		throw new SyntaxError(reasonAt(text, deep, words.tooDeep(DEEPEST)));
	}
	const wrong = wrongPart(text);
	if (wrong === undefined) return JSON.parse(text);
	throw new SyntaxError(reasonAt(text, wrong.offset, wrong.reason));
}
