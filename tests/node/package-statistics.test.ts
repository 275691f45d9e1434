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
	// Statistics of a smaller table take no longer than a turn.
	const large = await solver.solve((await problemOf("chase", "40 1 1 40 40")).game);
	for (const [name, asked, ask] of [
		["statistics", large, (options: CountOptions) => large.statistics(options)],
		["signature", table, (options: CountOptions) => table.signature(options)],
		["verify", table, (options: CountOptions) => table.verify(options)],
		["compare", table, (options: CountOptions) => table.compare(other, options)],
	] as const) {
		const controller = new AbortController();
		let reached = 0;
		let isOtherWorkDone = false;
		setImmediate(() => {
			isOtherWorkDone = true;
		});
		const stopped = ask({
			signal: controller.signal,
			onProgress: ({ counted, positions }) => {
				assert.equal(positions, asked.positions);
				reached = counted;
				controller.abort(new Error("enough"));
			},
		});
		await assert.rejects(stopped, /enough/, name);
		assert.ok(reached > 0 && reached < asked.positions, name);
		assert.ok(isOtherWorkDone, name);
		const reports: number[] = [];
		const counting = ask({ onProgress: ({ counted }) => reports.push(counted) });
		const [one, two] = await Promise.all([counting, ask({})]);
		assert.deepEqual(one, two, name);
		assert.ok((reports[0] ?? 0) >= reached, name);
		assert.equal(reports.at(-1), asked.positions, name);
	}
	const { fault, report } = await table.verify({ board: 3 });
	assert.equal(fault, null);
	assert.match(report, new RegExp(`^board 3: ${table.positions} positions, `));
	await assert.rejects(table.compare(other, { onProgress: () => other.dispose() }), EngineError);
	const counting = large.statistics({ onProgress: () => large.dispose() });
	await assert.rejects(counting, /the table was disposed of/);
	using own = await load();
	const lost = (await own.solve(game)).verify();
	setImmediate(() => own.dispose());
	await assert.rejects(lost, /the solver was disposed of/);
});

/** The place of a set of squares, as `ValueAxis` numbers it. */
function rankOf(squares: readonly number[], mayShare: boolean): number {
	const choose = (n: number, k: number): number => (k === 0 ? 1 : (n * choose(n - 1, k - 1)) / k);
	const ranks = squares.map((square, piece) => choose(square + (mayShare ? piece : 0), piece + 1));
	return ranks.reduce((sum, rank) => sum + rank, 0);
}

for (const [id, text] of [
	["crossing-pawn", "4 5\nO....\n.#...\n...#.\nO#X..\n"],
	["chase", "6 1 1 3 3"],
	["cops-and-robber", "graph 6\nedges 1-2 2-3 3-4 4-5 5-6 6-1\npieces cops 1 2\npieces robber 4\n"],
] as const) {
	test(`all values of ${id} are in the arrays, once, where the axes have their position`, async () => {
		const { game } = await problemOf(id, text);
		using table = await solver.solve(game);
		const { axes, outcomes, distances } = await table.values();
		const numberOf = ({ row, column }: { row: number; column: number }) =>
			(row - 1) * game.board.columns + column - 1;
		const obstacles = new Set(game.board.obstacles.map(numberOf));
		const free = Array.from(
			{ length: game.board.rows * game.board.columns },
			(_, square) => square,
		).filter((square) => !obstacles.has(square));
		let positions = 0;
		for await (const { position, outcome, distance } of table) {
			positions += 1;
			let index = 0;
			for (const { side, bySquare, size } of axes) {
				const rules = game.rules.sides.find(({ name }) => name === side);
				const squares = (position.pieces[side ?? ""] ?? []).map(numberOf);
				const place = !rules
					? game.rules.sides.findIndex(({ name }) => name === position.toMove)
					: bySquare
						? (squares.at(-1) ?? assert.fail())
						: rankOf(
								squares.map((square) => free.indexOf(square)),
								rules.mayShare ?? false,
							);
				assert.ok(place < size);
				index = index * size + place;
			}
			const expected = { win: 1, draw: 0, loss: -1 }[outcome];
			assert.deepEqual([outcomes[index], distances[index]], [expected, distance ?? -1]);
			if (positions % 50 === 1) {
				const found = await table.lookup(position);
				assert.deepEqual([found.outcome, found.distance], [outcome, distance]);
			}
		}
		assert.equal(positions, table.positions);
		assert.equal(outcomes.filter((outcome) => outcome !== -2).length, positions);
		assert.equal(distances.length, outcomes.length);
	});
}
