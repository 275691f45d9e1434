/**
 * Arranges the points of a graph without places: distances proportional to steps, and few crossings. Deterministic. Loaded,
 * with its library, only for such graphs.
 */
/*! With d3-force, Copyright Mike Bostock, ISC */
import type { Board, Graph } from "catchmate";
import { forceLink, forceSimulation } from "d3-force";
import { columnsOf, linksOf, stepsFrom } from "../model/graph.ts";
import type { Point } from "../model/places.ts";

/** The largest place, in thousandths. */
const full = 1000;

/** The simulation's ticks, enough for it to come to rest. */
const ticks = 300;

/**
 * The most landmarks: points from which all others keep their distance. In graphs with no more points all are landmarks, and the
 * best of several drawings is taken.
 */
const mostLandmarks = 40;

/** Coordinates closer than this, in edge lengths, are made equal in level and upright drawings. */
const nearlySame = 0.35;

type Steps = ReadonlyMap<number, number>;

/** Landmarks with the steps from each. Each one is as far as possible from those before it. */
function landmarksOf(columns: readonly number[], graph: Graph): ReadonlyMap<number, Steps> {
	const found = new Map<number, Steps>();
	const nearest = new Map(columns.map((column) => [column, Number.POSITIVE_INFINITY]));
	const near = (column: number) => nearest.get(column) ?? 0;
	while (found.size < Math.min(mostLandmarks, columns.length)) {
		const next = columns.reduce((far, column) => (near(column) > near(far) ? column : far));
		const steps = stepsFrom(graph, next);
		found.set(next, steps);
		for (const column of columns) {
			nearest.set(column, Math.min(near(column), steps.get(column) ?? near(column)));
		}
	}
	return found;
}

/** Two points and the distance they should keep, in steps. */
interface Pair {
	readonly source: number;
	readonly target: number;
	readonly steps: number;
}

/** The pairs of a landmark and another point. Points in separate parts of a graph get a large distance. */
function pairsOf(columns: readonly number[], landmarks: ReadonlyMap<number, Steps>): Pair[] {
	const longest = Math.max(1, ...[...landmarks.values()].flatMap((steps) => [...steps.values()]));
	return [...landmarks].flatMap(([landmark, steps]) =>
		columns
			.filter((column) => column > landmark || (column < landmark && !landmarks.has(column)))
			.map((column) => ({
				source: landmark - 1,
				target: column - 1,
				steps: steps.get(column) ?? 0.6 * longest + 1,
			})),
	);
}

/** Initial places: two circles, in the order of the points and of a walk, and coordinates by the distances to two landmarks. */
function startsOf(columns: readonly number[], landmarks: ReadonlyMap<number, Steps>): Point[][] {
	const circle = (order: readonly number[]) => {
		const at = new Map(
			order.map((column, index) => [column, (2 * Math.PI * index) / order.length]),
		);
		const radius = Math.sqrt(columns.length);
		return columns.map((column) => {
			const angle = at.get(column) ?? 0;
			return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
		});
	};
	const [first, second, third, fourth] = [...landmarks.values()];
	const between = (a: Steps | undefined, b: Steps | undefined, column: number) =>
		(a?.get(column) ?? 0) - (b?.get(column) ?? 0);
	// Points with equal distances are moved apart a little, in the order of their numbers.
	const embedded = columns.map((column) => ({
		x: between(first, second, column) + Math.sin(column) / 50,
		y: between(third, fourth, column) + Math.cos(column) / 50,
	}));
	const walked = [...(first?.keys() ?? [])];
	return [embedded, circle(columns), circle([...new Set([...walked, ...columns])])];
}

/** Runs the simulation from a start until it comes to rest. */
function settled(start: readonly Point[], pairs: readonly Pair[]): Point[] {
	const nodes = start.map((point) => ({ ...point }));
	const weights = nodes.map(() => 0);
	for (const { source, target, steps } of pairs) {
		weights[source] = (weights[source] ?? 0) + steps ** -2;
		weights[target] = (weights[target] ?? 0) + steps ** -2;
	}
	const heaviest = (source: number, target: number) =>
		Math.max(weights[source] ?? 1, weights[target] ?? 1);
	// New objects, because the library replaces the ends of links by nodes.
	const links = pairs.map(({ source, target, steps }) => ({
		source,
		target,
		steps,
		strength: (1.6 * steps ** -2) / heaviest(source, target),
	}));
	const force = forceLink<(typeof nodes)[0], (typeof links)[0]>(links)
		.distance(({ steps }) => steps)
		.strength(({ strength }) => strength);
	forceSimulation(nodes).alphaDecay(0.01).force("pairs", force).stop().tick(ticks);
	return nodes.map(({ x, y }) => ({ x, y }));
}

/** Positive on one side of the line from a to b, negative on the other. */
const turn = (a: Point, b: Point, point: Point): number =>
	(b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);

/** A line between its two ends. */
type Segment = readonly [a: Point, b: Point];

/** The ends of each line of a graph. */
const drawn = (points: readonly Point[], graph: Graph): readonly Segment[] =>
	linksOf(graph).flatMap(({ from, to }): Segment[] => {
		const [a, b] = [points[from - 1], points[to - 1]];
		return a === undefined || b === undefined ? [] : [[a, b]];
	});

/** Whether two lines cross, other than at their ends. */
const cross = ([a, b]: Segment, [c, d]: Segment): boolean =>
	turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

/** Whether a line runs through a point's disc, a third of a step wide. */
function covers([a, b]: Segment, point: Point): boolean {
	const length = Math.hypot(b.x - a.x, b.y - a.y);
	const along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length;
	return along > 0 && along < length && Math.abs(turn(a, b, point)) / length < 1 / 3;
}

/** The number of crossings of lines with lines and with points. */
function crossings(points: readonly Point[], graph: Graph): number {
	const lines = drawn(points, graph);
	return lines.reduce(
		(count, line, index) =>
			count +
			lines.slice(index + 1).filter((other) => cross(line, other)).length +
			points.filter((point) => !line.includes(point) && covers(line, point)).length,
		0,
	);
}

/** The sum of the squared relative errors of the pairs' distances. */
const stress = (points: readonly Point[], pairs: readonly Pair[]): number =>
	pairs.reduce((sum, { source, target, steps }) => {
		const [a, b] = [points[source], points[target]];
		const off = a && b ? Math.hypot(a.x - b.x, a.y - b.y) / steps - 1 : 0;
		return sum + off * off;
	}, 0);

/** The angle, up to a quarter turn, of nearly all lines, as in a grid or a path; null if there is none. */
function gridAngle(lines: readonly Segment[]): number | null {
	const angles = lines.map(([a, b]) => 4 * Math.atan2(b.y - a.y, b.x - a.x));
	const x = angles.reduce((sum, angle) => sum + Math.cos(angle), 0);
	const y = angles.reduce((sum, angle) => sum + Math.sin(angle), 0);
	return Math.hypot(x, y) > 0.75 * lines.length ? Math.atan2(y, x) / 4 : null;
}

/**
 * The drawing turned by an angle around its middle, so that lines in that direction become level. Its first point ends
 * up in the top left quarter.
 */
function turned(points: readonly Point[], angle: number): Point[] {
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	const level = points.map(({ x, y }) => ({ x: x * cos + y * sin, y: y * cos - x * sin }));
	const [first = { x: 0, y: 0 }] = level;
	const [right, down] = [first.x > 1e-3 ? -1 : 1, first.y > 1e-3 ? -1 : 1];
	return level.map(({ x, y }) => ({ x: right * x, y: down * y }));
}

/** The direction of the largest spread of points around the origin. */
function longSide(points: readonly Point[]): number {
	const sum = (of: (point: Point) => number) => points.reduce((all, point) => all + of(point), 0);
	return (
		Math.atan2(
			2 * sum(({ x, y }) => x * y),
			sum(({ x, y }) => x * x - y * y),
		) / 2
	);
}

/** Makes nearly equal coordinates equal. */
function aligned(values: readonly number[]): number[] {
	const groups: number[][] = [];
	for (const value of [...values].sort((a, b) => a - b)) {
		const group = groups.at(-1);
		const [first] = group ?? [];
		if (group !== undefined && first !== undefined && value - first < nearlySame) {
			group.push(value);
		} else {
			groups.push([value]);
		}
	}
	const mean = (group: readonly number[]) =>
		group.reduce((sum, value) => sum + value, 0) / group.length;
	return values.map((value) => mean(groups.find((group) => group.includes(value)) ?? [value]));
}

/** Turns a drawing level: by its edges if they have only two directions, otherwise by its longest extent. */
function levelled(points: readonly Point[], graph: Graph): Point[] {
	const mean = (axis: "x" | "y") =>
		points.reduce((all, point) => all + point[axis], 0) / points.length;
	const [x, y] = [mean("x"), mean("y")];
	const around = points.map((point) => ({ x: point.x - x, y: point.y - y }));
	const long = longSide(around);
	const grid = gridAngle(drawn(around, graph));
	if (grid === null) return turned(around, long);
	const quarter = Math.PI / 2;
	const level = turned(around, grid + quarter * Math.round((long - grid) / quarter));
	const [xs, ys] = [aligned(level.map((point) => point.x)), aligned(level.map((point) => point.y))];
	return xs.map((left, index) => ({ x: left, y: ys[index] ?? 0 }));
}

/** Scales a drawing to fill all places, keeping its proportions. */
function fitted(points: readonly Point[]): Point[] {
	const range = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
	const [left, right] = range(points.map(({ x }) => x));
	const [top, bottom] = range(points.map(({ y }) => y));
	const scale = full / Math.max(right - left, bottom - top, 1e-3);
	const place = (value: number, low: number, high: number) =>
		Math.round(full / 2 + (value - (low + high) / 2) * scale);
	return points.map(({ x, y }) => ({ x: place(x, left, right), y: place(y, top, bottom) }));
}

/** Places for a graph's points, in thousandths of the drawing's width and height. */
export function arrange(board: Pick<Board, "columns">, graph: Graph): readonly Point[] {
	const columns = columnsOf(board);
	const landmarks = landmarksOf(columns, graph);
	const pairs = pairsOf(columns, landmarks);
	const starts = startsOf(columns, landmarks);
	if (columns.length > mostLandmarks) {
		return fitted(levelled(settled(starts[0] ?? [], pairs), graph));
	}
	const [best = []] = starts
		.map((start) => settled(start, pairs))
		.map((points) => ({
			points,
			cost: crossings(points, graph) + stress(points, pairs) / pairs.length,
		}))
		.sort((a, b) => a.cost - b.cost)
		.map(({ points }) => points);
	return fitted(levelled(best, graph));
}
