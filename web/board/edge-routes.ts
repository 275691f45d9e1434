/** The routes of a graph's edges: straight where possible, otherwise bent around points. */
import type { Graph, Step } from "catchmate";
import { type Ground, type Link, linksOf } from "../model/graph.ts";
import type { Point } from "../model/places.ts";
import { wrapsOf } from "../model/wraps.ts";
import { centreOf, type Layout, wrapRoom } from "./layout.ts";
import { distanceTo, type Line, reversed, segment } from "./shapes.ts";

/** A drawn edge, between the centres of two points. */
export interface Edge extends Link {
	readonly run: Line;
	/** The second part of an edge that leaves the drawing and comes back at the opposite side; null for others. */
	readonly rest: Line | null;
}

/** The parts of an edge, in the order from its first point. */
export const runsOf = ({ run, rest }: Edge): readonly Line[] =>
	rest === null ? [run] : [run, rest];

/** The distance of an edge from a place. */
export const distanceFrom = (edge: Edge, place: Point): number =>
	Math.min(...runsOf(edge).map((run) => distanceTo(run, place)));

/** The number of straight pieces of a bent line. */
const pieces = 14;

/** The bends to try if a straight line is blocked, in point widths. */
const bends = [0.7, 1, 1.4, 1.9, 2.5, 3.2, 4];

/** The least distance of an edge from the centre of a point, and between edges of the same points, in point widths. */
const clearance = 0.62;
const laneWidth = 0.6;

/** Edges closer than `merging` look like one, except within `parting` of a shared point; in point widths. */
const merging = 0.2;
const parting = 0.85;

/** How far a loop extends from its point: in point widths, and at most in pixels, within the margin of graphs. */
const loopSize = { widths: 0.6, most: 16 } as const;

/** The least diameter of a point with a name. Edges between smaller points are not kept apart. */
export const leastNamed = 14;

/** Whether a graph is too large to search for routes: its edges are straight. */
export const isTooDense = (edges: readonly Link[], points: readonly Point[]): boolean =>
	edges.length * points.length > 2 ** 20;

/** The candidate with the least cost, the first of equals; a cost of 0 ends the search. */
export function cheapest<T>(candidates: readonly [T, ...T[]], costOf: (each: T) => number): T {
	let [best] = candidates;
	let least = Number.POSITIVE_INFINITY;
	for (const each of candidates) {
		const cost = costOf(each);
		if (cost < least - 1e-6) [best, least] = [each, cost];
		if (least === 0) break;
	}
	return best;
}

/** A line bent by `aside` in the middle, to the left if positive; nearly straight at its ends, to pass between neighbours. */
function bent(a: Point, b: Point, aside: number): Line {
	if (aside === 0) return [a, b];
	const [x, y] = [b.x - a.x, b.y - a.y];
	const across = aside / (Math.hypot(x, y) || 1);
	const bend = Array.from({ length: pieces }, (_, index): Point => {
		const part = (index + 1) / pieces;
		// From 0 at the ends to 1 in the middle.
		const off = (across * (Math.hypot(1, 0.35) - Math.hypot(2 * part - 1, 0.35))) / 0.71;
		return { x: a.x + x * part + y * off, y: a.y + y * part - x * off };
	});
	return [a, ...bend];
}

/** A loop from a point to itself, in the widest gap between its edges; of equal ones, farthest from the middle. */
function loop(at: Point, ends: readonly Point[], middle: Point, cell: number): Line {
	const away = Math.atan2(at.y - middle.y - 0.5, at.x - middle.x);
	const taken = ends.map(({ x, y }) => Math.atan2(y - at.y, x - at.x));
	const turns = Array.from({ length: 32 }, (_, index) => away + (Math.PI * index) / 16);
	const turn = cheapest([away, ...turns], (angle) =>
		Math.max(0, ...taken.map((other) => 1 + Math.cos(angle - other))),
	);
	const far = cell / 2 + Math.min(loopSize.most, loopSize.widths * cell);
	const petal = Array.from({ length: pieces }, (_, index): Point => {
		const part = (2 * (index + 1)) / (pieces + 1) - 1;
		const [angle, length] = [turn + 1.15 * part, far * Math.cos((part * Math.PI) / 2)];
		return { x: at.x + length * Math.cos(angle), y: at.y + length * Math.sin(angle) };
	});
	return [at, ...petal, at];
}

/** An edge that leaves the drawing behind its first point and comes back to its last one from the opposite side. */
function around(a: Point, b: Point, cell: number): Pick<Edge, "run" | "rest"> {
	const part = ((1 / 2 + wrapRoom) * cell) / (Math.hypot(a.x - b.x, a.y - b.y) || 1);
	const [x, y] = [(a.x - b.x) * part, (a.y - b.y) * part];
	return { run: segment(a.x, a.y, a.x + x, a.y + y), rest: segment(b.x - x, b.y - y, b.x, b.y) };
}

/** The routed edges of a graph, each kept apart from those before it. */
function routed(graph: Graph, points: readonly Point[], { cell, width, height }: Layout): Edge[] {
	const all = linksOf(graph);
	const { links: wraps } = wrapsOf(graph);
	const links = all.filter((link) => !wraps.has(link));
	const at = (column: number): Point => points[column - 1] ?? { x: 0, y: 0 };
	const mean = (axis: "x" | "y") => points.reduce((sum, at) => sum + at[axis], 0) / points.length;
	const middle = { x: mean("x"), y: mean("y") };
	const runs = new Map<Link, Line>();
	const isInside = (line: Line) =>
		line.every(({ x, y }) => x >= 1 && y >= 1 && x <= width - 1 && y <= height - 1);
	for (const link of links) {
		const { from, to } = link;
		const [a, b] = [at(from), at(to)];
		const touches = (end: number) => end === from || end === to;
		if (from === to) {
			const own = links.filter((other) => touches(other.from) !== touches(other.to));
			const ends = own.map((other) => at(other.from === from ? other.to : other.from));
			runs.set(link, loop(a, ends, middle, cell));
			continue;
		}
		// Edges of the same two points run side by side, whatever their direction.
		const lane = Math.sign(to - from) * (link.lane - (link.lanes - 1) / 2) * laneWidth;
		const run = (aside: number) => bent(a, b, (aside + lane) * cell);
		if (isTooDense(all, points)) {
			runs.set(link, run(0));
			continue;
		}
		const others = points.filter((_, index) => !touches(index + 1));
		const near = links
			.filter((other) => cell >= leastNamed && touches(other.from) !== touches(other.to))
			.map((other) => runs.get(other) ?? ([at(other.from), at(other.to)] as const));
		const isParted = (place: Point) =>
			[a, b].every((end) => Math.hypot(place.x - end.x, place.y - end.y) > parting * cell);
		/** The cost: leaving the drawing is worst; touching a point is worse than running along other edges. */
		const faults = (aside: number): number => {
			const line = run(aside);
			if (!isInside(line)) return Number.POSITIVE_INFINITY;
			const free = Math.min(clearance, ...others.map((point) => distanceTo(line, point) / cell));
			if (aside === 0 && free === clearance) return 0;
			const merged = line
				.filter(isParted)
				.flatMap((place) => near.filter((other) => distanceTo(other, place) < merging * cell));
			return merged.length + (clearance - free) * (free < 0.5 ? 999 : 16);
		};
		const half = { x: (a.x + b.x) / 2 - middle.x, y: (a.y + b.y) / 2 - middle.y };
		const out = half.x * (b.y - a.y) + half.y * (a.x - b.x) >= 0 ? 1 : -1;
		const aside = cheapest([0, ...bends.flatMap((bend) => [bend * out, -bend * out])], faults);
		runs.set(link, run(aside));
	}
	return all.map((link): Edge => {
		const run = runs.get(link);
		return { ...link, ...(run ? { run, rest: null } : around(at(link.from), at(link.to), cell)) };
	});
}

const known = new WeakMap<Layout, readonly [graph: Graph, edges: readonly Edge[]]>();

/** The edges of a graph in a layout; none for a rectangle. */
export function edgesOf(layout: Layout, { graph }: Ground): readonly Edge[] {
	if (layout.points === null || graph === undefined) return [];
	const [old, drawn] = known.get(layout) ?? [];
	if (old === graph && drawn !== undefined) return drawn;
	const edges = routed(graph, layout.points, layout);
	known.set(layout, [graph, edges]);
	return edges;
}

/** The parts of a step's course: along the edge that leads there, or straight if there is none. */
export function runsOfStep(layout: Layout, board: Ground, { from, to }: Step): readonly Line[] {
	const [a, b] = [from.column, to.column];
	const edge = edgesOf(layout, board).find(
		(each) =>
			(each.from === a && each.to === b) ||
			((!each.oneWay || each.back !== null) && each.from === b && each.to === a),
	);
	if (edge === undefined) return [[centreOf(layout, from), centreOf(layout, to)]];
	const runs = runsOf(edge);
	return edge.from === a ? runs : [...runs].reverse().map(reversed);
}
