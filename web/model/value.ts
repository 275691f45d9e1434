/** Plain facts about the values of positions and moves. */
import type { Table, Value } from "catchmate";
import { endlessWinner } from "./position.ts";

/** An outcome and the distance in plies. */
type Worth = Pick<Value, "outcome" | "distance">;

/** Whether a side wins by endless play. */
export const isEndless = ({ outcome, distance }: Worth): boolean =>
	outcome !== "draw" && distance === null;

export const isWorthSame = (a: Worth, b: Worth): boolean =>
	a.outcome === b.outcome && a.distance === b.distance;

/** The same value with its distance in the mover's own moves instead of plies. */
export const inOwnMoves = <Value extends Worth>(value: Value): Value => ({
	...value,
	distance: value.distance === null ? null : Math.ceil(value.distance / 2),
});

/** The distance as drawn on the board; empty for a draw. */
export function distanceText(worth: Worth, write: (plies: number) => string = String): string {
	const { distance } = worth;
	return isEndless(worth) ? "∞" : distance === null ? "" : write(distance);
}

/** A scale of values by distance. */
export interface Scale {
	/** The longest distance, in plies. */
	readonly longest: number;
	/** Whether endless play lies beyond the longest distance. */
	readonly hasEndless: boolean;
}

/** The smallest scale for some values. */
export const scaleOf = (values: readonly Worth[]): Scale => ({
	longest: Math.max(0, ...values.map(({ distance }) => distance ?? 0)),
	hasEndless: values.some(isEndless),
});

/** The scale of a whole table, the same for all maps of its board. */
export const boardScale = ({ longest, game }: Pick<Table, "longest" | "game">): Scale => ({
	longest,
	hasEndless: endlessWinner(game.rules) !== null,
});

/** Maps values to a scale: 0 at the end of the game, 1 at the scale's longest distance. */
export function remoteness({ longest, hasEndless }: Scale): (worth: Worth) => number {
	const farthest = Math.max(1, longest) + Number(hasEndless);
	return (worth) => (isEndless(worth) ? 1 : Math.min(1, (worth.distance ?? 0) / farthest));
}
