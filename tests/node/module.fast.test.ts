/** The shapes in which data crosses between the WebAssembly module and JavaScript. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import fc from "fast-check";
import { withGame } from "../../wasm/engine/engine.ts";
import { expectValue } from "../../wasm/engine/failures.ts";
import { type CatchmateModule, createModule } from "../../wasm/engine/module.ts";
import type { Board, GraphEdge, Rules } from "../../wasm/types.ts";
import { copsAndRobber } from "./solver.ts";

let module: CatchmateModule;
before(async () => {
	const bytes = readFileSync(new URL("../../dist/solver.wasm", import.meta.url));
	module = await createModule(await WebAssembly.compile(bytes));
});

const plain: Board = { rows: 2, columns: 2, obstacles: [{ row: 2, column: 2 }] };

test("enumerators cross as their words: those of the rules, and those of errors", () => {
	const fields: readonly Partial<Rules>[] = [
		...(["nothing", "pieces", "everything"] as const).map((leaps) => {
			const [one, two] = copsAndRobber.sides;
			return { sides: [one, { ...two, leaps }] as const };
		}),
		...(["wins", "forbidden", { winner: "cop" }, { winner: "robber" }] as const).map((capture) => ({
			capture,
		})),
		...(["loses", "draws", "passes"] as const).map((noMove) => ({ noMove })),
		...(["draws", { winner: "cop" }, { winner: "robber" }] as const).map((endless) => ({
			endless,
		})),
	];
	for (const field of fields) {
		const game = { rules: { ...copsAndRobber, ...field }, board: plain };
		assert.deepEqual(expectValue(module.copyGame(game)), game);
	}
	const { error } = module.decode("1");
	assert.deepEqual(error?.name === "CodeError" && error.code, "checksum");
});

test("lists cross as arrays, and what is absent as null", () => {
	const games = module.games();
	assert.ok(Array.isArray(games) && games.length >= 10);
	assert.ok(games.every(({ rules }) => Array.isArray(rules.sides) && rules.sides.length === 2));
	const { error, value } = module.copyGame({ rules: copsAndRobber, board: plain });
	assert.equal(error, null);
	assert.notEqual(value, null);
	assert.equal(module.decode("1").value, null);
});

test("a board comes back as it was given, but for lists of marks that are empty", () => {
	const [first, second] = [
		{ row: 1, column: 2 },
		{ row: 2, column: 1 },
	];
	const goals = { robber: [second, first, first] };
	const marked: Board = { ...plain, goals, closed: { cop: [] } };
	const { board } = expectValue(module.copyGame({ rules: copsAndRobber, board: marked }));
	assert.deepEqual(board, { ...plain, goals });
});

/** A board of a graph of six points. */
const graphBoard = (edges: readonly GraphEdge[], named: object = {}): Board => ({
	rows: 1,
	columns: 6,
	obstacles: [],
	graph: { edges, ...named },
});
/** A board that has gone into the module, and come out of it with a code. */
function throughCode(board: Board): Board {
	const point = (column: number) => ({ row: 1, column });
	const position = {
		toMove: "cop",
		pieces: { cop: [point(1), point(2)], robber: [point(3)] },
	};
	const code = withGame(module, { rules: copsAndRobber, board }, Infinity, (made) =>
		expectValue(made.encode(position, [])),
	);
	return expectValue(module.decode(code)).game.board;
}

/** The edges with which a graph comes back. */
const edgesAfter = (board: Board) => throughCode(board).graph?.edges;

test("edges come back by their points, lower ones first: one for what both sides have, or one for each side", () => {
	const oneWay = true;
	const given: readonly GraphEdge[] = [
		{ from: 6, to: 5 },
		{ from: 3, to: 1, oneWay },
		{ from: 2, to: 1, side: "cop" },
		{ from: 1, to: 2, side: "robber", oneWay },
		{ from: 4, to: 1, side: "robber", oneWay },
		{ from: 3, to: 2, oneWay },
		{ from: 2, to: 3, oneWay },
		{ from: 5, to: 4, side: "cop" },
		{ from: 4, to: 5, side: "robber" },
	];
	const expected: readonly GraphEdge[] = [
		{ from: 1, to: 2, side: "cop" },
		{ from: 1, to: 2, side: "robber", oneWay },
		{ from: 3, to: 1, oneWay },
		{ from: 4, to: 1, side: "robber", oneWay },
		{ from: 2, to: 3 },
		{ from: 4, to: 5 },
		{ from: 5, to: 6 },
	];
	assert.deepEqual(edgesAfter(graphBoard(given)), expected);
	assert.deepEqual(edgesAfter(graphBoard([])), []);
});

test("a graph comes back with the ways, names and places that went in", () => {
	const point = fc.integer({ min: 1, max: 6 });
	const edge = fc
		.record(
			{
				from: point,
				to: point,
				oneWay: fc.constant(true),
				side: fc.constantFrom("cop", "robber"),
			},
			{ requiredKeys: ["from", "to"] },
		)
		.filter(({ from, to }) => from !== to);
	/** The ways of each side, in order and each once. */
	const waysOf = ({ graph }: Board) =>
		["cop", "robber"].map((name) => {
			const ways = (graph ?? assert.fail()).edges.flatMap(({ from, to, oneWay, side = name }) => {
				if (side !== name) return [];
				return oneWay ? [`${from}-${to}`] : [`${from}-${to}`, `${to}-${from}`];
			});
			return [...new Set(ways)].sort();
		});
	const named = {
		names: ["a", "b", "c", "d", "e", "f"],
		places: Array.from({ length: 6 }, (_, index) => ({ x: index * 200, y: 1000 - index })),
	};
	fc.assert(
		fc.property(fc.array(edge, { maxLength: 40 }), fc.constantFrom({}, named), (edges, named) => {
			const given = graphBoard(edges, named);
			const back = throughCode(given);
			assert.deepEqual(waysOf(back), waysOf(given));
			assert.deepEqual(back, graphBoard(back.graph?.edges ?? [], named));
			assert.deepEqual(throughCode(back), back);
		}),
		{ numRuns: 300 },
	);
});
