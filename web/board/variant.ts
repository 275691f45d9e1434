/** The ids of games with rules of one's own: that of the game that they were made from, and a word behind it. */

const suffix = "-variant";

/** The most letters of an id. */
const mostLetters = 32;

/** The id of the game that a game of that id was made from; null for a game that was not made so. */
export const baseOf = (id: string): string | null =>
	id.endsWith(suffix) ? id.slice(0, -suffix.length) : null;

/** The id of a game that is made from the one of such an id. */
export const variantId = (id: string): string =>
	baseOf(id) === null ? id.slice(0, mostLetters - suffix.length).replace(/-$/, "") + suffix : id;
