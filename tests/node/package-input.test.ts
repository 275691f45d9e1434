/** The package's reading and writing, and its refusals. */
import assert from "node:assert/strict";
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
} from "catchmate";
import fc from "fast-check";
import { copsAndRobber, problemOf, solver, useSolver } from "./solver.ts";

useSolver();

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
	const endless = await solver.read("pong-hau-ki", "graph 5\nnames a a b c d");
	assert.equal(endless.error?.high, null);
});

test("games and positions that are none are refused, each with its reason", async () => {
	const { game, position } = await problemOf("chase", "3 1 1 3 3");
	const table = await solver.solve(game);
	const at = (row: number, column: number) => [{ row, column }];
	for (const [pieces, code, side, found] of [
		[{ black: [] }, "piece-count", "black", 0],
		[{ white: at(0, 1) }, "off-board", "white", 0],
		[{ white: [...at(1, 1), ...at(1, 2)] }, "piece-count", "white", 2],
	] as const) {
		const wrong: Position = { ...position, pieces: { ...position.pieces, ...pieces } };
		const expected = (error: unknown) => {
			assert.ok(error instanceof InvalidPositionError);
			assert.equal(error.name, "InvalidPositionError");
			assert.deepEqual([error.code, error.side, error.found], [code, side, found]);
			assert.equal(error.expected, code === "piece-count" ? 1 : 0);
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
	const still = { ...robber, directions: [], mayPass: false };
	for (const [change, code, field] of [
		[{ id: "c".repeat(1e6) }, "id", "id"],
		[{ sides: [{ ...cop, pieces: 7 }, robber] }, "pieces", "sides[0].pieces"],
		[{ sides: [cop, { ...robber, name: "cop" }] }, "same-names", "sides[1].name"],
		[{ sides: [cop, still] }, "directions", "sides[1].directions"],
		[{ noMove: "draws", endless: { winner: "robber" } }, "no-move", "noMove"],
	] as const) {
		const rules: Rules = { ...copsAndRobber, ...change };
		await assert.rejects(solver.solve({ rules, board }), (error) => {
			assert.ok(error instanceof InvalidRulesError, String(error));
			assert.deepEqual([error.code, error.field], [code, field]);
			return true;
		});
		// Sides without directions may follow the edges of a graph: it is the rectangle that is not theirs.
		const read = solver.read(rules, "3 3\nOO.\n...\n..X\n");
		if (code === "directions") assert.equal((await read).error?.code, "wrong-board");
		else await assert.rejects(read, InvalidRulesError);
	}
	await assert.rejects(solver.read("draughts", "1 2 3"), {
		name: "TypeError",
		message: /^game is "draughts", expected "chase" or .*, or rules$/,
	});
});

// What is said of values that JSON can hold is in bad-data.test.ts.
test("values of a wrong kind are a TypeError that names the field", async () => {
	const { game, position } = await problemOf("chase", "3 1 1 3 3");
	const table = await solver.solve(game);
	const on = (change: object) => ({ ...game, board: { ...game.board, ...change } });
	for (const [wrong, message] of [
		[null, /^game is null, expected an object$/],
		[{ ...game, rules: { ...game.rules, endless: undefined } }, /^game\.rules\.endless is missing/],
		[on({ columns: Number.NaN }), /^game\.board\.columns is NaN, expected a whole number from 1/],
		[on({ obstacles: Array(1) }), /^game\.board\.obstacles\[0\] is missing, expected an object$/],
		[on({ closed: { white: undefined } }), /^game\.board\.closed\.white is missing/],
	] as const) {
		const expected = { name: "TypeError", message };
		await assert.rejects(solver.solve(wrong as unknown as Game), expected);
		assert.throws(() => solver.validate(wrong as unknown as Game, position), expected);
	}
	const pieces = { ...position.pieces, white: undefined };
	for (const [value, message] of [
		[null, /^position is null, expected an object$/],
		[{ ...position, toMove: "red" }, /^position\.toMove is "red", expected "white" or "black"$/],
		[{ ...position, pieces }, /^position\.pieces\.white is missing, expected an array$/],
	] as const) {
		const wrong = value as unknown as Position;
		const expected = { name: "TypeError", message };
		await assert.rejects(table.lookup(wrong), expected);
		assert.throws(() => solver.validate(game, wrong), expected);
		assert.throws(() => solver.encode({ game, position: wrong }), expected);
	}
	for (const [wrong, message] of [
		[{ memoryBudget: Number.NaN }, "options.memoryBudget is NaN, expected a number of bytes"],
		[{ mainThread: 1 }, "options.mainThread is 1, expected true or false"],
		[{ moves: 0, position }, "options.moves is 0, expected true or false"],
		[{ position: null }, "position is null, expected an object"],
		[{ onProgress: "often" }, 'options.onProgress is "often", expected a function'],
	] as const) {
		const options = wrong as object;
		await assert.rejects(solver.solve(game, options), { name: "TypeError", message });
	}
	await assert.rejects(solver.read("chase", "1", { memoryBudget: Number.NaN }), TypeError);
	await assert.rejects(solver.read("chase", null as unknown as string), TypeError);
	await assert.rejects(solver.read(null as unknown as string, "1"), TypeError);
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
		{ numRuns: 40 },
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

test("a text that never ends is refused as soon as no board can come of it", async () => {
	const forever = function* () {
		for (;;) yield "y\n".repeat(1000);
	};
	const { error } = await problemsOf(solver, "chase", forever());
	assert.equal(error?.code, "number-missing");
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
