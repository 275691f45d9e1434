/** The layout of a board: from squares to pixels and back. */
import type { Board, Square } from "catchmate";
import { fullPlace, type Point } from "../model/places.ts";
import { wrapsOf } from "../model/wraps.ts";
import { placesOf } from "./point-layout.ts";
import type { Geometry } from "./shapes.ts";

/** Lengths are in CSS pixels, from the canvas's top left corner. */
export interface Layout {
	readonly rows: number;
	readonly columns: number;
	/** The side of a square, or the diameter of a graph's point. */
	readonly cell: number;
	/** The left border of the squares. */
	readonly left: number;
	/** The top border of the squares. */
	readonly top: number;
	readonly width: number;
	readonly height: number;
	/** Device pixels per CSS pixel. */
	readonly ratio: number;
	/** Whether there are row and column numbers, or names of points. */
	readonly isNamed: boolean;
	/** The frame around the squares. */
	readonly border: Border;
	/** The centres of a graph's points, by column; null for a rectangle. */
	readonly points: readonly Point[] | null;
	/** The origin of a graph's drawing. */
	readonly origin: Point;
	/** The pixels per thousandth of a graph's drawing. */
	readonly scale: number;
}

/** The frame around a rectangle's squares, in CSS pixels. */
interface Border {
	readonly thickness: number;
	/** The depth of a finishing line over the frame. */
	readonly goal: number;
	/** Its rows of checks. */
	readonly rowsOfGoal: number;
}

const border: Border = { thickness: 4, goal: 7, rowsOfGoal: 2 };
const smallBorder: Border = { thickness: 1.5, goal: 3, rowsOfGoal: 1 };

/** The margin of a small picture for marks of goals. */
const smallGutter = 4;

/** The room for row and column numbers, to the left and below; and on the other two sides for frame and goals. */
const numberGutter = ({ rows }: Board): number => (rows < 100 ? 22 : 35);
const plainGutter = 8;

/** The margin of a graph for names. */
const nameGutter = 18;

/**
 * The diameter of a point: `part` of the least distance between two points, from `least` to `most` thousandths, and at
 * most `widest` pixels.
 */
const pointWidth = { part: 0.56, least: 16, most: 150, widest: 112 } as const;

/** The margin for lines that continue at the opposite side, in point widths. */
export const wrapRoom = 0.45;

/** A graph's drawing in thousandths: its box and the diameter of its points. */
interface Drawing {
	readonly places: readonly Point[];
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
	readonly point: number;
}

function nearestDistance(places: readonly Point[]): number {
	const distances = places.flatMap((a, index) =>
		places.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
	);
	return distances.reduce((least, distance) => Math.min(least, distance), fullPlace);
}

/** @param isWhole whether to leave space for all places, not only for the present points */
function drawingOf(board: Board, isWhole: boolean): Drawing | null {
	if (board.graph === undefined) return null;
	const places = placesOf(board, board.graph);
	const { part, least, most } = pointWidth;
	const point = Math.min(most, Math.max(least, part * nearestDistance(places)));
	const corners = isWhole ? [0, fullPlace] : [];
	const range = (values: readonly number[], isWrapped: boolean) => {
		const room = isWrapped ? wrapRoom * point : 0;
		const [low, high] = [Math.min(...values) - room, Math.max(...values) + room];
		const start = Math.min(low, ...corners);
		return [start, Math.max(high, ...corners) - start] as const;
	};
	const { across, down } = wrapsOf(board.graph);
	const [left, width] = range(
		places.map(({ x }) => x),
		across,
	);
	const [top, height] = range(
		places.map(({ y }) => y),
		down,
	);
	return { places, left, top, width, height, point };
}

/** The proportions of a board's drawing: columns and rows, or their equivalent for a graph. */
export function proportions(
	board: Board,
	isWhole = false,
): readonly [width: number, height: number] {
	const drawing = drawingOf(board, isWhole);
	return drawing === null
		? [board.columns, board.rows]
		: [drawing.width + 2 * drawing.point, drawing.height + 2 * drawing.point];
}

/**
 * The least width of a square in CSS pixels, enough for a finger and a value. Boards with more than `columns` columns
 * get the space of that many.
 */
const leastCell = { width: 40, columns: 10 } as const;

interface LeastSize {
	readonly width: number;
	readonly height: number;
	/** Whether it scrolls in a narrower screen instead of shrinking. */
	readonly scrolls: boolean;
}

/** The least size of a board's drawing, from `leastCell`; a graph gets the space of that many squares. */
export function leastSize(board: Board): LeastSize {
	const [width, height] = proportions(board);
	const { width: cell, columns } = leastCell;
	const isGraph = board.graph !== undefined;
	const gutters = isGraph ? 2 * nameGutter : numberGutter(board) + plainGutter;
	const most = (cell * columns) / (isGraph ? Math.max(width, height) : width);
	const scale = isGraph ? most : Math.min(cell, most);
	return {
		width: width * scale + gutters,
		height: height * scale + gutters,
		scrolls: !isGraph && board.columns <= columns,
	};
}

/** Lays out a graph with `scale` pixels per thousandth. */
function layOutGraph(
	{ rows, columns }: Board,
	{ places, left, top, width, height, point }: Drawing,
	scale: number,
	ratio: number,
	gutter: number,
): Layout {
	const cell = point * scale;
	const around = gutter + cell / 2;
	const place = (from: number, value: number) => around + (value - from) * scale;
	return {
		rows,
		columns,
		cell,
		ratio,
		scale,
		left: around,
		top: around,
		isNamed: gutter === nameGutter,
		border,
		width: Math.ceil(width * scale + 2 * around),
		height: Math.ceil(height * scale + 2 * around),
		points: places.map(({ x, y }) => ({ x: place(left, x), y: place(top, y) })),
		origin: { x: place(left, 0), y: place(top, 0) },
	};
}

/** Lays out a board with squares of a given size, and equal margins. */
export function layOutSquares(board: Board, cell: number, ratio: number): Layout {
	const drawing = drawingOf(board, false);
	return drawing === null
		? layOutRectangle(board, cell, ratio, numbered(board))
		: layOutGraph(board, drawing, cell / drawing.point, ratio, nameGutter);
}

/** What surrounds a rectangle's squares. */
interface Margins {
	/** To the left and below. */
	readonly before: number;
	/** To the right and above. */
	readonly behind: number;
	readonly border: Border;
	readonly isNamed: boolean;
}

const numbered = (board: Board): Margins => ({
	...{ before: numberGutter(board), behind: plainGutter, border, isNamed: true },
});
const plain: Margins = { before: plainGutter, behind: plainGutter, border, isNamed: false };
/** Those of a small picture, enough for marks of goals. */
const small: Margins = {
	...{ before: smallGutter, behind: smallGutter, border: smallBorder, isNamed: false },
};

function layOutRectangle(
	{ rows, columns }: Board,
	cell: number,
	ratio: number,
	{ before, behind, border, isNamed }: Margins,
): Layout {
	const gutters = before + behind;
	return {
		rows,
		columns,
		cell,
		ratio,
		left: before,
		top: behind,
		isNamed,
		border,
		width: gutters + cell * columns,
		height: gutters + cell * rows,
		points: null,
		origin: { x: before, y: behind },
		scale: 1,
	};
}

/** Lays out a small picture: squares fill the space, without numbers. */
export function layOutSmall(board: Board, width: number, height: number, ratio: number): Layout {
	const drawing = drawingOf(board, false);
	const room = (space: number, length: number) => (space - 2 * smallGutter) / length;
	if (drawing !== null) {
		const { point } = drawing;
		const scale = Math.min(
			room(width, drawing.width + point),
			room(height, drawing.height + point),
		);
		return layOutGraph(board, drawing, scale, ratio, smallGutter);
	}
	const side = Math.min(room(width, board.columns), room(height, board.rows));
	const cell = Math.max(1, Math.floor(side * ratio)) / ratio;
	return layOutRectangle(board, cell, ratio, small);
}

/**
 * Lays out the largest board that fits into a space. Squares are whole device pixels wide, so that lines are sharp.
 * @param isNumbered whether a rectangle has row and column numbers
 */
export function layOut(
	board: Board,
	width: number,
	height: number,
	ratio: number,
	isWhole = false,
	isNumbered = true,
): Layout {
	const drawing = drawingOf(board, isWhole);
	if (drawing !== null) {
		const room = (space: number, length: number) =>
			Math.max(1, space - 2 * nameGutter) / (length + drawing.point);
		const fitting = Math.min(room(width, drawing.width), room(height, drawing.height));
		const scale = Math.min(fitting, pointWidth.widest / drawing.point);
		return layOutGraph(board, drawing, scale, ratio, nameGutter);
	}
	const margins = isNumbered ? numbered(board) : plain;
	const gutters = margins.before + margins.behind;
	const room = Math.min((width - gutters) / board.columns, (height - gutters) / board.rows);
	const cell = Math.max(1, Math.floor(room * ratio)) / ratio;
	return layOutRectangle(board, cell, ratio, margins);
}

export function centreOf(layout: Layout, square: Square): Point {
	const { points, left, top, cell } = layout;
	return points === null
		? {
				x: left + (square.column - 0.5) * cell,
				y: top + (square.row - 0.5) * cell,
			}
		: (points[square.column - 1] ?? { x: left, y: top });
}

export function cornerOf(layout: Layout, square: Square): Point {
	const { x, y } = centreOf(layout, square);
	return { x: x - layout.cell / 2, y: y - layout.cell / 2 };
}

/** A border inside a square, `inset` from its edge, with corners of `radius`; a circle in a graph's point. */
export function borderOf(layout: Layout, square: Square, inset: number, radius?: number): Geometry {
	if (layout.points !== null) {
		return {
			kind: "circle",
			...centreOf(layout, square),
			radius: Math.max(1, layout.cell / 2 - inset),
		};
	}
	const { x, y } = cornerOf(layout, square);
	const size = layout.cell - 2 * inset;
	const box = { x: x + inset, y: y + inset, width: size, height: size };
	return { kind: "rect", ...box, ...(radius !== undefined && { radius }) };
}

/** Converts pixels to a place in a graph's drawing, in thousandths. */
export const placeAt = ({ origin, scale }: Layout, { x, y }: Point): Point => ({
	x: (x - origin.x) / scale,
	y: (y - origin.y) / scale,
});

/** Converts such a place to pixels. */
export const pixelsAt = ({ origin, scale }: Layout, { x, y }: Point): Point => ({
	x: origin.x + x * scale,
	y: origin.y + y * scale,
});

/** The reach of a press around a point: in diameters of the point, and at least in pixels, for fingers. */
const reach = { widths: 0.75, least: 22 } as const;

/** The nearest point; null if none is near. */
function pointAt(points: readonly Point[], cell: number, { x, y }: Point): Square | null {
	const away = points.map((point) => Math.hypot(point.x - x, point.y - y));
	const nearest = Math.min(...away);
	return nearest <= Math.max(reach.least, reach.widths * cell)
		? { row: 1, column: away.indexOf(nearest) + 1 }
		: null;
}

/** The square at a place; null beside the board. */
export function squareAt(layout: Layout, point: Point): Square | null {
	const { points, left, top, cell, rows, columns } = layout;
	if (points !== null) return pointAt(points, cell, point);
	const row = Math.floor((point.y - top) / cell) + 1;
	const column = Math.floor((point.x - left) / cell) + 1;
	const inside = row >= 1 && row <= rows && column >= 1 && column <= columns;
	return inside ? { row, column } : null;
}

/** The squares under a straight stroke; squares that it only grazes may be missing. */
export function squaresAlong(layout: Layout, from: Point, to: Point): Square[] {
	const steps = Math.ceil((4 * Math.hypot(to.x - from.x, to.y - from.y)) / layout.cell) || 1;
	return Array.from({ length: steps }, (_, step) => {
		const part = (step + 1) / steps;
		const x = from.x + (to.x - from.x) * part;
		const y = from.y + (to.y - from.y) * part;
		return squareAt(layout, { x, y }) ?? [];
	}).flat();
}
