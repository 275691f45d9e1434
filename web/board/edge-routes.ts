/** The routes of a graph's edges, which bend around points in their way, and the places of names beside them. */
import type { Board, Graph, Square, Step } from "catchmate";
import { type Link, linksOf, pointName } from "../model/graph.ts";
import type { Point } from "../model/places.ts";
import { wrapsOf } from "../model/wraps.ts";
import { centreOf, type Layout, wrapRoom } from "./layout.ts";
import { distanceTo, type Line, reversed, widthOf } from "./shapes.ts";

/** A line of a graph, between the centres of two points. */
export interface Way extends Link {
	readonly run: Line;
	/** The rest of a line that leaves the drawing and comes back at the opposite side; null for others. */
	readonly rest: Line | null;
}

/** The parts of a line, in the order from its first point. */
export const runsOf = ({ run, rest }: Way): readonly Line[] =>
	rest === null ? [run] : [run, rest];

/** The distance of a line from a place. */
export const distanceFrom = (way: Way, place: Point): number =>
	Math.min(...runsOf(way).map((run) => distanceTo(run, place)));

/** The number of pieces of a bent line. */
const pieces = 14;

/** The least distance of a line from the centre of a point, in point widths. */
const clearance = 0.62;
/** The least distance between lines of the same points, in point widths. */
const laneWidth = 0.3;

/** The bends to try if a straight line is blocked, in point widths. */
const bends = [0.7, 1, 1.4, 1.9, 2.5, 3.2, 4];

/**
 * The largest number of line and point pairs for which free space is sought. Larger graphs have none, and are drawn
 * with straight lines.
 */
const mostSought = 2 ** 20;

const isTooDense = (links: readonly Link[], points: readonly Point[]): boolean =>
	links.length * points.length > mostSought;

/**
 * The shape of a bent line: its offset from the straight one at `u`, from -1 at one end to 1 at the other, as a share of
 * the largest offset. It is nearly straight towards its ends, so that it passes between neighbours.
 */
const form = (u: number): number => (Math.hypot(1, 0.35) - Math.hypot(u, 0.35)) / 0.71;

/** A line bent aside by `aside` in the middle; to the left of its direction if positive. */
function bent(a: Point, b: Point, aside: number): Line {
	const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
	const [across, down] = [(b.y - a.y) / length, (a.x - b.x) / length];
	if (aside === 0) return [a, b];
	return [
		a,
		...Array.from({ length: pieces }, (_, index): Point => {
			const part = (index + 1) / pieces;
			const off = aside * form(2 * part - 1);
			return {
				x: a.x + (b.x - a.x) * part + across * off,
				y: a.y + (b.y - a.y) * part + down * off,
			};
		}),
	];
}

/**
 * How far a loop extends from its point: in point widths, and at most so many pixels, for which graphs have a margin.
 */
const loopSize = { widths: 0.6, most: 16 } as const;

/** The number of directions tried for a loop. */
const loopTurns = 32;

/** The angle with the most space between a point's ways; of several, the one away from the middle. */
function freeDirection(at: Point, ends: readonly Point[], middle: Point): number {
	const angleTo = ({ x, y }: Point) => Math.atan2(y - at.y, x - at.x);
	const isMiddle = Math.hypot(at.x - middle.x, at.y - middle.y) < 1;
	const away = isMiddle ? -Math.PI / 2 : angleTo(middle) + Math.PI;
	const taken = ends.map(angleTo);
	const room = (turn: number) =>
		Math.min(Math.PI, ...taken.map((angle) => Math.acos(Math.cos(turn - angle))));
	return Array.from(
		{ length: loopTurns },
		(_, index) => away + (2 * Math.PI * index) / loopTurns,
	).reduce((best, turn) => (room(turn) > room(best) + 1e-6 ? turn : best));
}

/** A loop from a point to itself: a circular arc with both ends on the point's border. */
function loop(at: Point, cell: number, turn: number): Line {
	const out = Math.min(loopSize.most, loopSize.widths * cell);
	const radius = 0.5 * out + 0.15 * cell;
	const border = cell / 2;
	const away = border + out - radius;
	// The angle at the circle's centre, from its farthest place to where it meets the point's border.
	const half = Math.PI - Math.acos((away ** 2 + radius ** 2 - border ** 2) / (2 * away * radius));
	const arc = Array.from({ length: pieces + 1 }, (_, index): Point => {
		const angle = turn + half * ((2 * index) / pieces - 1);
		return {
			x: at.x + away * Math.cos(turn) + radius * Math.cos(angle),
			y: at.y + away * Math.sin(turn) + radius * Math.sin(angle),
		};
	});
	return [at, ...arc, at];
}

/**
 * Lines closer than `distance` look like one; this is not checked within `parting` of a shared point. Both are in point
 * widths.
 */
const merging = { distance: 0.2, parting: 0.85 } as const;

/**
 * The course of a line: as straight as possible without touching points, otherwise bent away from the middle; and apart
 * from the lines that exist.
 */
function runOf(
	link: Link,
	points: readonly Point[],
	{ cell, width, height }: Layout,
	middle: Point,
	links: readonly Link[],
	runs: ReadonlyMap<Link, Line>,
): Line {
	const [a, b] = [points[link.from - 1], points[link.to - 1]];
	if (a === undefined || b === undefined) return [{ x: 0, y: 0 }];
	if (link.from === link.to) {
		const ends = links
			.filter(({ from, to }) => from !== to && (from === link.from || to === link.from))
			.flatMap(({ from, to }) => points[(from === link.from ? to : from) - 1] ?? []);
		return loop(a, cell, freeDirection(a, ends, middle));
	}
	// Lines of the same two points lie side by side, in whichever direction they lead.
	const turn = link.from < link.to ? 1 : -1;
	const lane = turn * (link.lane - (link.lanes - 1) / 2) * laneWidth * 2;
	let best = bent(a, b, lane * cell);
	if (isTooDense(links, points)) return best;
	const straight = ({ from, to }: Link) => {
		const [start = a, end = a] = [points[from - 1], points[to - 1]];
		return bent(start, end, 0);
	};
	const others = points.filter((_, index) => index !== link.from - 1 && index !== link.to - 1);
	const isInside = (line: Line) =>
		line.every(({ x, y }) => x >= 1 && y >= 1 && x <= width - 1 && y <= height - 1);
	const room = (line: Line) =>
		others.reduce((least, point) => Math.min(least, distanceTo(line, point)), clearance * cell);
	const half = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
	const leftIsOut = (half.x - middle.x) * (b.y - a.y) + (half.y - middle.y) * (a.x - b.x) >= 0;
	const out = leftIsOut ? 1 : -1;
	const isEnd = (end: number) => end === link.from || end === link.to;
	// If points are too small for names, there are too many lines to keep apart.
	const neighbours = links.filter(
		({ from, to }) => cell >= leastNamed && isEnd(from) !== isEnd(to),
	);
	const isNear = ({ x, y }: Point, other: Line) =>
		Math.min(Math.hypot(x - a.x, y - a.y), Math.hypot(x - b.x, y - b.y)) > merging.parting * cell &&
		distanceTo(other, { x, y }) < merging.distance * cell;
	const faults = (run: Line): number => {
		const free = room(run) / cell;
		const near = neighbours.flatMap((other) =>
			run.filter((place) => isNear(place, runs.get(other) ?? straight(other))),
		);
		// Leaving the drawing is worst; touching a point is worse than running along lines.
		return isInside(run)
			? near.length + (clearance - free) * (free < 0.5 ? 999 : 16)
			: Number.POSITIVE_INFINITY;
	};
	let fewest = isInside(best) && room(best) >= clearance * cell ? 0 : faults(best);
	for (const aside of bends.flatMap((bend) => [bend * out, -bend * out])) {
		if (fewest === 0) break;
		const run = bent(a, b, (aside + lane) * cell);
		const count = faults(run);
		[best, fewest] = count < fewest ? [run, count] : [best, fewest];
	}
	return best;
}

/** A line that leaves the drawing behind its first point and comes back to its last one from the opposite side. */
function around(
	{ from, to }: Link,
	points: readonly Point[],
	cell: number,
): Pick<Way, "run" | "rest"> {
	const { [from - 1]: a = { x: 0, y: 0 }, [to - 1]: b = a } = points;
	const length = Math.hypot(a.x - b.x, a.y - b.y) || 1;
	const out = (1 / 2 + wrapRoom) * cell;
	const [x, y] = [((a.x - b.x) / length) * out, ((a.y - b.y) / length) * out];
	return { run: [a, { x: a.x + x, y: a.y + y }], rest: [{ x: b.x - x, y: b.y - y }, b] };
}

/** A point's name and its place, beside the point where the fewest lines and other names are. */
interface NameTag {
	readonly text: string;
	/** The middle of the baseline. */
	readonly x: number;
	/** The height of the baseline. */
	readonly y: number;
	/** The height of the letters. */
	readonly size: number;
	/** Half of its width. */
	readonly half: number;
}

/** How far down from its middle a name's baseline is, by the height of its letters. */
const baseline = 0.36;

/** The directions in which a name may stand; of equals the first is best. */
const directions = [
	...[-2, 2, -1, -3, 1, 3, 0, 4],
	...[-1.5, -2.5, -0.5, -3.5, 0.5, 3.5, 1.5, 2.5],
].map((eighth) => (eighth * Math.PI) / 4);

/** The gap between a point and its name, in pixels: room for the ring of a goal. */
const nameGap = 5;

/** The least diameter of a point with a name. */
const leastNamed = 14;

/** The size of names for points of a diameter: legible on a phone, except for tiny points. */
const nameSize = (cell: number): number =>
	Math.min(14, Math.max(9, Math.min(11, cell * 0.4), cell * 0.3));

function nameTag(
	text: string,
	at: Point,
	ways: readonly Way[],
	placed: readonly NameTag[],
	{ points, cell, width }: Layout,
): NameTag {
	const size = nameSize(cell);
	const half = (widthOf(text, "plain") * size) / 2;
	const away = (angle: number): Point => {
		const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
		// A wide name needs more distance beside a point than above it.
		const space = cell / 2 + nameGap + Math.abs(cos) * half + (Math.abs(sin) * size) / 2;
		return {
			x: Math.min(width - half - 1, Math.max(half + 1, at.x + cos * space)),
			y: at.y + sin * space,
		};
	};
	const reach = cell / 2 + nameGap + half + size / 2 + size * 1.2;
	const beside = ways.filter((way) => distanceFrom(way, at) < reach);
	const crowd = (place: Point): number => {
		const near = beside.reduce(
			(sum, way) => sum + Math.max(0, 1 - distanceFrom(way, place) / (size * 1.2)),
			0,
		);
		const covered = (points ?? []).reduce(
			(sum, point) =>
				sum +
				3 *
					Math.max(0, 1 - Math.hypot(point.x - place.x, point.y - place.y) / (cell / 2 + size / 2)),
			0,
		);
		const hidden = placed.filter(
			(other) =>
				Math.abs(other.x - place.x) < other.half + half &&
				Math.abs(other.y - size * baseline - place.y) < size,
		);
		return near + covered + 3 * hidden.length;
	};
	const { place } = directions
		.map(away)
		.map((place) => ({ place, crowd: crowd(place) }))
		.reduce((best, other) => (other.crowd < best.crowd - 1e-6 ? other : best));
	return { text, x: place.x, y: place.y + size * baseline, size, half };
}

export interface GraphDrawing {
	readonly ways: readonly Way[];
	readonly names: readonly NameTag[];
}

const nothing: GraphDrawing = { ways: [], names: [] };
const drawings = new WeakMap<Layout, readonly [graph: Graph, drawing: GraphDrawing]>();

/** The lines and names of a graph in a layout; empty for a rectangle. */
export function graphDrawing(layout: Layout, { graph }: Pick<Board, "graph">): GraphDrawing {
	const { points, cell } = layout;
	if (points === null || graph === undefined) return nothing;
	const [known, drawing] = drawings.get(layout) ?? [];
	if (known === graph && drawing !== undefined) return drawing;
	const mean = (of: (point: Point) => number) =>
		points.reduce((sum, point) => sum + of(point), 0) / points.length;
	const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
	const links = linksOf(graph);
	const wraps = wrapsOf(graph);
	const runs = new Map<Link, Line>();
	const seen = links.filter((link) => !wraps.links.has(link));
	for (const link of seen) {
		runs.set(link, runOf(link, points, layout, middle, seen, runs));
	}
	const ways = links.map((link): Way => {
		const run = runs.get(link);
		return { ...link, ...(run === undefined ? around(link, points, cell) : { run, rest: null }) };
	});
	const minded = isTooDense(links, points) ? [] : ways;
	const names: NameTag[] = [];
	for (const [index, at] of cell < leastNamed || !layout.isNamed ? [] : points.entries()) {
		names.push(nameTag(pointName(graph, index + 1), at, minded, names, layout));
	}
	const made = { ways, names };
	drawings.set(layout, [graph, made]);
	return made;
}

/** The parts of a step's course: along the line that leads there, or straight if there is none. */
export function runsOfStep(
	layout: Layout,
	board: Pick<Board, "graph">,
	{ from, to }: Step,
): readonly Line[] {
	const leads = (way: Way, start: Square, end: Square) =>
		way.from === start.column && way.to === end.column;
	const way = graphDrawing(layout, board).ways.find(
		(each) =>
			leads(each, from, to) || ((!each.oneWay || each.back !== null) && leads(each, to, from)),
	);
	if (way === undefined) return [[centreOf(layout, from), centreOf(layout, to)]];
	const runs = runsOf(way);
	return way.from === from.column ? runs : [...runs].reverse().map(reversed);
}
