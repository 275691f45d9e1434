/** A turn in which all pieces of a side move, taken step by step on the board. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Position, Square, Step } from "catchmate";
import { readMove } from "../../web/app/play/typed-move.ts";
import { recordText } from "../../web/app/share/record-text.ts";
import { choose, isMovable, targets } from "../../web/board/choice.ts";
import { type BoardState, stillScene } from "../../web/board/state.ts";
import { afterStep, stepsLeft } from "../../web/board/turn.ts";
import { movesOf } from "../../web/element/squares-text.ts";
import { pageWords } from "../../web/locale/words.ts";
import { sameMove } from "../../web/model/position.ts";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();

const at = (row: number, column: number): Square => ({ row, column });
const step = (from: Square, to: Square): Step => ({ from, to });

/** The board as a person sees it who is to move, at a drawing of cops and robber. */
async function begin(drawing: string): Promise<BoardState> {
	const { game, position } = await problemOf("cops-and-robber", drawing);
	const table = await solver.solve(game);
	const moves = await table.moves(position);
	table.dispose();
	return stillScene({ game, position, moves, does: "play" });
}

/** Chooses squares in turn, and takes the steps that come of it. */
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
	test("is played with the last piece's step, each piece having had one", async () => {
		const state = tap(await begin(corners), left, at(2, 1), right);
		assert.deepEqual(state.position.pieces.cops, [at(2, 1), right]);
		assert.equal(state.position.toMove, "cops");
		const choice = choose(state, at(2, 3));
		assert.ok(choice.act === "play");
		const move = { ...step(left, at(2, 1)), others: [step(right, at(2, 3))] };
		assert.deepEqual(choice.move, move);
	});

	test("lets a piece stay that is chosen twice, and is a pass when all do", async () => {
		const state = await begin(corners);
		const one = choose(tap(state, left, at(2, 1), right), right);
		assert.ok(one.act === "play");
		assert.deepEqual(one.move, step(left, at(2, 1)));
		const none = choose(tap(state, left, left, right), right);
		assert.ok(none.act === "play");
		assert.deepEqual(none.move, { from: null, to: null });
	});

	test("moves no piece twice, and goes back to its beginning when one is chosen that has moved", async () => {
		const state = tap(await begin(corners), left, at(2, 1));
		assert.equal(isMovable(state, at(2, 1)), false);
		assert.equal(isMovable(state, right), true);
		assert.deepEqual(choose(state, at(2, 1)), { act: "retract" });
	});

	test("tells of a step the value of the best turn that has it", async () => {
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

	test("of two pieces on one square takes a step of each, and lets one of them stay", async () => {
		const state = await begin("3 3 cops\nmore cops 3,1\n..X\n...\nO..\n");
		const both = choose(tap(state, left, at(2, 1), left), at(3, 2));
		assert.ok(both.act === "play");
		const wanted = { ...step(left, at(2, 1)), others: [step(left, at(3, 2))] };
		assert.ok(sameMove(both.move, wanted));
		const one = choose(tap(state, left, at(2, 1), left), left);
		assert.ok(one.act === "play");
		assert.deepEqual(one.move, step(left, at(2, 1)));
	});

	test("of a piece that comes to where another stands leaves that one its step", async () => {
		const state = tap(await begin("3 3\n..X\n...\nOO.\n"), left, at(3, 2));
		assert.deepEqual(state.position.pieces.cops, [at(3, 2), at(3, 2)]);
		const choice = choose(tap(state, at(3, 2)), at(2, 2));
		assert.ok(choice.act === "play");
		const wanted = { ...step(left, at(3, 2)), others: [step(at(3, 2), at(2, 2))] };
		assert.ok(sameMove(choice.move, wanted));
	});
});

describe("a move of several steps", () => {
	const move = { ...step(left, at(2, 1)), others: [step(right, at(2, 3))] };

	test("is the same in any order of its steps", () => {
		assert.ok(sameMove(move, { ...step(right, at(2, 3)), others: [step(left, at(2, 1))] }));
		assert.ok(!sameMove(move, step(left, at(2, 1))));
		assert.ok(!sameMove(step(left, at(2, 1)), move));
	});

	test("is read from the element's attribute, and typed", () => {
		assert.deepEqual(movesOf("3,1-2,1+3,3-2,3 pass", {}), [move, { from: null, to: null }]);
		assert.equal(movesOf("3,1-2,1+", {}), null);
		const legal = [move, step(left, at(2, 1))];
		assert.deepEqual(readMove("3,1-2,1 + 3,3-2,3", legal, [], {}), { kind: "move", move });
		assert.deepEqual(readMove("3,3 2,3 3,1 2,1", legal, [], {}), { kind: "move", move });
		assert.deepEqual(readMove("3,1-2,1", legal, [], {}), { kind: "move", move: legal[1] });
		assert.deepEqual(readMove("3,1-2,1-3,3", legal, [], {}), { kind: "unreadable" });
	});

	test("is written so that the attribute reads it again", async () => {
		const { game, position } = await problemOf("cops-and-robber", corners);
		const next: Position = {
			toMove: "robber",
			pieces: { cops: [at(2, 1), at(2, 3)], robber: [at(1, 3)] },
		};
		const record = { positions: [position, next] as const, moves: [move], index: 1 };
		const [english] = [pageWords("en")];
		const text = recordText(english, {
			game,
			values: [],
			isOver: null,
			input: null,
			link: null,
			record: { ...record, positions: [position, next] },
		});
		const [written = ""] = /\S+\+\S+/.exec(text) ?? [];
		assert.deepEqual(movesOf(written, {}), [move]);
	});
});
