/** The ids of variants, games with changed rules: the original game's id and a suffix. */

const suffix = "-variant";

/** The longest id, in characters. */
const mostLetters = 32;

/** The original game's id; null if the id is not a variant's. */
export const baseOf = (id: string): string | null =>
	id.endsWith(suffix) ? id.slice(0, -suffix.length) : null;

/** The id of a variant of a game. */
export const variantId = (id: string): string =>
	baseOf(id) === null ? id.slice(0, mostLetters - suffix.length).replace(/-$/, "") + suffix : id;
