/** A turn in which all pieces of a side move, step by step on the board. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Move, Position, Square, Step } from "catchmate";
import { readMove } from "../../web/app/play/typed-move.ts";
import { recordText } from "../../web/app/share/record-text.ts";
import { choose, isMovable, targets } from "../../web/board/square-action.ts";
import { type BoardState, stillScene } from "../../web/board/state.ts";
import { afterStep, stepsLeft } from "../../web/board/turn.ts";
import { movesOf } from "../../web/element/settings.ts";
import { pageWords } from "../../web/locale/every.ts";
import { sameMove } from "../../web/model/position.ts";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();

const at = (row: number, column: number): Square => ({ row, column });
const step = (from: Square, to: Square): Step => ({ from, to });

/** The board of the person to move, at a drawing of cops and robber. */
async function begin(drawing: string): Promise<BoardState> {
	const { game, position } = await problemOf("cops-and-robber", drawing);
	const table = await solver.solve(game);
	const moves = await table.moves(position);
	table.dispose();
	return stillScene({ game, position, moves, does: "play" });
}

/** Selects squares in turn, and makes the resulting steps. */
function tap(state: BoardState, ...squares: readonly Square[]): BoardState {
	let seen = state;
	for (const square of squares) {
		const choice = choose(seen, square);
		if (choice.act === "select") {
			seen = { ...seen, selected: choice.square };
		} else {
			assert.ok(choice.act === "take", choice.act);
			seen = { ...afterStep(seen, choice.step), selected: null };
		}
	}
	return seen;
}

const corners = "3 3\n..X\n...\nO.O\n";
const [left, right] = [at(3, 1), at(3, 3)];

describe("a turn of several pieces", () => {
	test("ends with the last piece's step; two may share a square, and each may stay", async () => {
		const [onOne, beside] = ["3 3 cops\nmore cops 3,1\n..X\n...\nO..\n", "3 3\n..X\n...\nOO.\n"];
		const pass: Move = { from: null, to: null };
		const [up, aside] = [step(left, at(2, 1)), step(left, at(3, 2))];
		for (const [drawing, squares, expected] of [
			[corners, [left, at(2, 1), right, at(2, 3)], { ...up, others: [step(right, at(2, 3))] }],
			// A piece selected twice stays, and if all stay it is a pass.
			[corners, [left, at(2, 1), right, right], up],
			[corners, [left, left, right, right], pass],
			[onOne, [left, at(2, 1), left, at(3, 2)], { ...up, others: [aside] }],
			[onOne, [left, at(2, 1), left, left], up],
			// A piece arriving at an occupied square leaves the other its step.
			[
				beside,
				[left, at(3, 2), at(3, 2), at(2, 2)],
				{ ...aside, others: [step(at(3, 2), at(2, 2))] },
			],
		] as const) {
			const state = tap(await begin(drawing), ...squares.slice(0, -1));
			assert.equal(state.position.toMove, "cops");
			const choice = choose(state, squares[3]);
			assert.ok(choice.act === "play");
			assert.ok(sameMove(choice.move, expected), JSON.stringify(choice.move));
		}
	});

	test("moves no piece twice, and restarts when a moved piece is chosen", async () => {
		const state = tap(await begin(corners), left, at(2, 1));
		assert.deepEqual(state.position.pieces.cops, [at(2, 1), right]);
		assert.deepEqual([isMovable(state, at(2, 1)), isMovable(state, right)], [false, true]);
		assert.deepEqual(choose(state, at(2, 1)), { act: "retract" });
	});

	test("gives a step the value of the best turn that contains it", async () => {
		const state = await begin(corners);
		const found = [...targets(state)];
		assert.equal(found.length, 3);
		for (const [key, { value }] of found) {
			const turns = state.moves.filter(({ move }) =>
				stepsLeft(state, move).some(({ to }) => `${to.row},${to.column}` === key),
			);
			const distances = turns.map(({ distance }) => distance ?? 0);
			assert.equal(value.distance, Math.min(...distances));
		}
	});
});

describe("a move of several steps", () => {
	const move = { ...step(left, at(2, 1)), others: [step(right, at(2, 3))] };

	test("is the same in any order of its steps", () => {
		assert.ok(sameMove(move, { ...step(right, at(2, 3)), others: [step(left, at(2, 1))] }));
		assert.ok(!sameMove(move, step(left, at(2, 1))));
		assert.ok(!sameMove(step(left, at(2, 1)), move));
	});

	test("is typed", () => {
		const legal = [move, step(left, at(2, 1))];
		for (const [text, read] of [
			["3,1-2,1 + 3,3-2,3", move],
			["3,3 2,3 3,1 2,1", move],
			["3,1-2,1", legal[1]],
		] as const) {
			assert.deepEqual(readMove(text, legal, [], {}), { kind: "move", move: read });
		}
		assert.deepEqual(readMove("3,1-2,1-3,3", legal, [], {}), { kind: "unreadable" });
	});

	test("is written in the element attribute's format", async () => {
		const { game, position } = await problemOf("cops-and-robber", corners);
		const next: Position = {
			toMove: "robber",
			pieces: { cops: [at(2, 1), at(2, 3)], robber: [at(1, 3)] },
		};
		const text = recordText(pageWords("en"), {
			game,
			values: [],
			isOver: null,
			input: null,
			link: null,
			record: { positions: [position, next], moves: [move], index: 1 },
		});
		const [written = ""] = /\S+\+\S+/.exec(text) ?? [];
		assert.deepEqual(movesOf(written, {}), [move]);
	});
});
