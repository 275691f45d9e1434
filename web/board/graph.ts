/** Graphs: the points by name, the ways between them, and the steps from one to another. A point is named by its column here. */
import type { Board, Graph, Square } from "catchmate";

/** The part of a board that says what its squares are called. */
export interface Ground {
	readonly graph?: Graph | undefined;
}

/** The name of a point; its number where the graph has no names. */
export const pointName = ({ names }: Graph, column: number): string =>
	names?.[column - 1] ?? String(column);

const simplified = (name: string): string => name.normalize("NFKC").toLowerCase();

/** The point of a name, in whatever letters it is written where that is clear; null where there is none. */
export function pointNamed({ names }: Graph, name: string): Square | null {
	if (names === undefined) {
		return /^\d+$/.test(name) ? pointAt(Number(name)) : null;
	}
	const alike = names.filter((each) => simplified(each) === simplified(name));
	const column = names.indexOf(alike.length === 1 ? (alike[0] ?? name) : name) + 1;
	return column === 0 ? null : pointAt(column);
}

/** The point of a board, by its column. */
export const pointAt = (column: number): Square => ({ row: 1, column });

/** The points of a board by their columns, from 1. */
export const columnsOf = ({ columns }: Pick<Board, "columns">): readonly number[] =>
	Array.from({ length: columns }, (_, index) => index + 1);

/** What two points have between them, as it is drawn: one line. */
export interface Link {
	readonly from: number;
	readonly to: number;
	/** Whether it leads from `from` to `to` only. */
	readonly oneWay: boolean;
	/** The side that alone may take it; null for both. */
	readonly side: string | null;
	/** The side that alone may take it back; null for none, or where it is no one-way line of both. */
	readonly back: string | null;
	/** Its place among the lines between the two, from 0, and how many they are. */
	readonly lane: number;
	readonly lanes: number;
}

/** Whether there are ways from the lesser of two points to the greater, and back. */
type Ways = readonly [there: boolean, back: boolean];

const either = (a: Ways, b: Ways): Ways => [a[0] || b[0], a[1] || b[1]];
const isNone = ([there, back]: Ways): boolean => !there && !back;

/** The edges between two points as few lines: those that both sides may take, then what each may take besides. */
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
	// What is left to one side is then the way back.
	return first && second && !third && first.side === null
		? [{ ...first, back: second.side, lanes: 1 }]
		: links;
}

const links = new WeakMap<Graph, readonly Link[]>();

/** The lines that a graph is drawn with. */
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

/** Whether a side may take a line from a point on. */
const leads = ({ from, oneWay, side, back }: Link, start: number, by: string): boolean =>
	(from === start || !oneWay || back === by) && (side === null || side === by);

const otherEnd = ({ from, to }: Link, end: number): number => (from === end ? to : from);

/** The points that a side may go to from a point, whatever stands there. */
export const waysFrom = (graph: Graph, side: string, column: number): readonly number[] =>
	linksOf(graph)
		.filter(({ from, to }) => from === column || to === column)
		.filter((link) => leads(link, column, side))
		.map((link) => otherEnd(link, column));

/** A point next to another, as a person is told of it. */
export interface Neighbour {
	readonly name: string;
	/** The ways between the two: there and back, or one way there or here. */
	readonly way: "both" | "there" | "here";
	/** The side that alone may take them; null for both. */
	readonly side: string | null;
	/** The side that alone may go the other way, where that is one way; null for none. */
	readonly back: string | null;
}

export function neighboursOf(graph: Graph, column: number): readonly Neighbour[] {
	const around = linksOf(graph).filter(({ from, to }) => from === column || to === column);
	return around
		.map((link) => ({ link, other: otherEnd(link, column) }))
		.sort((a, b) => a.other - b.other)
		.map(({ link, other }) => ({
			name: pointName(graph, other),
			way: link.oneWay ? (link.from === column ? "there" : "here") : "both",
			side: link.side,
			back: link.back,
		}));
}

/** The steps from a point to each other, whichever way the edges lead; those that cannot be reached are missing. */
export function stepsFrom(graph: Graph, start: number): ReadonlyMap<number, number> {
	const around = new Map<number, number[]>();
	for (const { from, to } of graph.edges) {
		around.set(from, [...(around.get(from) ?? []), to]);
		around.set(to, [...(around.get(to) ?? []), from]);
	}
	const steps = new Map([[start, 0]]);
	// A map is gone through in the order of its entries, those that are added meanwhile too.
	for (const [point, distance] of steps) {
		for (const next of around.get(point) ?? []) {
			if (!steps.has(next)) {
				steps.set(next, distance + 1);
			}
		}
	}
	return steps;
}
