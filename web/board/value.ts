/** Plain facts about the worth of positions and moves. */
import type { Table, Value } from "catchmate";
import { endlessWinner } from "./position.ts";

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

/** A scale of values by the plies to the end of the game. */
export interface Scale {
	/** The longest distance, in plies. */
	readonly longest: number;
	/** Whether play that never ends lies beyond that. */
	readonly hasEndless: boolean;
}

/** A scale of no more than some values. */
export const scaleOf = (values: readonly Worth[]): Scale => ({
	longest: Math.max(0, ...values.map(({ distance }) => distance ?? 0)),
	hasEndless: values.some(isEndless),
});

/** The scale of all that a board's maps can show, which stays the same for each of them. */
export const boardScale = ({ longest, game }: Pick<Table, "longest" | "game">): Scale => ({
	longest,
	hasEndless: endlessWinner(game.rules) !== null,
});

/** Measures how far values are from the end of the game: 0 at the end, 1 at the far end of a scale. */
export function remoteness({ longest, hasEndless }: Scale): (worth: Worth) => number {
	const farthest = Math.max(1, longest) + Number(hasEndless);
	return (worth) => (isEndless(worth) ? 1 : Math.min(1, (worth.distance ?? 0) / farthest));
}
