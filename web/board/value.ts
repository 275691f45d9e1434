/** Plain facts about the worth of positions and moves. */
import type { Value } from "catchmate";

/** An outcome and the plies to the end. */
type Worth = Pick<Value, "outcome" | "distance">;

/** Whether a side wins because play never ends. */
export const isEndless = ({ outcome, distance }: Worth): boolean =>
	outcome !== "draw" && distance === null;

export const isWorthSame = (a: Worth, b: Worth): boolean =>
	a.outcome === b.outcome && a.distance === b.distance;

/** The plies to the end as they are drawn; nothing for a draw. */
export function distanceText(worth: Worth, write: (plies: number) => string = String): string {
	const { distance } = worth;
	return isEndless(worth) ? "∞" : distance === null ? "" : write(distance);
}

/**
 * Measures how far values are from the end of the game, beside others: 0 at the end, 1 for the farthest of them. Play that never
 * ends is farther than any that does.
 */
export function remoteness(values: readonly Worth[]): (worth: Worth) => number {
	const longest = Math.max(1, ...values.map(({ distance }) => distance ?? 0));
	const farthest = values.some(isEndless) ? longest + 1 : longest;
	return (worth) => (isEndless(worth) ? 1 : (worth.distance ?? 0) / farthest);
}
