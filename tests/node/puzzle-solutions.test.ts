/** Identity of puzzles, their solving moves and their themes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { MoveValue } from "catchmate";
import { isRightMove } from "../../web/element/judging.ts";
import type { GameState } from "../../web/element/state.ts";
import { mirrorColumns, quarterTurn, shift } from "../../web/model/boards.ts";
import type { BoardProblem } from "../../web/model/edit.ts";
import { solutionOf } from "../../web/puzzles/solution.ts";
import { symmetryText } from "../../web/puzzles/symmetry.ts";
import { themesOf } from "../../web/puzzles/themes.ts";
import { burrow } from "./graphs.ts";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();

test("lost, finished and ambiguous positions are no puzzles", async () => {
	for (const text of ["8 2 4 1 5", "5 3 3 3 4", "3 2 2 2 3"]) {
		const { game, position } = await problemOf("chase", text);
		using table = await solver.solve(game);
		assert.equal(await solutionOf(table, position), null, text);
	}
});

test("a puzzle accepts only moves with the best outcome and distance", () => {
	const valued = (outcome: MoveValue["outcome"], distance: number) =>
		({ outcome, distance }) as MoveValue;
	for (const [best, move, isRight] of [
		[valued("win", 5), valued("win", 5), true],
		[valued("win", 5), valued("win", 7), false],
		[valued("win", 5), valued("draw", 0), false],
		[valued("loss", 8), valued("loss", 8), true],
		[valued("loss", 8), valued("loss", 6), false],
		[valued("draw", 0), valued("loss", 4), false],
	] as const) {
		const state = { match: { moves: [best, move] } } as unknown as GameState;
		assert.equal(isRightMove(state, move), isRight, JSON.stringify([best, move]));
	}
	assert.ok(!isRightMove({ match: null } as unknown as GameState, valued("win", 1)));
});

test("the eight images of a board are one puzzle, its shifts are not", () => {
	const problem = solver.decode("1Ac4WIAzzUx");
	const text = symmetryText(problem);
	let image: BoardProblem = problem;
	for (let quarter = 0; quarter < 4; quarter++) {
		assert.deepEqual([image, mirrorColumns(image)].map(symmetryText), [text, text]);
		image = quarterTurn(image);
	}
	assert.notEqual(symmetryText(shift(problem, 0, 1)), text);
});

test("a renumbered graph is the same puzzle, with other pieces it is not", () => {
	/** A path over four points in some order. */
	const along = (order: readonly number[], mouse: number, cat: number) => {
		const edges = order.slice(1).map((to, index) => ({ from: order[index] ?? 0, to }));
		return symmetryText(burrow(4, { edges }, mouse, cat));
	};
	assert.equal(along([1, 4, 2, 3], 4, 3), along([1, 2, 3, 4], 2, 4));
	assert.notEqual(along([1, 4, 2, 3], 2, 3), along([1, 2, 3, 4], 2, 4));
});

/**
 *     P....    The thief T escapes on the right of the last two rows. The police P has one move that catches it, in
 *     ##...    nine plies, and no position of this board takes longer.
 *     ##...
 *     T....
 */
const longestWin = "2jGSDGAIABCAPAr95M";

/**
 *     ....#    Black, below, moves up to two squares. Two steps up, White has no good move, and with Black to move
 *     ..#..    there is no win.
 *     ....W
 *     ...##
 *     .#..#
 *     ..#B#
 *     .....
 */
const zugzwang = "1AYkJADSUE5wAEtGf";

/**
 *     .#....   White steps down towards Black, and draws; away from it, it loses.
 *     W.....
 *     .#....
 *     .B....
 */
const risk = "1AMtABAAaYAksvl";

/**
 *     .....    The mouse M, to eat in the top left corner, has to go down first.
 *     .#..C
 *     .##.M
 *     .....
 *     .##..
 *     ##...
 */
const detour = "2kKSBDAMxgAAAAwAAAAByQA1hEh";

/**
 *     R..      The pawn steps to the right, where it threatens nothing. To the left it would threaten to capture.
 *     R#.
 *     .B.
 */
const quiet = "1CIUIQNwASttz";

/**
 *     P..#     The police has nine moves at its second turn, and one of them wins.
 *     ...T
 *     ....
 *     ....
 *     ....
 *     .#..
 */
const only = "2jKOIAAIgAAIgBwA24zn";

test("each theme is found only in the puzzle that shows it", async () => {
	for (const [code, ...themes] of [
		[longestWin, "longest"],
		[zugzwang, "zugzwang"],
		[risk, "risk"],
		[detour, "detour"],
		[quiet, "quiet"],
		[only, "only"],
	] as const) {
		const { game, position } = solver.decode(code);
		using table = await solver.solve(game);
		const solution = (await solutionOf(table, position)) ?? assert.fail(code);
		assert.deepEqual(await themesOf(table, solution), themes);
	}
});
