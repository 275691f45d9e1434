/** Lists of words. `Intl.ListFormat` would hold up the start of every page by some ten milliseconds. */

export const listOf = (words: readonly string[]): string =>
	words.length < 3 ? words.join(" and ") : `${words.slice(0, -1).join(", ")}, and ${words.at(-1)}`;
