/** Splits a text into words, and knows where each of them stands. */

/** A word; an empty one stands for the end of the text. */
export interface Word {
	readonly text: string;
	/** From 1. */
	readonly line: number;
	/** From 1, in characters. */
	readonly column: number;
}

const BYTE_ORDER_MARK = "\uFEFF";
/** A byte that is no UTF-8 becomes the character of this number and its own: half of a pair, which no text can hold. */
export const STRAY_BYTES = 0xdc00;
const LONGEST_EXCERPT = 24;

/** How many characters there are; one beyond the sixteenth bit counts once. */
export function characterCount(text: string): number {
	return [...text].length;
}

/** The hexadecimal digits of a character's bytes: \xc2\x85. */
function escaped(character: string): string {
	const code = character.charCodeAt(0);
	const stray = character.length === 1 && code >= STRAY_BYTES && code < STRAY_BYTES + 256;
	const bytes = stray ? [code - STRAY_BYTES] : [...new TextEncoder().encode(character)];
	return bytes.map((byte) => `\\x${byte.toString(16).padStart(2, "0")}`).join("");
}

/**
 * A text as it can be shown: not too long, and with what cannot be seen in hexadecimal digits: control characters, and those
 * that most often pass unseen, such as spaces of width zero and marks that turn the direction of writing.
 */
export function printable(text: string): string {
	const characters = [...text];
	const shown = characters
		.slice(0, LONGEST_EXCERPT)
		.map((character) =>
			/[\p{Cc}\p{Cs}\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u.test(character)
				? escaped(character)
				: character,
		);
	return shown.join("") + (characters.length > LONGEST_EXCERPT ? "…" : "");
}

/** Takes words off a text, one after the other. What stands between them has Unicode's property White_Space. */
export class Scanner {
	readonly #text: string;
	#place = 0;
	#line = 1;
	#column = 1;
	#word: Word;

	constructor(text: string) {
		this.#text = text;
		if (this.#text.startsWith(BYTE_ORDER_MARK)) this.#place = 1;
		this.#word = this.#next();
	}

	peek(): Word {
		return this.#word;
	}

	/** The two words after the next one. */
	ahead(): readonly [Word, Word] {
		const [place, line, column, word] = [this.#place, this.#line, this.#column, this.#word];
		const words = [this.#next(), this.#next()] as const;
		[this.#place, this.#line, this.#column, this.#word] = [place, line, column, word];
		return words;
	}

	take(): Word {
		const word = this.#word;
		this.#word = this.#next();
		return word;
	}

	#run(pattern: RegExp): string {
		pattern.lastIndex = this.#place;
		const run = pattern.exec(this.#text)?.[0] ?? "";
		this.#place += run.length;
		return run;
	}

	#next(): Word {
		const lines = this.#run(/\p{White_Space}*/uy).split(/\r?\n|\r/);
		const last = lines.at(-1) ?? "";
		this.#line += lines.length - 1;
		this.#column = characterCount(last) + (lines.length > 1 ? 1 : this.#column);
		const word = { text: this.#run(/\P{White_Space}*/uy), line: this.#line, column: this.#column };
		this.#column += characterCount(word.text);
		return word;
	}
}
