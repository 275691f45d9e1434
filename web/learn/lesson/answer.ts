/** Compares a typed answer with the right one by its meaning, not its spelling. */

/**
 * A text for comparison: ignores case, character width, commas between words and in large numbers, the space between a
 * number and a word, and the full stop.
 */
const plain = (text: string): string =>
	text
		.normalize("NFKC")
		.trim()
		.toLowerCase()
		.replace(/[.。!]+$/, "")
		.replace(/(?<=\d),(?=\d{3}\b)/g, "")
		.replace(/(?<=\p{L})(?=\d)/gu, " ")
		.split(/[\s,、]+/)
		.join(" ");

/** A number followed by the word for what it counts. */
const counted = /^(\d+) ?\p{L}+$/u;

/** The one-letter names in a text, with any separators. */
const lettersIn = (text: string): readonly string[] =>
	text
		.split(/[^\p{L}\p{N}]+|以及|[和与及]/u)
		.filter((word) => word !== "and")
		.flatMap((word) => [...word]);

/**
 * @param answer one-letter names may be typed without spaces or with an "and", and a number with its unit
 * @param isAnyOrder whether its words may come in any order
 */
export function isAnswer(given: string, answer: string, isAnyOrder: boolean): boolean {
	const typed = plain(given);
	if (/^\d+$/.test(answer)) {
		return (counted.exec(typed)?.[1] ?? typed) === answer;
	}
	const right = plain(answer).split(" ");
	const isOfLetters = right.length > 1 && right.every((word) => /^\p{L}$/u.test(word));
	const words = isOfLetters ? lettersIn(typed) : typed.split(" ");
	const read = (all: readonly string[]) => (isAnyOrder ? [...all].sort() : all).join(" ");
	return read(words) === read(right);
}

/** Whether nothing was typed. */
export const isEmpty = (given: string): boolean => plain(given) === "";
