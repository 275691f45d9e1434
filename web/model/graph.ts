/** Graphs: names of points, ways between them, and distances in steps. A point's id is its column, from 1. */
import type { Board, Edge, Game, Graph, Square } from "catchmate";
import { opponent } from "./position.ts";

/** The part of a board that names its squares. */
export interface Ground {
	readonly graph?: Graph | undefined;
}

/** The name of a point, by default its number. */
export const pointName = ({ names }: Graph, column: number): string =>
	names?.[column - 1] ?? String(column);

const simplified = (name: string): string => name.normalize("NFKC").toLowerCase();

/** The point with a name, ignoring case if that is unambiguous; null if there is none. */
export function pointNamed({ names }: Graph, name: string): Square | null {
	if (names === undefined) {
		return /^\d+$/.test(name) ? pointAt(Number(name)) : null;
	}
	const alike = names.filter((each) => simplified(each) === simplified(name));
	const column = names.indexOf(alike.length === 1 ? (alike[0] ?? name) : name) + 1;
	return column === 0 ? null : pointAt(column);
}

/** The square of a point. */
export const pointAt = (column: number): Square => ({ row: 1, column });

/** The columns of all points, from 1. */
export const columnsOf = ({ columns }: Pick<Board, "columns">): readonly number[] =>
	Array.from({ length: columns }, (_, index) => index + 1);

/** A line of a graph's drawing: all or some of the ways between two points. */
export interface Link {
	readonly from: number;
	readonly to: number;
	/** Whether it leads only from `from` to `to`. */
	readonly oneWay: boolean;
	/** The only side that may move along it; null for both. */
	readonly side: string | null;
	/** The only side that may also move back along a one-way line of both sides; null for none. */
	readonly back: string | null;
	/** Its index among the lines between the same two points, from 0. */
	readonly lane: number;
	/** The number of those lines. */
	readonly lanes: number;
}

/** Whether there are ways from the lower to the higher point, and back. */
type Ways = readonly [there: boolean, back: boolean];

const either = (a: Ways, b: Ways): Ways => [a[0] || b[0], a[1] || b[1]];
const isNone = ([there, back]: Ways): boolean => !there && !back;

/** The ways between two points in the fewest lines: first that of both sides, then each side's own. */
function linesOf(low: number, high: number, bySide: ReadonlyMap<string | null, Ways>): Link[] {
	const shared = bySide.get(null) ?? [false, false];
	const own = [...bySide].filter((entry): entry is [string, Ways] => entry[0] !== null);
	const [one, two] = own;
	const both =
		one === undefined || two === undefined
			? shared
			: either(shared, [one[1][0] && two[1][0], one[1][1] && two[1][1]]);
	const rest = own.map(([side, [there, back]]): readonly [string, Ways] => [
		side,
		[there && !both[0], back && !both[1]],
	]);
	const lines = [[null, both] as const, ...rest].filter(([, ways]) => !isNone(ways));
	const links = lines.map(([side, [there, back]], lane) => {
		const [from, to] = there ? [low, high] : [high, low];
		return { from, to, oneWay: there !== back, side, back: null, lane, lanes: lines.length };
	});
	const [first, second, third] = links;
	// The second line is one side's way back along the first.
	return first && second && !third && first.side === null
		? [{ ...first, back: second.side, lanes: 1 }]
		: links;
}

const links = new WeakMap<Graph, readonly Link[]>();

/** All lines of a graph's drawing. */
export function linksOf(graph: Graph): readonly Link[] {
	const known = links.get(graph);
	if (known !== undefined) {
		return known;
	}
	const pairs = new Map<string, { low: number; high: number; bySide: Map<string | null, Ways> }>();
	for (const { from, to, oneWay = false, side = null } of graph.edges) {
		const [low, high] = [Math.min(from, to), Math.max(from, to)];
		const pair = pairs.get(`${low} ${high}`) ?? { low, high, bySide: new Map() };
		pairs.set(`${low} ${high}`, pair);
		const ways: Ways = [from === low || !oneWay, from === high || !oneWay];
		pair.bySide.set(side, either(pair.bySide.get(side) ?? [false, false], ways));
	}
	const made = [...pairs.values()].flatMap(({ low, high, bySide }) => linesOf(low, high, bySide));
	links.set(graph, made);
	return made;
}

/** Whether a side may move along a line from its end at `start`. */
const leads = ({ from, oneWay, side, back }: Link, start: number, by: string): boolean =>
	(from === start || !oneWay || back === by) && (side === null || side === by);

const otherEnd = ({ from, to }: Link, end: number): number => (from === end ? to : from);

/** The points that a side can step to from a point, on an empty board. */
export const waysFrom = (graph: Graph, side: string, column: number): readonly number[] =>
	linksOf(graph)
		.filter(({ from, to }) => from === column || to === column)
		.filter((link) => leads(link, column, side))
		.map((link) => otherEnd(link, column));

/** A side that never moves in one direction of the drawing. */
export interface Heading {
	readonly side: string;
	readonly never: Edge;
}

/** The borders, each with the direction away from it. */
const borders: readonly (readonly [Edge, x: number, y: number])[] = [
	["left", 1, 0],
	["right", -1, 0],
	["top", 0, 1],
	["bottom", 0, -1],
];

/**
 * The heading that describes every way on which only one side may move back; null if there is no such way, or no heading
 * describes them all.
 */
export function headingOf({ rules, board: { graph } }: Game): Heading | null {
	const links = graph === undefined ? [] : linksOf(graph);
	const returns = links.filter(({ back }) => back !== null);
	const [{ back = null } = {}] = returns;
	const { places } = graph ?? {};
	if (back === null || places === undefined) {
		return null;
	}
	const side = opponent(rules, back);
	const found = borders.find(([, x, y]) => {
		const away = ({ from, to }: Link): number => {
			const [a, b] = [places[from - 1], places[to - 1]];
			return a === undefined || b === undefined ? 0 : (b.x - a.x) * x + (b.y - a.y) * y;
		};
		const isKept = (link: Link) =>
			away(link) === 0 || !leads(link, away(link) > 0 ? link.to : link.from, side);
		return returns.every((link) => link.back === back && away(link) > 0) && links.every(isKept);
	});
	return found === undefined ? null : { side, never: found[0] };
}

/** A neighbouring point, in the reader's terms. */
export interface Neighbour {
	readonly name: string;
	/** Ways in both directions, only to the neighbour, or only back. */
	readonly way: "both" | "there" | "here";
	/** The only side that may move along them; null for both. */
	readonly side: string | null;
	/** The only side that may move in the other direction; null for none. */
	readonly back: string | null;
}

export function neighboursOf(graph: Graph, column: number): readonly Neighbour[] {
	const lines = linksOf(graph).filter(({ from, to }) => from === column || to === column);
	return lines
		.map((link) => ({ link, other: otherEnd(link, column) }))
		.sort((a, b) => a.other - b.other)
		.map(({ link, other }) => ({
			name: pointName(graph, other),
			way: link.oneWay ? (link.from === column ? "there" : "here") : "both",
			side: link.side,
			back: link.back,
		}));
}

/** The steps from `start` to every point within reach, itself included, ignoring the direction of edges. */
export function stepsFrom(graph: Graph, start: number): ReadonlyMap<number, number> {
	const neighbours = new Map<number, number[]>();
	const add = (point: number, next: number) => {
		const known = neighbours.get(point) ?? [];
		known.push(next);
		neighbours.set(point, known);
	};
	for (const { from, to } of graph.edges) {
		add(from, to);
		add(to, from);
	}
	const steps = new Map([[start, 0]]);
	// Iterating a map also visits entries added on the way.
	for (const [point, distance] of steps) {
		for (const next of neighbours.get(point) ?? []) {
			if (!steps.has(next)) {
				steps.set(next, distance + 1);
			}
		}
	}
	return steps;
}
