/** The package's reading and writing, and its refusals. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
	type AnnotatedLine,
	type Chunk,
	type Game,
	InputError,
	InvalidPositionError,
	InvalidRulesError,
	type Position,
	type Rules,
	type Solver,
	type Square,
	TableTooLargeError,
	UnknownPositionError,
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
				const text = solver.write(game, { toMove: "red", pieces });
				assert.ok(text);
				const read = await problemOf("crossing-pawn", text);
				assert.equal(solver.write(read.game, read.position), text);
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
		{ numRuns: 500 },
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

test("games and positions that are none are refused, each with its reason", async () => {
	const { game, position } = await problemOf("chase", "3 1 1 3 3");
	const table = await solver.solve(game);
	const at = (row: number, column: number) => [{ row, column }];
	const positions: readonly (readonly [Position, string, string, number])[] = [
		[{ ...position, pieces: { ...position.pieces, black: [] } }, "piece-count", "black", 0],
		[{ ...position, pieces: { ...position.pieces, white: at(0, 1) } }, "off-board", "white", 0],
		[{ ...position, pieces: { ...position.pieces, white: at(1, 4) } }, "off-board", "white", 0],
		[
			{ ...position, pieces: { ...position.pieces, white: [...at(1, 1), ...at(1, 2)] } },
			"piece-count",
			"white",
			2,
		],
	];
	for (const [wrong, code, side, found] of positions) {
		const expected = (error: unknown) => {
			assert.ok(error instanceof InvalidPositionError);
			const { name, expected } = error;
			assert.equal(name, "InvalidPositionError");
			assert.deepEqual([error.code, error.side, error.found], [code, side, found]);
			assert.equal(expected, code === "piece-count" ? 1 : 0);
			assert.match(error.message, new RegExp(side));
			return true;
		};
		await assert.rejects(table.lookup(wrong), expected);
		await assert.rejects(table.moves(wrong), expected);
		await assert.rejects(table.report(wrong), expected);
		await assert.rejects(solver.solve(game, { position: wrong }), expected);
		assert.throws(() => solver.write(game, wrong), expected);
		assert.throws(() => solver.legalMoves(game, wrong), expected);
		assert.throws(() => solver.validate(game, wrong), expected);
	}

	const board = { rows: 3, columns: 3, obstacles: [] };
	const [cop, robber] = copsAndRobber.sides;
	const rules: readonly (readonly [Partial<Rules>, string, string])[] = [
		[{ id: "Cops" }, "id", "id"],
		[{ id: "c".repeat(1e6) }, "id", "id"],
		[{ sides: [{ ...cop, pieces: 7 }, robber] }, "pieces", "sides[0].pieces"],
		[{ sides: [cop, { ...robber, pieces: -1 }] }, "pieces", "sides[1].pieces"],
		[{ sides: [{ ...cop, reach: 0 }, robber] }, "reach", "sides[0].reach"],
		[{ sides: [cop, { ...robber, name: "cop" }] }, "same-names", "sides[1].name"],
		[
			{ sides: [cop, { ...robber, directions: [], mayPass: false }] },
			"directions",
			"sides[1].directions",
		],
		[{ noMove: "draws", endless: { winner: "robber" } }, "no-move", "noMove"],
	];
	for (const [change, code, field] of rules) {
		const wrong = { rules: { ...copsAndRobber, ...change }, board };
		await assert.rejects(solver.solve(wrong), (error) => {
			assert.ok(error instanceof InvalidRulesError, String(error));
			assert.deepEqual([error.code, error.field], [code, field]);
			return true;
		});
		// Sides without directions may follow the edges of a graph: it is the rectangle that is not theirs.
		const read = solver.read(wrong.rules, "3 3\nOO.\n...\n..X\n");
		if (code === "directions") assert.equal((await read).error?.code, "wrong-board");
		else await assert.rejects(read, InvalidRulesError);
	}
	await assert.rejects(solver.read("draughts", "1 2 3"), {
		name: "TypeError",
		message:
			'game is "draughts", expected "chase" or "crossing-pawn" or "fox-and-hounds" or "police-and-thief" or "cat-and-mouse-2" or "cat-and-mouse" or "hare-and-hounds" or "pong-hau-ki" or "token" or "cops-and-robber", or rules',
	});
});

test("a board that is too large is refused before it takes memory, and leaves the tables alone", async () => {
	const { game, position } = await problemOf("chase", "3 1 1 3 3");
	const table = await solver.solve(game);
	for (const [rows, columns] of [
		[65536, 65537],
		[65536, 65536],
		[70000, 70000],
	] as const) {
		const obstacles = [{ row: rows, column: columns }];
		const wrong = { rules: game.rules, board: { rows, columns, obstacles } };
		assert.throws(() => solver.write(wrong, position), TableTooLargeError);
		assert.throws(() => solver.legalMoves(wrong, position), TableTooLargeError);
		await assert.rejects(solver.solve(wrong), TableTooLargeError);
	}
	assert.equal(await table.answer(position), "BLACK 6");
});

test("a partial table refuses what it does not know, by an error of its own", async () => {
	const samples = new URL("../fixtures/crossing-pawn/samples.in", import.meta.url);
	const { problems } = await solver.read("crossing-pawn", readFileSync(samples));
	const { game, position } = problems[3] ?? assert.fail();
	const whole = await solver.solve(game);
	const partial = await solver.solve(game, { position });
	let unknown = 0;
	for (let row = 1; row <= game.board.rows; row++) {
		for (let column = 1; column <= game.board.columns; column++) {
			const black = [{ row, column }];
			const moved = { ...position, pieces: { ...position.pieces, black } };
			try {
				assert.deepEqual(await partial.lookup(moved), await whole.lookup(moved));
			} catch (error) {
				if (error instanceof InvalidPositionError) continue;
				assert.ok(error instanceof UnknownPositionError, String(error));
				unknown += 1;
			}
		}
	}
	assert.ok(unknown > 0);
	assert.equal("heatmap" in partial || "verify" in partial || "statistics" in partial, false);
});

// What is said of values that JSON can hold is in bad-data.test.ts.
test("values of a wrong kind are a TypeError that names the field, however often", async () => {
	const { game, position } = await problemOf("chase", "3 1 1 3 3");
	const table = await solver.solve(game);
	const board = (change: object) => ({ ...game, board: { ...game.board, ...change } });
	const games: readonly (readonly [unknown, string])[] = [
		[null, "game is null, expected an object"],
		[
			{ ...game, rules: { ...game.rules, endless: undefined } },
			'game.rules.endless is missing, expected "draws" or { winner: "white" } or { winner: "black" }',
		],
		[
			board({ columns: Number.NaN }),
			"game.board.columns is NaN, expected a whole number from 1 to 4294967295",
		],
		[board({ obstacles: Array(1) }), "game.board.obstacles[0] is missing, expected an object"],
		[
			board({ closed: { white: undefined } }),
			"game.board.closed.white is missing, expected an array",
		],
	];
	const positions: readonly (readonly [unknown, string])[] = [
		[null, "position is null, expected an object"],
		[{ ...position, toMove: "red" }, 'position.toMove is "red", expected "white" or "black"'],
		[
			{ ...position, pieces: { ...position.pieces, white: undefined } },
			"position.pieces.white is missing, expected an array",
		],
	];
	for (let again = 0; again < 100; again++) {
		for (const [wrong, message] of games) {
			const expected = { name: "TypeError", message };
			await assert.rejects(solver.solve(wrong as Game), expected);
			assert.throws(() => solver.validate(wrong as Game, position), expected);
		}
		for (const [wrong, message] of positions) {
			const expected = { name: "TypeError", message };
			await assert.rejects(table.lookup(wrong as Position), expected);
			assert.throws(() => solver.validate(game, wrong as Position), expected);
			assert.throws(() => solver.encode({ game, position: wrong as Position }), expected);
		}
		await assert.rejects(solver.read("chase", null as unknown as string), TypeError);
		await assert.rejects(solver.read(null as unknown as string, "1"), TypeError);
	}
	const options: readonly (readonly [object, string])[] = [
		[{ memoryBudget: Number.NaN }, "options.memoryBudget is NaN, expected a number of bytes"],
		[{ memoryBudget: "1G" }, 'options.memoryBudget is "1G", expected a number of bytes'],
		[{ mainThread: 1 }, "options.mainThread is 1, expected true or false"],
		[{ moves: 0, position }, "options.moves is 0, expected true or false"],
		[{ position: null }, "position is null, expected an object"],
		[{ onProgress: "often" }, 'options.onProgress is "often", expected a function'],
	];
	for (const [wrong, message] of options) {
		const expected = { name: "TypeError", message };
		await assert.rejects(solver.solve(game, wrong), expected);
	}
	await assert.rejects(solver.read("chase", "1", { memoryBudget: Number.NaN }), TypeError);
	assert.equal(await table.answer(position), "BLACK 6");
});

/** Everything that a text in pieces gives. */
async function problemsOf(solver: Solver, game: string | Rules, chunks: Iterable<Chunk>) {
	const found = [];
	try {
		for await (const problem of solver.problems(game, chunks)) found.push(problem);
		return { problems: found, error: null };
	} catch (error) {
		assert.ok(error instanceof InputError, String(error));
		return { problems: found, error };
	}
}

test("a text is read the same in one piece and in any pieces, as a string and as bytes", async () => {
	const text = fc.oneof(
		fc.constant("0 2\n3 3\n#.#\nO.O\n.X.\n3 4\nO...\n.#.X\n..O.\n"),
		fc.string({ unit: fc.constantFrom(..."3 \n.#OX棋😀"), maxLength: 40 }),
	);
	await fc.assert(
		fc.asyncProperty(text, fc.array(fc.nat(30)), async (text, cuts) => {
			const whole = await solver.read("crossing-pawn", text);
			const bytes = new TextEncoder().encode(text);
			for (const all of [text, bytes]) {
				const places = [0, ...cuts, all.length].sort((a, b) => a - b);
				const pieces = places.map((place, index) => all.slice(place, places[index + 1] ?? place));
				const read = await problemsOf(solver, "crossing-pawn", pieces);
				assert.deepEqual(read.problems, whole.problems);
				assert.equal(read.error?.message, whole.error?.message);
			}
		}),
		{ numRuns: 100 },
	);
});

test("boards are there as soon as they are complete, and no more is read than is asked for", async () => {
	let fed = 0;
	const endless = function* () {
		yield "1 1000000\n";
		for (;;) {
			fed += 1;
			yield "3 3\n#.#\nO.O\n.X.\n";
		}
	};
	let boards = 0;
	for await (const { board } of solver.problems("crossing-pawn", endless())) {
		boards += 1;
		assert.equal(board, boards);
		if (boards === 1000) break;
	}
	assert.ok(fed <= 1002, `${fed}`);
});

test("a text that never ends is refused, soon where no board can come of it, or as too long", async () => {
	const forever = function* (text: string) {
		for (;;) yield text;
	};
	const noise = await problemsOf(solver, "chase", forever("y\n".repeat(1000)));
	assert.equal(noise.error?.code, "number-missing");
	const space = await problemsOf(solver, "chase", forever(" ".repeat(2 ** 20)));
	assert.deepEqual([space.error?.code, space.error?.high], ["text-too-large", 2 ** 26]);
	assert.match(space.error?.message ?? "", /expected at most/);
});

test("drawings are read for every game, and written for every position", async () => {
	const { problems, error } = await solver.read(copsAndRobber, "3 3 robber\nOO.\n.#.\n..X\n");
	assert.equal(error, null);
	const [problem] = problems;
	assert.ok(problem);
	assert.equal(problem.position.toMove, "robber");
	assert.equal(solver.write(problem.game, problem.position), "3 3 robber\nOO.\n.#.\n..X\n");
	const table = await solver.solve(problem.game);
	assert.match(await table.answer(problem.position), /^(Cop|Robber) \d+$|^Draw$/);
});

test("a game with comments and variations is written as a text that is read as the same", async () => {
	const { game, position } = solver.decode("1Ac4WIAzzUx");
	const word = fc.string({ unit: fc.constantFrom("a", "}", "{", "\\", "[", "]", "(", "红") });
	const text = fc.array(word, { maxLength: 4 }).map((words) => words.filter(Boolean).join(" "));
	const choice = fc.record({ at: fc.nat(), text, isAside: fc.boolean() });
	await fc.assert(
		fc.property(fc.array(choice, { maxLength: 12 }), (choices) => {
			let line: AnnotatedLine = { moves: [] };
			for (const { at, text, isAside } of choices) {
				const from = line.moves.at(-1)?.position ?? position;
				const legal = solver.legalMoves(game, from);
				const move = legal[at % legal.length];
				if (move === undefined) break;
				const comment = text === "" ? {} : { comment: { text } };
				const aside = isAside ? { variations: [{ moves: [{ move, ...comment }] }] } : {};
				const moves = [...line.moves, { move, ...comment, ...aside }];
				const written = solver.writeAnnotated({ game, position, moves });
				const { game: _, position: __, ...read } = solver.readAnnotated("chase", written);
				assert.equal(solver.writeAnnotated({ game, position, ...read }), written);
				assert.deepEqual(
					read.moves.map(({ comment }) => comment?.text),
					moves.map((each) => ("comment" in each ? each.comment?.text : undefined)),
				);
				line = read;
			}
		}),
	);
	const illegal = { from: { row: 1, column: 1 }, to: { row: 1, column: 2 } };
	assert.throws(
		() => solver.writeAnnotated({ game, position, moves: [{ move: illegal }] }),
		RangeError,
	);
	assert.throws(
		() => solver.readAnnotated("chase", "8 1 1 8 8\nmoves: 1,1-2,2"),
		(error) => error instanceof InputError && error.code === "move-missing" && error.line === 2,
	);
});
