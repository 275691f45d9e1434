/** The package's questions that go through a whole table. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError, load } from "catchmate";
import { copsAndRobber, problemOf, solver, useSolver } from "./solver.ts";

useSolver();

test("the statistics count every position, and the longest wins are as long as they say", async () => {
	const { game } = await problemOf("crossing-pawn", "3 4\nO..O\n.#..\n..X.\n");
	const table = await solver.solve(game);
	const { toMove, byDistance } = await table.statistics();
	const sides = Object.values(toMove);
	const sum = (numbers: number[]) => numbers.reduce((total, count) => total + count, 0);
	assert.equal(
		sum(sides.flatMap(({ wins, draws, losses }) => [wins, draws, losses])),
		table.positions,
	);
	assert.equal(sum([...byDistance]), sum(sides.flatMap(({ wins, losses }) => [wins, losses])));
	for (const { longestWin, longestLoss } of sides) {
		assert.ok(longestWin && longestLoss);
		const win = await table.lookup(longestWin.position);
		assert.deepEqual([win.outcome, win.distance], ["win", longestWin.distance]);
		const loss = await table.lookup(longestLoss.position);
		assert.deepEqual([loss.outcome, loss.distance], ["loss", longestLoss.distance]);
	}
});

test("zugzwangs are counted by what each side comes to, each with its longest loss", async () => {
	const { game } = await problemOf("crossing-pawn", "5 5\nO....\n.....\n.....\n#..#.\nO#X..\n");
	const table = await solver.solve(game);
	const { zugzwangs } = await table.statistics();
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

test("counting tells how far it is, gives way to other work, and goes on where it was stopped", async () => {
	const { game } = await problemOf("chase", "48 1 1 48 48");
	const table = await solver.solve(game);
	const controller = new AbortController();
	const reason = new Error("enough");
	let reached = 0;
	const stopped = table.statistics({
		signal: controller.signal,
		onProgress({ counted, positions }) {
			assert.equal(positions, table.positions);
			reached = counted;
			setTimeout(() => controller.abort(reason));
		},
	});
	await assert.rejects(stopped, (error) => error === reason);
	assert.ok(reached > 0 && reached < table.positions, `${reached}`);
	const reports: number[] = [];
	const { byDistance } = await table.statistics({
		onProgress: ({ counted }) => reports.push(counted),
	});
	assert.ok((reports[0] ?? 0) > reached);
	assert.equal(reports.at(-1), table.positions);
	assert.equal(
		byDistance.reduce((sum, count) => sum + count, 0),
		table.positions,
	);
});

test("counting ends with its table, and the next one is not held up", async () => {
	const { game } = await problemOf("chase", "48 1 1 48 48");
	const table = await solver.solve(game);
	const counting = table.statistics({ onProgress: () => table.dispose() });
	await assert.rejects(counting, /the table was disposed of/);
	const small = await solver.solve((await problemOf("chase", "2 1 1 2 2")).game);
	assert.equal((await small.statistics()).byDistance[0], 8);
});

test("every table is verified, whichever game's, all positions of it", async () => {
	const board = { rows: 4, columns: 3, obstacles: [{ row: 2, column: 2 }] };
	for (const rules of [...solver.games, copsAndRobber]) {
		const table = await solver.solve({ rules, board });
		const { positions, fault, report } = await table.verify({ board: 3 });
		assert.deepEqual([positions, fault], [table.positions, null]);
		assert.match(report, new RegExp(`^board 3: ${positions} positions, .*\\n$`));
	}
});

test("a verification gives way to other work, and ends with its table or its solver", async () => {
	const own = await load();
	const { problems } = await own.read("chase", "40 1 1 40 40");
	const [problem] = problems;
	assert.ok(problem);
	const table = await own.solve(problem.game);
	let turns = 0;
	const ticking = setInterval(() => {
		turns += 1;
	}, 1);
	const verifying = table.verify();
	const answer = await table.answer(problem.position);
	assert.match(answer, /^BLACK \d+$/);
	assert.equal((await verifying).positions, 5_120_000);
	clearInterval(ticking);
	assert.ok(turns > 10, `had ${turns} turns`);

	const released = table.verify();
	setImmediate(() => table.dispose());
	await assert.rejects(released, { name: "EngineError", message: "the table was disposed of" });
	await assert.rejects(table.verify(), EngineError);

	const last = await own.solve(problem.game);
	const lost = last.verify();
	setImmediate(() => own.dispose());
	await assert.rejects(lost, { name: "EngineError", message: "the solver was disposed of" });
});
