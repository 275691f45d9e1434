/** Searches texts in any language. */

/** A text for comparison, ignoring case and character width. */
const plain = (text: string) => text.normalize("NFKC").toLowerCase();

const joined = (text: string) => text.replace(/\s+/g, "");

/** Whether a character is a letter or digit of a script with spaces between words. */
const isSpelled = (letter: string | undefined) =>
	letter !== undefined && /[\p{Script=Latin}\d]/u.test(letter);

/**
 * Whether `wanted` occurs in a text, ignoring spaces, but not in the middle of a word: "own" is not found in "down".
 */
function occurs(text: string, wanted: string): boolean {
	const places = [...text.matchAll(/\S/g)].map(({ index }) => index);
	const spaceless = joined(text);
	const isStart = (at: number) => !isSpelled(text[(places[at] ?? 0) - 1]);
	for (let at = spaceless.indexOf(wanted); at !== -1; at = spaceless.indexOf(wanted, at + 1)) {
		if (!isSpelled(wanted[0]) || isStart(at)) {
			return true;
		}
	}
	return false;
}

/**
 * Whether each word of a query occurs in one of the texts, or all of it without spaces: "leetcode1728" finds "LeetCode
 * 1728". An empty query matches all.
 */
export function isFound(query: string, texts: readonly string[]): boolean {
	const wanted = plain(query);
	const searched = texts.map(plain);
	const words = wanted.split(/\s+/).filter((word) => word !== "");
	return (
		words.every((word) => searched.some((text) => occurs(text, word))) ||
		searched.some((text) => occurs(text, joined(wanted)))
	);
}
