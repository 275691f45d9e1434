/** The editor's board tools, random boards and the undo history. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { InvalidPositionError, type Rules, type Square } from "catchmate";
import { EditHistory } from "../../web/element/edits.ts";
import type { Snapshot } from "../../web/element/snapshot.ts";
import {
	clear,
	mirrorColumns,
	mirrorRows,
	quarterTurn,
	resize,
	shift,
} from "../../web/model/boards.ts";
import { obstaclesOf } from "../../web/model/draughtboard.ts";
import { type BoardProblem, paint, put } from "../../web/model/edit.ts";
import { type Feature, featuresOf, squaresWith } from "../../web/model/features.ts";
import { firstBoard, randomBoard } from "../../web/model/random-board.ts";
import { chase, crossingPawn, packageSolver as solver } from "./games.ts";

/** A solver that considers every board unfinished. */
const anyMove = { legalMoves: () => [{ from: null, to: null }] };

const obstacle: Feature = { kind: "obstacle" };

const square = (row: number, column: number) => ({ row, column });

/** A board as text: a character per square, `r` and `b` for pieces, `#` for obstacles. */
function drawn({ game, position }: BoardProblem): string {
	const { rows, columns, obstacles } = game.board;
	const letters = [...Array(rows).fill(".".repeat(columns)).join(" ")];
	for (const [name, squares] of Object.entries({ ...position.pieces, "#": obstacles })) {
		for (const { row, column } of squares) {
			const at = (row - 1) * (columns + 1) + column - 1;
			assert.equal(letters[at], ".", "an empty square of the board");
			letters[at] = name.charAt(0);
		}
	}
	return letters.join("");
}

/** The board of crossing pawn with this drawing. */
function boardOf(picture: string): BoardProblem {
	const [rows, width] = [picture.split(" ").length, `${picture} `.indexOf(" ") + 1];
	const squares = (letter: string) =>
		[...picture].flatMap((found, at) =>
			found === letter ? [square(Math.floor(at / width) + 1, (at % width) + 1)] : [],
		);
	const board = { rows, columns: width - 1, obstacles: squares("#") };
	const pieces = { red: squares("r"), black: squares("b") };
	return { game: { rules: crossingPawn, board }, position: { toMove: "black", pieces } };
}

const board = boardOf("r..# .#.r b...");

test("a piece off a shrunk board moves to the nearest empty square or obstacle", () => {
	assert.equal(drawn(resize(board, { rows: 2, columns: 4 })), "r..# b#.r");
	assert.equal(drawn(resize(boardOf("##. #rr b.."), { rows: 2, columns: 2 })), "#r br");
	const { game, position } = resize(board, { rows: 1, columns: 1 });
	const only = { row: 1, column: 1 };
	assert.deepEqual(position.pieces, { red: [only, only], black: [only] });
	assert.throws(() => solver.validate(game, position), /two pieces of red stand on one square/);
});

const goal: Feature = { kind: "goal", side: "black" };
const closed: Feature = { kind: "closed", side: "red" };
/** The board with a goal of black at row 1, column 2, and row 3, column 4 closed to red. */
const marked = paint(paint(board, square(1, 2), goal, true), square(3, 4), closed, true);

/** The squares with each of the two features. */
const marksOf = ({ game }: BoardProblem) =>
	[goal, closed].map((feature) =>
		squaresWith(game.board, feature).map(({ row, column }) => `${row},${column}`),
	);

test("a board resizes, shifts, mirrors and turns with everything on it", () => {
	for (const [changed, picture, ...marks] of [
		[marked, "r..# .#.r b...", "1,2", "3,4"],
		[resize(marked, { rows: 4, columns: 5 }), "r..#. .#.r. b.... .....", "1,2", "3,4"],
		[resize(marked, { rows: 3, columns: 3 }), "r.. .#r b..", "1,2", ""],
		[shift(marked, 0, 1), "#r.. r.#. .b..", "1,3", "3,1"],
		[shift(marked, 0, -1), "..#r #.r. ...b", "1,1", "3,3"],
		[shift(marked, 1, 0), "b... r..# .#.r", "2,2", "1,4"],
		[mirrorColumns(marked), "#..r r.#. ...b", "1,3", "3,1"],
		[mirrorRows(marked), "b... .#.r r..#", "3,2", "1,4"],
		[quarterTurn(marked), "b.r .#. ... .r#", "2,3", "4,1"],
	] as const) {
		assert.equal(drawn(changed), picture);
		assert.deepEqual(marksOf(changed).map(String), marks);
	}
});

test("clearing one feature keeps the others", () => {
	assert.deepEqual(marksOf(clear(marked, goal)), [[], ["3,4"]]);
	assert.deepEqual(clear(clear(marked, goal), closed), board);
	assert.equal(drawn(clear(board, obstacle)), "r... ...r b...");
});

test("a painted feature replaces incompatible ones", () => {
	const at = square(1, 2);
	const features = featuresOf(crossingPawn);
	const all = features.reduce((problem, feature) => paint(problem, at, feature, true), board);
	const kept = features.filter((feature) => squaresWith(all.game.board, feature).length > 0);
	assert.equal(kept.map(({ kind }) => kind).join(), "obstacle,closed,closed");
	const blocked = paint(all, at, obstacle, true);
	assert.deepEqual(blocked.game.board, paint(board, at, obstacle, true).game.board);
	assert.deepEqual(paint(blocked, at, obstacle, false), board);
});

test("a piece opens a square closed to its side, and keeps a goal", () => {
	const opened = put(marked, square(1, 1), square(3, 4));
	assert.deepEqual(marksOf(opened), [["1,2"], []]);
	assert.deepEqual(marksOf(put(marked, square(3, 1), square(1, 2))), marksOf(marked));
});

test("a random board keeps goals and closed squares free", () => {
	for (let seed = 0; seed < 30; seed++) {
		const made = randomBoard(anyMove, crossingPawn, marked.game.board, 0.6, seed);
		assert.deepEqual(marksOf(made), marksOf(marked));
		const has = (squares: readonly Square[] = [], key = "") =>
			squares.some(({ row, column }) => `${row},${column}` === key);
		const { black, red } = made.position.pieces;
		const taken = [has(made.game.board.obstacles, "1,2"), has(black, "1,2"), has(red, "3,4")];
		assert.deepEqual(taken, [false, false, false]);
	}
});

/** A board too small for all pieces is finished too. */
function isOver({ game, position }: BoardProblem): boolean {
	try {
		return solver.legalMoves(game, position).length === 0;
	} catch (error) {
		return error instanceof InvalidPositionError;
	}
}

for (const rules of [chase, crossingPawn]) {
	test(`a random board of ${rules.id} is valid, repeatable and playable`, () => {
		const pictures = new Set<string>();
		for (let seed = 0; seed < 60; seed++) {
			const size = { rows: 3 + (seed % 7), columns: 3 + (seed % 5) };
			const density = [0, 0.3, 0.6][seed % 3] ?? 0;
			const made = randomBoard(solver, rules, size, density, seed);
			solver.validate(made.game, made.position);
			assert.equal(made.position.toMove, rules.starts);
			assert.deepEqual(randomBoard(solver, rules, size, density, seed), made);
			assert.ok(!isOver(made), `${seed}: ${drawn(made)}`);
			pictures.add(drawn(made));
		}
		assert.ok(pictures.size > 55, `only ${pictures.size} of 60 boards differ`);
	});
}

test("a random board of a one-colour game has its pieces and walls on that colour", () => {
	const fox = solver.games.find(({ id }) => id === "fox-and-hounds");
	assert.ok(fox);
	for (let seed = 0; seed < 20; seed++) {
		const size = { rows: 6 + (seed % 3), columns: 6 + (seed % 4) };
		const { game, position } = randomBoard(solver, fox, size, 0.2, seed);
		const { walls, unused } = obstaclesOf(game);
		assert.equal(unused.length, Math.ceil((size.rows * size.columns) / 2));
		const played = [...walls, ...Object.values(position.pieces).flat()];
		assert.ok(played.every(({ row, column }) => (row + column) % 2 === 1));
	}
});

test("a greater density keeps pieces and obstacles, and adds obstacles", () => {
	const size = { rows: 40, columns: 40 };
	let before = new Set<string>();
	for (const density of [0, 0.2, 0.4, 0.6]) {
		const { game, position } = randomBoard(solver, crossingPawn, size, density, 7);
		const now = new Set(game.board.obstacles.map(({ row, column }) => `${row},${column}`));
		assert.ok([...before].every((square) => now.has(square)));
		assert.ok(Math.abs(now.size / 1597 - density) < 0.05, `${now.size} obstacles at ${density}`);
		assert.deepEqual(position, randomBoard(solver, crossingPawn, size, 0, 7).position);
		before = now;
	}
});

test("a game without ready-made boards starts on the same playable one each time", () => {
	const [first, second] = chase.sides;
	const sheep = { ...first, name: "sheep", pieces: 3, goals: ["top"] } as const;
	const sides = [sheep, { ...second, name: "wolf" }] as const;
	const four: Rules = { ...chase, id: "four", sides, starts: "wolf" };
	for (const rules of [chase, crossingPawn, four]) {
		const { game, position } = firstBoard(solver, rules);
		assert.deepEqual([game.board.rows, game.board.columns, position.toMove], [8, 8, rules.starts]);
		solver.validate(game, position);
		assert.ok(solver.legalMoves(game, position).length > 0);
		assert.deepEqual(firstBoard(solver, rules), { game, position });
	}
});

test("redo after Start over restores the changes in order", () => {
	const made = (): Snapshot => ({ problem: { ...board }, moves: [] });
	const [original, edited] = [made(), made()];
	const between = [made(), made()];
	const history = new EditHistory().begun(original);
	for (const before of [original, ...between]) history.add(before);
	let shown = history.rewind(edited);
	assert.equal(shown?.problem, original.problem);
	for (const { problem } of [...between, edited]) {
		shown = history.step(1, shown ?? assert.fail());
		assert.equal(shown?.problem, problem);
	}
	assert.ok(!history.canStep(1));
});
