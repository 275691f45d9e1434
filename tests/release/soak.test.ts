/**
 * The package for long: solves of boards of all sizes, and values that throw as they are read, of which nothing stays
 * behind. CATCHMATE_SOLVES and CATCHMATE_THROWS say how many.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { problemOf, solver, useSolver } from "../node/solver.ts";

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

useSolver();

const solves = Number(process.env.CATCHMATE_SOLVES ?? 300);
const throws = Number(process.env.CATCHMATE_THROWS ?? 20_000);

const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
const memoryNow = () => sum(memories.map(({ buffer }) => buffer.byteLength));
const p95 = (of: readonly number[]) =>
	[...of].sort((one, other) => one - other)[Math.floor(of.length * 0.95)];

test("solves with their questions leave no memory behind", async (context) => {
	const latencies: number[] = [];
	const held: number[] = [];
	for (let solve = 0; solve < solves; solve++) {
		const size = 3 + (solve % 10);
		const { game, position } = await problemOf("chase", `${size} 1 1 ${size} ${size}`);
		const begun = performance.now();
		const table = await solver.solve(game);
		await table.moves(position);
		await table.line(position);
		await table.statistics();
		table.dispose();
		latencies.push(performance.now() - begun);
		if ((solve + 1) % Math.floor(solves / 3) === 0) held.push(memoryNow());
	}
	const some = Math.min(1000, Math.floor(solves / 3));
	const [first, last] = [latencies.slice(0, some), latencies.slice(-some)].map(p95);
	context.diagnostic(JSON.stringify({ solves, held, first, last }));
	assert.ok(memories.length > 0);
	assert.equal(new Set(held).size, 1, `memory stays behind: ${held}`);
});

test("values that throw leave the module's memory and its stack as they were", async () => {
	const { game, position } = await problemOf("chase", "3 1 1 3 3");
	const hostile = Object.defineProperty({ ...position }, "toMove", {
		get() {
			throw new Error("boom");
		},
	});
	const before = memoryNow();
	// Some hundred bytes of the stack lost in each call would be more than there are.
	for (let call = 0; call < throws; ++call) {
		assert.throws(() => solver.validate(game, hostile), { name: "TypeError" });
	}
	assert.equal(memoryNow(), before);
	solver.validate(game, position);
});
