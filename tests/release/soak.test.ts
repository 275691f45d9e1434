/**
 * The package for long: solves of boards of all sizes with every question, and values that throw when read, without
 * leaks. CATCHMATE_SOLVES and CATCHMATE_THROWS set their numbers.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import create from "../../build/wasm/catchmate.mjs";
import { LocalEngine } from "../../wasm/engine/engine.ts";
import { Engines } from "../../wasm/engine/engines.ts";
import type { CatchmateModule } from "../../wasm/engine/module.ts";
import { Solver } from "../../wasm/solver.ts";

Object.assign(globalThis, { packageVersion: "" });

const memories: WebAssembly.Memory[] = [];
const { instantiate } = WebAssembly;
Object.assign(WebAssembly, {
	instantiate: async (module: WebAssembly.Module, imports: WebAssembly.Imports) => {
		const instance = await instantiate(module, imports);
		const exported = Object.values(instance.exports);
		memories.push(...exported.filter((each) => each instanceof WebAssembly.Memory));
		return instance;
	},
});
const bytes = readFileSync(new URL("../../dist/solver.wasm", import.meta.url));
const engine = await LocalEngine.create(create, await WebAssembly.compile(bytes));
const solver = new Solver(new Engines(engine));
after(() => solver.dispose());

/** Exported by modules built with Debian's Emscripten. */
interface Counters {
	readonly count_emval_handles?: () => number;
}
const handles = engine.call((module) => (module as CatchmateModule & Counters).count_emval_handles);

/** The module's memory, and its number of held JavaScript values. */
const held = () => [...memories.map(({ buffer }) => buffer.byteLength), handles?.()];

const solves = Number(process.env.CATCHMATE_SOLVES ?? 600);
const throws = Number(process.env.CATCHMATE_THROWS ?? 20_000);

async function boardOf(size: number) {
	const [problem] = (await solver.read("chase", `${size} 1 1 ${size} ${size}`)).problems;
	return problem ?? assert.fail();
}

test("solves and questions leak no memory", async () => {
	const all: unknown[] = [];
	for (let solve = 0; solve < solves; solve++) {
		const problem = await boardOf(3 + (solve % 10));
		const { game, position } = problem;
		const table = await solver.solve(game);
		await table.report(position, { moves: true, line: true, boards: true });
		await table.heatmap(position, { row: 1, column: 1 });
		await table.verify();
		await table.statistics();
		await table.signature();
		table.dispose();
		const partial = await solver.solve(game, { position, moves: true });
		await partial.moves(position);
		await partial.lookup({ ...position, toMove: "black" }).catch(() => {});
		partial.dispose();
		solver.encode(problem);
		solver.write(game, position);
		assert.throws(() => solver.validate(game, { ...position, pieces: { white: [], black: [] } }));
		await assert.rejects(solver.solve(game, { signal: AbortSignal.abort() }));
		if ((solve + 1) % Math.floor(solves / 3) === 0) all.push(held());
	}
	assert.ok(memories.length > 0);
	for (const each of all) assert.deepEqual(each, all[0]);
});

test("throwing values leave the module's memory and stack unchanged", async () => {
	const { game, position } = await boardOf(3);
	const hostile = Object.defineProperty({ ...position }, "toMove", {
		get() {
			throw new Error("boom");
		},
	});
	const [before] = held();
	// A leak of some hundred stack bytes per call would exhaust the stack.
	for (let call = 0; call < throws; ++call) {
		assert.throws(() => solver.validate(game, hostile), { name: "TypeError" });
	}
	assert.equal(held()[0], before);
	solver.validate(game, position);
});
