/** Describes the ground under the pieces: squares and their numbers, walls, goals at borders, and the last move. */
import type { Edge, Rules, Square, Step } from "catchmate";
import { squaresOf } from "../model/boards.ts";
import { squareKey } from "../model/position.ts";
import { borderOf, centreOf, cornerOf, type Layout } from "./layout.ts";
import type { ColourName } from "./palette.ts";
import { lookOf, type PieceLook } from "./pieces.ts";
import { type Line, type Paint, type Shape, segment, within } from "./shapes.ts";

const box = (x: number, y: number, width: number, height: number): Line => [
	{ x, y },
	{ x: x + width, y },
	{ x: x + width, y: y + height },
	{ x, y: y + height },
];

const filled = (lines: readonly Line[], fill: ColourName): Shape => ({
	kind: "lines",
	lines,
	closed: true,
	fill,
});

/**
 * The squares in two tones, in a frame; the lighter tone is for the `unused` squares, if there are any. Lines between them are
 * needed in forced colours, where both tones are the same.
 */
export function squareShapes(layout: Layout, unused: readonly Square[] = []): Shape[] {
	const { left, top, cell, rows, columns, ratio, border } = layout;
	const [width, height] = [cell * columns, cell * rows];
	const isDraughtboard = unused.length > 0;
	const light = new Set(unused.map(squareKey));
	const isDark = (square: Square) =>
		isDraughtboard ? !light.has(squareKey(square)) : (square.row + square.column) % 2 === 1;
	// One shape per row: browsers take seconds to fill a shape of thousands of squares.
	const tones = Array.from({ length: rows }, (_, index) => {
		const row = squaresOf({ rows: 1, columns }).map(({ column }) => ({ row: index + 1, column }));
		return row.filter(isDark).map((square) => {
			const { x, y } = cornerOf(layout, square);
			return box(x, y, cell, cell);
		});
	}).filter((squares) => squares.length > 0);
	const lines = [
		...Array.from({ length: rows - 1 }, (_, row) => {
			const y = top + (row + 1) * cell;
			return segment(left, y, left + width, y);
		}),
		...Array.from({ length: columns - 1 }, (_, column) => {
			const x = left + (column + 1) * cell;
			return segment(x, top, x, top + height);
		}),
	];
	const thickness = Math.max(1, Math.round(ratio)) / ratio;
	const { thickness: frame } = border;
	return [
		{
			kind: "rect",
			x: left - frame,
			y: top - frame,
			width: width + 2 * frame,
			height: height + 2 * frame,
			radius: frame * 1.5,
			fill: "board-frame",
		},
		{
			...{ kind: "rect", x: left, y: top, width, height },
			fill: isDraughtboard ? "board-square-unused" : "board-square",
		},
		...tones.map((squares) =>
			filled(squares, isDraughtboard ? "board-square-played" : "board-square-dark"),
		),
		...(lines.length === 0
			? []
			: [{ kind: "lines", lines, stroke: "board-line", thickness } as const]),
	];
}

/** The numbers of rows and columns: to the left of the board and below it. */
export function numberShapes({ left, top, cell, rows, columns, border }: Layout): Shape[] {
	const size = within(9, cell * 0.34, 13);
	const every = cell >= 11 ? 1 : 5;
	const number = (value: number, x: number, middle: number, align: "center" | "right"): Shape => ({
		kind: "text",
		text: String(value),
		x,
		y: middle + size * 0.375,
		align,
		size,
		weight: 500,
		fill: "board-number",
	});
	const numbers = (count: number) =>
		Array.from({ length: Math.floor(count / every) }, (_, index) => (index + 1) * every);
	const away = border.goal + 1;
	return [
		...numbers(rows).map((row) => number(row, left - away, top + (row - 0.5) * cell, "right")),
		...numbers(columns).map((column) =>
			number(column, left + (column - 0.5) * cell, top + rows * cell + away + size * 0.5, "center"),
		),
	];
}

/** Walls: blocks seen slightly from above, with a lit face and a dark side. */
export function wallShapes(layout: Layout, squares: readonly Square[]): Shape[] {
	const { cell, points } = layout;
	const inset = Math.max(1, cell * 0.05);
	const height = points === null ? cell * 0.07 : 0;
	return squares.flatMap((square): Shape[] => {
		const block = borderOf(layout, square, inset, cell * 0.12);
		if (block.kind !== "rect") return [{ ...block, fill: "board-obstacle" }];
		const { x, y, width } = block;
		const radius = block.radius ?? 0;
		const lit = { x: x + width * 0.06, y: y + width * 0.05, width: width * 0.88 };
		return [
			{ ...block, fill: "board-obstacle-side" },
			{ ...block, height: width - height, fill: "board-obstacle" },
			{
				kind: "rect",
				...lit,
				height: width * 0.4,
				radius: radius * 0.75,
				fill: "board-obstacle-top",
			},
		];
	});
}

/** The colours of a finishing line: a side's own and a contrasting one. */
const finishColours = ({ shade, fill, edge }: PieceLook): readonly [ColourName, ColourName] =>
	shade === "light" ? [fill, edge] : ["board-goal", fill];

/** A chequered finishing line in a side's colours along each border that is its goal. */
export function goalShapes(layout: Layout, rules: Rules): Shape[] {
	const { left, top, cell, rows, columns, border } = layout;
	const { goal: depth, rowsOfGoal } = border;
	const check = depth / rowsOfGoal;
	const [width, height] = [cell * columns, cell * rows];
	/** A strip along an edge of this length, drawn at the top and placed by turning and moving it. */
	const strip = (length: number, place: (along: number, away: number, size: number) => Line) => {
		const count = Math.max(2, Math.round(length / (check * 1.75)));
		const part = length / count;
		return Array.from({ length: count * rowsOfGoal }, (_, index): Line | null => {
			const [along, away] = [Math.floor(index / rowsOfGoal), index % rowsOfGoal];
			return (along + away) % 2 === 0 ? null : place(along * part, away * check, part);
		}).filter((line) => line !== null);
	};
	const strips: Record<Edge, readonly [whole: Line, checks: readonly Line[]]> = {
		top: [
			box(left, top - depth, width, depth),
			strip(width, (along, away, size) => box(left + along, top - depth + away, size, check)),
		],
		bottom: [
			box(left, top + height, width, depth),
			strip(width, (along, away, size) => box(left + along, top + height + away, size, check)),
		],
		left: [
			box(left - depth, top, depth, height),
			strip(height, (along, away, size) => box(left - depth + away, top + along, check, size)),
		],
		right: [
			box(left + width, top, depth, height),
			strip(height, (along, away, size) => box(left + width + away, top + along, check, size)),
		],
	};
	return rules.sides.flatMap(({ name, goals }) => {
		const [ground, checks] = finishColours(lookOf(rules, name));
		return goals.flatMap((goal): Shape[] => {
			const [whole, parts] = strips[goal];
			const edge = { kind: "lines", lines: [whole], closed: true } as const;
			return [
				{ ...edge, fill: ground, stroke: lookOf(rules, name).edge, thickness: 1 },
				filled(parts, checks),
			];
		});
	});
}

/** A step of the last move: both squares tinted, and on a rectangle a quiet trace from one to the other. */
export function lastStepShapes(layout: Layout, { from, to }: Step): Shape[] {
	const { cell, points } = layout;
	const tints = [from, to].map(
		(square): Shape => ({ ...borderOf(layout, square, 0), fill: "board-last-move-tint" }),
	);
	if (points !== null) return tints;
	const [a, b] = [centreOf(layout, from), centreOf(layout, to)];
	const trace: Paint = { stroke: "board-last-move", thickness: within(2, cell * 0.055, 5) };
	return [
		...tints,
		{ kind: "lines", lines: [[a, b]], ...trace, cap: "round" },
		{ kind: "circle", x: a.x, y: a.y, radius: cell * 0.09, fill: "board-last-move" },
	];
}
