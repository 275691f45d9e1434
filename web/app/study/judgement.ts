/** What values say of each other: which is worse for whom. */
import type { MoveValue, Outcome, PositionValue, Value } from "catchmate";

const rank: Readonly<Record<Outcome, number>> = { loss: 0, draw: 1, win: 2 };

/** The outcome for the other side. */
export const reverse = (outcome: Outcome): Outcome =>
	outcome === "win" ? "loss" : outcome === "loss" ? "win" : "draw";

/** Whether an outcome is worse than another for the same side. */
export const isWorse = (a: Outcome, b: Outcome): boolean => rank[a] < rank[b];

export const isEqual = (a: Value, b: Value): boolean =>
	a.outcome === b.outcome && a.distance === b.distance;

/** The moves that are worth as much as the first, the best. */
export function bestOf(values: readonly MoveValue[]): readonly MoveValue[] {
	const [best] = values;
	return best === undefined ? [] : values.filter((value) => isEqual(value, best));
}

/** What each side comes to when it is the one to move, in a position that both would rather leave to the other. */
export interface Zugzwang {
	readonly own: Outcome;
	readonly others: Outcome;
}

/**
 * Whether the side to move would be better off if it were the other's turn: then the same is true of the other side. No
 * position is one in which the game is over, or would be with the other side to move.
 * @param value of the position.
 * @param swapped of the same position with the other side to move.
 */
export function zugzwangOf(value: PositionValue, swapped: PositionValue): Zugzwang | null {
	const regrets = isWorse(value.outcome, reverse(swapped.outcome));
	return regrets && !value.over && !swapped.over
		? { own: value.outcome, others: swapped.outcome }
		: null;
}
