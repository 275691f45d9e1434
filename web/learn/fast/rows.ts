/** Rows of bits over the squares of the black piece: bit s of a row is the position with the piece on square s. */
import type { Board, Square, SquareValue } from "catchmate";

export type Row = bigint;

/** The moves of the black piece. */
export const directions = ["up", "left", "right"] as const;
export type Direction = (typeof directions)[number];

/** The number of a square, row by row from 0: the place of its bit. */
const number = ({ row, column }: Square, { columns }: Board): number =>
	(row - 1) * columns + column - 1;

export const hasBit = (row: Row, square: number): boolean => ((row >> BigInt(square)) & 1n) === 1n;

export const rowOf = (squares: readonly Square[], board: Board): Row =>
	squares.reduce((row, square) => row | (1n << BigInt(number(square, board))), 0n);

export function countOf(row: Row): number {
	let count = 0;
	for (let rest = row; rest > 0n; rest &= rest - 1n) {
		count += 1;
	}
	return count;
}

/** All squares of a board, in the order of their bits. */
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

/** The squares from which the piece may go in a direction. */
export function maskOf(board: Board, direction: Direction): Row {
	const step = origins[direction];
	const walls = rowOf(board.obstacles, board);
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
	return rowOf(from, board);
}

/**
 * Whence a step in a direction leads to a row's squares, were there neither borders nor obstacles: what leaves the board at one
 * side comes in at the other.
 */
export function shifted(row: Row, direction: Direction, { rows, columns }: Board): Row {
	const all = (1n << BigInt(rows * columns)) - 1n;
	switch (direction) {
		case "up":
			return (row << BigInt(columns)) & all;
		case "left":
			return (row << 1n) & all;
		case "right":
			return row >> 1n;
	}
}

/** Whence a move leads to a row's squares. */
export const withMove = (row: Row, board: Board): Row =>
	directions.reduce(
		(found, direction) => found | (shifted(row, direction, board) & maskOf(board, direction)),
		0n,
	);

/** What of the rows of a position is settled in the first layers, from the values of all squares of the black piece. */
export interface Layer {
	/** The row that moves lead to. */
	readonly targets: Row;
	/** What is still undecided, with black to move. */
	readonly undecided: Row;
	/** What of it is settled, by the solver's table. */
	readonly settled: Row;
}

const within = (
	values: readonly SquareValue[],
	board: Board,
	isMeant: (value: SquareValue) => boolean,
): Row =>
	rowOf(
		values.filter(isMeant).map(({ square }) => square),
		board,
	);

const lasts = ({ distance }: SquareValue): number => distance ?? Number.POSITIVE_INFINITY;

/** The layer of distance 1, in which black wins by a move into a lost position of red's. */
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

/** A row as lines of zeros and ones, a line for each row of the board. */
export function drawn(row: Row, { rows, columns }: Board): string {
	const bit = (square: number) => (hasBit(row, square) ? "1" : "0");
	return Array.from({ length: rows }, (_, line) =>
		Array.from({ length: columns }, (_, column) => bit(line * columns + column)).join(" "),
	).join("\n");
}
