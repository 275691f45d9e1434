/** Boards with everything that can be drawn on them, for tests that look at the drawing. */
import type { Game, Move, Rules, Square, Value } from "catchmate";
import type { BoardState } from "../../web/board/state.ts";
import { classics } from "../../web/model/graphs.ts";
import { chase, crossingPawn } from "../node/games.ts";

export type DrawnScene = Pick<BoardState, "game" | "position"> & Partial<BoardState>;

const at = (row: number, column: number): Square => ({ row, column });
const move = (from: Square, to: Square): Move => ({ from, to });
const on = (column: number): Square => at(1, column);
const way = (from: number, to: number): Move => move(on(from), on(to));

const worth = (distance: number | null): Value =>
	distance === null
		? { outcome: "draw", distance, winner: null }
		: distance % 2 === 0
			? { outcome: "loss", distance, winner: "white" }
			: { outcome: "win", distance, winner: "black" };

/** Values of moves from a square, by the squares that they lead to. */
const valued = (from: Square, values: Readonly<Record<string, number | null>>) =>
	Object.entries(values).map(([to, distance]) => {
		const [row = 1, column = 1] = to.split(",").map(Number);
		return { move: move(from, at(row, column)), ...worth(distance) };
	});

const open: DrawnScene = {
	game: { rules: chase, board: { rows: 6, columns: 6, obstacles: [] } },
	position: { toMove: "black", pieces: { white: [at(4, 2)], black: [at(3, 4)] } },
};
const moves = valued(at(3, 4), {
	...{ "3,3": 1, "3,2": 17, "3,5": 8 },
	...{ "2,4": 136, "4,4": null, "4,2": 3 },
});
const heat = Array.from({ length: 36 }, (_, index) => ({
	square: at(Math.floor(index / 6) + 1, (index % 6) + 1),
	...worth(index % 7 === 0 ? null : index * 4 + (index % 2)),
}));

const walls = [at(1, 1), at(2, 3), at(3, 3), at(5, 7)];
const crossing: DrawnScene = {
	game: { rules: crossingPawn, board: { rows: 5, columns: 7, obstacles: walls } },
	position: { toMove: "red", pieces: { red: [at(1, 2), at(3, 4)], black: [at(4, 4)] } },
};

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

/** Sides that have pieces of their own, each with goals and squares closed to it, under a piece and in common. */
function looksOf(one: string, two: string): DrawnScene {
	const [white, black] = chase.sides;
	const sides = [
		{ ...white, name: one },
		{ ...black, name: two },
	] as const;
	const goals = { [one]: [at(1, 1), at(2, 1)], [two]: [at(1, 1), at(2, 2)] };
	const closed = { [one]: [at(2, 3), at(3, 1)], [two]: [at(2, 4), at(3, 1)] };
	const board = { rows: 3, columns: 4, obstacles: [at(3, 2)], goals, closed };
	return {
		game: { rules: { ...chase, sides, starts: one }, board },
		position: { toMove: one, pieces: { [one]: [at(1, 1)], [two]: [at(1, 3)] } },
		lastMove: move(at(1, 2), at(1, 1)),
	};
}

const burrowRules: Rules = {
	...chase,
	id: "cat-and-mouse",
	sides: [
		{ ...chase.sides[0], name: "mouse", reach: 1 },
		{ ...chase.sides[1], name: "cat", reach: 1 },
	],
	starts: "mouse",
};

/** Edges as `from-to`, or `from>to` for one way, and the side that they are for. */
const edgesOf = (text: string) =>
	[...text.matchAll(/(\d)([->])(\d)(\w*)/g)].map(([, from, sign, to, side]) => ({
		from: Number(from),
		to: Number(to),
		...(sign === ">" && { oneWay: true }),
		...(side && { side }),
	}));

/** A graph with everything: ways of both sides, one way, of one side, in both, bent around a point; marks of all kinds. */
const burrow: Game = {
	rules: burrowRules,
	board: {
		rows: 1,
		columns: 8,
		graph: {
			names: ["hole", "b", "c", "d", "e", "\u82b1\u56ed", "g", "h"],
			places: "0,0 500,0 1000,0 0,450 500,450 1000,450 250,900 750,900".split(" ").map((place) => {
				const [x = 0, y = 0] = place.split(",").map(Number);
				return { x, y };
			}),
			edges: edgesOf("1-2 2>3 1-3 1-4mouse 4-5cat 5>6mouse 6>5cat 3-6 4-7 7-8 8-6 2-5 5-8"),
		},
		obstacles: [on(8)],
		goals: { mouse: [on(1)], cat: [on(3)] },
		closed: { cat: [on(1)], mouse: [on(6)] },
	},
};

const graph: DrawnScene = {
	game: burrow,
	position: { toMove: "mouse", pieces: { mouse: [on(5)], cat: [on(4)] } },
};

export const scenes: Readonly<Record<string, DrawnScene>> = {
	values: { ...open, moves, lastMove: move(at(5, 2), at(4, 2)) },
	heat: { ...open, heat },
	marks: {
		...open,
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
		badge: { square: at(1, 1), judgement: "wrong", word: "失误" },
	},
	finished: {
		...open,
		position: { toMove: "black", pieces: { white: [at(3, 4)], black: [at(3, 4)] } },
		lastMove: move(at(4, 4), at(3, 4)),
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
	selected: {
		...crossing,
		does: "play",
		selected: at(3, 4),
		moves: valued(at(3, 4), { "4,4": 1, "2,4": 4, "3,5": 7 }),
	},
	dragged: {
		...crossing,
		does: "edit",
		selected: at(4, 4),
		drag: { from: at(4, 4), over: null, lift: null, x: 90, y: 70 },
	},
	endless: {
		...looksOf("mouse", "cat"),
		heat: [
			{ square: at(1, 2), outcome: "win", distance: null, winner: "mouse" },
			{ square: at(2, 3), outcome: "loss", distance: null, winner: "cat" },
			{ square: at(2, 1), outcome: "win", distance: 7, winner: "mouse" },
			{ square: at(3, 1), outcome: "draw", distance: null, winner: null },
		],
	},
	"graph with values": {
		...graph,
		does: "play",
		selected: on(5),
		lastMove: way(1, 3),
		moves: valued(on(5), { "1,2": 1, "1,6": 6, "1,4": 11 }),
		pointed: way(5, 6),
		arrows: [way(3, 1)],
		marks: [
			{ square: on(2), shape: "ring" },
			{ square: on(7), shape: "cross" },
			{ square: on(3), shape: "dot" },
		],
	},
	"graph with a map": {
		...graph,
		heat: [1, 2, 3, 4, 6, 7].map((column, index) => ({
			square: on(column),
			...worth(column === 6 ? null : index * 3),
		})),
	},
	torus: {
		game: { rules: burrowRules, board: { rows: 1, obstacles: [], ...classics.torus(4) } },
		position: { toMove: "mouse", pieces: { mouse: [on(4)], cat: [on(6)] } },
		lastMove: way(16, 4),
		arrows: [way(4, 1)],
	},
	strangers: {
		game: { rules: strangers, board: { rows: 4, columns: 6, obstacles: [at(2, 2)] } },
		position: {
			toMove: "hare",
			pieces: { hounds: [at(1, 1), at(1, 3), at(4, 2), at(4, 6)], hare: [at(2, 5)] },
		},
	},
};
