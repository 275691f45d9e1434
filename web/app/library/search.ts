/** Searching among texts of any language. */

/** A text as it is compared: without a difference between capitals and small letters, or between wide and narrow ones. */
const plain = (text: string) => text.normalize("NFKC").toLowerCase();

const joined = (text: string) => text.replace(/\s+/g, "");

/**
 * Whether each word of a query is found in one of the texts, or the query as a whole, however it is spaced: "leetcode1728" finds
 * "LeetCode 1728". An empty query is found in any.
 */
export function isFound(query: string, texts: readonly string[]): boolean {
	const wanted = plain(query);
	const searched = texts.map(plain);
	const words = wanted.split(/\s+/).filter((word) => word !== "");
	return (
		words.every((word) => searched.some((text) => text.includes(word))) ||
		searched.some((text) => joined(text).includes(joined(wanted)))
	);
}
