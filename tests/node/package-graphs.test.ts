/** Graph games in the package, and their texts and codes in both programs. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Rules, type SideRules, TableTooLargeError } from "catchmate";
import { runBoth } from "./fixtures.ts";
import { burrow, burrowRules, point } from "./graphs.ts";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();

const at = (...columns: readonly number[]) => columns.map(point);

test("a graph game is solved, looked up and kept; names and coordinates do not change its table", async () => {
	const edges = [1, 2, 3, 4, 5].map((from) => ({ from, to: from + 1 }));
	const names = ["a", "b", "c", "中", "e", "f"];
	const places = [0, 200, 400, 600, 800, 1000].map((x) => ({ x, y: 500 }));
	const { game, position } = burrow(6, { edges, names, places }, 4, 6);
	using table = await solver.solve(game);
	using plain = await solver.solve(burrow(6, { edges }, 4, 6).game);
	assert.deepEqual(table.game, game);
	assert.equal(await plain.signature(), await table.signature());
	const won = { outcome: "win", distance: 5, winner: "mouse" };
	assert.deepEqual(await table.lookup(position), { ...won, over: false, ending: null });
	const { moves } = await table.line(position);
	assert.deepEqual(
		moves.filter((_, ply) => ply % 2 === 0).map(({ to }) => to),
		at(3, 2, 1),
	);
	const values = await table.heatmap(position, point(6));
	assert.deepEqual(
		values.map(({ square }) => square),
		at(2, 3, 4, 5, 6),
	);
});

test("a graph that is too large is refused before it takes memory, but can be played", async () => {
	const vast = burrow(2 ** 32 - 1, { edges: [] }, 2, 3);
	assert.throws(() => solver.validate(vast.game, vast.position), TableTooLargeError);
	await assert.rejects(solver.solve(vast.game), TableTooLargeError);
	const points = 60_000;
	const edges = Array.from({ length: points - 1 }, (_, index) => ({ from: 1, to: index + 2 }));
	const star = burrow(points, { edges }, 2, 3);
	assert.deepEqual(
		solver.legalMoves(star.game, star.position).map(({ to }) => to),
		at(1),
	);
	await assert.rejects(solver.solve(star.game), TableTooLargeError);
});

const side = (name: string, change: Partial<SideRules>): SideRules => ({
	...burrowRules.sides[0],
	name,
	...change,
});

const wolvesAndDeer: Rules = {
	id: "wolves-and-deer",
	sides: [side("wolves", { pieces: 2, mayPass: true }), side("deer", {})],
	starts: "wolves",
	capture: { winner: "wolves" },
	noMove: "passes",
	endless: { winner: "deer" },
};

/** A graph's text with every possible part. */
const forest = `graph 6 deer
names den 林 c.1 d e f
places 0,0 500,0 1000,0 0,1000 500,1000 1000,1000
edges den-林 c.1>林 c.1-f e>d
ways wolves den-d e-f
ways deer 林-e
obstacles d
goal wolves f
goal deer c.1
closed deer den
pieces wolves den f
pieces deer e
`;

test("a graph with every feature is read, written, coded and solved by both programs", async () => {
	const { game, position } = await problemOf(wolvesAndDeer, forest);
	assert.deepEqual(game, {
		rules: wolvesAndDeer,
		board: {
			rows: 1,
			columns: 6,
			graph: {
				edges: [
					{ from: 1, to: 2 },
					{ from: 1, to: 4, side: "wolves" },
					{ from: 3, to: 2, oneWay: true },
					{ from: 2, to: 5, side: "deer" },
					{ from: 3, to: 6 },
					{ from: 5, to: 4, oneWay: true },
					{ from: 5, to: 6, side: "wolves" },
				],
				names: ["den", "林", "c.1", "d", "e", "f"],
				places: [0, 1000].flatMap((y) => [0, 500, 1000].map((x) => ({ x, y }))),
			},
			obstacles: at(4),
			goals: { wolves: at(6), deer: at(3) },
			closed: { deer: at(1) },
		},
	});
	assert.deepEqual(position, { toMove: "deer", pieces: { wolves: at(1, 6), deer: at(5) } });
	assert.equal(solver.write(game, position), forest);
	const start = { toMove: "deer", pieces: { wolves: at(1, 2), deer: at(5) } };
	const moves = solver.legalMoves(game, start).slice(0, 1);
	const code = solver.encode({ game, position: start, moves });
	const { positions, ...decoded } = solver.decode(code);
	assert.deepEqual(decoded, { game, position: start, moves });
	const [after = assert.fail()] = positions;
	using table = await solver.solve(game);
	const { outcome, distance, winner } = await table.lookup(after);
	const { stdout } = await runBoth(["solve", "--code", code, "--json"]);
	const told = JSON.parse(stdout);
	assert.deepEqual([told.board, told.position], [game.board, after]);
	assert.deepEqual([told.outcome, told.distance, told.winner], [outcome, distance, winner]);
});
