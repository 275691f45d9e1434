/** How many positions of a board are won, and how many lost, in each number of plies. */
import type { Statistics } from "catchmate";

export interface Layers {
	/** By distance in plies, from 0; either side to move. */
	readonly won: readonly number[];
	readonly lost: readonly number[];
}

/**
 * The moves to an end alternate, and the side that makes the last one wins: an odd distance is a win and an even one a loss for
 * the side to move. Only where no move is left to make can the game be won as well, by a piece on its goal.
 */
export function layersOf({ byDistance, toMove }: Statistics): Layers {
	const wins = Object.values(toMove).reduce((sum, side) => sum + side.wins, 0);
	const odd = byDistance.reduce(
		(sum, count, distance) => sum + (distance % 2 === 1 ? count : 0),
		0,
	);
	const wonAtOnce = wins - odd;
	return {
		won: byDistance.map((count, distance) =>
			distance === 0 ? wonAtOnce : distance % 2 === 1 ? count : 0,
		),
		lost: byDistance.map((count, distance) =>
			distance === 0 ? count - wonAtOnce : distance % 2 === 0 ? count : 0,
		),
	};
}
