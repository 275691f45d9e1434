/** Edits of a graph by hand: its points, and the ways between them. The points must have places. */
import type { Board, Graph, GraphEdge, Rules, Square } from "catchmate";
import { makeRoom, squareFor } from "./boards.ts";
import type { BoardProblem } from "./edit.ts";
import { mapSquares } from "./features.ts";
import { columnsOf, linksOf, pointAt, pointName, pointNamed } from "./graph.ts";
import type { Point } from "./places.ts";
import { fullPlace } from "./places.ts";
import { squareKey, tokenHolder } from "./position.ts";

/** The most points that the tools offer. Texts may have more. */
export const mostPoints = 100;

/** The kind of way to draw. */
export interface WayKind {
	readonly oneWay: boolean;
	/** The only side that may move along it; null for both. */
	readonly side: string | null;
}

/** What the pointer edits on a graph: pieces and marks, points, or ways. */
export const graphTools = ["pieces", "points", "ways"] as const;
export type GraphTool = (typeof graphTools)[number];

const withGraph = (problem: BoardProblem, graph: Graph): BoardProblem => ({
	...problem,
	game: { ...problem.game, board: { ...problem.game.board, graph } },
});

const places = ({ places = [] }: Graph): readonly Point[] => places;

/** An unused name like the existing ones: a letter if all are letters, otherwise a number. */
function newName(names: readonly string[]): string {
	const isLettered = names.every((name) => /^[a-z]$/.test(name));
	const letters = isLettered ? [..."abcdefghijklmnopqrstuvwxyz"] : [];
	const letter = letters.find((each) => !names.includes(each));
	let number = names.length + 1;
	while (names.includes(String(number))) {
		number += 1;
	}
	return letter ?? String(number);
}

/** Adds a point at the end. */
export function addPoint(problem: BoardProblem, place: Point): BoardProblem {
	const { board } = problem.game;
	const { graph, columns } = board;
	if (graph === undefined || columns >= mostPoints) {
		return problem;
	}
	const { names } = graph;
	const added: Graph = {
		...graph,
		places: [...places(graph), place],
		...(names && { names: [...names, newName(names)] }),
	};
	return withGraph(
		{ ...problem, game: { ...problem.game, board: { ...board, columns: columns + 1 } } },
		added,
	);
}

/** The place of a coarse grid farthest from all points; the first of several. */
export function freePlace(graph: Graph): Point {
	const candidates = Array.from({ length: 21 * 21 }, (_, index) => ({
		x: (index % 21) * 50,
		y: Math.floor(index / 21) * 50,
	}));
	const room = ({ x, y }: Point) =>
		Math.min(fullPlace, ...places(graph).map((point) => Math.hypot(point.x - x, point.y - y)));
	return candidates.reduce((best, place) => (room(place) > room(best) ? place : best));
}

/** Whether a point can be removed: there must be more points than pieces. */
export const canRemove = ({ rules, board }: BoardProblem["game"]): boolean =>
	board.columns > rules.sides[0].pieces + rules.sides[1].pieces;

/** Removes a point and its ways. Its piece moves to the nearest empty point. */
export function removePoint(problem: BoardProblem, { column }: Square): BoardProblem {
	const { game, position } = problem;
	const { graph } = game.board;
	if (graph === undefined || !canRemove(game)) {
		return problem;
	}
	const occupied = new Set(Object.values(position.pieces).flat().map(squareKey));
	const step = (square: Square): Square =>
		square.column > column ? pointAt(square.column - 1) : square;
	const moved = (side: string, square: Square): Square => {
		if (square.column !== column) {
			return step(square);
		}
		const place = squareFor(game, side, square, occupied) ?? square;
		occupied.add(squareKey(place));
		return step(place);
	};
	const pieces = Object.fromEntries(
		Object.entries(position.pieces).map(([side, squares]) => [
			side,
			squares.map((square) => moved(side, square)),
		]),
	);
	const others = <T>(all: readonly T[]) => all.filter((_, index) => index !== column - 1);
	const edges = graph.edges
		.filter(({ from, to }) => from !== column && to !== column)
		.map((edge) => ({
			...edge,
			from: step(pointAt(edge.from)).column,
			to: step(pointAt(edge.to)).column,
		}));
	const { names } = graph;
	const smaller: Graph = {
		...graph,
		edges,
		places: others(places(graph)),
		...(names && { names: others(names) }),
	};
	const marked = mapSquares(game.board, (squares) =>
		squares.filter((square) => square.column !== column).map(step),
	);
	const board: Board = { ...marked, columns: game.board.columns - 1, graph: smaller };
	const made: BoardProblem = {
		game: { ...game, board },
		position: { ...position, pieces },
	};
	return { ...made, game: { ...game, board: makeRoom(made) } };
}

/** Moves a point in the drawing. */
export function movePoint(problem: BoardProblem, { column }: Square, place: Point): BoardProblem {
	const { graph } = problem.game.board;
	const moved = (graph === undefined ? [] : places(graph)).map((old, index) =>
		index === column - 1 ? place : old,
	);
	return graph === undefined ? problem : withGraph(problem, { ...graph, places: moved });
}

/** The core's limits for names: the characters, and the bytes of UTF-8. */
const nameForm = /^[^\s\p{Cc},>#-]+$/u;
const mostBytes = 24;

/** Whether a point's name is valid. */
export const canBeName = (name: string): boolean =>
	nameForm.test(name) && new TextEncoder().encode(name).length <= mostBytes;

/** Renames a point; changes nothing if the name is invalid or taken. */
export function renamePoint(problem: BoardProblem, { column }: Square, name: string): BoardProblem {
	const { graph } = problem.game.board;
	if (graph === undefined || !canBeName(name)) {
		return problem;
	}
	const names = columnsOf(problem.game.board).map((each) => pointName(graph, each));
	const isTaken = names.includes(name) && pointNamed({ ...graph, names }, name)?.column !== column;
	const renamed = names.map((old, index) => (index === column - 1 ? name : old));
	return isTaken ? problem : withGraph(problem, { ...graph, names: renamed });
}

/** The edges between two points, split into one-way edges of one side. */
function waysBetween({ sides }: Rules, graph: Graph, a: number, b: number): GraphEdge[] {
	const isBetween = ({ from, to }: GraphEdge) =>
		(from === a && to === b) || (from === b && to === a);
	return graph.edges
		.filter(isBetween)
		.flatMap(({ from, to, oneWay, side }) =>
			sides
				.filter(({ name }) => side === undefined || name === side)
				.flatMap(({ name }): GraphEdge[] => [
					{ from, to, oneWay: true, side: name },
					...(oneWay ? [] : [{ from: to, to: from, oneWay: true, side: name }]),
				]),
		);
}

/** The same ways in the fewest edges. */
export const fewestEdges = (edges: readonly GraphEdge[]): GraphEdge[] =>
	linksOf({ edges }).flatMap(({ from, to, oneWay, side, back }) => [
		{ from, to, ...(oneWay && { oneWay }), ...(side !== null && { side }) },
		...(back === null ? [] : [{ from: to, to: from, oneWay: true, side: back }]),
	]);

/** The graph with the ways between two points replaced. */
function withWays(graph: Graph, a: number, b: number, ways: readonly GraphEdge[]): Graph {
	const others = graph.edges.filter(
		({ from, to }) => !((from === a && to === b) || (from === b && to === a)),
	);
	return { ...graph, edges: [...others, ...fewestEdges(ways)] };
}

const sameWay = (a: GraphEdge, b: GraphEdge): boolean =>
	a.from === b.from && a.to === b.to && a.side === b.side;

/** Whether an edge may join a point to itself: only in a game with a token. */
export const canLoop = ({ rules }: BoardProblem["game"]): boolean => tokenHolder(rules) !== null;

/**
 * Adds ways of a kind between two points, or removes them if all exist. Joins a point to itself only if the game allows
 * it.
 */
export function joinPoints(
	problem: BoardProblem,
	{ column: from }: Square,
	{ column: to }: Square,
	{ oneWay, side }: WayKind,
): BoardProblem {
	const { rules, board } = problem.game;
	const { graph } = board;
	if (graph === undefined || (from === to && !canLoop(problem.game))) {
		return problem;
	}
	const known = waysBetween(rules, graph, from, to);
	const kind = { from, to, ...(oneWay && { oneWay }), ...(side !== null && { side }) };
	const wanted = waysBetween(rules, { edges: [kind] }, from, to);
	const added = wanted.filter((way) => !known.some((other) => sameWay(way, other)));
	const ways =
		added.length > 0
			? [...known, ...added]
			: known.filter((way) => !wanted.some((other) => sameWay(way, other)));
	return withGraph(problem, withWays(graph, from, to, ways));
}

/** Removes all ways between two points. */
export function cutWays(problem: BoardProblem, a: number, b: number): BoardProblem {
	const { graph } = problem.game.board;
	return graph === undefined ? problem : withGraph(problem, withWays(graph, a, b, []));
}
