/** Graphs on the board: where their points lie, and how their ways run. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Board, Graph } from "catchmate";
import fc from "fast-check";
import { arrange } from "../../web/board/arrange.ts";
import { shapesOf } from "../../web/board/drawing.ts";
import { graphDrawing, runsOfStep } from "../../web/board/edge-routes.ts";
import { layOut, layOutSquares, squareAt } from "../../web/board/layout.ts";
import { distanceTo, placeAlong } from "../../web/board/lines.ts";
import { lookOf } from "../../web/board/pieces.ts";
import type { Shape } from "../../web/board/shapes.ts";
import { stillScene } from "../../web/board/state.ts";
import { valueShapes } from "../../web/board/value-marks.ts";
import { linksOf, neighboursOf, waysFrom } from "../../web/model/graph.ts";
import type { Point } from "../../web/model/places.ts";
import { burrow } from "./graphs.ts";

/** Edges between points in a row, `0-1` being the first two. */
const edges = (...pairs: readonly (readonly [number, number])[]): Graph => ({
	edges: pairs.map(([from, to]) => ({ from, to })),
});

const path = (points: number): Graph =>
	edges(...Array.from({ length: points - 1 }, (_, index) => [index + 1, index + 2] as const));

/** The points of a grid are numbered in an order that says nothing. */
function grid(rows: number, columns: number): Graph {
	const number = (row: number, column: number) =>
		((7 * (row * columns + column) + 3) % (rows * columns)) + 1;
	const pairs: [number, number][] = [];
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < columns; column++) {
			if (column + 1 < columns) {
				pairs.push([number(row, column), number(row, column + 1)]);
			}
			if (row + 1 < rows) {
				pairs.push([number(row, column), number(row + 1, column)]);
			}
		}
	}
	return edges(...pairs);
}

const boardOf = (columns: number, graph: Graph): Board => ({
	rows: 1,
	columns,
	obstacles: [],
	graph,
});

const anyGraph = fc
	.integer({ min: 1, max: 14 })
	.chain((columns) =>
		fc.record({
			columns: fc.constant(columns),
			pairs: fc.array(fc.tuple(fc.integer({ min: 1, max: columns }), fc.nat()), { maxLength: 30 }),
		}),
	)
	.map(({ columns, pairs }) => ({
		columns,
		graph: edges(
			...pairs.flatMap(([from, to]) => {
				const other = (to % columns) + 1;
				return other === from ? [] : [[from, other] as const];
			}),
		),
	}));

describe("points without places", () => {
	test("are arranged inside the drawing, always alike, and no two at one place", () => {
		fc.assert(
			fc.property(anyGraph, ({ columns, graph }) => {
				const places = arrange({ columns }, graph);
				assert.deepEqual(places, arrange({ columns }, { edges: [...graph.edges] }));
				assert.equal(new Set(places.map(({ x, y }) => `${x} ${y}`)).size, columns);
				for (const { x, y } of places) {
					assert.ok(Number.isInteger(x) && x >= 0 && x <= 1000, `x is ${x}`);
					assert.ok(Number.isInteger(y) && y >= 0 && y <= 1000, `y is ${y}`);
				}
			}),
			{ numRuns: 25 },
		);
	});

	test("of a path and of a grid lie in rows and columns", () => {
		for (const [rows, columns] of [
			[1, 5],
			[4, 6],
			[5, 5],
			[2, 9],
		] as const) {
			const places = arrange({ columns: rows * columns }, grid(rows, columns));
			const distinct = (axis: "x" | "y") => new Set(places.map((place) => place[axis])).size;
			const counts = [distinct("x"), distinct("y")];
			assert.deepEqual([Math.min(...counts), Math.max(...counts)], [rows, columns]);
		}
	});

	test("of a tree and of a cycle have no edges that cross", () => {
		const cycle = edges(...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => [n, (n % 8) + 1] as const));
		const tree = edges(
			...Array.from({ length: 14 }, (_, n) => [Math.floor(n / 2) + 1, n + 2] as const),
		);
		for (const graph of [cycle, tree]) {
			const columns = Math.max(...graph.edges.map(({ from, to }) => Math.max(from, to)));
			const places = arrange({ columns }, graph);
			const turn = (a: number, b: number, c: number) => {
				const [p, q, r] = [places[a - 1], places[b - 1], places[c - 1]] as [Point, Point, Point];
				return Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
			};
			const pairs = graph.edges.flatMap((one) => graph.edges.map((two) => [one, two] as const));
			for (const [{ from: a, to: b }, { from: c, to: d }] of pairs) {
				const isApart = new Set([a, b, c, d]).size === 4;
				const crosses = turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
				assert.ok(!(isApart && crosses), `${a}-${b} and ${c}-${d}`);
			}
		}
	});
});

describe("the ways between two points", () => {
	test("are drawn as few lines, and as what they lead to", () => {
		const one = { from: 1, to: 2 };
		const back = { from: 2, to: 1, oneWay: true };
		for (const [all, ...expected] of [
			[[one, { from: 2, to: 1 }], "1-2 both"],
			[[back], "2>1 both"],
			[
				[
					{ ...one, side: "cat" },
					{ ...one, side: "mouse" },
				],
				"1-2 both",
			],
			[
				[
					{ ...one, oneWay: true },
					{ ...one, side: "cat" },
				],
				"1>2 both, back cat",
			],
			[
				[
					{ ...one, side: "cat", oneWay: true },
					{ ...back, side: "mouse" },
				],
				"1>2 cat",
				"2>1 mouse",
			],
		] as const) {
			const links = linksOf({ edges: all });
			const drawn = links.map(({ from, to, oneWay, side, back }) => {
				const behind = back === null ? "" : `, back ${back}`;
				return `${from}${oneWay ? ">" : "-"}${to} ${side ?? "both"}${behind}`;
			});
			assert.deepEqual(drawn, expected);
			assert.ok(links.every(({ lanes }) => lanes === expected.length));
		}
	});

	test("lead a side where it may go, and name the neighbours", () => {
		const graph: Graph = {
			names: ["a", "b", "c", "d"],
			edges: [
				{ from: 2, to: 1 },
				{ from: 2, to: 3, oneWay: true },
				{ from: 4, to: 2, side: "cat" },
			],
		};
		assert.deepEqual(waysFrom(graph, "cat", 2), [1, 3, 4]);
		assert.deepEqual(waysFrom(graph, "mouse", 2), [1, 3]);
		assert.deepEqual(waysFrom(graph, "mouse", 3), []);
		assert.deepEqual(neighboursOf(graph, 2), [
			{ name: "a", way: "both", side: null, back: null },
			{ name: "c", way: "there", side: null, back: null },
			{ name: "d", way: "both", side: "cat", back: null },
		]);
		assert.deepEqual(neighboursOf(graph, 3), [{ name: "b", way: "here", side: null, back: null }]);
	});

	test("may lead from a point to itself, and are seen beside it", () => {
		const places = [
			{ x: 0, y: 0 },
			{ x: 1000, y: 0 },
		];
		const board = boardOf(2, { ...edges([1, 1], [1, 2]), places });
		const layout = layOutSquares(board, 40, 1);
		const [loop] = graphDrawing(layout, board).ways;
		assert.ok(loop && layout.points);
		const [point] = layout.points;
		const far = Math.max(
			...loop.run.map(({ x, y }) => Math.hypot(x - (point?.x ?? 0), y - (point?.y ?? 0))),
		);
		assert.ok(far > 30 && far < 60, `${far}`);
		assert.ok(loop.run.every(({ x, y }) => Number.isFinite(x + y)));
	});

	test("leave each name of a point a place of its own", () => {
		// Two points between which alone no line runs.
		const graph: Graph = {
			names: ["5.4", "6.4", "5.3", "5.5", "4.4", "6.3", "6.5", "7.4"],
			places: [
				...[[400, 400] as const, [400, 533] as const, [267, 400] as const, [533, 400] as const],
				...[[400, 267] as const, [267, 533] as const, [533, 533] as const, [400, 666] as const],
			].map(([x, y]) => ({ x, y })),
			edges: edges([1, 3], [1, 4], [1, 5], [2, 6], [2, 7], [2, 8]).edges,
		};
		for (const cell of [20, 30, 40]) {
			const { names } = graphDrawing(layOutSquares(boardOf(8, graph), cell, 1), boardOf(8, graph));
			for (const [index, a] of names.entries()) {
				for (const b of names.slice(index + 1)) {
					const isApart = Math.abs(a.x - b.x) >= a.half + b.half || Math.abs(a.y - b.y) >= a.size;
					assert.ok(isApart, `${a.text} and ${b.text} at ${cell} pixels`);
				}
			}
		}
	});

	test("run straight where they can, bend around points, and lie beside each other", () => {
		const graph: Graph = {
			places: [
				{ x: 0, y: 500 },
				{ x: 500, y: 500 },
				{ x: 1000, y: 500 },
				{ x: 500, y: 1000 },
			],
			edges: [
				{ from: 1, to: 3 },
				{ from: 1, to: 4 },
				{ from: 2, to: 4, side: "cat", oneWay: true },
				{ from: 4, to: 2, side: "mouse", oneWay: true },
			],
		};
		const board = boardOf(4, graph);
		const layout = layOutSquares(board, 40, 1);
		const [over, straight, cat, mouse] = graphDrawing(layout, board).ways;
		assert.ok(over && straight && cat && mouse && layout.points);
		assert.ok(distanceTo(over.run, layout.points[1] as Point) >= 0.6 * 40, "it runs over a point");
		assert.equal(straight.run.length, 2);
		const middles = [cat, mouse].map(({ run }) => run[Math.floor(run.length / 2)]?.x ?? 0);
		assert.ok(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0)) > 10, middles.join());
		const there = runsOfStep(layout, board, {
			from: { row: 1, column: 1 },
			to: { row: 1, column: 3 },
		});
		const back = runsOfStep(layout, board, {
			from: { row: 1, column: 3 },
			to: { row: 1, column: 1 },
		});
		assert.deepEqual(
			there,
			back.map((run) => run.toReversed()),
		);
	});
});

describe("a bent way", () => {
	/** The points of the hare's game, and its edges without their directions. */
	const meadow: Graph = {
		places: [
			...[[0, 500] as const, [250, 250] as const, [250, 500] as const, [250, 750] as const],
			...[[500, 250] as const, [500, 500] as const, [500, 750] as const],
			...[[750, 250] as const, [750, 500] as const, [750, 750] as const, [1000, 500] as const],
		].map(([x, y]) => ({ x, y })),
		edges: [
			...edges([1, 2], [1, 3], [1, 4], [2, 3], [3, 4], [2, 5], [2, 6], [3, 6], [4, 6]).edges,
			...edges([4, 7], [5, 6], [6, 7], [5, 8], [6, 8], [6, 9], [6, 10], [7, 10]).edges,
			...edges([8, 9], [9, 10], [8, 11], [9, 11], [10, 11]).edges,
		],
	};

	/** How far a way looks like one with another that begins or ends with it, beyond the points, in widths of a point. */
	function merged(board: Board, [from, to]: readonly [number, number]): number {
		const layout = layOut(board, 600, 600, 1);
		const { cell, points } = layout;
		const { ways } = graphDrawing(layout, board);
		const way = ways.find((each) => each.from === from && each.to === to);
		assert.ok(way && points);
		const ends = [points[from - 1], points[to - 1]] as [Point, Point];
		const isSame = (column: number) => column === from || column === to;
		const others = ways.filter((each) => isSame(each.from) !== isSame(each.to));
		const steps = 400;
		const lengths = others.map(({ run }) => {
			const near = Array.from({ length: steps }, (_, step) => placeAlong(way.run, step / steps))
				.filter((place) =>
					ends.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) > cell / 2),
				)
				.filter((place) => distanceTo(run, place) < cell * 0.2);
			const length = way.run.slice(1).reduce((sum, { x, y }, index) => {
				const from = way.run[index] ?? { x, y };
				return sum + Math.hypot(x - from.x, y - from.y);
			}, 0);
			return (near.length * length) / steps / cell;
		});
		return Math.max(...lengths);
	}

	test("that is new parts from its neighbours where it leaves a point", () => {
		for (const added of [
			[1, 6],
			[1, 9],
			[6, 11],
		] as const) {
			const board = boardOf(11, { ...meadow, edges: [...meadow.edges, ...edges(added).edges] });
			const most = merged(board, added);
			assert.ok(most < 0.3, `${added}: ${most} widths of a point`);
			const layout = layOut(board, 600, 600, 1);
			const way = graphDrawing(layout, board).ways.at(-1);
			for (const [index, point] of (layout.points ?? []).entries()) {
				const isEnd = added.some((end) => end === index + 1);
				const free = distanceTo(way?.run ?? [{ x: 0, y: 0 }], point) / layout.cell;
				assert.ok(isEnd || free > 0.5, `${added}: ${free} widths of a point`);
			}
		}
	});

	test("keeps its place when another is drawn beside it, which bends away", () => {
		const path: Graph = {
			places: [0, 1, 2, 3, 4].map((step) => ({ x: step * 250, y: 500 })),
			edges: edges([1, 2], [2, 3], [3, 4], [4, 5], [1, 3]).edges,
		};
		const more = { ...path, edges: [...path.edges, { from: 1, to: 4 }] };
		const [one, two] = [boardOf(5, path), boardOf(5, more)];
		const run = (board: Board) => graphDrawing(layOut(board, 600, 600, 1), board).ways[4]?.run;
		assert.deepEqual(run(two), run(one));
		const most = merged(two, [1, 4]);
		assert.ok(most < 0.3, `${most} widths of a point`);
	});
});

describe("a graph in a space", () => {
	test("fills it and keeps its points apart, and a press near a point means it", () => {
		fc.assert(
			fc.property(
				anyGraph,
				fc.integer({ min: 80, max: 900 }),
				fc.integer({ min: 80, max: 900 }),
				({ columns, graph }, width, height) => {
					const board = boardOf(columns, { ...graph, places: arrange({ columns }, graph) });
					const layout = layOut(board, width, height, 2);
					assert.ok(layout.width <= width + 1 && layout.height <= height + 1);
					for (const [index, { x, y }] of (layout.points ?? []).entries()) {
						assert.ok(x >= 0 && y >= 0 && x <= layout.width && y <= layout.height);
						assert.deepEqual(squareAt(layout, { x: x + 1, y }), { row: 1, column: index + 1 });
					}
					assert.equal(squareAt(layout, { x: -200, y: -200 }), null);
				},
			),
			{ numRuns: 25 },
		);
	});
});

describe("a goal", () => {
	test("is seen around a piece that stands there, on a point and on a square", () => {
		const { game, position } = burrow(3, path(3), 1, 3);
		const field = { rows: 1, columns: 3, obstacles: [], goals: { mouse: [{ row: 1, column: 1 }] } };
		const { edge } = lookOf(game.rules, "mouse");
		for (const cell of [16, 24, 42, 64, 112]) {
			for (const board of [game.board, field]) {
				const scene = stillScene({ game: { rules: game.rules, board }, position });
				const outer = shapesOf(scene, layOutSquares(board, cell, 1)).flatMap((shape) => {
					const { stroke, thickness = 0 } = shape;
					const half =
						shape.kind === "circle" ? shape.radius : shape.kind === "rect" ? shape.width / 2 : 0;
					return stroke === edge && half > 0 ? [half + thickness / 2] : [];
				});
				// No piece is wider than its point, or than so much of its square.
				const piece = board === field ? cell * 0.43 : cell / 2;
				assert.ok(Math.max(...outer) > piece, `${cell}: ${outer}`);
			}
		}
	});
});

describe("a value on a point", () => {
	const board = boardOf(3, path(3));
	const middle = { row: 1, column: 2 };
	/** The number of a value, in a point of such a width. */
	const numberOf = (shapes: readonly Shape[]) => shapes.find(({ kind }) => kind === "text");

	test("has a number that can be read from the width on from which it has one, inside its point", () => {
		for (let cell = 24; cell <= 112; cell++) {
			const layout = layOutSquares(board, cell, 1);
			for (const distance of [0, 9, 10, 99]) {
				const value = { outcome: "loss", distance, winner: "second" } as const;
				const number = numberOf(valueShapes(layout, value, middle, false, "board-number"));
				assert.ok(number?.kind === "text" && number.size >= 11, `${distance} in ${cell}`);
				const { x = 0, y = 0 } = layout.points?.[1] ?? {};
				const half = number.text.length * number.size * 0.3;
				assert.ok(Math.hypot(Math.abs(number.x - x) + half, number.y - y) <= cell / 2);
			}
		}
	});

	test("hides less than half of a piece that stands there", () => {
		for (let cell = 16; cell <= 112; cell++) {
			const layout = layOutSquares(board, cell, 1);
			const [chip] = valueShapes(
				layout,
				{ outcome: "draw", distance: null, winner: null },
				middle,
				true,
			);
			assert.ok(chip?.kind === "rect");
			const { x = 0, y = 0 } = layout.points?.[1] ?? {};
			assert.ok(chip.x > x - cell * 0.1 && chip.y > y - cell * 0.1, `${cell}`);
		}
	});
});
