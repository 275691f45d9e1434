/** The tutorial's bitboards: in TypeScript against the solver's table, and in C++ against the native program. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { before, test } from "node:test";
import type { Board, Position } from "catchmate";
import { crossingPawnInput, openBoard, Random, randomBoard } from "../../wasm/bench/boards.mjs";
import {
	type Bitboard,
	directions,
	lossLayer,
	shifted,
	winLayer,
	withMove,
} from "../../web/learn/fast/bitboards.ts";
import { compiled, tutorialFile } from "./compiled.ts";
import { goodFixtures, programs } from "./fixtures.ts";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();

async function layersOf(board: string[]) {
	const { game, position } = await problemOf("crossing-pawn", crossingPawnInput(board));
	const [piece] = position.pieces.black ?? [];
	assert.ok(piece);
	const table = await solver.solve(game);
	const map = (toMove: string) => table.heatmap({ ...position, toMove } satisfies Position, piece);
	const [red, black] = [await map("red"), await map("black")];
	table.dispose();
	return {
		board: game.board,
		win: winLayer(game.board, red, black),
		loss: lossLayer(game.board, red, black),
	};
}

const withoutMasks = (bits: Bitboard, board: Board): Bitboard =>
	directions.reduce((found, direction) => found | shifted(bits, direction, board), 0n);

test("shifts under masks find the wins in 1 and the losses in 2 of the table, and without masks they do not", async () => {
	const random = new Random(128);
	const wrong = { win: 0, loss: 0 };
	for (let made = 0; made < 200; made += 1) {
		const rows = randomBoard(random, 2 + random.below(6), 2 + random.below(6), 5 * random.below(7));
		const { board, win, loss } = await layersOf(rows);
		assert.equal(withMove(win.targets, board) & win.undecided, win.settled, rows.join("\n"));
		assert.equal(~withMove(loss.targets, board) & loss.undecided, loss.settled, rows.join("\n"));
		if ((withoutMasks(win.targets, board) & win.undecided) !== win.settled) wrong.win += 1;
		if ((~withoutMasks(loss.targets, board) & loss.undecided) !== loss.settled) wrong.loss += 1;
	}
	assert.ok(wrong.win > 0 && wrong.loss > 0, JSON.stringify(wrong));
});

/** The tutorial's program of bitboards, compiled as a strict judge would. */
let program = "";

before(() => {
	program = compiled(tutorialFile("fast/bitboards.cpp"));
});

const answersTo = (input: string | Uint8Array): string => {
	const { status, stdout } = spawnSync(program, { input, encoding: "utf8" });
	assert.equal(status, 0);
	return stdout;
};

test("the program of bitboards answers every fixture that a judge could set", () => {
	const fixtures = goodFixtures.filter(
		({ name, game }) => game === "crossing-pawn" && name !== "crossing-pawn/without-first-line",
	);
	assert.ok(fixtures.length > 10);
	for (const { name, input, output } of fixtures) {
		assert.equal(answersTo(input), output, name);
	}
});

test("the program of bitboards and the native program give the same answers to random boards", () => {
	const random = new Random(2023);
	const boards = Array.from({ length: 300 }, () =>
		randomBoard(random, 2 + random.below(9), 2 + random.below(9), 5 * random.below(9)),
	);
	const input = crossingPawnInput(...boards, openBoard(10));
	const { stdout } = programs.native(["solve", "crossing-pawn"], Buffer.from(input));
	assert.equal(answersTo(input), stdout);
});
