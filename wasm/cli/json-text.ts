/** Texts in JSON, read with the place of what is wrong with them. */
import { type ParseError, parse } from "jsonc-parser";

/** The deepest nesting of arrays and objects; no value that the schema describes comes near it. */
const DEEPEST = 64;

/** The place of an offset in lines and characters, from 1. */
function placeOf(text: string, offset: number): string {
	const lines = text.slice(0, offset).split("\n");
	return `line ${lines.length}, column ${[...(lines.at(-1) ?? "")].length + 1}`;
}

/** The first bracket that is nested too deep, if any is. */
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

/** The beginning of the part of a text that keeps it from being JSON. */
function wrongPart(text: string): number {
	const errors: ParseError[] = [];
	parse(text, errors, { disallowComments: true });
	return errors[0]?.offset ?? text.length;
}

function decoded(bytes: Uint8Array): string {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		throw new SyntaxError("the text is not UTF-8");
	}
}

/**
 * The value of a text in UTF-8.
 * @throws SyntaxError with the place at which it stops being JSON.
 */
export function parseJson(bytes: Uint8Array): unknown {
	const text = decoded(bytes);
	const deep = tooDeep(text);
	if (deep !== undefined) {
		const place = placeOf(text, deep);
		throw new SyntaxError(`${place}: arrays and objects are nested deeper than ${DEEPEST}`);
	}
	try {
		return JSON.parse(text);
	} catch {
		const place = placeOf(text, wrongPart(text));
		throw new SyntaxError(`${place}: from here on the text is not JSON`);
	}
}
