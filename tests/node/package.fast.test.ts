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

test("two published contest solutions are wrong where this one is right", async () => {
	for (const [text, answer] of [
		["8 2 4 1 5", "BLACK 20"],
		["20 10 10 1 1", "BLACK 58"],
	] as const) {
		const { game, position } = await problemOf("chase", text);
		const table = await solver.solve(game);
		assert.equal(await table.answer(position), answer);
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

test("the best move of a position has the position's own value, and best play lasts as long as the distance", async () => {
	const { game, position } = await problemOf("crossing-pawn", "3 4\nO..O\n.#..\n..X.\n");
	const table = await solver.solve(game);
	const { outcome, distance, winner, over } = await table.lookup(position);
	assert.equal(over, false);
	assert.notEqual(distance, null);
	const [best, ...others] = await table.moves(position);
	assert.deepEqual(
		{ outcome: best?.outcome, distance: best?.distance, winner: best?.winner },
		{ outcome, distance, winner },
	);
	assert.ok(others.length > 0);

	const { moves, repeatsFrom } = await table.line(position);
	assert.equal(repeatsFrom, null);
	assert.equal(moves.length, distance);
	let current = position;
	for (const move of moves) current = play(current, move, game.rules);
	assert.deepEqual(await table.lookup(current), {
		outcome: "loss",
		distance: 0,
		winner,
		over: true,
		ending: { how: "meeting", winner, edge: null },
	});
	assert.deepEqual(await table.moves(current), []);
});

test("a line of a draw says from where it repeats", async () => {
	const { game, position } = await problemOf(
		"crossing-pawn",
		"5 5\n.....\n.....\n..O..\n#..#.\nO#.X.\n",
	);
	const table = await solver.solve(game);
	assert.deepEqual(await table.lookup(position), {
		outcome: "draw",
		distance: null,
		winner: null,
		over: false,
		ending: null,
	});
	const { moves, positions, repeatsFrom } = await table.line(position);
	assert.ok(repeatsFrom !== null && repeatsFrom < moves.length);
	const seen: Position[] = [position];
	for (const move of moves) seen.push(play(seen.at(-1) as Position, move, game.rules));
	assert.equal(normal(seen.at(-1) as Position), normal(seen[repeatsFrom] as Position));
	assert.deepEqual(positions.map(normal), seen.map(normal));
});

test("a move's value comes with the position that it leads to, a pass with the other side to move", async () => {
	const { game, position } = await problemOf(
		"crossing-pawn",
		"5 5\n.....\n.....\n..O..\n#..#.\nO#.X.\n",
	);
	const [one, two] = game.rules.sides;
	const passing: Rules = {
		...game.rules,
		id: "passing",
		sides: [{ ...one, mayPass: true }, two],
	};
	const table = await solver.solve({ ...game, rules: passing });
	const values = await table.moves(position);
	assert.ok(values.some(({ move }) => move.from === null));
	for (const { move, position: next, ...value } of values) {
		assert.equal(normal(next), normal(play(position, move, passing)));
		assert.equal((await table.lookup(next)).winner, value.winner);
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
	const table = await solver.solve({ rules: copsAndRobber, board });
	const position: Position = {
		toMove: "cop",
		pieces: {
			cop: [
				{ row: 1, column: 1 },
				{ row: 1, column: 2 },
			],
			robber: [{ row: 1, column: 3 }],
		},
	};
	assert.equal(await table.answer(position), "Cop 1");
	const passes = (await table.moves(position)).filter(({ move }) => move.from === null);
	assert.equal(passes.length, 1);

	const alone: Rules = {
		...copsAndRobber,
		sides: [{ ...copsAndRobber.sides[0], pieces: 1 }, copsAndRobber.sides[1]],
	};
	const chase = await solver.solve({ rules: alone, board });
	assert.equal(
		(
			await chase.lookup({
				...position,
				pieces: { ...position.pieces, cop: [{ row: 1, column: 1 }] },
			})
		).outcome,
		"draw",
	);
	assert.equal(solver.write({ rules: copsAndRobber, board }, position), "3 3\nOOX\n.#.\n...\n");
});

test("a table is that of its game alone, whatever becomes of the object that described it", async () => {
	const board = { rows: 3, columns: 3, obstacles: [{ row: 2, column: 2 }] };
	const game: Game = { rules: copsAndRobber, board };
	const table = await solver.solve(game);
	board.rows = 99;
	assert.equal(table.game.board.rows, 3);
});
