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
const between = (...pairs: (readonly [number, number])[]): GraphEdge[] =>
	pairs.map(([from, to]) => ({ from, to }));
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
const row: Graph = { edges: between([1, 2], [2, 3], [3, 4], [4, 5], [5, 6]) };
const hole = { goals: { mouse: at(6) }, closed: { cat: at(6) } };
const mouseGame: Game = { rules: catAndMouse, board: graphOf(6, row, hole) };
const placed = (mouse: number, cat: number, toMove: string): Position => ({
	toMove,
	pieces: { mouse: at(mouse), cat: at(cat) },
});

/** Pong hau k'i: two stones each on the corners and the centre of a square of which one side is missing. */
const pongHauKi: Game = {
	rules: {
		id: "pong-hau-ki",
		sides: [sideOf("red", 2), sideOf("black", 2)],
		starts: "red",
		capture: "forbidden",
		noMove: "loses",
		endless: "draws",
	},
	board: graphOf(5, {
		edges: between([1, 3], [2, 3], [4, 3], [5, 3], [1, 4], [2, 5], [4, 5]),
		names: ["左上", "右上", "中", "左下", "右下"],
		places: [
			{ x: 0, y: 0 },
			{ x: 1000, y: 0 },
			{ x: 500, y: 500 },
			{ x: 0, y: 1000 },
			{ x: 1000, y: 1000 },
		],
	}),
};

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

test("pong hau k'i is a draw in nearly all of its 60 positions", async () => {
	using table = await solver.solve(pongHauKi);
	assert.deepEqual(table.game, pongHauKi);
	assert.equal(table.positions, 60);
	const start = { toMove: "red", pieces: { red: at(1, 2), black: at(4, 5) } };
	assert.equal((await table.lookup(start)).outcome, "draw");
	assert.deepEqual(await solver.legalMoves(pongHauKi, start), [
		{ from: at(1)[0], to: at(3)[0] },
		{ from: at(2)[0], to: at(3)[0] },
	]);
	// Shut in on either side of the square by the stone in its centre.
	const { toMove, byDistance } = await table.statistics();
	assert.deepEqual(byDistance, [4, 8]);
	for (const side of ["red", "black"]) {
		const { wins, draws, losses } = toMove[side] ?? assert.fail();
		assert.deepEqual([wins, draws, losses], [4, 24, 2]);
	}
	assert.equal((await table.verify()).fault, null);
});

test("names and places change nothing in a table", async () => {
	const { edges } = pongHauKi.board.graph ?? assert.fail();
	using named = await solver.solve(pongHauKi);
	using plain = await solver.solve({ ...pongHauKi, board: graphOf(5, { edges }) });
	assert.deepEqual(plain.game.board, graphOf(5, { edges }));
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
	const from = (point: number) => [
		pointsFrom(game, placed(point, 7, "mouse")),
		pointsFrom(game, placed(7, point, "cat")),
	];
	assert.deepEqual(from(1), [[2], [2]]);
	assert.deepEqual(from(2), [
		[1, 5, 6],
		[1, 4, 6],
	]);
	assert.deepEqual(from(3), [[2], [2]]);
	assert.deepEqual(from(4), [[], [2]]);
	assert.deepEqual(from(5), [[], []]);
	assert.deepEqual(from(6), [[2], [2]]);
});

test("a rectangle and the graph of its steps have the same table", async () => {
	const [rows, columns] = [10, 10];
	const rules = solver.games.find(({ id }) => id === "crossing-pawn") ?? assert.fail();
	const [red, black] = rules.sides;
	const obstacles = [3, 14, 27, 45, 46, 58, 71, 73, 92].map((index) => ({
		row: Math.floor(index / columns) + 1,
		column: (index % columns) + 1,
	}));
	const pointOf = ({ row, column }: Square) => (row - 1) * columns + column;
	const edges: GraphEdge[] = [];
	for (let row = 1; row <= rows; row++) {
		for (let column = 1; column <= columns; column++) {
			const from = pointOf({ row, column });
			if (column < columns) edges.push({ from, to: from + 1 });
			if (row === rows) continue;
			edges.push({ from, to: from + columns, side: red.name });
			// The pawn never moves down.
			edges.push({ from: from + columns, to: from, oneWay: true, side: black.name });
		}
	}
	const firstRow = Array.from({ length: columns }, (_, index) => index + 1);
	const graph: Game = {
		rules: { ...rules, sides: [red, { ...black, goals: [] }] },
		board: graphOf(
			rows * columns,
			{ edges },
			{ obstacles: at(...obstacles.map(pointOf)), goals: { [black.name]: at(...firstRow) } },
		),
	};
	using table = await solver.solve({ rules, board: { rows, columns, obstacles } });
	using same = await solver.solve(graph);
	assert.equal(same.positions, table.positions);
	assert.equal(await same.signature(), await table.signature());
	const [counts, others] = [await table.statistics(), await same.statistics()];
	assert.deepEqual(others.byDistance, counts.byDistance);
	assert.ok(counts.byDistance.length > 20);
	const { position, distance } = counts.toMove[red.name]?.longestLoss ?? assert.fail();
	const moved = {
		toMove: position.toMove,
		pieces: Object.fromEntries(
			Object.entries(position.pieces).map(([name, squares]) => [name, at(...squares.map(pointOf))]),
		),
	};
	assert.equal((await same.lookup(moved)).distance, distance);
	assert.equal((await same.verify()).fault, null);
});

test("a graph that is none is a TypeError that names the field and the value", async () => {
	const five = graphOf(5, { edges: between([1, 2]) });
	const graph = (change: object) => ({ ...five, graph: { ...five.graph, ...change } });
	const edge = (change: object) =>
		graph({
			edges: [
				{ from: 1, to: 2 },
				{ from: 2, to: 3, ...change },
			],
		});
	const names = (...changed: unknown[]) =>
		graph({ names: [...changed, "v", "w", "x", "y", "z"].slice(0, 5) });
	const noName = "1 to 24 bytes without white space, comma, hyphen, >, # or +";
	for (const [board, message] of [
		[{ ...five, graph: null }, "graph is null, expected an object"],
		[{ ...five, rows: 2 }, "rows is 2, expected 1 on a graph"],
		[graph({ edges: undefined }), "graph.edges is missing, expected an array"],
		[graph({ edges: [null] }), "graph.edges[0] is null, expected an object"],
		[edge({ to: 9 }), "graph.edges[1].to is 9, expected a whole number from 1 to 5"],
		[edge({ from: 0 }), "graph.edges[1].from is 0, expected a whole number from 1 to 5"],
		[edge({ from: "2" }), 'graph.edges[1].from is "2", expected a whole number from 1 to 5'],
		[edge({ to: 2 }), "graph.edges[1].to is 2, expected another point than from"],
		[edge({ oneWay: 1 }), "graph.edges[1].oneWay is 1, expected true or false"],
		[edge({ side: "dog" }), 'graph.edges[1].side is "dog", expected "mouse" or "cat"'],
		[graph({ names: "abcde" }), 'graph.names is "abcde", expected an array'],
		[graph({ names: [] }), "graph.names has 0 members, expected 5"],
		[graph({ names: ["a", "b", "c", "d", "e", "f"] }), "graph.names has 6 members, expected 5"],
		[names("a", 2), "graph.names[1] is 2, expected a string"],
		[names("a", "b", "a"), 'graph.names[2] is "a", expected a name that no other point has'],
		...["", "a b", "a,b", "a-b", "a>b", "#", "\t", "\x7f", "\ud800", "中".repeat(9)].map(
			(name) =>
				[names(name), `graph.names[0] is ${JSON.stringify(name)}, expected ${noName}`] as const,
		),
		...["names", "places", "edges", "ways", "obstacles", "goal", "closed", "pieces"].map(
			(name) =>
				[
					names(name),
					`graph.names[0] is "${name}", expected no word that texts of graphs use`,
				] as const,
		),
		[graph({ places: [{ x: 0, y: 0 }] }), "graph.places has 1 members, expected 5"],
		[
			graph({ places: [{ x: 0 }] }),
			"graph.places[0].y is missing, expected a whole number from 0 to 1000",
		],
		[
			graph({ places: [{ x: 1001, y: 0 }] }),
			"graph.places[0].x is 1001, expected a whole number from 0 to 1000",
		],
		[
			graph({ places: [{ x: 0, y: 0.5 }] }),
			"graph.places[0].y is 0.5, expected a whole number from 0 to 1000",
		],
	] as const) {
		const wrong = { rules: catAndMouse, board } as Game;
		const expected = { name: "TypeError", message: `game.board.${message}` };
		await assert.rejects(solver.solve(wrong), expected);
		assert.throws(() => solver.validate(wrong, placed(1, 3, "cat")), expected);
	}
	for (const name of [
		"中心",
		"a.1",
		"!\"$%&'()*/:;",
		"<=?@[\\]^_`{|}~",
		"é",
		"😀",
		"goals",
		"Edges",
		"graph",
		"x".repeat(24),
	]) {
		const board = names(name) as Board;
		solver.validate({ rules: catAndMouse, board }, placed(1, 3, "cat"));
	}
});

test("rules of longer moves, or with borders for goals, are none on a graph", async () => {
	const [mouse, cat] = catAndMouse.sides;
	for (const [sides, code, field] of [
		[[{ ...mouse, reach: 2 }, cat], "graph-reach", "sides[0].reach"],
		[[mouse, { ...cat, goals: ["top"] }], "graph-goals", "sides[1].goals"],
	] as const) {
		const wrong = { ...mouseGame, rules: { ...catAndMouse, sides } };
		const expected = (error: unknown) => {
			assert.ok(error instanceof InvalidRulesError, String(error));
			assert.deepEqual([error.code, error.field], [code, field]);
			return true;
		};
		await assert.rejects(solver.solve(wrong), expected);
		assert.throws(() => solver.validate(wrong, placed(1, 3, "cat")), expected);
	}
	// Directions mean nothing there, and a rectangle needs them.
	const { board } = mouseGame;
	const turned: Rules = { ...catAndMouse, sides: [{ ...mouse, directions: ["up"] }, cat] };
	solver.validate({ rules: turned, board }, placed(1, 3, "cat"));
	const rectangle = { rows: 1, columns: 6, obstacles: [] };
	await assert.rejects(solver.solve({ rules: catAndMouse, board: rectangle }), {
		code: "directions",
	});
});

test("a graph that is too large is refused before it takes memory", async () => {
	const [mouse, cat] = catAndMouse.sides;
	const position = placed(1, 2, "cat");
	const points = 60_000;
	const spokes = Array.from({ length: points - 1 }, (_, index) => ({ from: 1, to: index + 2 }));
	const star = { rules: catAndMouse, board: graphOf(points, { edges: spokes }) };
	await assert.rejects(solver.solve(star), TableTooLargeError);
	const vast = { rules: catAndMouse, board: graphOf(2 ** 32 - 1, { edges: [] }) };
	assert.throws(() => solver.validate(vast, position), TableTooLargeError);
	await assert.rejects(solver.solve(vast), TableTooLargeError);
	// One that is not solved may be played all the same, as on a rectangle.
	const rules: Rules = {
		...catAndMouse,
		sides: [
			{ ...mouse, pieces: 6 },
			{ ...cat, pieces: 6 },
		],
	};
	const large = { rules, board: graphOf(200, row) };
	const many = {
		toMove: "cat",
		pieces: { mouse: at(7, 8, 9, 10, 11, 12), cat: at(1, 13, 14, 15, 16, 17) },
	};
	assert.deepEqual(solver.legalMoves(large, many), [{ from: at(1)[0], to: at(2)[0] }]);
	await assert.rejects(solver.solve(large), TableTooLargeError);
});
