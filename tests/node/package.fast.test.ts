/** The package's answers as they cross from the core; tests/core checks their values. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Game, Position, Rules } from "catchmate";
import { badFixtures, goodFixtures, matches, signatures } from "./fixtures.ts";
import { copsAndRobber, problemOf, solver, useSolver } from "./solver.ts";

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

const small = "3 4\nO..O\n.#..\n..X.\n";

test("the best move has its position's value, and best play lasts the distance", async () => {
	const { game, position } = await problemOf("crossing-pawn", small);
	using table = await solver.solve(game);
	const { outcome, distance, winner } = await table.lookup(position);
	const [best, ...others] = await table.moves(position);
	assert.deepEqual([best?.outcome, best?.distance, best?.winner], [outcome, distance, winner]);
	assert.ok(others.length > 0);
	const { moves, positions, repeatsFrom } = await table.line(position);
	assert.deepEqual([repeatsFrom, moves.length], [null, distance]);
	assert.deepEqual(positions[0], position);
	const end = positions.at(-1) ?? assert.fail();
	const ending = { how: "meeting", winner, edge: null };
	const lost = { outcome: "loss", distance: 0, winner, over: true, ending };
	assert.deepEqual(await table.lookup(end), lost);
	assert.deepEqual(await table.moves(end), []);
});

test("the heat map holds the value of every square", async () => {
	const { game, position } = await problemOf("crossing-pawn", small);
	using table = await solver.solve(game);
	const map = await table.heatmap(position, { row: 3, column: 3 });
	assert.equal(map.length, 11);
	for (const { square, ...value } of map) {
		const moved = { ...position, pieces: { ...position.pieces, black: [square] } };
		const { over: _, ending: __, ...expected } = await table.lookup(moved);
		assert.deepEqual(value, expected);
	}
	const here = { row: 1, column: 1 };
	const met = { ...position, pieces: { ...position.pieces, black: [here] } };
	await assert.rejects(table.heatmap(met, here), RangeError);
	const ofSide = (side: string) => table.heatmap(met, { ...here, side });
	assert.deepEqual(await ofSide("black"), map);
	assert.notDeepEqual(await ofSide("red"), map);
	await assert.rejects(ofSide("white"), RangeError);
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

test("a finished game names its winner and ending", async () => {
	const goals = { goals: { robber: [{ row: 1, column: 3 }] } };
	const [cop, robber] = duel({}).sides;
	const runner = [cop, { ...robber, goals: ["right"] }] as const;
	for (const [change, board, copAt, robberAt, winner, how, edge] of [
		[{ capture: { winner: "robber" } }, row(3), 2, 2, "robber", "meeting", null],
		[{}, row(3, goals), 1, 3, "robber", "goal", null],
		[{ sides: runner }, { ...row(3), rows: 2 }, 1, 3, "robber", "goal", "right"],
		[{}, row(2), 1, 2, "robber", "no-move", null],
		[{ noMove: "draws" }, row(2), 1, 2, null, "no-move", null],
	] as const) {
		using table = await solver.solve({ rules: duel(change), board });
		const { over, ending } = await table.lookup(placed(copAt, robberAt, "cop"));
		assert.deepEqual([over, ending], [true, { how, winner, edge }]);
	}
});
