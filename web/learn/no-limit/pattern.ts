/** The pattern in the longest games of chase: every few rows more add the same number of plies. */
import type { Size } from "./sizes.ts";

type Measured = Pick<Size, "size" | "longest">;

export interface Pattern {
	/** The smallest size from which on it holds. */
	readonly from: number;
	/** How many rows more make the longest game longer by how many plies. */
	readonly rows: number;
	readonly plies: number;
}

/** The pattern that all sizes follow, leaving out the smallest ones; null if there is none. At least two rounds must show it. */
export function patternOf(sizes: readonly Measured[], rows: number): Pattern | null {
	const longest = new Map(sizes.map(({ size, longest }) => [size, longest]));
	const added = (size: number): number | null => {
		const [here, before] = [longest.get(size), longest.get(size - rows)];
		return here === undefined || before === undefined ? null : here - before;
	};
	const last = Math.max(...longest.keys());
	const plies = added(last);
	if (plies === null) {
		return null;
	}
	let from = last;
	while (added(from) === plies) {
		from -= 1;
	}
	// `from` is the last size that does not follow; those up to `rows` before it have nothing to follow.
	const first = from - rows + 1;
	return last - first + 1 >= 3 * rows ? { from: first, rows, plies } : null;
}

/** The longest game that the pattern predicts for a size, from a smaller measured one. */
export function predicted(
	{ rows, plies }: Pattern,
	sizes: readonly Measured[],
	size: number,
): number | null {
	const base = sizes.findLast((one) => one.size <= size && (size - one.size) % rows === 0);
	return base === undefined ? null : base.longest + ((size - base.size) / rows) * plies;
}
