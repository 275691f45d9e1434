/** Lists of words. `Intl.ListFormat` would delay the start of every page by some ten milliseconds. */

/** @param link the conjunction before the last word */
export const listOf = (words: readonly string[], link: "and" | "or" = "and"): string =>
	words.length < 3
		? words.join(` ${link} `)
		: `${words.slice(0, -1).join(", ")}, ${link} ${words.at(-1)}`;
