/** Games on graphs: what of them goes in, what is solved, and what is refused. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
	type Board,
	type Game,
	type Graph,
	type GraphEdge,
	InvalidRulesError,
	type Position,
	type Rules,
	type SideRules,
	type Square,
	TableTooLargeError,
} from "catchmate";
import { solver, useSolver } from "./solver.ts";

useSolver();

const sideOf = (name: string, pieces = 1): SideRules => ({
	name,
	pieces,
	directions: [],
	reach: 1,
	leaps: "nothing",
	goals: [],
	mayPass: false,
});

const at = (...points: number[]): Square[] => points.map((column) => ({ row: 1, column }));
const graphOf = (points: number, graph: Graph, marks: Partial<Board> = {}): Board => ({
	rows: 1,
	columns: points,
	graph,
	obstacles: [],
	...marks,
});

/** A mouse makes for its hole, the last point, which is too small for the cat. */
const catAndMouse: Rules = {
	id: "cat-and-mouse",
	sides: [sideOf("mouse"), sideOf("cat")],
	starts: "mouse",
	capture: { winner: "cat" },
	noMove: "loses",
	endless: "draws",
};
const row: Graph = { edges: [1, 2, 3, 4, 5].map((from) => ({ from, to: from + 1 })) };
const hole = { goals: { mouse: at(6) }, closed: { cat: at(6) } };
const mouseGame: Game = { rules: catAndMouse, board: graphOf(6, row, hole) };
const placed = (mouse: number, cat: number, toMove: string): Position => ({
	toMove,
	pieces: { mouse: at(mouse), cat: at(cat) },
});

/** The points that the piece of the side to move can go to. */
const pointsFrom = (game: Game, position: Position) =>
	solver.legalMoves(game, position).map(({ to }) => to?.column);

test("a game on a graph is solved, looked up, verified and kept as it was given", async () => {
	using table = await solver.solve(mouseGame);
	assert.deepEqual(table.game, mouseGame);
	const { positions, fault } = await table.verify();
	assert.deepEqual([positions, fault], [table.positions, null]);
	const end = { over: false, ending: null };
	for (const [position, outcome, distance, winner] of [
		// It runs three points ahead of the cat.
		[placed(3, 1, "mouse"), "win", 5, "mouse"],
		// It waits at the closed end, until the only way is onto the cat.
		[placed(2, 4, "mouse"), "loss", 4, "cat"],
		[placed(1, 3, "cat"), "win", 2, "cat"],
	] as const) {
		assert.deepEqual(await table.lookup(position), { outcome, distance, winner, ...end });
	}
	assert.deepEqual(pointsFrom(mouseGame, placed(5, 1, "mouse")), [4, 6]);
	assert.deepEqual(pointsFrom(mouseGame, placed(1, 5, "cat")), [4]);
	const { moves } = await table.line(placed(3, 1, "mouse"));
	assert.deepEqual(
		moves.filter((_, ply) => ply % 2 === 0).map(({ to }) => to),
		at(4, 5, 6),
	);
	const values = await table.heatmap(placed(2, 4, "mouse"), { row: 1, column: 4 });
	assert.deepEqual(
		values.map(({ square }) => square),
		at(1, 2, 3, 4, 5),
	);
});

test("names and places change nothing in a table", async () => {
	const places = [0, 200, 400, 600, 800, 1000].map((x) => ({ x, y: 500 }));
	const names = ["a", "b", "c", "中", "e", "f"];
	const game = { ...mouseGame, board: graphOf(6, { ...row, names, places }, hole) };
	using plain = await solver.solve(mouseGame);
	using named = await solver.solve(game);
	assert.deepEqual(named.game, game);
	assert.equal(await plain.signature(), await named.signature());
});

test("an edge leads there and back or one way, for both sides or for one", () => {
	const edges: readonly GraphEdge[] = [
		{ from: 2, to: 1 },
		{ from: 3, to: 2, oneWay: true },
		{ from: 2, to: 4, side: "cat" },
		{ from: 2, to: 5, side: "mouse", oneWay: true },
		// Said twice, and in both directions, it is there once.
		{ from: 2, to: 6 },
		{ from: 6, to: 2, oneWay: false },
	];
	const game: Game = { rules: catAndMouse, board: graphOf(7, { edges }) };
	const ways = [1, 2, 3, 4, 5, 6].map((point) => [
		pointsFrom(game, placed(point, 7, "mouse")),
		pointsFrom(game, placed(7, point, "cat")),
	]);
	assert.deepEqual(ways, [
		[[2], [2]],
		[
			[1, 5, 6],
			[1, 4, 6],
		],
		[[2], [2]],
		[[], [2]],
		[[], []],
		[[2], [2]],
	]);
});

test("a graph that is none is a TypeError that names the field and the value", async () => {
	const five = graphOf(5, { edges: [{ from: 1, to: 2 }] });
	const graph = (change: object) => ({ ...five, graph: { ...five.graph, ...change } });
	const edge = (change: object) => graph({ edges: [{ from: 2, to: 3, ...change }] });
	const names = (...changed: unknown[]) =>
		graph({ names: [...changed, "v", "w", "x", "y", "z"].slice(0, 5) });
	const noName = "1 to 24 bytes without white space, comma, hyphen, >, # or +";
	for (const [board, message] of [
		[{ ...five, graph: null }, "graph is null, expected an object"],
		[{ ...five, rows: 2 }, "rows is 2, expected 1 on a graph"],
		[graph({ edges: undefined }), "graph.edges is missing, expected an array"],
		[edge({ to: 9 }), "graph.edges[0].to is 9, expected a whole number from 1 to 5"],
		[edge({ to: 2 }), "graph.edges[0].to is 2, expected another point than from"],
		[edge({ oneWay: 1 }), "graph.edges[0].oneWay is 1, expected true or false"],
		[edge({ side: "dog" }), 'graph.edges[0].side is "dog", expected "mouse" or "cat"'],
		[graph({ names: [] }), "graph.names has 0 members, expected 5"],
		[names("a", "b", "a"), 'graph.names[2] is "a", expected a name that no other point has'],
		...["", "a b", "a,b", "a-b", "a>b", "#", "\x7f", "\ud800", "中".repeat(9)].map(
			(name) =>
				[names(name), `graph.names[0] is ${JSON.stringify(name)}, expected ${noName}`] as const,
		),
		[names("ways"), 'graph.names[0] is "ways", expected no word that texts of graphs use'],
		[graph({ places: [{ x: 0, y: 0 }] }), "graph.places has 1 members, expected 5"],
		[
			graph({ places: [{ x: 1001, y: 0 }] }),
			"graph.places[0].x is 1001, expected a whole number from 0 to 1000",
		],
	] as const) {
		const wrong = { rules: catAndMouse, board } as Game;
		const expected = { name: "TypeError", message: `game.board.${message}` };
		await assert.rejects(solver.solve(wrong), expected);
		assert.throws(() => solver.validate(wrong, placed(1, 3, "cat")), expected);
	}
	for (const name of ["中心", "!\"$%&'()*/:;", "<=?@[\\]^_`{|}~", "😀", "goals", "x".repeat(24)]) {
		const board = names(name) as Board;
		solver.validate({ rules: catAndMouse, board }, placed(1, 3, "cat"));
	}
});

test("rules of longer moves, or with borders for goals, are none on a graph, and directions mean nothing", async () => {
	const [mouse, cat] = catAndMouse.sides;
	for (const [sides, code, field] of [
		[[{ ...mouse, reach: 2 }, cat], "graph-reach", "sides[0].reach"],
		[[mouse, { ...cat, goals: ["top"] }], "graph-goals", "sides[1].goals"],
	] as const) {
		await assert.rejects(
			solver.solve({ ...mouseGame, rules: { ...catAndMouse, sides } }),
			(error) => {
				assert.ok(error instanceof InvalidRulesError, String(error));
				assert.deepEqual([error.code, error.field], [code, field]);
				return true;
			},
		);
	}
	const turned: Rules = { ...catAndMouse, sides: [{ ...mouse, directions: ["up"] }, cat] };
	solver.validate({ ...mouseGame, rules: turned }, placed(1, 3, "cat"));
	const rectangle = { rows: 1, columns: 6, obstacles: [] };
	const wrong = solver.solve({ rules: catAndMouse, board: rectangle });
	await assert.rejects(wrong, { code: "directions" });
});

test("a graph that is too large is refused before it takes memory, and may be played all the same", async () => {
	const points = 60_000;
	const spokes = Array.from({ length: points - 1 }, (_, index) => ({ from: 1, to: index + 2 }));
	const star = { rules: catAndMouse, board: graphOf(points, { edges: spokes }) };
	await assert.rejects(solver.solve(star), TableTooLargeError);
	const vast = { rules: catAndMouse, board: graphOf(2 ** 32 - 1, { edges: [] }) };
	assert.throws(() => solver.validate(vast, placed(1, 2, "cat")), TableTooLargeError);
	await assert.rejects(solver.solve(vast), TableTooLargeError);
	const rules: Rules = { ...catAndMouse, sides: [sideOf("mouse", 6), sideOf("cat", 6)] };
	const large = { rules, board: graphOf(200, row) };
	const pieces = { mouse: at(7, 8, 9, 10, 11, 12), cat: at(1, 13, 14, 15, 16, 17) };
	assert.deepEqual(pointsFrom(large, { toMove: "cat", pieces }), [2]);
	await assert.rejects(solver.solve(large), TableTooLargeError);
});
