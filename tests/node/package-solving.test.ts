/** Solving with the package: memory, progress, aborting, disposal. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
	EngineError,
	load,
	type Progress,
	type Solver,
	type Table,
	TableTooLargeError,
} from "catchmate";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();

test("a board beyond the memory is refused with its bytes, and tables survive", async () => {
	const { game, position } = await problemOf("chase", "3 1 1 3 3");
	using table = await solver.solve(game);
	for (const [size, least, most] of [
		[250, 5e9, 5e10],
		[70_000, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
	] as const) {
		const large = { ...game, board: { rows: size, columns: size, obstacles: [] } };
		await assert.rejects(solver.solve(large), (error) => {
			assert.ok(error instanceof TableTooLargeError);
			assert.ok(error.bytes >= least && error.bytes <= most, `${size}: ${error.bytes}`);
			assert.ok(error.budget > 0 && error.budget < 2 ** 32);
			return true;
		});
		if (size < 70_000) continue;
		assert.throws(() => solver.write(large, position), TableTooLargeError);
		assert.throws(() => solver.legalMoves(large, position), TableTooLargeError);
	}
	assert.equal(await table.answer(position), "BLACK 6");
});

test("a solve reports its progress, and ends with every position that is not drawn", async () => {
	const { game } = await problemOf("chase", "15 1 1 8 8");
	const reports: Progress[] = [];
	using table = await solver.solve(game, { onProgress: (progress) => reports.push(progress) });
	const { byDistance } = await table.statistics();
	const decided = byDistance.reduce((total, count) => total + count, 0);
	const { positions, settled, layers, maxDistance } = reports.at(-1) ?? assert.fail();
	assert.deepEqual([positions, settled, layers], [table.positions, decided, byDistance.length - 1]);
	assert.ok(maxDistance > table.positions);
	const growing = reports.map((report) => report.settled);
	assert.deepEqual(
		growing.toSorted((a, b) => a - b),
		growing,
	);
});

test("an aborted solve rejects with the reason, and the solver works on", async () => {
	const { game, position } = await problemOf("chase", "30 10 10 1 1");
	const reason = new Error("changed my mind");
	await assert.rejects(solver.solve(game, { signal: AbortSignal.abort(reason) }), reason);
	const controller = new AbortController();
	const solving = solver.solve(game, { signal: controller.signal });
	setImmediate(() => controller.abort(reason));
	await assert.rejects(solving, reason);
	const throws = () => {
		throw reason;
	};
	await assert.rejects(solver.solve(game, { onProgress: throws }), reason);
	using table = await solver.solve(game);
	assert.match(await table.answer(position), /^BLACK \d+$/);

	const small = await problemOf("chase", "3 1 1 3 3");
	const last = new AbortController();
	let settled = 0;
	const onProgress = (report: Progress) => {
		settled = report.settled;
		last.abort(reason);
	};
	await assert.rejects(solver.solve(small.game, { signal: last.signal, onProgress }), reason);
	assert.ok(settled > 0);
});

test("parallel solves do not disturb each other", async () => {
	const texts = ["30 2 4 1 5", "8 2 4 1 5", "9 1 1 9 9", "2 1 1 2 2"];
	const problems = await Promise.all(texts.map((text) => problemOf("chase", text)));
	const answers = await Promise.all(
		problems.map(async ({ game, position }) => (await solver.solve(game)).answer(position)),
	);
	assert.deepEqual(answers.slice(1), ["BLACK 20", "BLACK 22", "BLACK 2"]);
});

test("a disposed table refuses questions, a disposed solver everything, also after a scope", async () => {
	const own = await load();
	const { game, position } = own.decode("1Ac4WIAzzUx");
	const other = await own.solve(game);
	let table: Table;
	{
		using solved = await own.solve(game);
		table = solved;
	}
	table.dispose();
	await assert.rejects(table.lookup(position), EngineError);
	assert.equal(await other.answer(position), "BLACK 20");
	const solving = own.solve(game);
	own.dispose();
	await assert.rejects(solving, EngineError);
	await assert.rejects(other.lookup(position), EngineError);
	await assert.rejects(own.read("chase", "3 1 1 3 3"), EngineError);
	let scoped: Solver;
	{
		using loaded = await load();
		scoped = loaded;
	}
	assert.throws(() => scoped.decode("1Ac4WIAzzUx"), EngineError);
});
