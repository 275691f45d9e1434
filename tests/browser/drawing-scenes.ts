/** Boards with everything that can be drawn on them, for tests that look at the drawing. */
import type { Game, Move, Rules, Square, SquareValue, Value } from "catchmate";
import type { BoardState, SceneMove } from "../../web/board/state.ts";
import { classics } from "../../web/model/graphs.ts";
import { chase, crossingPawn } from "../node/games.ts";

export type DrawnScene = Pick<BoardState, "game" | "position"> & Partial<BoardState>;

const at = (row: number, column: number): Square => ({ row, column });
const move = (from: Square, to: Square): Move => ({ from, to });

const open: Game = { rules: chase, board: { rows: 6, columns: 6, obstacles: [] } };
const chasing = { toMove: "black", pieces: { white: [at(4, 2)], black: [at(3, 4)] } };

const worth = (distance: number | null): Value =>
	distance === null
		? { outcome: "draw", distance, winner: null }
		: distance % 2 === 0
			? { outcome: "loss", distance, winner: "white" }
			: { outcome: "win", distance, winner: "black" };

const moves: readonly SceneMove[] = (
	[
		[at(3, 3), 1],
		[at(3, 2), 17],
		[at(3, 5), 8],
		[at(2, 4), 136],
		[at(4, 4), null],
		[at(4, 2), 3],
	] as const
).map(([to, distance]) => ({
	move: move(at(3, 4), to),
	...worth(distance),
}));

const heat: readonly SquareValue[] = Array.from({ length: 36 }, (_, index) => {
	const square = at(Math.floor(index / 6) + 1, (index % 6) + 1);
	return { square, ...worth(index % 7 === 0 ? null : index * 4 + (index % 2)) };
});

const walled: Game = {
	rules: crossingPawn,
	board: { rows: 5, columns: 7, obstacles: [at(1, 1), at(2, 3), at(3, 3), at(5, 7)] },
};
const crossing = { toMove: "red", pieces: { red: [at(1, 2), at(3, 4)], black: [at(4, 4)] } };

const [first, second] = crossingPawn.sides;
const strangers: Rules = {
	...crossingPawn,
	id: "strangers",
	sides: [
		{ ...first, name: "hounds", pieces: 4, goals: ["left", "bottom"] },
		{ ...second, name: "hare", goals: ["top", "right"] },
	],
	starts: "hounds",
};

const larder: Game = {
	rules: {
		...chase,
		id: "cat-and-mouse-2",
		sides: [
			{ ...chase.sides[0], name: "mouse" },
			{ ...chase.sides[1], name: "cat" },
		],
		starts: "mouse",
	},
	board: {
		rows: 4,
		columns: 5,
		obstacles: [at(2, 2)],
		goals: { mouse: [at(1, 1), at(4, 5)], cat: [at(1, 1), at(1, 5)] },
		closed: { mouse: [at(3, 1), at(3, 2)], cat: [at(3, 2), at(3, 3)] },
	},
};
const inLarder = { toMove: "mouse", pieces: { mouse: [at(4, 5)], cat: [at(1, 3)] } };

/** Sides that have pieces of their own, each with a goal and a square closed to it. */
function looksOf(one: string, two: string): DrawnScene {
	const rules: Rules = {
		...chase,
		sides: [
			{ ...chase.sides[0], name: one },
			{ ...chase.sides[1], name: two },
		],
		starts: one,
	};
	const goals = { [one]: [at(2, 1)], [two]: [at(2, 2)] };
	const closed = { [one]: [at(2, 3)], [two]: [at(2, 4)] };
	return {
		game: { rules, board: { rows: 2, columns: 4, obstacles: [], goals, closed } },
		position: { toMove: one, pieces: { [one]: [at(1, 1)], [two]: [at(1, 3)] } },
	};
}

const on = (column: number): Square => at(1, column);
const way = (from: number, to: number): Move => move(on(from), on(to));

const burrowRules: Rules = {
	...chase,
	id: "cat-and-mouse",
	sides: [
		{ ...chase.sides[0], name: "mouse", reach: 1 },
		{ ...chase.sides[1], name: "cat", reach: 1 },
	],
	starts: "mouse",
};

/** A graph with everything: ways of both sides, one way, of one side, in both, bent around a point; marks of all kinds. */
const burrow: Game = {
	rules: burrowRules,
	board: {
		rows: 1,
		columns: 8,
		graph: {
			names: ["hole", "b", "c", "d", "e", "\u82b1\u56ed", "g", "h"],
			places: [
				...[
					{ x: 0, y: 0 },
					{ x: 500, y: 0 },
					{ x: 1000, y: 0 },
				],
				...[
					{ x: 0, y: 450 },
					{ x: 500, y: 450 },
					{ x: 1000, y: 450 },
				],
				...[
					{ x: 250, y: 900 },
					{ x: 750, y: 900 },
				],
			],
			edges: [
				{ from: 1, to: 2 },
				{ from: 2, to: 3, oneWay: true },
				{ from: 1, to: 3 },
				{ from: 1, to: 4, side: "mouse" },
				{ from: 4, to: 5, side: "cat" },
				{ from: 5, to: 6, side: "mouse", oneWay: true },
				{ from: 6, to: 5, side: "cat", oneWay: true },
				{ from: 3, to: 6 },
				{ from: 4, to: 7 },
				{ from: 7, to: 8 },
				{ from: 8, to: 6 },
				{ from: 2, to: 5 },
				{ from: 5, to: 8 },
			],
		},
		obstacles: [on(8)],
		goals: { mouse: [on(1)], cat: [on(3)] },
		closed: { cat: [on(1)], mouse: [on(6)] },
	},
};
const inBurrow = { toMove: "mouse", pieces: { mouse: [on(5)], cat: [on(4)] } };

export const scenes: Readonly<Record<string, DrawnScene>> = {
	plain: { game: open, position: chasing },
	values: { game: open, position: chasing, moves, lastMove: move(at(5, 2), at(4, 2)) },
	targets: { game: open, position: chasing, moves, shows: "squares", does: "play" },
	heat: { game: open, position: chasing, heat },
	marks: {
		game: open,
		position: chasing,
		shows: "nothing",
		moves,
		marks: [
			{ square: at(1, 1), shape: "ring" },
			{ square: at(3, 4), shape: "ring" },
			{ square: at(2, 2), shape: "dot" },
			{ square: at(6, 6), shape: "cross" },
		],
		arrows: [move(at(3, 4), at(3, 5)), move(at(3, 4), at(5, 4)), move(at(5, 1), at(2, 6))],
		pointed: move(at(4, 2), at(4, 1)),
	},
	captured: {
		game: open,
		position: { toMove: "black", pieces: { white: [at(3, 4)], black: [at(3, 4)] } },
		lastMove: move(at(4, 4), at(3, 4)),
	},
	answered: {
		game: open,
		position: chasing,
		lastMove: move(at(5, 2), at(4, 2)),
		badge: { square: at(4, 2), judgement: "slip", word: "Slip" },
	},
	"answered at the border": {
		game: open,
		position: chasing,
		badge: { square: at(1, 1), judgement: "wrong", word: "失误" },
	},
	finished: {
		game: open,
		position: { toMove: "black", pieces: { white: [at(3, 4)], black: [at(3, 4)] } },
		trails: [
			{
				side: "black",
				isWinner: false,
				steps: [
					{ from: at(1, 5), to: at(1, 4) },
					{ from: at(1, 4), to: at(3, 4) },
				],
			},
			{ side: "white", isWinner: true, steps: [{ from: at(3, 1), to: at(3, 4) }] },
		],
		badge: { square: at(3, 4), judgement: "right", word: "Best" },
	},
	crossing: { game: walled, position: crossing, lastMove: move(at(4, 3), at(4, 4)) },
	selected: {
		game: walled,
		position: crossing,
		does: "play",
		selected: at(3, 4),
		moves: [at(4, 4), at(2, 4), at(3, 5)].map((to, index) => ({
			move: move(at(3, 4), to),
			...worth(3 * index + 1),
		})),
	},
	dragged: {
		game: walled,
		position: crossing,
		does: "edit",
		selected: at(4, 4),
		drag: { from: at(4, 4), over: null, lift: null, x: 90, y: 70 },
	},
	endless: {
		game: larder,
		position: inLarder,
		heat: [
			{ square: at(2, 3), outcome: "win", distance: null, winner: "mouse" },
			{ square: at(2, 4), outcome: "loss", distance: null, winner: "cat" },
			{ square: at(1, 1), outcome: "win", distance: 7, winner: "mouse" },
			{ square: at(3, 2), outcome: "draw", distance: null, winner: null },
		],
	},
	features: { game: larder, position: inLarder, lastMove: move(at(4, 4), at(4, 5)) },
	graph: { game: burrow, position: inBurrow, lastMove: way(7, 4) },
	"graph with values": {
		game: burrow,
		position: inBurrow,
		does: "play",
		selected: on(5),
		lastMove: way(1, 3),
		moves: [2, 6, 4].map((to, index) => ({ move: way(5, to), ...worth(5 * index + 1) })),
		pointed: way(5, 6),
		arrows: [way(3, 1)],
		marks: [
			{ square: on(2), shape: "ring" },
			{ square: on(7), shape: "cross" },
			{ square: on(3), shape: "dot" },
		],
	},
	"graph with a map": {
		game: burrow,
		position: inBurrow,
		heat: [1, 2, 3, 4, 6, 7].map((column, index) => ({
			square: on(column),
			...worth(column === 6 ? null : index * 3),
		})),
	},
	"graph that is changed": {
		game: burrow,
		position: inBurrow,
		does: "edit",
		selected: on(4),
		drag: { from: on(4), over: null, lift: null, x: 120, y: 90 },
	},
	"graph without places": {
		game: {
			rules: burrowRules,
			board: {
				rows: 1,
				columns: 5,
				obstacles: [],
				graph: { edges: [1, 2, 3, 4, 5].map((from) => ({ from, to: (from % 5) + 1 })) },
			},
		},
		position: { toMove: "cat", pieces: { mouse: [on(1)], cat: [on(3)] } },
	},
	torus: {
		game: { rules: burrowRules, board: { rows: 1, obstacles: [], ...classics.torus(4) } },
		position: { toMove: "mouse", pieces: { mouse: [on(4)], cat: [on(6)] } },
		lastMove: way(16, 4),
		arrows: [way(4, 1)],
	},
	police: looksOf("police", "thief"),
	mouse: looksOf("mouse", "cat"),
	fox: looksOf("fox", "hounds"),
	strangers: {
		game: { rules: strangers, board: { rows: 4, columns: 6, obstacles: [at(2, 2)] } },
		position: {
			toMove: "hare",
			pieces: { hounds: [at(1, 1), at(1, 3), at(4, 2), at(4, 6)], hare: [at(2, 5)] },
		},
	},
};
