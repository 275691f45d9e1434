/** Searching among texts of any language. */

/** A text as it is compared: without a difference between capitals and small letters, or between wide and narrow ones. */
const plain = (text: string) => text.normalize("NFKC").toLowerCase();

const joined = (text: string) => text.replace(/\s+/g, "");

/** A letter or digit of words that have spaces between them. */
const isSpelled = (letter: string | undefined) =>
	letter !== undefined && /[\p{Script=Latin}\d]/u.test(letter);

/** Whether something wanted stands in a text, however that is spaced; not in the middle of a word: "own" is not found in "down". */
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
 * Whether each word of a query is found in one of the texts, or the query as a whole, however it is spaced: "leetcode1728" finds
 * "LeetCode 1728". An empty query is found in any.
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
