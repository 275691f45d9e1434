/** The package's reading, writing and refusals. Its messages on JSON values are in bad-data.test.ts. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Chunk, type Game, InputError, type Position, type Rules } from "catchmate";
import fc from "fast-check";
import { copsAndRobber, problemOf, solver, useSolver } from "./solver.ts";

useSolver();

test("bad input is an InputError with fields, after the answers to earlier boards", async () => {
	const text = "7 2\n2 3\nO.O\n.X.\n2 3\nO.O\n...";
	const { problems, error } = await solver.read("crossing-pawn", text);
	assert.equal(problems.length, 1);
	assert.ok(error instanceof InputError);
	const { code, board, line, column, subject, low, high } = error;
	assert.deepEqual([code, board, line, column], ["too-few-pieces", 2, 5, 1]);
	assert.deepEqual([subject, low, high], ["X", 0, 1]);
	const endless = await solver.read("pong-hau-ki", "graph 5\nnames a a b c d");
	assert.equal(endless.error?.high, null);
});

test("wrong rules are refused with their field, and rules without directions read no rectangle", async () => {
	const board = { rows: 3, columns: 3, obstacles: [] };
	const text = "3 3\nOO.\n...\n..X\n";
	const [cop, robber] = copsAndRobber.sides;
	const still = { ...robber, directions: [], mayPass: false };
	const rules: Rules = { ...copsAndRobber, sides: [cop, still] };
	const refusal = { name: "InvalidRulesError", code: "directions", field: "sides[1].directions" };
	await assert.rejects(solver.solve({ rules, board }), refusal);
	assert.equal((await solver.read(rules, text)).error?.code, "wrong-board");
	const drawing: Rules = { ...copsAndRobber, noMove: "draws", endless: { winner: "robber" } };
	await assert.rejects(solver.read(drawing, text), { name: "InvalidRulesError", field: "noMove" });
	await assert.rejects(solver.read("draughts", text), TypeError);
});

test("a value outside JSON is a TypeError that names its field", async () => {
	const { game, position } = await problemOf("chase", "3 1 1 3 3");
	const on = (change: object) => ({ ...game, board: { ...game.board, ...change } });
	const pieces = { ...position.pieces, white: undefined };
	for (const [wrongGame, wrongPosition, field] of [
		[{ ...game, rules: { ...game.rules, endless: undefined } }, position, "game.rules.endless"],
		[on({ columns: Number.NaN }), position, "game.board.columns"],
		[on({ obstacles: Array(1) }), position, "game.board.obstacles[0]"],
		[on({ closed: { white: undefined } }), position, "game.board.closed.white"],
		[
			on({ rows: 1, graph: { edges: [], names: ["a", "b", "\ud800"] } }),
			...[position, "game.board.graph.names[2]"],
		],
		[game, { ...position, pieces }, "position.pieces.white"],
	] as const) {
		assert.throws(
			() => solver.validate(wrongGame as Game, wrongPosition as unknown as Position),
			({ name, message }) => name === "TypeError" && message.startsWith(`${field} is `),
		);
	}
});

/** All results of a text in chunks. */
async function problemsOf(game: string, chunks: Iterable<Chunk>) {
	const found = [];
	try {
		for await (const problem of solver.problems(game, chunks)) found.push(problem);
		return { problems: found, error: null };
	} catch (error) {
		assert.ok(error instanceof InputError, String(error));
		return { problems: found, error };
	}
}

test("a text reads the same whole or in chunks, as a string or bytes", async () => {
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
				const read = await problemsOf("crossing-pawn", pieces);
				assert.deepEqual(read.problems, whole.problems);
				assert.equal(read.error?.message, whole.error?.message);
			}
		}),
		{ numRuns: 40 },
	);
});

test("an endless text is read only as far as needed", async () => {
	let fed = 0;
	const endless = function* (first: string, rest: string) {
		yield first;
		for (;;) {
			fed += 1;
			yield rest;
		}
	};
	const text = endless("1 1000000\n", "3 3\n#.#\nO.O\n.X.\n");
	for await (const { board } of solver.problems("crossing-pawn", text)) {
		if (board === 1000) break;
	}
	assert.ok(fed <= 1002, `${fed}`);
	const { error } = await problemsOf("chase", endless("", "y\n".repeat(1000)));
	assert.equal(error?.code, "number-missing");
});

test("a game with comments and variations reads back the same, with legal moves only", () => {
	const { game, position } = solver.decode("1Ac4WIAzzUx");
	const [move, other] = solver.legalMoves(game, position);
	assert.ok(move && other);
	const comment = { text: "} \\ [红" };
	const moves = [{ move, comment, variations: [{ moves: [{ move: other, comment }] }] }];
	const written = solver.writeAnnotated({ game, position, moves });
	const read = solver.readAnnotated("chase", written);
	assert.equal(solver.writeAnnotated(read), written);
	const [{ comment: first, variations: [aside] = [] } = assert.fail()] = read.moves;
	assert.deepEqual([first?.text, aside?.moves[0]?.comment?.text], [comment.text, comment.text]);
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
