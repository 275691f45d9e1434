/** How a game answers the person who plays it: feedback on moves, the evaluation bar, the end, and what was tried. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Move, Position, PositionValue, Square } from "catchmate";
import { harderBoard } from "../../web/app/play/harder-board.ts";
import { hintKind } from "../../web/app/puzzles/hint-kind.ts";
import { badgeShapes } from "../../web/board/badge.ts";
import { shapesOf } from "../../web/board/drawing.ts";
import { centreOf, layOut } from "../../web/board/layout.ts";
import { stillScene } from "../../web/board/state.ts";
import { badgeOf, feedbackAfter } from "../../web/element/feedback.ts";
import { emptyState, type GameState, type News } from "../../web/element/state.ts";
import { pageWords } from "../../web/locale/words.ts";
import { shareOf } from "../../web/model/evaluation-bar.ts";
import type { Grade } from "../../web/model/judgement.ts";
import { presetsOf } from "../../web/model/presets.ts";
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

const moved = (
	by: "reader" | "opponent",
	grade: Grade | null | undefined,
	to = at(2, 2),
): News => ({
	kind: "moved",
	by,
	side: "white",
	meeting: null,
	grade: grade ?? null,
	move: move(at(2, 1), to),
});

const playing: GameState = { ...emptyState, mode: "play", hints: "staged" };

describe("the first hint, where one piece alone can move", () => {
	/** What is said of White's best move in a game of chase, of White's square and Black's. */
	const hinted = async (...squares: readonly number[]) => {
		const { problems } = await packageSolver.read("chase", squares.join(" "));
		const { game, position } = problems[0] ?? assert.fail();
		const table = await packageSolver.solve(game);
		const moves = await table.moves(position);
		table.dispose();
		return { game, position, moves, kind: hintKind(game, position, moves) };
	};

	test("says whether it captures, goes nearer or away, or only which piece", async () => {
		for (const [position, kind] of [
			[[5, 3, 3, 3, 4], "captures"],
			[[3, 1, 1, 3, 3], "nearer"],
			[[5, 3, 3, 1, 3], "farther"],
		] as const) {
			assert.equal((await hinted(...position)).kind, kind);
		}
		const { game, position, moves } = await hinted(3, 1, 1, 3, 3);
		const [best = assert.fail()] = moves;
		const level = { ...best, move: move(at(1, 1), at(1, 1)) };
		assert.equal(hintKind(game, position, [level]), "only");
		const board = { rows: 1, columns: 9, obstacles: [], graph: { edges: [] } };
		assert.equal(hintKind({ ...game, board }, position, moves), "only");
		const other = moves.map((value) => ({ ...value, move: move(at(2, 1), at(1, 2)) }));
		assert.equal(hintKind(game, position, [...moves, ...other]), null);
	});
});

test("a line of moves is drawn with its numbers, on squares without the values of other moves", () => {
	const game = { rules: chase, board: { rows: 5, columns: 5, obstacles: [] } };
	const position = { toMove: "white", pieces: { white: [at(3, 3)], black: [at(1, 1)] } };
	const arrows = [move(at(3, 3), at(3, 4)), move(at(1, 1), at(2, 1))] as const;
	const value = { outcome: "win", distance: 7, winner: "white", over: false } as const;
	const texts = (arrowsFrom: number | null) => {
		const moves = [{ ...value, move: arrows[0] }];
		const scene = stillScene({ game, position, moves, arrows, arrowsFrom });
		const shapes = shapesOf(scene, layOut(game.board, 600, 600, 1, false));
		return shapes.flatMap((shape) => (shape.kind === "text" ? [shape.text] : []));
	};
	const [plain, numbered] = [texts(null), texts(7)];
	assert.ok(plain.includes("7") && !plain.includes("8"));
	assert.deepEqual(
		[numbered.filter((text) => text === "7").length, numbered.includes("8")],
		[1, true],
	);
});

describe("the answer to a person's move", () => {
	test("is right, a slip or a mistake, by what the move does to the outcome, and no praise in a lost game", () => {
		const lost = { before: "loss", after: "loss", plies: 0 } as const;
		const told = [best, slower, thrown, lost].map((grade) => {
			const feedback = feedbackAfter(playing, moved("reader", grade));
			return badgeOf(english, { ...playing, feedback });
		});
		assert.deepEqual(
			told.map((badge) => badge?.word),
			["Best", "Slip", "Mistake", "Holds out longest"],
		);
		assert.deepEqual(told[0]?.square, at(2, 2));
		const layout = layOut({ rows: 5, columns: 5, obstacles: [] }, 600, 600, 1, false);
		const fills = (judgement: "held" | "right") =>
			badgeShapes(layout, { square: at(3, 3), judgement, word: "" }, { x: 300, y: 300 }).flatMap(
				(shape) => (shape.kind === "circle" ? [shape.fill] : []),
			);
		assert.deepEqual([fills("right"), fills("held")], [["right"], ["board-number"]]);
	});

	test("does not praise a move that a hint has named", () => {
		const after = (stage: 1 | 2, grade: Grade | undefined) =>
			feedbackAfter({ ...playing, stage }, moved("reader", grade))?.judgement;
		assert.deepEqual([after(1, best), after(2, best)], ["right", undefined]);
		assert.equal(after(2, slower), "slip");
	});

	test("stays during the reply, unless the reply takes or moves the piece, and is gone at the next step", () => {
		const feedback = feedbackAfter(playing, moved("reader", slower));
		const state = { ...playing, feedback };
		assert.deepEqual(feedbackAfter(state, moved("opponent", best, at(5, 5))), feedback);
		assert.equal(feedbackAfter(state, moved("opponent", best)), null);
		const onward = { ...moved("opponent", best), move: move(at(2, 2), at(3, 2)) } as News;
		assert.equal(feedbackAfter(state, onward), null);
		assert.equal(feedbackAfter(state, { kind: "stepped" }), null);
	});

	test("tells nothing where moves are not graded, not while hints are off, and not while a game is analysed", () => {
		assert.equal(feedbackAfter({ ...playing, hints: "off" }, moved("reader", null)), null);
		assert.equal(feedbackAfter({ ...playing, mode: "analyse" }, moved("reader", slower)), null);
		const feedback = feedbackAfter(playing, moved("reader", slower));
		assert.notEqual(badgeOf(english, { ...playing, feedback }), null);
		assert.equal(badgeOf(english, { ...playing, hints: "off", feedback }), null);
		assert.equal(badgeOf(english, { ...playing, mode: "analyse", feedback }), null);
	});

	test("a puzzle that refuses a move says so where it was wrong, also when the piece is back, unless that is taken", () => {
		const position = { toMove: "black", pieces: {} };
		const value = { outcome: "loss", distance: 2, winner: "black", position } as const;
		const refused = { ...value, move: move(at(1, 1), at(1, 2)) };
		const quiet = { ...refused, move: move(at(3, 3), at(3, 2)) };
		const taking = { ...refused, move: move(at(2, 2), at(1, 2)) };
		for (const [reply, shown, square] of [
			[quiet, 0, at(1, 2)],
			[quiet, 1, at(1, 2)],
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

	test("is drawn with its piece while that is under way", () => {
		const game = { rules: chase, board: { rows: 5, columns: 5, obstacles: [] } };
		const square = at(3, 3);
		const position = { toMove: "black", pieces: { white: [square], black: [at(1, 1)] } };
		const layout = layOut(game.board, 600, 600, 1, false);
		const scene = stillScene({
			game,
			position,
			badge: { square, judgement: "right", word: "Best" },
		});
		const { x, y } = centreOf(layout, square);
		const [there, before] = [0, 20].map((by) => {
			const pieces = [{ to: square, at: { x: x + by, y: y + by } }];
			const shapes = shapesOf(scene, layout, by === 0 ? null : { side: "white", pieces });
			return shapes.find((shape) => shape.kind === "text" && shape.text === "Best");
		});
		assert.ok(there?.kind === "text" && before?.kind === "text");
		assert.deepEqual([before.x - there.x, before.y - there.y].map(Math.round), [20, 20]);
	});

	test("leaves most of the piece's square in sight, and of its neighbours', wherever the square is", () => {
		const board = { rows: 8, columns: 8, obstacles: [] };
		for (const [width, square] of [360, 700].flatMap((width) =>
			[at(1, 1), at(1, 8), at(4, 4), at(8, 8)].map((square) => [width, square] as const),
		)) {
			const layout = layOut(board, width, width, 1, false);
			const { cell } = layout;
			const { x, y } = centreOf(layout, square);
			const badge = { square, judgement: "wrong", word: "Mistake" } as const;
			const [box, sign] = badgeShapes(layout, badge, { x, y });
			assert.ok(box?.kind === "rect" && sign?.kind === "circle");
			/** The length that a stretch shares with the square's own, which is around a middle. */
			const shared = (from: number, length: number, middle: number) =>
				Math.max(0, Math.min(from + length, middle + cell / 2) - Math.max(from, middle - cell / 2));
			for (const place of [x, x - cell]) {
				const covered = shared(box.x, box.width, place) * shared(box.y, box.height, y);
				assert.ok(covered < 0.1 * cell ** 2, `${width}: ${square.row},${square.column}`);
			}
			// The sign is nearer to its own square than to others beside it.
			assert.ok(Math.abs(sign.x - x) < 0.75 * cell, `${width}: ${sign.x}`);
			assert.ok(box.x >= 0 && box.x + box.width <= layout.width);
		}
	});
});

describe("the evaluation bar", () => {
	const scale = { longest: 40, hasEndless: false };
	const value = (winner: string | null, distance: number | null): PositionValue => ({
		outcome: winner === null ? "draw" : "win",
		distance,
		winner,
		over: distance === 0,
		ending: null,
	});

	test("belongs to the winner the more, the nearer the end is, for two thirds at least, and to both in a draw", () => {
		const shares = [0, 1, 10, 39, 40].map((plies) => shareOf("red", value("red", plies), scale));
		assert.equal(shares[0], 1);
		assert.deepEqual(
			shares.toSorted((a, b) => b - a),
			shares,
		);
		assert.ok((shares.at(-1) ?? 0) >= 2 / 3 && shareOf("red", value("red", null), scale) >= 2 / 3);
		for (const shown of [value("red", 7), value("black", 12), value("red", null)]) {
			const sum = shareOf("red", shown, scale) + shareOf("black", shown, scale);
			assert.ok(Math.abs(sum - 1) < 1e-9);
		}
		assert.equal(shareOf("red", value(null, null), scale), 0.5);
	});
});

/** A record of moves in turn, each `[from, to]` of the side to move. */
function recordOf(start: Position, ...moves: readonly (readonly [Square, Square])[]): GameRecord {
	return moves.reduce((record, [from, to]) => {
		const now = record.positions[record.index] ?? start;
		const pieces = (now.pieces[now.toMove] ?? []).map((square) =>
			square.row === from.row && square.column === from.column ? to : square,
		);
		const toMove = now.toMove === "white" || now.toMove === "red" ? "black" : start.toMove;
		const position = { toMove, pieces: { ...now.pieces, [now.toMove]: pieces } };
		return play(record, { move: move(from, to), position });
	}, startRecord(start));
}

describe("the trails of a finished game", () => {
	test("are those of the captor and of the piece that it caught, with their last steps alone", () => {
		const start = { toMove: "red", pieces: { red: [at(1, 1), at(8, 8)], black: [at(5, 3)] } };
		const record = recordOf(
			start,
			...([
				[at(1, 1), at(2, 1)],
				[at(5, 3), at(4, 3)],
				[at(8, 8), at(8, 7)],
				[at(4, 3), at(3, 3)],
				[at(2, 1), at(3, 1)],
				[at(3, 3), at(3, 2)],
				[at(3, 1), at(3, 2)],
			] as const),
		);
		const [caught, captor, ...more] = trailsOf(crossingPawn, record, "red");
		assert.deepEqual(more, []);
		assert.deepEqual([captor?.isWinner, caught?.isWinner], [true, false]);
		assert.deepEqual(
			captor?.steps.map(({ to }) => to),
			[at(2, 1), at(3, 1), at(3, 2)],
		);
		assert.deepEqual(
			caught?.steps.map(({ to }) => to),
			[at(4, 3), at(3, 3), at(3, 2)],
		);
	});

	test("follow the side that won without a capture, and there are none in a draw", () => {
		const start = { toMove: "white", pieces: { white: [at(1, 1)], black: [at(4, 4)] } };
		const record = recordOf(start, [at(1, 1), at(1, 2)], [at(4, 4), at(4, 3)]);
		const trails = trailsOf(chase, record, "black");
		assert.deepEqual(
			trails.map(({ side, steps }) => [side, steps.length]),
			[
				["white", 1],
				["black", 1],
			],
		);
		assert.deepEqual(trailsOf(chase, record, null), []);
	});
});

test("stars are lost by slips, by help, and above all by giving the game away", () => {
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

describe("the variations of a game", () => {
	const start = { toMove: "white", pieces: { white: [at(1, 1)], black: [at(4, 4)] } };
	const [a, b, c, d] = [
		[at(1, 1), at(1, 2)],
		[at(4, 4), at(4, 3)],
		[at(1, 2), at(1, 3)],
		[at(1, 2), at(2, 2)],
	] as const;
	const game = recordOf(start, a, b, c);
	/** The record after going back and making another move. */
	const other = (() => {
		const [made] = recordOf(start, a, b, d).moves.slice(-1);
		const position = recordOf(start, a, b, d).positions.at(-1);
		assert.ok(made && position);
		return play(seek(game, 2), { move: made, position });
	})();

	test("keep a line once that another move has left, give it back, and end with their game", () => {
		const lines = variationsAfter([], game, other);
		assert.deepEqual(lines, [game]);
		assert.deepEqual(variationsAfter(lines, other, seek(game, 3)), [other]);
		assert.deepEqual(variationsAfter([], game, seek(game, 1)), []);
		const longer = recordOf(start, a, b);
		assert.deepEqual(variationsAfter([], { ...longer, positions: game.positions }, game), []);
		const [move = assert.fail()] = game.moves;
		const replayed = play(seek(game, 0), { move, position: game.positions[1] ?? start });
		assert.deepEqual(variationsAfter(lines, replayed, other), [game]);
		assert.deepEqual(variationsAfter([other], game, startRecord({ ...start })), []);
	});
});

test("the board after a win is one that the same side wins, only later", async () => {
	const solver = packageSolver;
	const [fort] = presetsOf("crossing-pawn");
	const [won] = (await solver.read(crossingPawn, fort?.text ?? "")).problems;
	assert.ok(won);
	for (const texts of [presetsOf("crossing-pawn").map(({ text }) => text), []]) {
		const found = await harderBoard({
			...{ solver, rules: crossingPawn, won, texts, seed: 7, distance: 23, side: "red" },
		});
		assert.ok(found);
		const table = await solver.solve(found.problem.game);
		const { winner, distance } = await table.lookup(found.problem.position);
		table.dispose();
		assert.equal(winner, "red");
		assert.equal(distance, found.distance);
		assert.ok(found.distance > 23);
	}
});
