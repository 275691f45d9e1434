/** Bitboards over the squares of the black piece: bit s is the position with the piece on square s. */
import type { Board, Square, SquareValue } from "catchmate";

export type Bitboard = bigint;

/** The directions of the black piece. */
export const directions = ["up", "left", "right"] as const;
export type Direction = (typeof directions)[number];

/** The number of a square, row by row from 0, which is the place of its bit. */
const number = ({ row, column }: Square, { columns }: Board): number =>
	(row - 1) * columns + column - 1;

export const hasBit = (bits: Bitboard, square: number): boolean =>
	((bits >> BigInt(square)) & 1n) === 1n;

export const bitboardOf = (squares: readonly Square[], board: Board): Bitboard =>
	squares.reduce((bits, square) => bits | (1n << BigInt(number(square, board))), 0n);

export function countOf(bits: Bitboard): number {
	let count = 0;
	for (let rest = bits; rest > 0n; rest &= rest - 1n) {
		count += 1;
	}
	return count;
}

/** All squares in the order of their bits. */
const squaresOf = ({ rows, columns }: Board): readonly Square[] =>
	Array.from({ length: rows * columns }, (_, square) => ({
		row: Math.floor(square / columns) + 1,
		column: (square % columns) + 1,
	}));

const origins: Readonly<Record<Direction, { readonly row: number; readonly column: number }>> = {
	up: { row: -1, column: 0 },
	left: { row: 0, column: -1 },
	right: { row: 0, column: 1 },
};

/** The squares from which the piece can move in a direction. */
export function maskOf(board: Board, direction: Direction): Bitboard {
	const step = origins[direction];
	const walls = bitboardOf(board.obstacles, board);
	const isOpen = ({ row, column }: Square) =>
		row >= 1 &&
		row <= board.rows &&
		column >= 1 &&
		column <= board.columns &&
		!hasBit(walls, number({ row, column }, board));
	const from = squaresOf(board).filter(
		(square) =>
			isOpen(square) && isOpen({ row: square.row + step.row, column: square.column + step.column }),
	);
	return bitboardOf(from, board);
}

/**
 * The squares one step against a direction from a bitboard's squares, ignoring borders and obstacles: bits that leave the board
 * on one side reappear on the other.
 */
export function shifted(bits: Bitboard, direction: Direction, { rows, columns }: Board): Bitboard {
	const all = (1n << BigInt(rows * columns)) - 1n;
	switch (direction) {
		case "up":
			return (bits << BigInt(columns)) & all;
		case "left":
			return (bits << 1n) & all;
		case "right":
			return bits >> 1n;
	}
}

/** The squares with a move to a bitboard's squares. */
export const withMove = (bits: Bitboard, board: Board): Bitboard =>
	directions.reduce(
		(found, direction) => found | (shifted(bits, direction, board) & maskOf(board, direction)),
		0n,
	);

/** The bitboards of a layer, from the values of all squares of the black piece. */
export interface Layer {
	/** The target squares of moves. */
	readonly targets: Bitboard;
	/** The squares still undecided, with black to move. */
	readonly undecided: Bitboard;
	/** The undecided squares that the layer settles, by the solver's table. */
	readonly settled: Bitboard;
}

const within = (
	values: readonly SquareValue[],
	board: Board,
	isMeant: (value: SquareValue) => boolean,
): Bitboard =>
	bitboardOf(
		values.filter(isMeant).map(({ square }) => square),
		board,
	);

const lasts = ({ distance }: SquareValue): number => distance ?? Number.POSITIVE_INFINITY;

/** The layer of distance 1, in which black wins by moving to a position that red has lost. */
export const winLayer = (
	board: Board,
	redToMove: readonly SquareValue[],
	blackToMove: readonly SquareValue[],
): Layer => ({
	targets: within(redToMove, board, ({ distance }) => distance === 0),
	undecided: within(blackToMove, board, (value) => lasts(value) > 0),
	settled: within(blackToMove, board, ({ distance }) => distance === 1),
});

/** The layer of distance 2, in which black loses if no move leads to a position that red has not won. */
export const lossLayer = (
	board: Board,
	redToMove: readonly SquareValue[],
	blackToMove: readonly SquareValue[],
): Layer => ({
	targets: within(redToMove, board, ({ distance }) => distance !== 1),
	undecided: within(blackToMove, board, (value) => lasts(value) > 1),
	settled: within(blackToMove, board, ({ distance }) => distance === 2),
});

/** A bitboard as zeros and ones, one line per row. */
export function drawn(bits: Bitboard, { rows, columns }: Board): string {
	const bit = (square: number) => (hasBit(bits, square) ? "1" : "0");
	return Array.from({ length: rows }, (_, line) =>
		Array.from({ length: columns }, (_, column) => bit(line * columns + column)).join(" "),
	).join("\n");
}
