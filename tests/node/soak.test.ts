/** The package for long: solves of boards of all sizes, of which nothing stays behind. CATCHMATE_SOLVES says how many. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { problemOf, solver, useSolver } from "./solver.ts";

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

const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
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
		if ((solve + 1) % Math.floor(solves / 3) === 0)
			held.push(sum(memories.map(({ buffer }) => buffer.byteLength)));
	}
	const some = Math.min(1000, Math.floor(solves / 3));
	const [first, last] = [latencies.slice(0, some), latencies.slice(-some)].map(p95);
	context.diagnostic(JSON.stringify({ solves, held, first, last }));
	assert.ok(memories.length > 0);
	assert.equal(new Set(held).size, 1, `memory stays behind: ${held}`);
});
