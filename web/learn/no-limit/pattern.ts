/** The pattern in the longest games of chase: every `rows` additional rows add `plies` plies. */
import type { Size } from "./sizes.ts";

type Measured = Pick<Size, "size" | "longest">;

export interface Pattern {
	/** The smallest size that follows the pattern. */
	readonly from: number;
	/** The period, and the plies that it adds. */
	readonly rows: number;
	readonly plies: number;
}

/** The pattern of all sizes but the smallest ones; null if there is none over at least two periods. */
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
	// `from` is the largest size that breaks the pattern, by comparison with the size `rows` before it.
	const first = from - rows + 1;
	return last - first + 1 >= 3 * rows ? { from: first, rows, plies } : null;
}

/** The length of a size's longest game as predicted from a smaller measured size. */
export function predicted(
	{ rows, plies }: Pattern,
	sizes: readonly Measured[],
	size: number,
): number | null {
	const base = sizes.findLast((one) => one.size <= size && (size - one.size) % rows === 0);
	return base === undefined ? null : base.longest + ((size - base.size) / rows) * plies;
}
