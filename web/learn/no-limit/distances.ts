/** Counts by distance. */

/** The number of positions with a distance above `limit` plies. @param counts by distance, from 0 */
export const countBeyond = (counts: readonly number[], limit: number): number =>
	counts.slice(limit + 1).reduce((sum, count) => sum + count, 0);
