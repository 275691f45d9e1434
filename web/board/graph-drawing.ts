/** Describes a graph's edges, points and names as shapes. */
import type { Board, Rules, Step } from "catchmate";
import { headingOf, pointName } from "../model/graph.ts";
import { fullPlace, type Point } from "../model/places.ts";
import { stepsOf } from "../model/position.ts";
import { wrapsOf } from "../model/wraps.ts";
import { arrowHead } from "./arrows.ts";
import {
	cheapest,
	distanceFrom,
	type Edge,
	edgesOf,
	isTooDense,
	leastNamed,
	runsOf,
	runsOfStep,
} from "./edge-routes.ts";
import { borderOf, type Layout, pixelsAt, wrapRoom } from "./layout.ts";
import { lookOf } from "./pieces.ts";
import {
	type Geometry,
	type Line,
	type Paint,
	reversed,
	type Shape,
	segment,
	widthOf,
	within,
} from "./shapes.ts";
import type { BoardState } from "./state.ts";

const edgeThickness = (cell: number): number => within(1.5, cell * 0.035, 3);

/** The dashes of the first and the second side's own edges, in widths of a point. */
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
 * A line, with an arrow head if it is one-way. A side's own line is dashed, in its colours. If only one side may go back, the
 * only arrow head is at the line's start, in that side's colours; it is omitted if a heading covers all such lines.
 */
function edgeShapes({ cell }: Layout, rules: Rules, edge: Edge, hasHeading: boolean): Shape[] {
	const { run, oneWay, side, back } = edge;
	const end = edge.rest ?? run;
	const line = { kind: "lines", lines: runsOf(edge) } as const;
	const thickness = edgeThickness(cell);
	if (side === null) {
		const paint: Paint = { stroke: "board-way", thickness };
		return [
			{ ...line, ...paint },
			...(oneWay && back === null ? [{ ...headOf(cell, end), fill: "board-way" } as const] : []),
			...(back === null || hasHeading ? [] : [sideHead(cell, rules, back, reversed(run))]),
		];
	}
	const look = lookOf(rules, side);
	const [long, short] = sideDashes;
	const dash = Math.max(3, cell * (side === rules.sides[0].name ? long : short));
	return [
		{ ...line, stroke: look.edge, thickness: thickness + 2.5, dash },
		{ ...line, stroke: look.fill, thickness, dash },
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

/** The sides where the board continues at the opposite side, dashed. */
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
	const thickness = edgeThickness(cell);
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

/** The edges of a graph, with its points on top. */
export function groundShapes(state: BoardState, layout: Layout): Shape[] {
	const { game, lastMove } = state;
	const { rules, board } = game;
	const { cell, columns } = layout;
	const hasHeading = headingOf(game) !== null;
	const thickness = edgeThickness(cell);
	return [
		...borderShapes(state, layout),
		...wrapShapes(board, layout),
		...(lastMove === null ? [] : stepsOf(lastMove)).flatMap((step) =>
			bandShapes(board, layout, step),
		),
		...edgesOf(layout, board).flatMap((edge) => edgeShapes(layout, rules, edge, hasHeading)),
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

/** A point's name beside it, in pixels. */
interface NameTag {
	readonly text: string;
	/** The middle of the baseline. */
	readonly x: number;
	readonly y: number;
	/** The height of the letters. */
	readonly size: number;
	/** Half of its width. */
	readonly half: number;
}

/** How far below its middle a name's baseline is, by the height of its letters. */
const baseline = 0.36;

/** The gap between a point and its name, in pixels: room for the ring of a goal. */
const nameGap = 5;

/** The directions of a name from its point, in eighths of a turn; the first of equals is preferred. */
const directions = [
	...([-2, 2, -1, -3, 1, 3, 0, 4] as const),
	...[-1.5, -2.5, -0.5, -3.5, 0.5, 3.5, 1.5, 2.5],
] as const;

/** A point's name, where it collides least with edges, points and other names. */
function nameTag(
	text: string,
	at: Point,
	edges: readonly Edge[],
	placed: readonly NameTag[],
	{ points, cell, width }: Layout,
): NameTag {
	// Legible on a phone, except at tiny points.
	const size = within(9, Math.max(cell * 0.3, Math.min(11, cell * 0.4)), 14);
	const half = (widthOf(text, "plain") * size) / 2;
	const placeOf = (eighths: number): Point => {
		const [cos, sin] = [Math.cos((eighths * Math.PI) / 4), Math.sin((eighths * Math.PI) / 4)];
		// A wide name needs more distance beside a point than above it.
		const away = cell / 2 + nameGap + Math.abs(cos) * half + (Math.abs(sin) * size) / 2;
		return { x: within(half + 1, at.x + cos * away, width - half - 1), y: at.y + sin * away };
	};
	const reach = cell / 2 + nameGap + half + size * 1.7;
	const beside = edges.filter((edge) => distanceFrom(edge, at) < reach);
	const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + Math.max(0, part), 0);
	const eighths = cheapest(directions, (direction) => {
		const { x, y } = placeOf(direction);
		const near = beside.map((edge) => 1 - distanceFrom(edge, { x, y }) / (size * 1.2));
		const covered = (points ?? []).map(
			(point) => 1 - Math.hypot(point.x - x, point.y - y) / (cell / 2 + size / 2),
		);
		const hidden = placed.filter(
			(other) =>
				Math.abs(other.x - x) < other.half + half && Math.abs(other.y - size * baseline - y) < size,
		);
		return sum(near) + 3 * (sum(covered) + hidden.length);
	});
	const { x, y } = placeOf(eighths);
	return { text, x, y: y + size * baseline, size, half };
}

const knownNames = new WeakMap<readonly Edge[], readonly NameTag[]>();

/** The names of a graph's points in a layout; none for a rectangle, and for tiny points. */
export function namesOf(layout: Layout, board: Board): readonly NameTag[] {
	const { points, cell, isNamed } = layout;
	const { graph } = board;
	if (points === null || graph === undefined || !isNamed || cell < leastNamed) return [];
	const all = edgesOf(layout, board);
	const names: NameTag[] = [];
	if (knownNames.has(all)) return knownNames.get(all) ?? names;
	const edges = isTooDense(all, points) ? [] : all;
	for (const [index, at] of points.entries()) {
		names.push(nameTag(pointName(graph, index + 1), at, edges, names, layout));
	}
	knownNames.set(all, names);
	return names;
}

/** The names of the points, each on a halo. */
export function nameShapes(board: Board, layout: Layout): Shape[] {
	return namesOf(layout, board).flatMap((name): Shape[] => {
		const text = { kind: "text", ...name, align: "center", weight: 600 } as const;
		return [
			{ ...text, stroke: "ground", thickness: name.size * 0.3, join: "round" },
			{ ...text, fill: "board-number" },
		];
	});
}
