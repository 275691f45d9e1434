/** Boards that go on at the opposite side: which do, how their lines are drawn, and what is said of them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Board, Graph } from "catchmate";
import { shapesOf } from "../../web/board/drawing.ts";
import { graphDrawing, runsOf, runsOfStep } from "../../web/board/edge-routes.ts";
import { layOut, layOutSmall } from "../../web/board/layout.ts";
import { distanceTo } from "../../web/board/lines.ts";
import { spotAt } from "../../web/board/pen.ts";
import { stillScene } from "../../web/board/state.ts";
import { board as english } from "../../web/locale/en/board.ts";
import { classics } from "../../web/model/graphs.ts";
import { wrapsOf } from "../../web/model/wraps.ts";
import { burrow, point } from "./graphs.ts";

const { columns, graph } = classics.torus(4);
const board: Board = { rows: 1, columns, graph, obstacles: [] };

/** The torus, of which only the rows are joined at their ends. */
const cylinder: Graph = {
	...graph,
	edges: graph.edges.filter(({ from, to }) => Math.abs(from - to) !== 12),
};

test("the lines of a torus leave the drawing and come back, and pass over no point", () => {
	assert.equal(wrapsOf(graph).links.size, 8);
	for (const layout of [layOut(board, 500, 500, 1), layOutSmall(board, 80, 80, 2)]) {
		const { cell, points, width, height } = layout;
		const { ways } = graphDrawing(layout, board);
		assert.equal(ways.length, 32);
		assert.equal(ways.filter(({ rest }) => rest !== null).length, 8);
		for (const way of ways) {
			for (const [index, place] of (points ?? []).entries()) {
				const isEnd = index + 1 === way.from || index + 1 === way.to;
				const least = Math.min(...runsOf(way).map((run) => distanceTo(run, place)));
				assert.ok(isEnd || least > 0.6 * cell, `${way.from}-${way.to} touches ${index + 1}`);
			}
			for (const { x, y } of runsOf(way).flat()) {
				assert.ok(x >= 0 && y >= 0 && x <= width && y <= height, `${x} ${y}`);
			}
		}
	}
});

test("a torus of three rows and columns is drawn with straight lines that leave it and come back", () => {
	const small = { ...board, ...classics.torus(3) };
	assert.deepEqual([...wrapsOf(small.graph).links].length, 6);
	const { ways } = graphDrawing(layOut(small, 500, 500, 1), small);
	assert.deepEqual(
		ways.flatMap(runsOf).filter((run) => run.length > 2),
		[],
	);
	// One row joined at its ends is a line past its middle point.
	const { columns, graph } = classics.grid(3);
	assert.equal(columns, 9);
	assert.equal(wrapsOf({ ...graph, edges: [...graph.edges, { from: 1, to: 3 }] }).links.size, 0);
});

test("a step around is drawn where it leaves and where it arrives, there and back", () => {
	const layout = layOut(board, 500, 500, 1);
	const [first, last] = [layout.points?.[0], layout.points?.[3]];
	const there = runsOfStep(layout, board, { from: point(1), to: point(4) });
	assert.deepEqual([there[0]?.[0], there[1]?.[1]], [first, last]);
	assert.ok((there[0]?.[1]?.x ?? 0) < (first?.x ?? 0));
	assert.ok((there[1]?.[0].x ?? 0) > (last?.x ?? 0));
	const back = runsOfStep(layout, board, { from: point(4), to: point(1) });
	assert.deepEqual(back, there.map((run) => run.toReversed()).reverse());
});

test("a press on either end of a line that goes around means that line", () => {
	const layout = layOut(board, 500, 500, 1);
	for (const index of [0, 3]) {
		const { x = 0, y = 0 } = layout.points?.[index] ?? {};
		const away = (index === 0 ? -1 : 1) * layout.cell * 0.85;
		assert.deepEqual(spotAt(layout, board, { x: x + away, y }).way?.toSorted(), [1, 4]);
	}
});

test("the sides at which the board goes on are dashed, and no others", () => {
	const sides = (drawn: Graph) => {
		const { game, position } = burrow(columns, drawn, 6, 11);
		const shapes = shapesOf(stillScene({ game, position }), layOut(game.board, 500, 500, 1));
		return shapes.flatMap((shape) =>
			shape.kind === "lines" && shape.stroke === "board-way" && shape.dash ? shape.lines : [],
		).length;
	};
	assert.equal(sides(graph), 4);
	assert.equal(sides(cylinder), 2);
	assert.equal(sides(classics.grid(4).graph), 0);
});

test("a graph goes on only if it is a grid, and if no other lines pass over its points", () => {
	const none = (other: Graph) => assert.equal(wrapsOf(other).links.size, 0);
	for (const made of [classics.grid(4), classics.cycle(4), classics.rook(), classics.path(5)]) {
		none(made.graph);
	}
	const { places: _, ...unplaced } = graph;
	none(unplaced);
	none({ ...graph, edges: [...graph.edges, { from: 1, to: 3 }] });
	assert.equal(wrapsOf({ ...graph, edges: [...graph.edges, { from: 1, to: 6 }] }).links.size, 8);
	assert.equal(wrapsOf(cylinder).links.size, 4);
	const said = (graph: Graph) => english.board({ ...board, graph });
	assert.equal(said(graph), "Graph, 16 points, torus: goes on at the opposite side");
	assert.equal(said(cylinder), "Graph, 16 points, goes on at the opposite side");
});
