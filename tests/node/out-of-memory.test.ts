/** A module whose memory fails at its nth growth, or that crashes: its losses and its recovery. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { afterEach, test } from "node:test";
import create from "../../build/wasm/catchmate.mjs";
import { LocalEngine, pause } from "../../wasm/engine/engine.ts";
import { Engines } from "../../wasm/engine/engines.ts";
import { Solver } from "../../wasm/solver.ts";
import type { Game } from "../../wasm/types.ts";

Object.assign(globalThis, { packageVersion: "" });

const bytes = readFileSync(new URL("../../dist/solver.wasm", import.meta.url));
const compiled = await WebAssembly.compile(bytes);
const { grow } = WebAssembly.Memory.prototype;
afterEach(() => {
	WebAssembly.Memory.prototype.grow = grow;
});

/** Lets memory grow this many times; returns a function that counts the requests. */
function limitGrowth(times: number): () => number {
	let asked = 0;
	WebAssembly.Memory.prototype.grow = function (pages) {
		asked += 1;
		if (asked > times) throw new RangeError("no more memory");
		return grow.call(this, pages);
	};
	return () => asked;
}

async function start() {
	WebAssembly.Memory.prototype.grow = grow;
	const engine = await LocalEngine.create(create, compiled);
	const solver = new Solver(new Engines(engine));
	const { game, position } = solver.decode("1Ac4WIAzzUx");
	const large: Game = { ...game, board: { rows: 28, columns: 28, obstacles: [] } };
	const fail = () =>
		assert.throws(
			() =>
				engine.call(() => {
					throw new WebAssembly.RuntimeError("aborted");
				}),
			{ name: "EngineError", message: /failed: aborted/ },
		);
	return { solver, game, position, large, fail };
}

const typed = ["TableTooLargeError", "EngineError", "InputError", "TypeError"];
const isTyped = (error: unknown) => error instanceof Error && typed.includes(error.name);

test("memory exhausted during a solve is reported, and the next solve that fits is right", async () => {
	const signatures = new Set<string>();
	const told = new Set<string>();
	for (let times = 0, isEnough = false; !isEnough; ++times) {
		assert.ok(times < 200, "memory grows a few times");
		const { solver, game, position, large } = await start();
		const table = await solver.solve(game);
		const asked = limitGrowth(times);
		try {
			const made = await solver.solve(large);
			signatures.add(await made.signature());
			isEnough = asked() <= times;
		} catch (error) {
			assert.ok(isTyped(error), String(error));
			const { name } = error as Error;
			told.add(name);
			// Only a failed module loses tables.
			if (name === "TableTooLargeError") assert.equal(await table.answer(position), "BLACK 20");
		}
		const next = await solver.solve(game);
		assert.equal(await next.answer(position), "BLACK 20");
		solver.dispose();
	}
	assert.equal(signatures.size, 1);
	assert.ok(told.has("TableTooLargeError"), [...told].join());
});

test("memory exhausted during a question is reported, and surviving tables still answer", async () => {
	for (const times of [0, 1]) {
		const { solver, large } = await start();
		const table = await solver.solve(large);
		const [one = "", two = ""] = large.rules.sides.map(({ name }) => name);
		const square = { row: 1, column: 1 };
		const pieces = { [one]: [square], [two]: [{ row: 13, column: 14 }] };
		const position = { pieces, toMove: one };
		const expected = await table.lookup(position);
		limitGrowth(times);
		for (const question of [
			() => table.moves(position),
			() => table.line(position),
			() => table.heatmap(position, square),
			() => table.statistics(),
			() => table.report(position, { moves: true, line: true, boards: true }),
		]) {
			await question().catch((error: unknown) => assert.ok(isTyped(error), String(error)));
		}
		const answer = await table.lookup(position).catch((error) => error);
		if (answer.name !== "EngineError") assert.deepEqual(answer, expected);
		solver.dispose();
	}
});

test("after a failure synchronous calls throw until a restart, and old tables always refuse", async () => {
	const { solver, game, position, fail } = await start();
	const table = await solver.solve(game);
	const reading = solver.problems("chase", ["2 1", " 1 2 2"]);
	fail();
	assert.throws(() => solver.decode("1Ac4WIAzzUx"), { name: "EngineError" });
	assert.throws(() => solver.validate(game, position), { name: "EngineError" });
	await assert.rejects(table.lookup(position), { name: "EngineError", message: /lost/ });
	await assert.rejects(table.verify(), { name: "EngineError", message: /lost/ });
	// The next module reads a text not yet started.
	assert.equal((await reading.next()).value?.board, 1);

	const next = await solver.solve(game);
	assert.deepEqual(solver.decode("1Ac4WIAzzUx"), { game, position, moves: [], positions: [] });
	await assert.rejects(table.lookup(position), { name: "EngineError" });
	table.dispose();
	assert.equal(await next.answer(position), "BLACK 20");
	solver.dispose();
});

test("a failure ends a running solve, verification or half-read text", async () => {
	const { solver, large, fail } = await start();
	const table = await solver.solve(large);
	const chunks = async function* () {
		yield "2 1 1";
		await pause();
		fail();
		yield " 2 2";
	};
	for (const each of await Promise.allSettled([
		table.verify(),
		solver.solve({ ...large, board: { rows: 60, columns: 60, obstacles: [] } }),
		solver.problems("chase", chunks()).next(),
	])) {
		assert.equal(each.status === "rejected" && each.reason.name, "EngineError");
	}
	const { problems } = await solver.read("chase", "2 1 1 2 2");
	assert.equal(problems.length, 1);
	solver.dispose();
});

test("a module that failed to restart is restarted by a later call", async (context) => {
	const { solver, fail } = await start();
	type Instantiate = (...args: unknown[]) => Promise<WebAssembly.WebAssemblyInstantiatedSource>;
	const instantiate = WebAssembly.instantiate as unknown as Instantiate;
	let starting: ReturnType<Instantiate> = Promise.reject(new RangeError("out of memory"));
	const { mock } = context.mock.method(WebAssembly, "instantiate", () => starting);
	fail();
	await pause();
	mock.mockImplementation((...args: unknown[]) => {
		starting = instantiate(...args);
		return starting;
	});
	assert.throws(() => solver.decode("1Ac4WIAzzUx"), { name: "EngineError" });
	await starting;
	// As a start does itself, between its steps.
	await pause();
	await pause();
	assert.deepEqual(solver.decode("1Ac4WIAzzUx").moves, []);
	solver.dispose();
});
