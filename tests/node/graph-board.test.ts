/** Graphs on the board: wrapping sides, and arrow keys. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Board, Graph } from "catchmate";
import fc from "fast-check";
import { shapesOf } from "../../web/board/drawing.ts";
import { edgesOf, runsOf, runsOfStep } from "../../web/board/edge-routes.ts";
import { nextPoint } from "../../web/board/grid.ts";
import { layOut, layOutSmall } from "../../web/board/layout.ts";
import { spotAt } from "../../web/board/pen.ts";
import { distanceTo } from "../../web/board/shapes.ts";
import { stillScene } from "../../web/board/state.ts";
import { board as english } from "../../web/locale/en/board.ts";
import { classics } from "../../web/model/graphs.ts";
import type { Point } from "../../web/model/places.ts";
import { wrapsOf } from "../../web/model/wraps.ts";
import { burrow, point } from "./graphs.ts";

const { columns, graph } = classics.torus(4);
const board: Board = { rows: 1, columns, graph, obstacles: [] };

/** The torus with only its rows joined at their ends. */
const cylinder: Graph = {
	...graph,
	edges: graph.edges.filter(({ from, to }) => Math.abs(from - to) !== 12),
};

test("torus edges leave the drawing and return, past no point", () => {
	assert.equal(wrapsOf(graph).links.size, 8);
	for (const layout of [layOut(board, 500, 500, 1), layOutSmall(board, 80, 80, 2)]) {
		const { cell, points, width, height } = layout;
		const all = edgesOf(layout, board);
		assert.equal(all.length, 32);
		assert.equal(all.filter(({ rest }) => rest !== null).length, 8);
		for (const edge of all) {
			for (const [index, place] of (points ?? []).entries()) {
				const isEnd = index + 1 === edge.from || index + 1 === edge.to;
				const least = Math.min(...runsOf(edge).map((run) => distanceTo(run, place)));
				assert.ok(isEnd || least > 0.6 * cell, `${edge.from}-${edge.to} touches ${index + 1}`);
			}
			for (const { x, y } of runsOf(edge).flat()) {
				assert.ok(x >= 0 && y >= 0 && x <= width && y <= height, `${x} ${y}`);
			}
		}
	}
});

test("a wrapping step is drawn and pressed where it leaves and arrives", () => {
	const layout = layOut(board, 500, 500, 1);
	const [first, last] = [layout.points?.[0], layout.points?.[3]];
	const there = runsOfStep(layout, board, { from: point(1), to: point(4) });
	assert.deepEqual([there[0]?.[0], there[1]?.[1]], [first, last]);
	assert.ok((there[0]?.[1]?.x ?? 0) < (first?.x ?? 0));
	assert.ok((there[1]?.[0].x ?? 0) > (last?.x ?? 0));
	const back = runsOfStep(layout, board, { from: point(4), to: point(1) });
	assert.deepEqual(back, there.map((run) => run.toReversed()).reverse());
	// A press on either end of the edge selects it.
	for (const index of [0, 3]) {
		const { x = 0, y = 0 } = layout.points?.[index] ?? {};
		const away = (index === 0 ? -1 : 1) * layout.cell * 0.85;
		assert.deepEqual(spotAt(layout, board, { x: x + away, y }).way?.toSorted(), [1, 4]);
	}
});

test("exactly the wrapping sides are dashed", () => {
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

test("a graph wraps only as a grid without other edges across its points", () => {
	const { places: _, ...unplaced } = graph;
	const withEdge = ({ edges, ...rest }: Graph, to: number) => ({
		...rest,
		edges: [...edges, { from: 1, to }],
	});
	for (const [drawn, links] of [
		...[classics.grid(4), classics.cycle(4), classics.rook(), classics.path(5)].map(
			(made) => [made.graph, 0] as const,
		),
		[unplaced, 0],
		[withEdge(graph, 3), 0],
		[withEdge(graph, 6), 8],
		// One row joined at its ends is an edge past its middle point.
		[withEdge(classics.grid(3).graph, 3), 0],
		[cylinder, 4],
	] as const) {
		assert.equal(wrapsOf(drawn).links.size, links);
	}
	const told = [graph, cylinder, classics.grid(4).graph].map((graph) =>
		english.board({ ...board, graph }, "token"),
	);
	assert.deepEqual(
		told.map((text) => [text.includes("torus"), text.includes("opposite")]),
		[
			[true, true],
			[false, true],
			[false, false],
		],
	);
});

const keys = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"];

test("the arrow keys reach every point from every other", () => {
	const coordinate = fc.integer({ min: 0, max: 12 });
	const place: fc.Arbitrary<Point> = fc.record({ x: coordinate, y: coordinate });
	fc.assert(
		fc.property(fc.array(place, { minLength: 1, maxLength: 25 }), (places) => {
			for (const [index] of places.entries()) {
				const reached = new Set([index + 1]);
				for (const point of reached) {
					for (const key of keys) reached.add(nextPoint(places, point, key) ?? point);
				}
				assert.equal(reached.size, places.length);
			}
		}),
		{ numRuns: 100 },
	);
});

test("the arrow keys move square by square over a grid, and stop at its rim", () => {
	const { places = [] } = classics.grid(3).graph;
	for (const [from, ...expected] of [
		[5, 4, 2, 6, 8],
		[1, null, null, 2, 4],
	] as const) {
		assert.deepEqual(
			keys.map((key) => nextPoint(places, from, key)),
			expected,
		);
	}
	assert.equal(nextPoint(places, 5, "Enter"), null);
});
