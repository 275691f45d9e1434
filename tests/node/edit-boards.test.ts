/** The page's tools for boards. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { InvalidPositionError, type Rules } from "catchmate";
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

/** A solver that takes every board to go on. */
const anyMove = { legalMoves: () => [{ from: null, to: null }] };

const obstacle: Feature = { kind: "obstacle" };

/** A board as it looks: a letter for each square, `r` and `b` for pieces, `#` for obstacles. */
function drawn({ game, position }: BoardProblem): string {
	const { rows, columns, obstacles } = game.board;
	const lines = Array.from({ length: rows }, () => Array<string>(columns).fill("."));
	const put = (square: { row: number; column: number }, letter: string) => {
		const line = lines[square.row - 1];
		assert.ok(line?.[square.column - 1] !== undefined, "a square that the board does not have");
		assert.equal(line[square.column - 1], ".", "two things on one square");
		line[square.column - 1] = letter;
	};
	for (const square of obstacles) put(square, "#");
	for (const [side, squares] of Object.entries(position.pieces)) {
		for (const square of squares) put(square, side.charAt(0));
	}
	return lines.map((line) => line.join("")).join(" ");
}

/** The board of crossing pawn that looks so. */
function boardOf(picture: string): BoardProblem {
	const lines = picture.split(" ");
	const squares = (letter: string) =>
		lines.flatMap((line, row) =>
			[...line].flatMap((found, column) =>
				found === letter ? [{ row: row + 1, column: column + 1 }] : [],
			),
		);
	const [first = ""] = lines;
	return {
		game: {
			rules: crossingPawn,
			board: { rows: lines.length, columns: first.length, obstacles: squares("#") },
		},
		position: { toMove: "black", pieces: { red: squares("r"), black: squares("b") } },
	};
}

const board = boardOf("r..# .#.r b...");

test("a board that grows has empty squares at its right and its bottom, one that shrinks loses those", () => {
	assert.equal(drawn(resize(board, { rows: 4, columns: 5 })), "r..#. .#.r. b.... .....");
	assert.equal(drawn(resize(board, { rows: 3, columns: 3 })), "r.. .#r b..");
});

test("a piece that is cut off moves to the nearest empty square, and obstacles give way where there is none", () => {
	assert.equal(drawn(resize(board, { rows: 2, columns: 4 })), "r..# b#.r");
	assert.equal(drawn(resize(boardOf("##. #rr b.."), { rows: 2, columns: 2 })), "#r br");
});

test("a board with fewer squares than pieces keeps all pieces, on squares that they share", () => {
	const { game, position } = resize(board, { rows: 1, columns: 1 });
	const only = { row: 1, column: 1 };
	assert.deepEqual(position.pieces, { red: [only, only], black: [only] });
	assert.throws(() => solver.validate(game, position), /two pieces of red stand on one square/);
});

test("shifts bring in on one side what goes out on the other; mirrors and quarter turns take everything along", () => {
	assert.equal(drawn(shift(board, 0, 1)), "#r.. r.#. .b..");
	assert.equal(drawn(shift(board, 0, -1)), "..#r #.r. ...b");
	assert.equal(drawn(shift(board, 1, 0)), "b... r..# .#.r");
	assert.equal(drawn(mirrorColumns(board)), "#..r r.#. ...b");
	assert.equal(drawn(mirrorRows(board)), "b... .#.r r..#");
	assert.equal(drawn(quarterTurn(board)), "b.r .#. ... .r#");
});

const goal: Feature = { kind: "goal", side: "black" };
const closed: Feature = { kind: "closed", side: "red" };
const square = (row: number, column: number) => ({ row, column });

/** The board with a goal of black's on row 1, column 2, and closed to red on row 3, column 4. */
const marked = paint(paint(board, square(1, 2), goal, true), square(3, 4), closed, true);

/** The squares with each of the two features. */
const marksOf = ({ game }: BoardProblem) =>
	[goal, closed].map((feature) =>
		squaresWith(game.board, feature).map(({ row, column }) => `${row},${column}`),
	);

test("goals and closed squares go with the board, and are lost where it is cut off", () => {
	assert.deepEqual(marksOf(marked), [["1,2"], ["3,4"]]);
	assert.deepEqual(marksOf(shift(marked, 1, 1)), [["2,3"], ["1,1"]]);
	assert.deepEqual(marksOf(mirrorColumns(marked)), [["1,3"], ["3,1"]]);
	assert.deepEqual(marksOf(mirrorRows(marked)), [["3,2"], ["1,4"]]);
	assert.deepEqual(marksOf(quarterTurn(marked)), [["2,3"], ["4,1"]]);
	assert.deepEqual(marksOf(resize(marked, { rows: 5, columns: 5 })), [["1,2"], ["3,4"]]);
	const cut = resize(marked, { rows: 3, columns: 3 });
	assert.deepEqual(marksOf(cut), [["1,2"], []]);
	assert.ok(!("closed" in cut.game.board));
});

test("a piece that is cut off does not come to stand on a square closed to it, as long as there is another", () => {
	const beside = paint(marked, square(1, 3), closed, true);
	const { position } = resize(beside, { rows: 2, columns: 3 });
	assert.deepEqual(position.pieces.red, [square(1, 1), square(2, 3)]);
	const shut = paint(marked, square(2, 3), closed, true);
	const cut = resize(shut, { rows: 2, columns: 3 }).position;
	assert.deepEqual(cut.pieces.red, [square(1, 1), square(1, 3)]);
});

test("one feature is cleared, and the others stay", () => {
	assert.deepEqual(marksOf(clear(marked, goal)), [[], ["3,4"]]);
	assert.equal(drawn(clear(marked, goal)), drawn(board));
	assert.deepEqual(marksOf(clear(marked, obstacle)), marksOf(marked));
	assert.deepEqual(clear(clear(marked, goal), closed), board);
	assert.equal(drawn(clear(board, obstacle)), "r... ...r b...");
});

test("a square is painted with one feature after the other, in the place of those that it cannot have besides", () => {
	const at = square(1, 2);
	const all = featuresOf(crossingPawn).reduce(
		(problem, feature) => paint(problem, at, feature, true),
		board,
	);
	const kept = featuresOf(crossingPawn).filter((feature) =>
		squaresWith(all.game.board, feature).some(({ row, column }) => row === 1 && column === 2),
	);
	assert.deepEqual(
		kept.map(({ kind }) => kind),
		["closed", "closed"],
	);
	const blocked = paint(all, at, obstacle, true);
	assert.deepEqual(blocked.game.board, paint(board, at, obstacle, true).game.board);
	assert.deepEqual(paint(blocked, at, obstacle, false), board);
});

test("a piece that is put on a square closed to its side opens it, and leaves a goal alone", () => {
	const opened = put(marked, square(1, 1), square(3, 4));
	assert.deepEqual(marksOf(opened), [["1,2"], []]);
	assert.deepEqual(marksOf(put(marked, square(3, 1), square(1, 2))), marksOf(marked));
});

test("a random board keeps goals and closed squares free for what they are", () => {
	for (let seed = 0; seed < 60; seed++) {
		const { game, position } = randomBoard(anyMove, crossingPawn, marked.game.board, 0.6, seed);
		assert.deepEqual(marksOf({ game, position }), marksOf(marked));
		const has = (squares: readonly { row: number; column: number }[] | undefined, key: string) =>
			squares?.some(({ row, column }) => `${row},${column}` === key);
		assert.ok(!has(game.board.obstacles, "1,2"));
		assert.ok(!has(position.pieces.black, "1,2"));
		assert.ok(!has(position.pieces.red, "3,4"));
	}
});

/** A board without room for all pieces is over too. */
function isOver({ game, position }: BoardProblem): boolean {
	try {
		return solver.legalMoves(game, position).length === 0;
	} catch (error) {
		return error instanceof InvalidPositionError;
	}
}

for (const rules of [chase, crossingPawn]) {
	test(`a random board of ${rules.id} is sound, decided by its seed, and can be played on, however many obstacles it has`, () => {
		const pictures = new Set<string>();
		for (let seed = 0; seed < 150; seed++) {
			const size = { rows: 3 + (seed % 7), columns: 3 + (seed % 5) };
			const density = [0, 0.3, 0.6][seed % 3] ?? 0;
			const made = randomBoard(solver, rules, size, density, seed);
			solver.validate(made.game, made.position);
			assert.equal(made.position.toMove, rules.starts);
			assert.deepEqual(randomBoard(solver, rules, size, density, seed), made);
			assert.notEqual(rules === crossingPawn && made.position.pieces.black?.[0]?.row, 1);
			assert.ok(!isOver(made), `${seed}: ${drawn(made)}`);
			pictures.add(drawn(made));
		}
		assert.ok(pictures.size > 145, `only ${pictures.size} of 150 boards differ`);
	});
}

test("a random board of a game on one colour has its pieces and its obstacles there, and no other walls", () => {
	const fox = solver.games.find(({ id }) => id === "fox-and-hounds");
	assert.ok(fox);
	for (let seed = 0; seed < 60; seed++) {
		const size = { rows: 6 + (seed % 3), columns: 6 + (seed % 4) };
		const { game, position } = randomBoard(solver, fox, size, 0.2, seed);
		const { walls, unused } = obstaclesOf(game);
		assert.equal(unused.length, Math.ceil((size.rows * size.columns) / 2));
		const played = [...walls, ...Object.values(position.pieces).flat()];
		assert.ok(played.every(({ row, column }) => (row + column) % 2 === 1));
	}
});

test("where no random board can be played on, the first that the seed makes is given", () => {
	const made = () => randomBoard(solver, crossingPawn, { rows: 1, columns: 5 }, 0, 3);
	assert.ok(isOver(made()));
	assert.deepEqual(made(), made());
});

test("a greater density keeps the pieces and the obstacles and adds more, up to the part of squares that it says", () => {
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

test("a game that nobody has made a board for begins on one that can be played, always the same", () => {
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
