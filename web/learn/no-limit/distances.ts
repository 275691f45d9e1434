/** Counts by distance. */

/** The number of positions that are farther from their end than so many plies. @param counts by the distance, from 0. */
export const countBeyond = (counts: readonly number[], limit: number): number =>
	counts.slice(limit + 1).reduce((sum, count) => sum + count, 0);
