/** The run of a graph's lines, which bend around the points that they do not lead to, and the places of the points' names. */
import type { Board, Graph, Square, Step } from "catchmate";
import { type Link, linksOf, pointName } from "./graph.ts";
import { centreOf, type Layout, type Point } from "./layout.ts";
import { type Line, type Place, segment } from "./shapes.ts";

/** A line of a graph, from the middle of a point to that of another. */
export interface Way extends Link {
	readonly run: Line;
}

/** The pieces that a bent line is made of. */
const pieces = 14;

/** The free space beside a line, from the middle of a point, and the least between two lines of the same points, in widths of a point. */
const clearance = 0.62;
const laneWidth = 0.3;

/** Bends that are tried in the place of a straight line, in widths of a point. */
const bends = [0.7, 1, 1.4, 1.9, 2.5, 3.2, 4];

/** A curve whose middle is so far beside the straight line; to the left of who goes along it where that is positive. */
function bent(a: Point, b: Point, aside: number): Line {
	const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
	const [across, down] = [(b.y - a.y) / length, (a.x - b.x) / length];
	const start: Place = [a.x, a.y];
	if (aside === 0) {
		return [start, [b.x, b.y]];
	}
	return [
		start,
		...Array.from({ length: pieces }, (_, index): Place => {
			const part = (index + 1) / pieces;
			const off = 4 * aside * part * (1 - part);
			return [a.x + (b.x - a.x) * part + across * off, a.y + (b.y - a.y) * part + down * off];
		}),
	];
}

/** The lengths of a line's parts. */
export const lengthsOf = (line: Line): readonly number[] =>
	line.slice(1).map(([x, y], index) => {
		const [fromX, fromY] = line[index] ?? line[0];
		return Math.hypot(x - fromX, y - fromY);
	});

const sum = (lengths: readonly number[]): number =>
	lengths.reduce((all, length) => all + length, 0);

/** The place on a line after so much of its length; `part` is 0 at its beginning and 1 at its end, and may be beyond. */
export function placeAlong(line: Line, part: number): Place {
	const lengths = lengthsOf(line);
	let left = part * sum(lengths);
	const last = lengths.length - 1;
	const found = lengths.findIndex((length, index) => {
		const isHere = left <= length || index === last;
		left -= isHere ? 0 : length;
		return isHere;
	});
	const [[ax, ay] = line[0], [bx, by] = line[0]] = line.slice(found, found + 2);
	const within = left / (lengths[found] || 1);
	return [ax + (bx - ax) * within, ay + (by - ay) * within];
}

/** A line without so much of its beginning and its end. */
export function trimmed(line: Line, before: number, behind: number): Line {
	const lengths = lengthsOf(line);
	const all = sum(lengths) || 1;
	const corners = line.slice(1, -1).filter((_, index) => {
		const passed = sum(lengths.slice(0, index + 1));
		return passed > before && passed < all - behind;
	});
	return [placeAlong(line, before / all), ...corners, placeAlong(line, 1 - behind / all)];
}

/** The same line the other way. */
export function reversed([first, ...rest]: Line): Line {
	const [last = first, ...between] = [...rest].reverse();
	return rest.length === 0 ? [first] : [last, ...between, first];
}

/** How near a line comes to a place. */
export function distanceTo(line: Line, { x, y }: Point): number {
	return line.slice(1).reduce((least, [bx, by], index) => {
		const [ax, ay] = line[index] ?? line[0];
		const [dx, dy] = [bx - ax, by - ay];
		const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
		const part = Math.min(1, Math.max(0, along));
		return Math.min(least, Math.hypot(ax + part * dx - x, ay + part * dy - y));
	}, Number.POSITIVE_INFINITY);
}

/**
 * How far a loop stands out from its point, in widths of the point and at most in pixels, for which there is room around a graph.
 */
const loopSize = { widths: 0.6, most: 16 } as const;

/** The directions that are tried for a loop. */
const loopTurns = 32;

/** The direction in which there is the most room between a point's ways, as an angle; of equal ones that away from the middle. */
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

/** A loop from a point to itself: a part of a circle whose ends lie on the point's border. */
function loop({ x, y }: Point, cell: number, turn: number): Line {
	const out = Math.min(loopSize.most, loopSize.widths * cell);
	const radius = 0.5 * out + 0.15 * cell;
	const border = cell / 2;
	const away = border + out - radius;
	// The angle at the circle's middle from the farthest place to where it meets the point's border.
	const half = Math.PI - Math.acos((away ** 2 + radius ** 2 - border ** 2) / (2 * away * radius));
	const arc = Array.from({ length: pieces + 1 }, (_, index): Place => {
		const angle = turn + half * ((2 * index) / pieces - 1);
		return [
			x + away * Math.cos(turn) + radius * Math.cos(angle),
			y + away * Math.sin(turn) + radius * Math.sin(angle),
		];
	});
	return [[x, y], ...arc, [x, y]];
}

/** The run of a line: as straight as it can be without running over a point, and then on the side that is away from the middle. */
function runOf(
	link: Link,
	points: readonly Point[],
	{ cell, width, height }: Layout,
	middle: Point,
	links: readonly Link[],
): Line {
	const [a, b] = [points[link.from - 1], points[link.to - 1]];
	if (a === undefined || b === undefined) {
		return [[0, 0]];
	}
	if (link.from === link.to) {
		const ends = links
			.filter(({ from, to }) => from !== to && (from === link.from || to === link.from))
			.flatMap(({ from, to }) => points[(from === link.from ? to : from) - 1] ?? []);
		return loop(a, cell, freeDirection(a, ends, middle));
	}
	const others = points.filter((_, index) => index !== link.from - 1 && index !== link.to - 1);
	const isInside = (line: Line) =>
		line.every(([x, y]) => x >= 1 && y >= 1 && x <= width - 1 && y <= height - 1);
	const room = (line: Line) =>
		isInside(line)
			? others.reduce((least, point) => Math.min(least, distanceTo(line, point)), clearance * cell)
			: 0;
	const half = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
	const leftIsOut = (half.x - middle.x) * (b.y - a.y) + (half.y - middle.y) * (a.x - b.x) >= 0;
	const out = leftIsOut ? 1 : -1;
	// Lines of the same two points lie side by side, whichever way they lead.
	const turn = link.from < link.to ? 1 : -1;
	const lane = turn * (link.lane - (link.lanes - 1) / 2) * laneWidth * 2;
	let best = bent(a, b, lane * cell);
	let most = room(best);
	for (const aside of bends.flatMap((bend) => [bend * out, -bend * out])) {
		if (most >= clearance * cell) {
			break;
		}
		const run = bent(a, b, (aside + lane) * cell);
		const free = room(run);
		[best, most] = free > most ? [run, free] : [best, most];
	}
	return best;
}

/** The name of a point, and where it stands: beside the point, where the fewest lines are. */
export interface NameTag {
	readonly text: string;
	/** The middle of its baseline, and the height of its letters. */
	readonly x: number;
	readonly y: number;
	readonly size: number;
}

/** The directions in which a name may stand, the first of which is the best among equals. */
const directions = [
	...[-2, 2, -1, -3, 1, 3, 0, 4],
	...[-1.5, -2.5, -0.5, -3.5, 0.5, 3.5, 1.5, 2.5],
].map((eighth) => (eighth * Math.PI) / 4);

/** A text's width in the height of its letters: those of Chinese are as wide as they are high. */
const widthOf = (text: string): number =>
	[...text].reduce((width, letter) => width + (letter > "\u2e7f" ? 1 : 0.58), 0);

/** The least width of a point that has its name beside it. */
const leastNamed = 14;

/** The size of the names by the width of the points: legible on a telephone too, but where the points are tiny. */
const nameSize = (cell: number): number =>
	Math.min(14, Math.max(9, Math.min(11, cell * 0.4), cell * 0.3));

function nameTag(
	text: string,
	at: Point,
	ways: readonly Way[],
	{ points, cell, width }: Layout,
): NameTag {
	const size = nameSize(cell);
	const half = (widthOf(text) * size) / 2;
	const away = (angle: number): Point => {
		const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
		// Wide names stand farther beside a point than above it.
		const space = cell / 2 + 3 + Math.abs(cos) * half + (Math.abs(sin) * size) / 2;
		return {
			x: Math.min(width - half - 1, Math.max(half + 1, at.x + cos * space)),
			y: at.y + sin * space,
		};
	};
	const crowd = (place: Point): number => {
		const near = ways.reduce(
			(sum, { run }) => sum + Math.max(0, 1 - distanceTo(run, place) / (size * 1.2)),
			0,
		);
		const covered = (points ?? []).reduce(
			(sum, point) =>
				sum +
				3 *
					Math.max(0, 1 - Math.hypot(point.x - place.x, point.y - place.y) / (cell / 2 + size / 2)),
			0,
		);
		return near + covered;
	};
	const { place } = directions
		.map(away)
		.map((place) => ({ place, crowd: crowd(place) }))
		.reduce((best, other) => (other.crowd < best.crowd - 1e-6 ? other : best));
	return { text, x: place.x, y: place.y + size * 0.36, size };
}

export interface GraphDrawing {
	readonly ways: readonly Way[];
	readonly names: readonly NameTag[];
}

const nothing: GraphDrawing = { ways: [], names: [] };
const drawings = new WeakMap<Layout, readonly [graph: Graph, drawing: GraphDrawing]>();

/** The lines of a graph and the names of its points, where they are in a layout; none on a rectangle. */
export function graphDrawing(layout: Layout, { graph }: Pick<Board, "graph">): GraphDrawing {
	const { points, cell } = layout;
	if (points === null || graph === undefined) {
		return nothing;
	}
	const [known, drawing] = drawings.get(layout) ?? [];
	if (known === graph && drawing !== undefined) {
		return drawing;
	}
	const mean = (of: (point: Point) => number) =>
		points.reduce((sum, point) => sum + of(point), 0) / points.length;
	const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
	const links = linksOf(graph);
	const ways = links.map((link) => ({
		...link,
		run: runOf(link, points, layout, middle, links),
	}));
	const names =
		cell < leastNamed || !layout.isNamed
			? []
			: points.map((at, index) => nameTag(pointName(graph, index + 1), at, ways, layout));
	const made = { ways, names };
	drawings.set(layout, [graph, made]);
	return made;
}

/** The run of a step: along a line that leads there, if there is one, else straight. */
export function runOfStep(layout: Layout, board: Pick<Board, "graph">, { from, to }: Step): Line {
	const [a, b] = [centreOf(layout, from), centreOf(layout, to)];
	const leads = (way: Way, start: Square, end: Square) =>
		way.from === start.column && way.to === end.column;
	const way = graphDrawing(layout, board).ways.find(
		(each) =>
			leads(each, from, to) || ((!each.oneWay || each.back !== null) && leads(each, to, from)),
	);
	if (way === undefined) {
		return segment(a.x, a.y, b.x, b.y);
	}
	return way.from === from.column ? way.run : reversed(way.run);
}
