/** What the package reads and writes, and what it refuses. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
	type Game,
	InputError,
	type Position,
	type Rules,
	type Square,
	TableTooLargeError,
	UnsoundError,
} from "catchmate";
import fc from "fast-check";
import { copsAndRobber, problemOf, solver, useSolver } from "./solver.ts";

useSolver();

test("what is written in a contest's format is read as the same position", async () => {
	const square = fc.record({
		row: fc.integer({ min: 1, max: 9 }),
		column: fc.integer({ min: 1, max: 9 }),
	});
	const rules = solver.games.find(({ id }) => id === "crossing-pawn") as Rules;
	await fc.assert(
		fc.asyncProperty(
			fc.uniqueArray(square, {
				minLength: 3,
				maxLength: 40,
				selector: (s) => `${s.row} ${s.column}`,
			}),
			async ([black, red, alsoRed, ...obstacles]) => {
				const game: Game = { rules, board: { rows: 9, columns: 9, obstacles } };
				const pieces = { red: [red, alsoRed], black: [black] } as Position["pieces"];
				const text = await solver.write(game, { toMove: "red", pieces });
				assert.ok(text);
				const read = await problemOf("crossing-pawn", text);
				assert.equal(await solver.write(read.game, read.position), text);
				const same = (a: readonly Square[] = [], b: readonly Square[] = []) => {
					const words = (squares: typeof a) =>
						squares.map(({ row, column }) => `${row} ${column}`).sort();
					assert.deepEqual(words(a), words(b));
				};
				same(read.game.board.obstacles, obstacles);
				same(read.position.pieces.red, pieces.red);
				same(read.position.pieces.black, pieces.black);
			},
		),
		{ numRuns: 200 },
	);
});

test("any text whatever is read without a crash, as problems or an error with a place in it", async () => {
	const characters = fc.constantFrom(..." \n\t0123456789-.#XOo,\0é棋");
	await fc.assert(
		fc.asyncProperty(
			fc.constantFrom("chase", "crossing-pawn"),
			fc.oneof(fc.string({ unit: characters, maxLength: 60 }), fc.string({ unit: "binary" })),
			async (game, text) => {
				const { problems, error } = await solver.read(game, text);
				assert.ok(error instanceof InputError || problems.length > 0);
				if (error === null) return;
				assert.ok(error.line >= 1 && error.line <= text.split(/\r\n?|\n/).length);
				assert.ok(error.column >= 1);
				assert.match(error.message, /expected/);
			},
		),
		{ numRuns: 3000 },
	);
});

test("bad input is an InputError with the facts in its fields, next to the boards before it", async () => {
	const { problems, error } = await solver.read(
		"crossing-pawn",
		"7 2\n2 3\nO.O\n.X.\n2 3\nO.O\n...",
	);
	assert.equal(problems.length, 1);
	assert.ok(error instanceof InputError);
	const { code, board, line, column, subject, low, high, message } = error;
	assert.deepEqual(
		{ code, board, line, column, subject, low, high, message },
		{
			code: "too-few-pieces",
			board: 2,
			line: 5,
			column: 1,
			subject: "X",
			low: 0,
			high: 1,
			message: "line 5, column 1: board 2: found 0 X on the board, expected exactly 1",
		},
	);
});

test("unsound games and positions are refused, each with its reason", async () => {
	const { game, position } = await problemOf("chase", "3 1 1 3 3");
	const table = await solver.solve(game);
	const at = (row: number, column: number) => [{ row, column }];
	const unsound: [Position, RegExp][] = [
		[{ ...position, toMove: "red" }, /side to move is "red", expected white or black/],
		[{ ...position, pieces: { white: at(1, 1) } }, /number of black.s pieces on the board is 0/],
		[
			{ ...position, pieces: { ...position.pieces, white: at(0, 1) } },
			/a row is 0, expected .* 1 to 3/,
		],
		[{ ...position, pieces: { ...position.pieces, white: at(1, 4) } }, /a column is 4/],
		[{ ...position, pieces: { ...position.pieces, white: at(1.5, 1) } }, /a row is 1.5/],
		[
			{ ...position, pieces: { ...position.pieces, white: [...at(1, 1), ...at(1, 2)] } },
			/pieces on the board is 2/,
		],
	];
	for (const [wrong, reason] of unsound) {
		const expected = { name: "UnsoundError", message: reason };
		await assert.rejects(table.lookup(wrong), expected);
		await assert.rejects(table.moves(wrong), expected);
		await assert.rejects(table.report(wrong), expected);
		await assert.rejects(solver.write(game, wrong), expected);
	}

	const board = { rows: 3, columns: 3, obstacles: [] };
	const [cop, robber] = copsAndRobber.sides;
	const games: [Game, RegExp][] = [
		[{ rules: copsAndRobber, board: { ...board, rows: 0 } }, /number of rows is 0/],
		[{ rules: copsAndRobber, board: { ...board, obstacles: at(4, 1) } }, /a row is 4/],
		[{ rules: { ...copsAndRobber, starts: "thief" }, board }, /starts is "thief"/],
		[{ rules: { ...copsAndRobber, sides: [{ ...cop, pieces: 7 }, robber] }, board }, /pieces is 7/],
		[
			{ rules: { ...copsAndRobber, sides: [{ ...cop, reach: 0 }, robber] }, board },
			/reach of cop is 0/,
		],
		[
			{ rules: { ...copsAndRobber, sides: [cop, { ...robber, name: "cop" }] }, board },
			/both sides/,
		],
	];
	for (const [wrong, reason] of games) {
		await assert.rejects(solver.solve(wrong), { name: "UnsoundError", message: reason });
	}
	await assert.rejects(solver.read("draughts", "1 2 3"), UnsoundError);
});

test("a board that is too large to write is refused, and leaves the tables alone", async () => {
	const { game, position } = await problemOf("chase", "3 1 1 3 3");
	const table = await solver.solve(game);
	for (const [rows, columns] of [
		[65536, 65537],
		[65536, 65536],
		[70000, 70000],
	] as const) {
		const obstacles = [{ row: rows, column: columns }];
		const wrong = { rules: game.rules, board: { rows, columns, obstacles } };
		await assert.rejects(solver.write(wrong, position), TableTooLargeError);
	}
	assert.equal(await table.answer(position), "BLACK 6");
});

test("values of a wrong type are refused before they reach the module, however often", async () => {
	const { game, position } = await problemOf("chase", "3 1 1 3 3");
	const table = await solver.solve(game);
	const [white, black] = game.rules.sides;
	const wrong = (rules: object) => ({ ...game, rules: { ...game.rules, ...rules } as Rules });
	for (let again = 0; again < 500; again++) {
		await assert.rejects(solver.solve(wrong({ id: 5 })), /id of the rules is 5, expected a string/);
		await assert.rejects(
			solver.solve(wrong({ sides: [{ ...white, leaps: "no" }, black] })),
			/whether white leaps is "no", expected true or false/,
		);
		await assert.rejects(solver.read("chase", null as unknown as string), TypeError);
		await assert.rejects(solver.read(null as unknown as string, "1"), TypeError);
	}
	const row = "1" as unknown as number;
	await assert.rejects(
		table.lookup({ ...position, pieces: { ...position.pieces, white: [{ row, column: 1 }] } }),
		/a row is "1", expected a whole number/,
	);
	assert.equal(await table.answer(position), "BLACK 6");
});
