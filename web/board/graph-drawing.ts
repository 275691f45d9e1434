/** Describes a graph's ways, points and names as shapes. */
import type { Board, Rules, Step } from "catchmate";
import { headingOf } from "../model/graph.ts";
import { fullPlace } from "../model/places.ts";
import { stepsOf } from "../model/position.ts";
import { wrapsOf } from "../model/wraps.ts";
import { arrowHead } from "./arrows.ts";
import { graphDrawing, runsOf, runsOfStep, type Way } from "./edge-routes.ts";
import { borderOf, type Layout, pixelsAt, wrapRoom } from "./layout.ts";
import { lookOf } from "./pieces.ts";
import {
	type Geometry,
	type Line,
	type Paint,
	reversed,
	type Shape,
	segment,
	within,
} from "./shapes.ts";
import type { BoardState } from "./state.ts";

const wayThickness = (cell: number): number => within(1.5, cell * 0.035, 3);

/** The dashes of the first and the second side's own ways, in widths of a point. */
const sideDashes = [0.2, 0.07] as const;

/** The arrow head at the end of a line, touching the point's border. */
const headOf = (cell: number, run: Line) =>
	({
		kind: "lines",
		lines: [arrowHead(run, within(6, cell * 0.22, 15), cell / 2 + 1)],
		closed: true,
	}) as const;

/** An arrow head in a side's colours. */
function sideHead(cell: number, rules: Rules, side: string, run: Line): Shape {
	const { fill, edge } = lookOf(rules, side);
	return { ...headOf(cell, run), fill, stroke: edge, thickness: 1.25, join: "round" };
}

/**
 * A line, with an arrow head if it is one-way. A side's own line is dashed, in its colours. If only one side may go
 * back, that end alone has an arrow head, in its colours; none if a heading says it of all such lines.
 */
function wayShapes({ cell }: Layout, rules: Rules, way: Way, hasHeading: boolean): Shape[] {
	const { run, oneWay, side, back } = way;
	const end = way.rest ?? run;
	const line = { kind: "lines", lines: runsOf(way) } as const;
	const thickness = wayThickness(cell);
	if (side === null) {
		const paint: Paint = { stroke: "board-way", thickness };
		return [
			{ ...line, ...paint },
			...(oneWay && back === null ? [{ ...headOf(cell, end), fill: "board-way" } as const] : []),
			...(back === null || hasHeading ? [] : [sideHead(cell, rules, back, reversed(run))]),
		];
	}
	const { fill, edge } = lookOf(rules, side);
	const [long, short] = sideDashes;
	const dash = Math.max(3, cell * (side === rules.sides[0].name ? long : short));
	return [
		{ ...line, stroke: edge, thickness: thickness + 2.5, dash },
		{ ...line, stroke: fill, thickness, dash },
		...(oneWay ? [sideHead(cell, rules, side, end)] : []),
	];
}

/** The border of the drawing, shown while it is edited. */
function borderShapes({ does }: BoardState, layout: Layout): Shape[] {
	if (does !== "edit") return [];
	const { cell } = layout;
	const corner = pixelsAt(layout, { x: 0, y: 0 });
	const end = pixelsAt(layout, { x: fullPlace, y: fullPlace });
	const box = { x: corner.x - cell / 2, y: corner.y - cell / 2 };
	const size = { width: end.x - corner.x + cell, height: end.y - corner.y + cell };
	return [{ kind: "rect", ...box, ...size, radius: cell / 2, stroke: "board-line", dash: 6 }];
}

/** The sides at which the board goes on at the opposite one, dashed. */
function wrapShapes({ graph }: Board, { cell, points }: Layout): Shape[] {
	if (graph === undefined || points === null) return [];
	const { across, down } = wrapsOf(graph);
	const range = (values: readonly number[], isWrapped: boolean) => {
		const room = (1 / 2 + (isWrapped ? wrapRoom : 0)) * cell;
		return [Math.min(...values) - room, Math.max(...values) + room] as const;
	};
	const [left, right] = range(
		points.map(({ x }) => x),
		across,
	);
	const [top, bottom] = range(
		points.map(({ y }) => y),
		down,
	);
	const lines = [
		...(across ? [segment(left, top, left, bottom), segment(right, top, right, bottom)] : []),
		...(down ? [segment(left, top, right, top), segment(left, bottom, right, bottom)] : []),
	];
	const thickness = wayThickness(cell);
	return lines.length === 0
		? []
		: [{ kind: "lines", lines, stroke: "board-way", thickness, dash: 2 * thickness }];
}

/** A step of the last move: a band broad enough to show on both sides of the line and its arrow heads. */
function bandShapes(board: Board, layout: Layout, step: Step): Shape[] {
	const thickness = within(9, layout.cell * 0.2, 18);
	const line = { kind: "lines", lines: runsOfStep(layout, board, step) } as const;
	return [
		{ ...line, stroke: "board-last-move", thickness },
		{ ...line, stroke: "board-last-move-tint", thickness: thickness - 3 },
	];
}

/** The ways of a graph, with its points on top. */
export function groundShapes(state: BoardState, layout: Layout): Shape[] {
	const { game, lastMove } = state;
	const { rules, board } = game;
	const { cell, columns } = layout;
	const { ways } = graphDrawing(layout, board);
	const hasHeading = headingOf(game) !== null;
	const thickness = wayThickness(cell);
	return [
		...borderShapes(state, layout),
		...wrapShapes(board, layout),
		...(lastMove === null ? [] : stepsOf(lastMove)).flatMap((step) =>
			bandShapes(board, layout, step),
		),
		...ways.flatMap((way) => wayShapes(layout, rules, way, hasHeading)),
		...Array.from({ length: columns }, (_, index): Shape => {
			const disc = borderOf(layout, { row: 1, column: index + 1 }, thickness / 2);
			return { ...disc, fill: "board-square", stroke: "board-way", thickness };
		}),
	];
}

/** An edit in progress: points and lines on halos. */
export function sketchShapes({ sketch }: BoardState, layout: Layout): Shape[] {
	if (sketch === null) return [];
	const { cell } = layout;
	const points = sketch.points.map((place): Geometry => {
		return { kind: "circle", ...pixelsAt(layout, place), radius: cell / 2 };
	});
	const lines = sketch.lines.map(
		([from, to]): Line => [pixelsAt(layout, from), pixelsAt(layout, to)],
	);
	const thickness = within(2, cell * 0.05, 4);
	return [{ kind: "lines", lines } as const, ...points].flatMap((geometry): Shape[] => [
		{ ...geometry, stroke: "chip", thickness: thickness + 3 },
		{ ...geometry, stroke: "accent", thickness, dash: 5 },
	]);
}

/** The names of the points, each on a halo. */
export function nameShapes(board: Board, layout: Layout): Shape[] {
	return graphDrawing(layout, board).names.flatMap((name): Shape[] => {
		const text = { kind: "text", ...name, align: "center", weight: 600 } as const;
		return [
			{ ...text, stroke: "ground", thickness: name.size * 0.3, join: "round" },
			{ ...text, fill: "board-number" },
		];
	});
}
