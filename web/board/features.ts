/** The squares that a board marks for a side, in its colours: goals are framed, closed squares hatched. */
import type { Game, Square } from "catchmate";
import { squaresWith } from "../model/features.ts";
import type { Point } from "../model/places.ts";
import { squareKey } from "../model/position.ts";
import { borderOf, centreOf, cornerOf, type Layout } from "./layout.ts";
import { lookOf, type PieceLook } from "./pieces.ts";
import { type Geometry, type Line, type Shape, segment, within } from "./shapes.ts";

/** A hatching line across a graph's point. */
function chord(layout: Layout, square: Square, border: number, step: number): Line[] {
	const { x, y } = centreOf(layout, square);
	const offset = (step * layout.cell) / 8;
	const squared = (layout.cell / 2 - border) ** 2 / 2 - offset ** 2;
	const half = Math.sqrt(Math.max(0, squared));
	const [across, down] = [x + offset, y + offset];
	return half < layout.cell / 16
		? []
		: [segment(across - half, down + half, across + half, down - half)];
}

/**
 * The lines that hatch a square from lower left to upper right, clipped at its border.
 * @param steps each line's offset from the diagonal, in quarters of the square's width
 */
function hatch(layout: Layout, square: Square, border: number, steps: readonly number[]): Line[] {
	const { cell } = layout;
	if (layout.points !== null) return steps.flatMap((step) => chord(layout, square, border, step));
	const { x, y } = cornerOf(layout, square);
	return steps.flatMap((step): Line[] => {
		const offset = (step * cell) / 4;
		// A line through (offset, cell) at 45°, clipped to `border` … `cell - border`.
		const left = Math.max(border, offset + border);
		const right = Math.min(cell - border, offset + cell - border);
		const isLong = right - left >= (cell - 2 * border) / 8;
		const bottom = y + cell + offset;
		return isLong ? [segment(x + left, bottom - left, x + right, bottom - right)] : [];
	});
}

/** A line in a side's colours, visible on light and dark. */
const sideLine = (
	geometry: Geometry,
	{ fill, edge }: PieceLook,
	thickness: number,
	seam: number,
): Shape[] => [
	{ ...geometry, stroke: edge, thickness },
	{ ...geometry, stroke: fill, thickness: thickness - 2 * seam },
];

/**
 * The frame of a side's goal, inside a square, but on the border of a point, which a piece fills. `outer` is the number of frames
 * of the other side around it.
 */
function goalSquareShapes(layout: Layout, square: Square, look: PieceLook, outer: number): Shape[] {
	const { cell } = layout;
	const thickness = within(2.5, cell * 0.1, 8);
	const inset = layout.points === null ? 1 + thickness / 2 : 0;
	const frame = borderOf(layout, square, inset + outer * thickness);
	return sideLine(frame, look, thickness, within(0.75, cell * 0.02, 1.5));
}

/** The hatching of a square closed to a side: falling lines for the first side, rising ones for the second. */
function closedShapes(
	layout: Layout,
	squares: readonly Square[],
	look: PieceLook,
	isFalling: boolean,
): Shape[] {
	if (squares.length === 0) return [];
	const { cell } = layout;
	const border = Math.max(1.5, cell * 0.07);
	const lines = squares.flatMap((square) => {
		const rising = hatch(layout, square, border, [-2, 0, 2]);
		const { x } = centreOf(layout, square);
		const mirrored = (at: Point): Point => ({ x: 2 * x - at.x, y: at.y });
		return isFalling
			? rising.map(([a, ...rest]): Line => [mirrored(a), ...rest.map(mirrored)])
			: rising;
	});
	const thickness = within(2, cell * 0.06, 4);
	return sideLine({ kind: "lines", lines }, look, thickness, thickness * 0.28);
}

/** The marked squares, in the side's colours: goals are framed, closed squares hatched. */
export function featureShapes(layout: Layout, { rules, board }: Game): Shape[] {
	const framed = new Map<string, number>();
	return rules.sides.flatMap(({ name }, index) => {
		const look = lookOf(rules, name);
		const goals = squaresWith(board, { kind: "goal", side: name });
		const closed = squaresWith(board, { kind: "closed", side: name });
		return [
			...closedShapes(layout, closed, look, index === 0),
			...goals.flatMap((square) => {
				const outer = framed.get(squareKey(square)) ?? 0;
				framed.set(squareKey(square), outer + 1);
				return goalSquareShapes(layout, square, look, outer);
			}),
		];
	});
}
