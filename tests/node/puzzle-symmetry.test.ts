/** How tests tell positions that are the same up to a symmetry: the images of one are seen, others told apart. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Board, Square } from "catchmate";
import { mirrorColumns, quarterTurn, shift } from "../../web/model/boards.ts";
import type { BoardProblem } from "../../web/model/edit.ts";
import { readList } from "../../web/model/puzzle.ts";
import { list } from "../../web/model/puzzle-list.ts";
import { symmetryText } from "../../web/puzzles/symmetry.ts";
import { solver, useSolver } from "./solver.ts";

useSolver();

/** The first puzzle of a game. */
function firstOf(id: string): BoardProblem {
	const puzzle = readList(list).find(({ game }) => game === id) ?? assert.fail(id);
	const { game, position } = solver.decode(puzzle.code);
	return { game, position };
}

test("a board of squares has eight images, and its neighbours are none of them", () => {
	const problem = firstOf("chase");
	let image = problem;
	for (let quarter = 0; quarter < 4; quarter++) {
		assert.equal(symmetryText(image), symmetryText(problem));
		assert.equal(symmetryText(mirrorColumns(image)), symmetryText(problem));
		image = quarterTurn(image);
	}
	assert.notEqual(symmetryText(shift(problem, 0, 1)), symmetryText(problem));
});

test("a graph whose points are numbered otherwise is the same, unless the pieces stand elsewhere", () => {
	const problem = firstOf("cat-and-mouse");
	const { game, position } = problem;
	const { graph, columns } = game.board;
	assert.ok(graph);
	const other = (point: number) => columns + 1 - point;
	const edges = graph.edges.map((edge) => ({
		...edge,
		from: other(edge.from),
		to: other(edge.to),
	}));
	const turn = ({ row, column }: Square): Square => ({ row, column: other(column) });
	const turnAll = (marks: Board["goals"] = {}) =>
		Object.fromEntries(Object.entries(marks).map(([side, squares]) => [side, squares.map(turn)]));
	const { goals, closed, ...board } = game.board;
	const marks = { goals: turnAll(goals), closed: turnAll(closed) };
	const image = { rules: game.rules, board: { ...board, ...marks, graph: { edges } } };
	const moved = { ...position, pieces: turnAll(position.pieces) };
	assert.equal(symmetryText({ game: image, position: moved }), symmetryText(problem));
	assert.notEqual(symmetryText({ game: image, position }), symmetryText(problem));
});
