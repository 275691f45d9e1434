/** Feedback in a game: hints, move grades, the evaluation bar, trails, stars, variations. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Move, Position, PositionValue, Square } from "catchmate";
import { presetsOf } from "../../wasm/presets.ts";
import { stepUp } from "../../web/app/hunt/model.ts";
import { shapesOf } from "../../web/board/drawing.ts";
import { centreOf, layOut } from "../../web/board/layout.ts";
import { stillScene } from "../../web/board/state.ts";
import { badgeOf, feedbackAfter } from "../../web/element/judging.ts";
import { emptyState, type GameState, type News } from "../../web/element/state.ts";
import { pageWords } from "../../web/locale/every.ts";
import { shareOf } from "../../web/model/evaluation-bar.ts";
import type { Grade } from "../../web/model/judgement.ts";
import { sameSquare } from "../../web/model/position.ts";
import { type GameRecord, play, seek, startRecord } from "../../web/model/record.ts";
import { starsFor } from "../../web/model/stars.ts";
import { trailsOf } from "../../web/model/trail.ts";
import { variationsAfter } from "../../web/model/variations.ts";
import { chase, crossingPawn, packageSolver } from "./games.ts";

const at = (row: number, column: number): Square => ({ row, column });
const move = (from: Square, to: Square): Move => ({ from, to });

const english = pageWords("en");
const [best, slower, thrown]: readonly Grade[] = [
	{ before: "win", after: "win", plies: 0 },
	{ before: "win", after: "win", plies: 2 },
	{ before: "win", after: "draw", plies: 0 },
];

const moved = (by: "reader" | "opponent", grade: Grade | null = null, to = at(2, 2)): News => ({
	...{ kind: "moved", by, side: "white", meeting: null, grade, move: move(at(2, 1), to) },
});

const playing: GameState = { ...emptyState, mode: "play", hints: "staged" };

test("a numbered line of moves hides the move values", () => {
	const game = { rules: chase, board: { rows: 5, columns: 5, obstacles: [] } };
	const position = { toMove: "white", pieces: { white: [at(3, 3)], black: [at(1, 1)] } };
	const arrows = [move(at(3, 3), at(3, 4)), move(at(1, 1), at(2, 1))] as const;
	const value = { outcome: "win", distance: 7, winner: "white", over: false } as const;
	const texts = (arrowsFrom: number | null) => {
		const moves = [{ ...value, move: arrows[0] }];
		const scene = stillScene({ game, position, moves, arrows, arrowsFrom });
		const shapes = shapesOf(scene, layOut(game.board, 600, 600, 1, false));
		const all = shapes.flatMap((shape) => (shape.kind === "text" ? [shape.text] : []));
		return all.filter((text) => text === "7" || text === "8");
	};
	assert.deepEqual([texts(null), texts(7)], [["7"], ["7", "8"]]);
});

describe("the answer to a person's move", () => {
	test("is right, a slip or a mistake, without praise in a lost game", () => {
		const lost = { before: "loss", after: "loss", plies: 0 } as const;
		const badges = [best, slower, thrown, lost].map((grade) =>
			badgeOf(english, { ...playing, feedback: feedbackAfter(playing, moved("reader", grade)) }),
		);
		const judgements = badges.map((badge) => badge?.judgement);
		assert.deepEqual(judgements, ["right", "slip", "wrong", "held"]);
		assert.deepEqual(badges[0]?.square, at(2, 2));
	});

	test("does not praise a hinted move", () => {
		const judged = (stage: 1 | 2, grade: Grade | undefined) =>
			feedbackAfter({ ...playing, stage }, moved("reader", grade))?.judgement;
		assert.deepEqual([judged(1, best), judged(2, best)], ["right", undefined]);
		assert.equal(judged(2, slower), "slip");
	});

	test("stays during the reply, unless its piece is taken or moved, and ends at the next step", () => {
		const feedback = feedbackAfter(playing, moved("reader", slower));
		const state = { ...playing, feedback };
		assert.deepEqual(feedbackAfter(state, moved("opponent", best, at(5, 5))), feedback);
		assert.equal(feedbackAfter(state, moved("opponent", best)), null);
		const onward = { ...moved("opponent", best), move: move(at(2, 2), at(3, 2)) } as News;
		assert.equal(feedbackAfter(state, onward), null);
		assert.equal(feedbackAfter(state, { kind: "stepped" }), null);
	});

	test("is absent without grades, with hints off and in analysis", () => {
		assert.equal(feedbackAfter({ ...playing, hints: "off" }, moved("reader", null)), null);
		assert.equal(feedbackAfter({ ...playing, mode: "analyse" }, moved("reader", slower)), null);
		const feedback = feedbackAfter(playing, moved("reader", slower));
		assert.equal(badgeOf(english, { ...playing, hints: "off", feedback }), null);
		assert.equal(badgeOf(english, { ...playing, mode: "analyse", feedback }), null);
	});

	test("marks a refused puzzle move at its square, unless the piece is taken", () => {
		const position = { toMove: "black", pieces: {} };
		const value = { outcome: "loss", distance: 2, winner: "black", position } as const;
		const refused = { ...value, move: move(at(1, 1), at(1, 2)) };
		const quiet = { ...refused, move: move(at(3, 3), at(3, 2)) };
		const taking = { ...refused, move: move(at(2, 2), at(1, 2)) };
		for (const [reply, shown, square] of [
			[quiet, 0, at(1, 2)],
			[quiet, 2, at(1, 2)],
			[taking, 1, at(1, 2)],
			[taking, 2, undefined],
		] as const) {
			const refusal = { value: refused, line: [refused, reply], shown };
			const badge = badgeOf(english, { ...emptyState, mode: "puzzle", refusal });
			assert.deepEqual(badge?.square, square);
			assert.equal(badge?.judgement, square && "wrong");
		}
	});

	test("follows its moving piece", () => {
		const game = { rules: chase, board: { rows: 5, columns: 5, obstacles: [] } };
		const square = at(3, 3);
		const position = { toMove: "black", pieces: { white: [square], black: [at(1, 1)] } };
		const layout = layOut(game.board, 600, 600, 1, false);
		const badge = { square, judgement: "right", word: "Best" } as const;
		const scene = stillScene({ game, position, badge });
		const { x, y } = centreOf(layout, square);
		const [there, before] = [0, 20].map((by) => {
			const pieces = [{ to: square, at: { x: x + by, y: y + by } }];
			const shapes = shapesOf(scene, layout, by === 0 ? null : { side: "white", pieces });
			return shapes.find((shape) => shape.kind === "text" && shape.text === "Best");
		});
		assert.ok(there?.kind === "text" && before?.kind === "text");
		assert.deepEqual([before.x - there.x, before.y - there.y].map(Math.round), [20, 20]);
	});
});

test("the evaluation bar shows at least two thirds for the winner, more near the end", () => {
	const scale = { longest: 40, hasEndless: false };
	const value = (winner: string | null, distance: number | null) =>
		({ outcome: winner === null ? "draw" : "win", distance, winner }) as PositionValue;
	const plies = [0, 1, 10, 39, 40, null];
	const shares = plies.map((distance) => shareOf("red", value("red", distance), scale));
	assert.equal(shares[0], 1);
	assert.deepEqual(
		shares,
		[...shares].sort((a, b) => b - a),
	);
	assert.ok(shares.every((share) => share >= 2 / 3));
	const black = value("black", 12);
	const sum = shareOf("red", black, scale) + shareOf("black", black, scale);
	assert.ok(Math.abs(sum - 1) < 1e-9);
	assert.equal(shareOf("red", value(null, null), scale), 0.5);
});

/** A record of moves: `1121` goes from row 1, column 1 to row 2, column 1. */
const recordOf = (start: Position, moves: string): GameRecord =>
	moves.split(" ").reduce((record, made) => {
		const [row = 0, column = 0, toRow = 0, toColumn = 0] = Array.from(made, Number);
		const [from, to] = [at(row, column), at(toRow, toColumn)];
		const now = record.positions[record.index] ?? start;
		const pieces = (now.pieces[now.toMove] ?? []).map((square) =>
			sameSquare(square, from) ? to : square,
		);
		const toMove = now.toMove === start.toMove ? "black" : start.toMove;
		const position = { toMove, pieces: { ...now.pieces, [now.toMove]: pieces } };
		return play(record, { move: move(from, to), position });
	}, startRecord(start));

describe("the trails of a finished game", () => {
	test("belong to the captor and its captured piece", () => {
		const start = { toMove: "red", pieces: { red: [at(1, 1), at(8, 8)], black: [at(5, 3)] } };
		const record = recordOf(start, "1121 5343 8887 4333 2131 3332 3132");
		const [caught, captor, ...more] = trailsOf(crossingPawn, record, "red");
		assert.deepEqual(more, []);
		assert.deepEqual([captor?.isWinner, caught?.isWinner], [true, false]);
		const ends = [captor, caught].map((trail) => trail?.steps.map(({ to }) => to));
		assert.deepEqual(ends, [
			[at(2, 1), at(3, 1), at(3, 2)],
			[at(4, 3), at(3, 3), at(3, 2)],
		]);
	});

	test("belong to both sides without a capture, and to none in a draw", () => {
		const start = { toMove: "white", pieces: { white: [at(1, 1)], black: [at(4, 4)] } };
		const record = recordOf(start, "1112 4443");
		const trails = trailsOf(chase, record, "black");
		const lengths = trails.map(({ side, steps }) => `${side} ${steps.length}`);
		assert.deepEqual(lengths, ["white 1", "black 1"]);
		assert.deepEqual(trailsOf(chase, record, null), []);
	});
});

test("slips, hints and above all a lost win cost stars", () => {
	for (const [stars, count, isDecisive, isHelped, isKept] of [
		[3, 0, false, false, true],
		[2, 0, false, true, true],
		[2, 2, false, false, true],
		[1, 9, false, false, true],
		[1, 1, true, false, true],
		[0, 1, true, false, false],
	] as const) {
		assert.equal(starsFor({ count, isDecisive, isHelped }, isKept), stars);
	}
});

test("an abandoned line is kept, restored, and dropped with its game", () => {
	const start = { toMove: "white", pieces: { white: [at(1, 1)], black: [at(4, 4)] } };
	const game = recordOf(start, "1112 4443 1213");
	const position = recordOf(start, "1112 4443 1222").positions.at(-1) ?? assert.fail();
	const other = play(seek(game, 2), { move: move(at(1, 2), at(2, 2)), position });
	const lines = variationsAfter([], game, other);
	assert.deepEqual(lines, [game]);
	assert.deepEqual(variationsAfter(lines, other, seek(game, 3)), [other]);
	assert.deepEqual(variationsAfter([], game, seek(game, 1)), []);
	const shorter = recordOf(start, "1112 4443");
	assert.deepEqual(variationsAfter([], { ...shorter, positions: game.positions }, game), []);
	const [, next = start] = game.positions;
	const replayed = play(seek(game, 0), { move: move(at(1, 1), at(1, 2)), position: next });
	assert.deepEqual(variationsAfter(lines, replayed, other), [game]);
	assert.deepEqual(variationsAfter([other], game, startRecord({ ...start })), []);
});

test("the board after a win is the next harder one on a hunted board's best play", async () => {
	const fort = presetsOf("crossing-pawn").find(({ id }) => id === "crossing-fort");
	const [problem = assert.fail()] = (await packageSolver.read(crossingPawn, fort?.text ?? ""))
		.problems;
	const code = packageSolver.encode(problem);
	// The fort: Red, to move, wins in 23 plies.
	const harder = await stepUp(packageSolver, code, { problem, side: "red", distance: 10 });
	assert.ok(harder);
	const { game, position } = harder.problem;
	using table = await packageSolver.solve(game);
	const { winner, distance } = await table.lookup(position);
	assert.deepEqual([winner, distance, harder.distance, position.toMove], ["red", 11, 11, "red"]);
	assert.equal(await stepUp(packageSolver, code, { problem, side: "red", distance: 23 }), null);
	assert.equal(await stepUp(packageSolver, code, { problem, side: "black", distance: 1 }), null);
});
