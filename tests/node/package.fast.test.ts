/** The package's answers as they cross from the core; tests/core checks their values. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Game, Position, Rules } from "catchmate";
import { badFixtures, goodFixtures, matches, signatures } from "./fixtures.ts";
import { copsAndRobber, solver, useSolver } from "./solver.ts";

useSolver();

test("the package computes the fixtures' answers and pinned signatures", async () => {
	for (const { name, game, input, output } of goodFixtures) {
		const { problems, error } = await solver.read(game, input);
		assert.equal(error, null, name);
		const answers: string[] = [];
		for (const [index, problem] of problems.entries()) {
			using table = await solver.solve(problem.game);
			answers.push(`${await table.answer(problem.position)}\n`);
			const expected = signatures.get(name)?.[index];
			if (expected !== undefined) assert.equal(await table.signature(), expected, name);
		}
		assert.equal(answers.join(""), output, name);
	}
});

test("the package reports place and cause of every bad input", async () => {
	for (const { name, game, input, message } of badFixtures) {
		const { error } = await solver.read(game, input);
		assert.ok(matches(`catchmate: ${error?.message}\n`, message), `${name}: ${error?.message}`);
	}
});

test("custom rules are solved, whatever becomes of the object that described them", async () => {
	const board = { rows: 3, columns: 3, obstacles: [{ row: 2, column: 2 }] };
	const game: Game = { rules: copsAndRobber, board };
	const at = (column: number) => ({ row: 1, column });
	const pieces = { cop: [at(1), at(2)], robber: [at(3)] };
	const position: Position = { toMove: "cop", pieces };
	assert.equal(solver.write(game, position), "3 3\nOOX\n.#.\n...\n");
	using table = await solver.solve(game);
	board.rows = 99;
	assert.equal(table.game.board.rows, 3);
	assert.equal(await table.answer(position), "Cop 1");
	const passes = (await table.moves(position)).filter(({ move }) => move.from === null);
	assert.equal(passes.length, 1);
});

const row = (columns: number, marks = {}) => ({ rows: 1, columns, obstacles: [], ...marks });

/** One cop and the robber on a row. */
const placed = (cop: number, robber: number, toMove: string): Position => ({
	toMove,
	pieces: { cop: [{ row: 1, column: cop }], robber: [{ row: 1, column: robber }] },
});
const duel = (change: Partial<Rules>, mayPass = false): Rules => {
	const [cop, robber] = copsAndRobber.sides;
	const sides = [
		{ ...cop, pieces: 1, mayPass },
		{ ...robber, mayPass },
	] as const;
	return { ...copsAndRobber, sides, capture: "forbidden", ...change };
};

test("endless play is a draw, or a win without distance for the side in the rules", async () => {
	const [start, next] = [placed(1, 2, "cop"), placed(1, 2, "robber")];
	const pass = { from: null, to: null };
	for (const [endless, outcome, winner, lost] of [
		["draws", "draw", null, 0],
		[{ winner: "robber" }, "loss", "robber", 2],
	] as const) {
		using table = await solver.solve({ rules: duel({ endless }, true), board: row(2) });
		const value = { outcome, distance: null, winner };
		assert.deepEqual(await table.lookup(start), { ...value, over: false, ending: null });
		assert.deepEqual(await table.moves(start), [{ move: pass, position: next, ...value }]);
		assert.deepEqual(await table.line(start), {
			moves: [pass, pass],
			positions: [start, next, start],
			repeatsFrom: 0,
		});
		const { cop, robber } = (await table.statistics()).toMove;
		assert.deepEqual([cop?.losses, cop?.endless], [lost, lost]);
		assert.deepEqual([robber?.wins, robber?.endless], [lost, lost]);
	}
});
