/** The package's answers: values, best play, heat maps, of games that it knows and of others. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Game, Position, Rules } from "catchmate";
import { badFixtures, goodFixtures, matches, signatures } from "./fixtures.ts";
import { copsAndRobber, play, problemOf, solver, useSolver } from "./solver.ts";

useSolver();

test("the package computes the answers and the pinned signatures of the fixtures", async () => {
	for (const { name, game, input, output } of goodFixtures) {
		const { problems, error } = await solver.read(game, input);
		assert.equal(error, null, name);
		const answers: string[] = [];
		for (const [index, problem] of problems.entries()) {
			const table = await solver.solve(problem.game);
			answers.push(`${await table.answer(problem.position)}\n`);
			const expected = signatures.get(name)?.[index];
			if (expected !== undefined) assert.equal(await table.signature(), expected, name);
			table.dispose();
		}
		assert.equal(answers.join(""), output, name);
	}
});

test("the package says of every bad input where and why", async () => {
	for (const { name, game, input, message } of badFixtures) {
		const { error } = await solver.read(game, input);
		assert.ok(matches(`catchmate: ${error?.message}\n`, message), `${name}: ${error?.message}`);
	}
});

/** The same text for positions that are the same, whatever the order of their pieces. */
const normal = ({ toMove, pieces }: Position): string =>
	JSON.stringify([
		toMove,
		Object.values(pieces).map((squares) =>
			squares.map(({ row, column }) => `${row} ${column}`).sort(),
		),
	]);

test("the best move has its position's own value, and best play lasts as long as the distance", async () => {
	const { game, position } = await problemOf("crossing-pawn", "3 4\nO..O\n.#..\n..X.\n");
	using table = await solver.solve(game);
	const { outcome, distance, winner } = await table.lookup(position);
	const [best, ...others] = await table.moves(position);
	assert.deepEqual([best?.outcome, best?.distance, best?.winner], [outcome, distance, winner]);
	assert.ok(others.length > 0);
	const { moves, repeatsFrom } = await table.line(position);
	assert.deepEqual([repeatsFrom, moves.length], [null, distance]);
	const end = moves.reduce((current, move) => play(current, move, game.rules), position);
	const ending = { how: "meeting", winner, edge: null };
	const lost = { outcome: "loss", distance: 0, winner, over: true, ending };
	assert.deepEqual(await table.lookup(end), lost);
	assert.deepEqual(await table.moves(end), []);
});

test("a line of a draw says from where it repeats, and a move's value comes with the position that it leads to", async () => {
	const text = "5 5\n.....\n.....\n..O..\n#..#.\nO#.X.\n";
	const { game, position } = await problemOf("crossing-pawn", text);
	const [one, two] = game.rules.sides;
	const sides = [{ ...one, mayPass: true }, two] as const;
	const passing: Rules = { ...game.rules, id: "passing", sides };
	for (const rules of [game.rules, passing]) {
		using table = await solver.solve({ ...game, rules });
		const values = await table.moves(position);
		assert.equal(
			values.some(({ move }) => move.from === null),
			rules === passing,
		);
		for (const { move, position: next, ...value } of values) {
			assert.equal(normal(next), normal(play(position, move, rules)));
			assert.equal((await table.lookup(next)).winner, value.winner);
		}
		if (rules === passing) continue;
		const { outcome, distance, winner } = await table.lookup(position);
		assert.deepEqual([outcome, distance, winner], ["draw", null, null]);
		const { moves, positions, repeatsFrom } = await table.line(position);
		const seen = [position];
		for (const move of moves) seen.push(play(seen.at(-1) ?? position, move, rules));
		assert.deepEqual(positions.map(normal), seen.map(normal));
		const again = seen[repeatsFrom ?? assert.fail()] ?? assert.fail();
		assert.equal(normal(seen.at(-1) ?? position), normal(again));
	}
});

test("the heat map holds what looking up every square one by one finds", async () => {
	const { game, position } = await problemOf("crossing-pawn", "3 4\nO..O\n.#..\n..X.\n");
	const table = await solver.solve(game);
	const map = await table.heatmap(position, { row: 3, column: 3 });
	assert.equal(map.length, 11);
	for (const { square, ...value } of map) {
		const moved = { ...position, pieces: { ...position.pieces, black: [square] } };
		const { over: _, ending: __, ...expected } = await table.lookup(moved);
		assert.deepEqual(value, expected);
	}
	await assert.rejects(table.heatmap(position, { row: 2, column: 1 }), RangeError);
	const here = { row: 1, column: 1 };
	const met = { ...position, pieces: { ...position.pieces, black: [here] } };
	await assert.rejects(table.heatmap(met, here), {
		name: "RangeError",
		message: "pieces of both sides stand on row 1, column 1: name the side of one of them",
	});
	const [black, red] = await Promise.all(
		["black", "red"].map((side) => table.heatmap(met, { ...here, side })),
	);
	assert.notDeepEqual(black, red);
	assert.deepEqual(black, map);
	await assert.rejects(table.heatmap(met, { ...here, side: "white" }), RangeError);
});

test("games that the package does not know are solved by their rules alone", async () => {
	const board = { rows: 3, columns: 3, obstacles: [{ row: 2, column: 2 }] };
	const game: Game = { rules: copsAndRobber, board };
	const at = (column: number) => ({ row: 1, column });
	const pieces = { cop: [at(1), at(2)], robber: [at(3)] };
	const position: Position = { toMove: "cop", pieces };
	assert.equal(solver.write(game, position), "3 3\nOOX\n.#.\n...\n");
	using table = await solver.solve(game);
	assert.equal(await table.answer(position), "Cop 1");
	const passes = (await table.moves(position)).filter(({ move }) => move.from === null);
	assert.equal(passes.length, 1);
});

test("a table is that of its game alone, whatever becomes of the object that described it", async () => {
	const board = { rows: 3, columns: 3, obstacles: [{ row: 2, column: 2 }] };
	const game: Game = { rules: copsAndRobber, board };
	const table = await solver.solve(game);
	board.rows = 99;
	assert.equal(table.game.board.rows, 3);
});
