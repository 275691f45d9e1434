/** The package's whole-table questions. Their results are tested in tests/core. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
	ComparisonError,
	type CountOptions,
	EngineError,
	load,
	type Rules,
	type Table,
} from "catchmate";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();

/** Rules that also let the first side pass. */
function passing(rules: Rules): Rules {
	const [one, two] = rules.sides;
	return { ...rules, id: `${rules.id}-variant`, sides: [{ ...one, mayPass: true }, two] };
}

test("incomparable tables are refused, each for its reason", async () => {
	const { game, position } = await problemOf("chase", "3 1 1 3 3");
	const table = await solver.solve(game);
	const [white, black] = game.rules.sides;
	const more: Rules = { ...game.rules, id: "two", sides: [{ ...white, pieces: 2 }, black] };
	using own = await load();
	for (const [other, code] of [
		[await solver.solve((await problemOf("chase", "4 1 1 3 3")).game), "board"],
		[await solver.solve({ ...game, rules: more }), "pieces"],
		[(await solver.solve(game, { position })) as Table, "partial"],
		[await own.solve(game), "apart"],
	] as const) {
		await assert.rejects(table.compare(other), (error) => {
			assert.ok(error instanceof ComparisonError, String(error));
			assert.deepEqual([error.name, error.code], ["ComparisonError", code]);
			return true;
		});
	}
});

test("counting reports progress, yields, resumes after a stop, and ends with its table", async () => {
	const { game } = await problemOf("chase", "24 1 1 24 24");
	const table = await solver.solve(game);
	const other = await solver.solve({ ...game, rules: passing(game.rules) });
	for (const [name, ask] of Object.entries({
		statistics: (options: CountOptions) => table.statistics(options),
		signature: (options: CountOptions) => table.signature(options),
		verify: (options: CountOptions) => table.verify(options),
		compare: (options: CountOptions) => table.compare(other, options),
	})) {
		const controller = new AbortController();
		let reached = 0;
		let isOtherWorkDone = false;
		setImmediate(() => {
			isOtherWorkDone = true;
		});
		const stopped = ask({
			signal: controller.signal,
			onProgress: ({ counted, positions }) => {
				assert.equal(positions, table.positions);
				reached = counted;
				controller.abort(new Error("enough"));
			},
		});
		await assert.rejects(stopped, /enough/, name);
		assert.ok(reached > 0 && reached < table.positions, name);
		assert.ok(isOtherWorkDone, name);
		const reports: number[] = [];
		const counting = ask({ onProgress: ({ counted }) => reports.push(counted) });
		const [one, two] = await Promise.all([counting, ask({})]);
		assert.deepEqual(one, two, name);
		assert.ok((reports[0] ?? 0) >= reached, name);
		assert.equal(reports.at(-1), table.positions, name);
	}
	const { fault, report } = await table.verify({ board: 3 });
	assert.equal(fault, null);
	assert.match(report, new RegExp(`^board 3: ${table.positions} positions, `));
	await assert.rejects(table.compare(other, { onProgress: () => other.dispose() }), EngineError);
	const counting = table.statistics({ onProgress: () => table.dispose() });
	await assert.rejects(counting, /the table was disposed of/);
	using own = await load();
	const lost = (await own.solve(game)).verify();
	setImmediate(() => own.dispose());
	await assert.rejects(lost, /the solver was disposed of/);
});
