/** What a position has to be before anything is done with it without a solver. */
import { UnsoundError } from "./errors.ts";
import { indexOf, piecesOf } from "./moves.ts";
import type { Board, Game, Position, Square } from "./types.ts";

/** More squares than any table has room for: two pieces on them take 8 GB, the module's memory ends at 4 GB. */
export const MOST_SQUARES = 2 ** 16;

/** A square's place, row after row. @throws UnsoundError, naming `what`, when the board does not have it. */
export function squareOn(board: Board, square: Square, what: string): number {
	const { row, column } = square;
	const inside = row >= 1 && row <= board.rows && column >= 1 && column <= board.columns;
	if (Number.isInteger(row) && Number.isInteger(column) && inside) return indexOf(board, square);
	throw new UnsoundError(`${what} is on row ${row}, column ${column}: there is no such square`);
}

/** @throws UnsoundError when the pieces are not as many as the rules say, or stand where no piece can. */
export function refuseUnsound({ rules, board }: Game, position: Position): void {
	const { rows, columns, obstacles } = board;
	const squares = rows * columns;
	if (![rows, columns].every((n) => Number.isInteger(n) && n >= 1) || squares > MOST_SQUARES) {
		throw new UnsoundError(
			`the board is ${rows} by ${columns}, expected at most ${MOST_SQUARES} squares`,
		);
	}
	const blocked = new Set(obstacles.map((square) => squareOn(board, square, "an obstacle")));
	if (!rules.sides.some(({ name }) => name === position.toMove)) {
		throw new UnsoundError(`the side to move is ${position.toMove}, which the game does not have`);
	}
	for (const side of rules.sides) {
		const pieces = piecesOf(position, side);
		const what = `a piece of ${side.name}`;
		const places = new Set(pieces.map((piece) => squareOn(board, piece, what)));
		if (pieces.length !== side.pieces) {
			throw new UnsoundError(`${side.name} has ${pieces.length} pieces, expected ${side.pieces}`);
		}
		if (places.size < pieces.length) {
			throw new UnsoundError(`two pieces of ${side.name} stand on one square`);
		}
		if ([...places].some((place) => blocked.has(place))) {
			throw new UnsoundError(`${what} stands on an obstacle`);
		}
	}
}
