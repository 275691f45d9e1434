/** A graph game for the tests: a mouse runs for its hole, and a cat catches it. */
import type { Game, Graph, Position, Rules, SideRules, Square } from "catchmate";

const side: Omit<SideRules, "name"> = {
	pieces: 1,
	directions: [],
	reach: 1,
	leaps: "nothing",
	goals: [],
	mayPass: false,
};

export const burrowRules: Rules = {
	id: "burrow",
	sides: [
		{ ...side, name: "mouse" },
		{ ...side, name: "cat" },
	],
	starts: "mouse",
	capture: { winner: "cat" },
	noMove: "passes",
	endless: "draws",
};

export const point = (column: number): Square => ({ row: 1, column });

/** A problem on a graph with the hole on the first point and the mouse to move. */
export function burrow(columns: number, graph: Graph, mouse: number, cat: number) {
	const board = {
		rows: 1,
		columns,
		graph,
		obstacles: [],
		goals: { mouse: [point(1)] },
		closed: { cat: [point(1)] },
	};
	const game: Game = { rules: burrowRules, board };
	const pieces = { mouse: [point(mouse)], cat: [point(cat)] };
	const position: Position = { toMove: "mouse", pieces };
	return { game, position };
}

/**
 * ```text
 * hole ─ a ─ b
 *        │   │ (the cat alone)
 *        c ─ d ──> e
 * ```
 */
export const house = burrow(
	6,
	{
		names: ["hole", "a", "b", "c", "d", "e"],
		places: [
			{ x: 0, y: 0 },
			{ x: 500, y: 0 },
			{ x: 1000, y: 0 },
			{ x: 500, y: 500 },
			{ x: 1000, y: 500 },
			{ x: 1000, y: 1000 },
		],
		edges: [
			{ from: 1, to: 2 },
			{ from: 2, to: 3 },
			{ from: 2, to: 4 },
			{ from: 4, to: 5 },
			{ from: 3, to: 5, side: "cat" },
			{ from: 5, to: 6, oneWay: true },
		],
	},
	4,
	5,
);
