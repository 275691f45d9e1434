/** Boards played on the squares of one colour, as in draughts. */
import type { Game, Rules, Square } from "catchmate";
import { squaresOf } from "./boards.ts";
import { squareKey, steps } from "./position.ts";

/** The colour of a square, 0 or 1. Draughts is played on 1, the colour of the top row's second square. */
export const colourOf = ({ row, column }: Square): number => (row + column) % 2;

/** Whether every piece stays on the squares of one colour. */
export const keepColours = ({ sides }: Rules): boolean =>
	sides.every(({ directions }) =>
		directions.every((direction) => {
			const [down, right] = steps[direction];
			return (down + right) % 2 === 0;
		}),
	);

/**
 * A game's obstacles in two groups: walls, and the squares of an unused colour. A colour is unused if pieces keep their
 * colour and obstacles block every step on this colour, but not on the other.
 */
export function obstaclesOf({ rules, board }: Game): {
	readonly walls: readonly Square[];
	readonly unused: readonly Square[];
} {
	const { obstacles, graph } = board;
	if (obstacles.length === 0 || graph !== undefined || !keepColours(rules)) {
		return { walls: obstacles, unused: [] };
	}
	const closed = new Set(obstacles.map(squareKey));
	const free = squaresOf(board).filter((square) => !closed.has(squareKey(square)));
	const keys = new Set(free.map(squareKey));
	const played = new Set(
		free
			.filter(({ row, column }) =>
				[column - 1, column + 1].some((next) =>
					keys.has(squareKey({ row: row + 1, column: next })),
				),
			)
			.map(colourOf),
	);
	const isUnused = (square: Square) => played.size === 1 && !played.has(colourOf(square));
	return {
		walls: obstacles.filter((square) => !isUnused(square)),
		unused: obstacles.filter(isUnused),
	};
}
