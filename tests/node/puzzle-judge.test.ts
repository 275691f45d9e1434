/** Which of a reader's moves a puzzle takes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { MoveValue } from "catchmate";
import { isRightMove } from "../../web/element/puzzle-judge.ts";
import type { GameState } from "../../web/element/state.ts";

const valued = (outcome: MoveValue["outcome"], distance: number) =>
	({ outcome, distance }) as MoveValue;

test("a puzzle takes only moves as good as the best, in outcome and distance", () => {
	for (const [best, move, isRight] of [
		[valued("win", 5), valued("win", 5), true],
		[valued("win", 5), valued("win", 7), false],
		[valued("win", 5), valued("draw", 0), false],
		[valued("loss", 8), valued("loss", 8), true],
		[valued("loss", 8), valued("loss", 6), false],
		[valued("draw", 0), valued("draw", 0), true],
		[valued("draw", 0), valued("loss", 4), false],
	] as const) {
		const state = { match: { moves: [best, move] } } as unknown as GameState;
		assert.equal(isRightMove(state, move), isRight, JSON.stringify([best, move]));
	}
	assert.ok(!isRightMove({ match: null } as unknown as GameState, valued("win", 1)));
});
