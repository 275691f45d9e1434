/** The ids of variants, games with rules of a person's own: the original game's id with a suffix. */

const suffix = "-variant";

/** The longest id, in characters. */
const mostLetters = 32;

/** The id of the game from which a variant was made; null if the id is not a variant's. */
export const baseOf = (id: string): string | null =>
	id.endsWith(suffix) ? id.slice(0, -suffix.length) : null;

/** The id of a variant of a game. */
export const variantId = (id: string): string =>
	baseOf(id) === null ? id.slice(0, mostLetters - suffix.length).replace(/-$/, "") + suffix : id;
