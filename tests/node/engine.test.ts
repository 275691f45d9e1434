/** A module that fails: what is lost with it, and what comes after it. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { LocalEngine, pause } from "../../wasm/engine/engine.ts";
import { Solver } from "../../wasm/solver.ts";

Object.assign(globalThis, { packageVersion: "" });

const bytes = readFileSync(new URL("../../dist/solver.wasm", import.meta.url));
const compiled = await WebAssembly.compile(bytes);

/** Fails as a module does that is out of memory. */
function fail(engine: LocalEngine): void {
	engine.call(() => {
		throw new WebAssembly.RuntimeError("aborted");
	});
}

test("after a failure what returns no promise throws until there is another module, and older tables refuse for ever", async () => {
	const engine = await LocalEngine.create(compiled);
	const solver = new Solver(engine, undefined);
	const { game, position } = solver.decode("1Ac4WIAzzUx");
	const table = await solver.solve(game);
	const reading = solver.problems("chase", ["2 1", " 1 2 2"]);
	assert.throws(() => fail(engine), { name: "EngineError", message: /failed: aborted/ });
	assert.throws(() => solver.decode("1Ac4WIAzzUx"), { name: "EngineError" });
	assert.throws(() => solver.validate(game, position), { name: "EngineError" });
	await assert.rejects(table.lookup(position), { name: "EngineError", message: /lost/ });
	await assert.rejects(table.verify(), { name: "EngineError", message: /lost/ });
	// A text that was not begun is read by the next one.
	assert.equal((await reading.next()).value?.board, 1);

	const next = await solver.solve(game);
	assert.equal(await next.answer(position), "BLACK 20");
	assert.deepEqual(solver.decode("1Ac4WIAzzUx"), { game, position, moves: [], positions: [] });
	await assert.rejects(table.lookup(position), { name: "EngineError" });
	table.dispose();
	assert.equal(await next.answer(position), "BLACK 20");
	solver.dispose();
	assert.throws(() => solver.decode("1Ac4WIAzzUx"), { message: "the solver was disposed of" });
});

test("a failure ends what is under way: a solve, a verification, a text that is half read", async () => {
	const engine = await LocalEngine.create(compiled);
	const solver = new Solver(engine, undefined);
	const [chase] = solver.games;
	assert.ok(chase);
	const game = { rules: chase, board: { rows: 30, columns: 30, obstacles: [] } };
	const table = await solver.solve(game);
	let failed = () => {};
	const failing = new Promise<void>((resolve) => {
		failed = resolve;
	});
	let halfRead = () => {};
	const readingHalf = new Promise<void>((resolve) => {
		halfRead = resolve;
	});
	const chunks = async function* () {
		yield "2 1 1";
		halfRead();
		await failing;
		yield " 2 2";
	};
	const underWay = [
		table.verify(),
		solver.solve({ ...game, board: { rows: 60, columns: 60, obstacles: [] } }),
		solver.problems("chase", chunks()).next(),
	];
	const settled = Promise.allSettled(underWay);
	await readingHalf;
	assert.throws(() => fail(engine));
	failed();
	for (const each of await settled) {
		assert.equal(each.status, "rejected");
		assert.equal(each.status === "rejected" && each.reason.name, "EngineError");
	}
	const { problems } = await solver.read("chase", "2 1 1 2 2");
	assert.equal(problems.length, 1);
	solver.dispose();
});

test("a module that could not be started again is started by the next call, once it can", async (context) => {
	const engine = await LocalEngine.create(compiled);
	const solver = new Solver(engine, undefined);
	type Instantiate = (...args: unknown[]) => Promise<WebAssembly.WebAssemblyInstantiatedSource>;
	const instantiate = WebAssembly.instantiate as unknown as Instantiate;
	let starting: ReturnType<Instantiate> = Promise.reject(new RangeError("out of memory"));
	const { mock } = context.mock.method(WebAssembly, "instantiate", () => starting);
	assert.throws(() => fail(engine), { name: "EngineError" });
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

test("counting that was stopped goes on; two at a time do not disturb each other", async () => {
	const solver = new Solver(await LocalEngine.create(compiled), undefined);
	const [chase] = solver.games;
	assert.ok(chase);
	const game = { rules: chase, board: { rows: 24, columns: 24, obstacles: [] } };
	const table = await solver.solve(game);
	for (const name of ["statistics", "signature", "verify"] as const) {
		const controller = new AbortController();
		let reached = 0;
		const stopped = table[name]({
			signal: controller.signal,
			onProgress: ({ counted, positions }) => {
				assert.equal(positions, table.positions);
				reached = counted;
				controller.abort(new Error("enough"));
			},
		});
		await assert.rejects(stopped, /enough/, name);
		assert.ok(reached > 0 && reached < table.positions, name);
		let first = 0;
		const onProgress = ({ counted }: { counted: number }) => {
			first ||= counted;
		};
		const [one, other] = await Promise.all([table[name]({ onProgress }), table[name]()]);
		assert.ok(first >= reached, name);
		assert.deepEqual(one, other, name);
	}
	solver.dispose();
});
