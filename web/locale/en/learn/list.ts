/** Lists of words. `Intl.ListFormat` would hold up the start of every page by some ten milliseconds. */

/** @param link stands before the last. */
export const listOf = (words: readonly string[], link: "and" | "or" = "and"): string =>
	words.length < 3
		? words.join(` ${link} `)
		: `${words.slice(0, -1).join(", ")}, ${link} ${words.at(-1)}`;
