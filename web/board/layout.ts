/** The places of everything on the board: squares turned into pixels and back. */
import type { Board, Square } from "catchmate";

/** Lengths in CSS pixels, from the canvas's top left corner. */
export interface Layout {
	readonly rows: number;
	readonly columns: number;
	/** The side of a square. */
	readonly cell: number;
	/** The squares' left and top border. */
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
	/** Device pixels in a CSS pixel. */
	readonly ratio: number;
}

/** Room for the row and column numbers, and for the marks of goal borders on the other two sides. */
const numberGutter = 22;
const plainGutter = 8;

/** A board with squares of a size, and with room above and left of them, below and right of them. */
export function layOutSquares(
	{ rows, columns }: Board,
	cell: number,
	ratio: number,
	[before, behind] = [numberGutter, plainGutter],
): Layout {
	const gutters = before + behind;
	return {
		...{ rows, columns, cell, ratio, left: before, top: before },
		width: gutters + cell * columns,
		height: gutters + cell * rows,
	};
}

/** The largest board that fits into a space. Squares are whole device pixels wide, which keeps lines sharp. */
export function layOut(board: Board, width: number, height: number, ratio: number): Layout {
	const gutters = numberGutter + plainGutter;
	const room = Math.min((width - gutters) / board.columns, (height - gutters) / board.rows);
	return layOutSquares(board, Math.max(1, Math.floor(room * ratio)) / ratio, ratio);
}

export interface Point {
	readonly x: number;
	readonly y: number;
}

export function cornerOf(layout: Layout, square: Square): Point {
	return {
		x: layout.left + (square.column - 1) * layout.cell,
		y: layout.top + (square.row - 1) * layout.cell,
	};
}

export function centreOf(layout: Layout, square: Square): Point {
	const { x, y } = cornerOf(layout, square);
	return { x: x + layout.cell / 2, y: y + layout.cell / 2 };
}

/** The square at a place, or null beside the board. */
export function squareAt(layout: Layout, { x, y }: Point): Square | null {
	const row = Math.floor((y - layout.top) / layout.cell) + 1;
	const column = Math.floor((x - layout.left) / layout.cell) + 1;
	const inside = row >= 1 && row <= layout.rows && column >= 1 && column <= layout.columns;
	return inside ? { row, column } : null;
}

/** The squares that a straight stroke passes over; those that it only grazes may be missing. */
export function squaresAlong(layout: Layout, from: Point, to: Point): Square[] {
	const steps = Math.ceil((4 * Math.hypot(to.x - from.x, to.y - from.y)) / layout.cell) || 1;
	return Array.from({ length: steps }, (_, step) => {
		const part = (step + 1) / steps;
		const x = from.x + (to.x - from.x) * part;
		const y = from.y + (to.y - from.y) * part;
		return squareAt(layout, { x, y }) ?? [];
	}).flat();
}
