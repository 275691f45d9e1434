/** The package's questions that go through a whole table. */
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
import { needsGraph } from "./boards.ts";
import { copsAndRobber, problemOf, solver, useSolver } from "./solver.ts";

useSolver();

const sum = (numbers: readonly number[]) => numbers.reduce((total, count) => total + count, 0);

test("the statistics count every position, and the longest wins and zugzwangs are what they say", async () => {
	const { game } = await problemOf("crossing-pawn", "5 5\nO....\n.....\n.....\n#..#.\nO#X..\n");
	const table = await solver.solve(game);
	const { toMove, byDistance, zugzwangs } = await table.statistics();
	const sides = Object.values(toMove);
	const counts = sides.flatMap(({ wins, draws, losses }) => [wins, draws, losses]);
	assert.equal(sum(counts), table.positions);
	assert.equal(sum(byDistance), sum(sides.flatMap(({ wins, losses }) => [wins, losses])));
	for (const { longestWin, longestLoss } of sides) {
		assert.ok(longestWin && longestLoss);
		const win = await table.lookup(longestWin.position);
		assert.deepEqual([win.outcome, win.distance], ["win", longestWin.distance]);
		const loss = await table.lookup(longestLoss.position);
		assert.deepEqual([loss.outcome, loss.distance], ["loss", longestLoss.distance]);
	}
	assert.deepEqual(
		zugzwangs.map(({ outcomes }) => outcomes),
		[
			{ red: "loss", black: "loss" },
			{ red: "loss", black: "draw" },
		],
	);
	for (const { outcomes, placements, longest } of zugzwangs) {
		assert.ok(placements > 0);
		const here = await table.lookup(longest.position);
		assert.deepEqual([here.outcome, here.distance], ["loss", longest.distance]);
		for (const [toMove, outcome] of Object.entries(outcomes)) {
			assert.equal((await table.lookup({ ...longest.position, toMove })).outcome, outcome);
		}
	}
});

/** Rules in which the first side may pass as well. */
function passing(rules: Rules): Rules {
	const [one, two] = rules.sides;
	return { ...rules, id: `${rules.id}-variant`, sides: [{ ...one, mayPass: true }, two] };
}

test("counting and comparing tell how far they are, and go on where they were stopped", async () => {
	const { game } = await problemOf("chase", "40 1 1 40 40");
	const table = await solver.solve(game);
	const other = await solver.solve({ ...game, rules: passing(game.rules) });
	for (const ask of [
		(options: CountOptions) => table.statistics(options),
		(options: CountOptions) => table.compare(other, options),
	]) {
		const controller = new AbortController();
		let reached = 0;
		const stopped = ask({
			signal: controller.signal,
			onProgress({ counted, positions }) {
				assert.equal(positions, table.positions);
				reached = counted;
				controller.abort(new Error("enough"));
			},
		});
		await assert.rejects(stopped, /enough/);
		assert.ok(reached > 0 && reached < table.positions, `${reached}`);
		const reports: number[] = [];
		await ask({ onProgress: ({ counted }) => reports.push(counted) });
		assert.ok((reports[0] ?? 0) > reached);
		assert.equal(reports.at(-1), table.positions);
	}
	await assert.rejects(table.compare(other, { onProgress: () => other.dispose() }), EngineError);
	const counting = table.statistics({ onProgress: () => table.dispose() });
	await assert.rejects(counting, /the table was disposed of/);
	const small = await solver.solve((await problemOf("chase", "2 1 1 2 2")).game);
	assert.equal((await small.statistics()).byDistance[0], 8);
});

test("every table is verified, whichever game's, all positions of it", async () => {
	const board = { rows: 4, columns: 3, obstacles: [{ row: 2, column: 2 }] };
	const onOneBoard = [...solver.games, copsAndRobber].filter((rules) => !needsGraph(rules));
	const graphs = solver.library.filter(({ rules }) => needsGraph(rules));
	const games = await Promise.all(
		graphs.map(async ({ rules, standard }) => (await problemOf(rules.id, standard)).game),
	);
	assert.equal(games.length, 4);
	for (const game of [...onOneBoard.map((rules) => ({ rules, board })), ...games]) {
		using table = await solver.solve(game);
		const { positions, fault, report } = await table.verify({ board: 3 });
		assert.deepEqual([positions, fault], [table.positions, null]);
		assert.match(report, new RegExp(`^board 3: ${positions} positions, .*\\n$`));
	}
});

test("a verification gives way to other work, and ends with its table or its solver", async () => {
	const own = await load();
	const [problem] = (await own.read("chase", "26 1 1 26 26")).problems;
	assert.ok(problem);
	const table = await own.solve(problem.game);
	const ended: string[] = [];
	const verifying = table.verify().finally(() => ended.push("verification"));
	for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
	assert.match(await table.answer(problem.position), /^BLACK \d+$/);
	ended.push("other work");
	assert.equal((await verifying).positions, 913_952);
	assert.deepEqual(ended, ["other work", "verification"]);

	const released = table.verify();
	setImmediate(() => table.dispose());
	await assert.rejects(released, { name: "EngineError", message: "the table was disposed of" });
	const lost = (await own.solve(problem.game)).verify();
	setImmediate(() => own.dispose());
	await assert.rejects(lost, { name: "EngineError", message: "the solver was disposed of" });
});

test("a comparison counts every position by both outcomes, and its examples are worth what it says", async () => {
	const { game } = await problemOf("chase", "5 1 1 5 5");
	const before = await solver.solve(game);
	const after = await solver.solve({ ...game, rules: passing(game.rules) });
	const { toMove } = await before.compare(after);
	assert.deepEqual(Object.keys(toMove), ["white", "black"]);
	const outcomes = Object.values(toMove).flatMap((side) => side.outcomes);
	assert.equal(sum(outcomes.map(({ positions }) => positions)), before.positions);
	const examples = outcomes.flatMap(({ example }) => example ?? []);
	assert.equal(examples.length, 2);
	for (const { position, before: old, after: now } of examples) {
		const [was, is] = [await before.lookup(position), await after.lookup(position)];
		assert.deepEqual([old.outcome, old.distance], [was.outcome, was.distance]);
		assert.deepEqual([now.outcome, now.distance], [is.outcome, is.distance]);
		assert.notEqual(old.outcome, now.outcome);
	}
	const forbidden: Rules = { ...game.rules, id: "chase-variant", capture: "forbidden" };
	const fewer = await solver.solve({ ...game, rules: forbidden });
	for (const side of Object.values((await before.compare(fewer)).toMove)) {
		assert.deepEqual([side.onlyBefore, side.onlyAfter], [25, 0]);
	}
});

test("tables that cannot be compared are refused, each for its reason", async () => {
	const { game, position } = await problemOf("chase", "3 1 1 3 3");
	const table = await solver.solve(game);
	const [white, black] = game.rules.sides;
	const more: Rules = { ...game.rules, id: "two", sides: [{ ...white, pieces: 2 }, black] };
	const own = await load();
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
	own.dispose();
	await assert.rejects(table.compare({} as Table), TypeError);
});
