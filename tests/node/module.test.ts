/** The WebAssembly module, held against the one declaration of what it offers. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import fc from "fast-check";
import { withGame } from "../../wasm/engine/engine.ts";
import { type CatchmateModule, createModule } from "../../wasm/engine/module.ts";
import { arities, enumerators } from "../../wasm/engine/module-names.ts";
import {
	expectValue,
	fromBoard,
	fromPosition,
	fromRules,
	toBoard,
	toRules,
} from "../../wasm/engine/values.ts";
import type { Board, GraphEdge, Rules } from "../../wasm/types.ts";
import { copsAndRobber } from "./solver.ts";

/** Found on every module that Emscripten makes. */
const OF_EMSCRIPTEN =
	/^(_.*|HEAP.*|dynCall_.*|preloaded.*|.*Error|(get|count|flush|set)[A-Z_].*|asm|calledRun|instantiateWasm|locateFile|print|printErr|ready|run)$/;

let module: CatchmateModule;
before(async () => {
	const bytes = readFileSync(new URL("../../dist/solver.wasm", import.meta.url));
	module = await createModule(await WebAssembly.compile(bytes));
});

test("the module offers the functions, classes and enumerations that are declared, and no others", () => {
	const found = Object.keys(module).filter((name) => !OF_EMSCRIPTEN.test(name));
	const declared = [arities.functions, arities.methods, enumerators].flatMap(Object.keys);
	assert.deepEqual(found.sort(), declared.sort());
});

test("every enumeration has the enumerators that are declared, each of another value", () => {
	for (const [name, declared] of Object.entries(enumerators)) {
		const found = Object.entries(Reflect.get(module, name)).filter(
			([key]) => !["values", "argCount"].includes(key),
		);
		assert.deepEqual(found.map(([key]) => key).sort(), Object.keys(declared).sort(), name);
		const values = found.map(([, each]) => (each as { value: number }).value);
		assert.equal(new Set(values).size, found.length, name);
	}
});

/** The number of arguments that a function refuses to be called without. */
function arityOf(call: (...args: undefined[]) => unknown): number {
	for (let count = 0; count < 10; count++) {
		try {
			call(...Array(count).fill(undefined));
			return count;
		} catch (error) {
			const refused = /called with \d+ arguments, expected (\d+)|invalid number of parameters/;
			const [wrong, expected] = refused.exec(String(error)) ?? [];
			if (wrong === undefined) return count;
			if (expected !== undefined) return Number(expected);
		}
	}
	return assert.fail("it takes any number of arguments");
}

test("functions take as many arguments as is declared", () => {
	for (const [name, arity] of Object.entries(arities.functions)) {
		assert.equal(arityOf(Reflect.get(module, name)), arity, name);
	}
});

test("classes have the constructors and methods that are declared, and no others, with as many arguments", () => {
	for (const [name, methods] of Object.entries(arities.methods)) {
		const found = Reflect.get(module, name);
		const own = Object.getOwnPropertyNames(found.prototype);
		const names = own.filter((method) => method !== "constructor");
		assert.deepEqual(names.sort(), Object.keys(methods).sort(), name);
		for (const [method, arity] of Object.entries(methods)) {
			assert.equal(arityOf(found.prototype[method].bind({})), arity, `${name}.${method}`);
		}
	}
	for (const [name, arity] of Object.entries(arities.constructors)) {
		const found = Reflect.get(module, name);
		if (arity === null) assert.throws(() => new found(), /no accessible constructor/, name);
		else
			assert.equal(
				arityOf((...args) => new found(...args)),
				arity,
				name,
			);
	}
});

test("every word of the rules, and every winner, has an enumerator of its own", () => {
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
		const rules = { ...copsAndRobber, ...field };
		assert.deepEqual(toRules(module, fromRules(module, rules)), rules);
	}
});

test("a board crosses with each side's goals and closed squares, and comes back without empty lists", () => {
	const [first, second] = [
		{ row: 1, column: 2 },
		{ row: 2, column: 1 },
	];
	const plain: Board = { rows: 2, columns: 2, obstacles: [{ row: 2, column: 2 }] };
	const marked: Board = {
		...plain,
		goals: { robber: [second, first, first] },
		closed: { cop: [] },
	};
	const crossing = fromBoard(module, copsAndRobber, marked);
	assert.deepEqual(crossing.goals, [[], [2, 1]]);
	assert.deepEqual(crossing.closed, [[], []]);
	const back = toBoard(module, copsAndRobber, crossing);
	assert.deepEqual(back, { ...plain, goals: { robber: [second, first] } });
	const again = toBoard(module, copsAndRobber, fromBoard(module, copsAndRobber, plain));
	assert.deepEqual(again, plain);
});

/** A board of a graph of six points. */
const graphBoard = (edges: readonly GraphEdge[], named: object = {}): Board => ({
	...{ rows: 1, columns: 6, obstacles: [] },
	graph: { edges, ...named },
});
/** A board that has gone into the module, and come out of it with a code. */
function throughCode(board: Board): Board {
	const point = (column: number) => ({ row: 1, column });
	const position = {
		toMove: "cop",
		pieces: { cop: [point(1), point(2)], robber: [point(3)] },
	};
	const code = withGame(module, { rules: copsAndRobber, board }, Infinity, (made) => {
		const plain = fromPosition(module, { rules: copsAndRobber, board }, position);
		return expectValue(module, made.encode(plain, []));
	});
	return toBoard(module, copsAndRobber, expectValue(module, module.decode(code)).board);
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
		{ numRuns: 1000 },
	);
});
