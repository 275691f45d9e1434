/** The package's questions that go through a whole table. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ComparisonError, EngineError, load, type Rules, type Table } from "catchmate";
import { needsGraph } from "./boards.ts";
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
	const { problems } = await own.read("chase", "26 1 1 26 26");
	const [problem] = problems;
	assert.ok(problem);
	const table = await own.solve(problem.game);
	const ended: string[] = [];
	const otherWork = async () => {
		for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
		assert.match(await table.answer(problem.position), /^BLACK \d+$/);
		ended.push("other work");
	};
	const verifying = table.verify().finally(() => ended.push("verification"));
	await otherWork();
	assert.equal((await verifying).positions, 913_952);
	assert.deepEqual(ended, ["other work", "verification"]);

	const released = table.verify();
	setImmediate(() => table.dispose());
	await assert.rejects(released, { name: "EngineError", message: "the table was disposed of" });
	await assert.rejects(table.verify(), EngineError);

	const last = await own.solve(problem.game);
	const lost = last.verify();
	setImmediate(() => own.dispose());
	await assert.rejects(lost, { name: "EngineError", message: "the solver was disposed of" });
});

/** Rules in which the first side may pass as well. */
function passing(rules: Rules): Rules {
	const [one, two] = rules.sides;
	return { ...rules, id: `${rules.id}-variant`, sides: [{ ...one, mayPass: true }, two] };
}

test("a comparison counts every position by both outcomes, and its examples are worth what it says", async () => {
	const { game } = await problemOf("chase", "5 1 1 5 5");
	const before = await solver.solve(game);
	const after = await solver.solve({ ...game, rules: passing(game.rules) });
	const { toMove } = await before.compare(after);
	assert.deepEqual(Object.keys(toMove), ["white", "black"]);
	const outcomes = Object.values(toMove).flatMap((side) => side.outcomes);
	assert.equal(
		outcomes.reduce((sum, { positions }) => sum + positions, 0),
		before.positions,
	);
	const examples = outcomes.flatMap(({ example }) => example ?? []);
	assert.equal(examples.length, 2);
	for (const { position, before: old, after: now } of examples) {
		const [was, is] = [await before.lookup(position), await after.lookup(position)];
		assert.deepEqual(
			[old, now],
			[was, is].map(({ over: _, ending: __, ...value }) => value),
		);
		assert.notEqual(old.outcome, now.outcome);
		assert.deepEqual([was.over, is.over], [false, false]);
	}
	const { toMove: same } = await before.compare(before);
	for (const { outcomes, otherDistance } of Object.values(same)) {
		assert.ok(outcomes.every((pair) => pair.before === pair.after && pair.example === null));
		assert.equal(otherDistance, 0);
	}
});

test("positions that one of the rules alone has are counted apart", async () => {
	const { game } = await problemOf("chase", "3 1 1 3 3");
	const before = await solver.solve(game);
	const rules: Rules = { ...game.rules, id: "chase-variant", capture: "forbidden" };
	const after = await solver.solve({ ...game, rules });
	for (const side of Object.values((await before.compare(after)).toMove)) {
		assert.deepEqual([side.onlyBefore, side.onlyAfter], [9, 0]);
	}
	for (const side of Object.values((await after.compare(before)).toMove)) {
		assert.deepEqual([side.onlyBefore, side.onlyAfter], [0, 9]);
	}
});

test("tables that cannot be compared are refused, each for its reason", async () => {
	const { game, position } = await problemOf("chase", "3 1 1 3 3");
	const table = await solver.solve(game);
	const [white, black] = game.rules.sides;
	const refuses = (other: Table, code: ComparisonError["code"], message: string) =>
		assert.rejects(table.compare(other), (error) => {
			assert.ok(error instanceof ComparisonError, String(error));
			assert.deepEqual([error.name, error.code, error.message], ["ComparisonError", code, message]);
			return true;
		});
	await refuses(
		await solver.solve((await problemOf("chase", "4 1 1 3 3")).game),
		"board",
		"the tables are those of two boards",
	);
	const more: Rules = { ...game.rules, id: "two", sides: [{ ...white, pieces: 2 }, black] };
	await refuses(
		await solver.solve({ ...game, rules: more }),
		"pieces",
		"a side has more pieces in one table than in the other",
	);
	await refuses(
		(await solver.solve(game, { position })) as Table,
		"partial",
		"a table that was made for one position cannot be compared",
	);
	const own = await load();
	await refuses(
		await own.solve(game),
		"apart",
		"the tables were made by two solvers, or in two threads",
	);
	own.dispose();
	await assert.rejects(table.compare({} as Table), TypeError);
	const gone = await solver.solve(game);
	gone.dispose();
	await assert.rejects(table.compare(gone), /the table was disposed of/);
});

test("a comparison that was stopped goes on, and ends with either of its tables", async () => {
	const { game } = await problemOf("chase", "32 1 1 32 32");
	const before = await solver.solve(game);
	const after = await solver.solve({ ...game, rules: passing(game.rules) });
	const controller = new AbortController();
	let reached = 0;
	const stopped = before.compare(after, {
		signal: controller.signal,
		onProgress({ counted, positions }) {
			assert.equal(positions, before.positions);
			reached = counted;
			controller.abort(new Error("enough"));
		},
	});
	await assert.rejects(stopped, /enough/);
	assert.ok(reached > 0 && reached < before.positions, `${reached}`);
	const reports: number[] = [];
	await before.compare(after, { onProgress: ({ counted }) => reports.push(counted) });
	assert.ok((reports[0] ?? 0) > reached);
	assert.equal(reports.at(-1), before.positions);
	const lost = before.compare(after, { onProgress: () => after.dispose() });
	await assert.rejects(lost, EngineError);
	assert.equal((await before.statistics()).toMove.white?.draws, 0);
});
