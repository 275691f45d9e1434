/** Graphs on the board: layout of points, routes of edges, and arrow heads. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Board, Game, Graph, GraphEdge, Problem } from "catchmate";
import { svg } from "catchmate/svg";
import fc from "fast-check";
import { presetsOf } from "../../wasm/presets.ts";
import { arrange } from "../../web/board/arrange.ts";
import { shapesOf } from "../../web/board/drawing.ts";
import { edgesOf, runsOfStep } from "../../web/board/edge-routes.ts";
import { groundShapes, namesOf } from "../../web/board/graph-drawing.ts";
import { layOut, layOutSquares, squareAt } from "../../web/board/layout.ts";
import { valueShapes } from "../../web/board/marks.ts";
import { lookOf } from "../../web/board/pieces.ts";
import { distanceTo } from "../../web/board/shapes.ts";
import { stillScene } from "../../web/board/state.ts";
import { headingOf, linksOf, neighboursOf, waysFrom } from "../../web/model/graph.ts";
import type { Point } from "../../web/model/places.ts";
import { packageSolver as solver } from "./games.ts";
import { burrow } from "./graphs.ts";

/** Edges in short: `1-2`, one way `1>2`, of one side `cat 1-2`. */
const edges = (text: string): GraphEdge[] =>
	text.split(", ").map((edge) => {
		const [, side, from, way, to] = /^(?:(\w+) )?(\d+)([->])(\d+)$/.exec(edge) ?? assert.fail(edge);
		const ends = { from: Number(from), to: Number(to) };
		return { ...ends, ...(side && { side }), ...(way === ">" && { oneWay: true }) };
	});

const placesOf = (text: string): Point[] =>
	text.split(" ").map((place) => {
		const [x = 0, y = 0] = place.split(",").map(Number);
		return { x, y };
	});

const path = (points: number): Graph => ({
	edges: Array.from({ length: points - 1 }, (_, index) => ({ from: index + 1, to: index + 2 })),
});

/** A grid's points are numbered in arbitrary order. */
function grid(rows: number, columns: number): Graph {
	const number = (row: number, column: number) =>
		((7 * (row * columns + column) + 3) % (rows * columns)) + 1;
	const found = Array.from({ length: rows * columns }, (_, at) => {
		const [row, column] = [Math.floor(at / columns), at % columns];
		const from = number(row, column);
		return [
			...(column + 1 < columns ? [{ from, to: number(row, column + 1) }] : []),
			...(row + 1 < rows ? [{ from, to: number(row + 1, column) }] : []),
		];
	});
	return { edges: found.flat() };
}

const boardOf = (columns: number, graph: Graph): Board => ({
	...{ rows: 1, columns, obstacles: [], graph },
});

const anyGraph = fc.integer({ min: 1, max: 14 }).chain((columns) =>
	fc
		.array(fc.tuple(fc.integer({ min: 1, max: columns }), fc.nat()), { maxLength: 30 })
		.map((pairs) => pairs.map(([from, to]) => ({ from, to: (to % columns) + 1 })))
		.map((all) => ({ columns, graph: { edges: all.filter(({ from, to }) => from !== to) } })),
);

describe("points without coordinates", () => {
	test("are laid out inside the drawing, repeatably, each in its own place", () => {
		fc.assert(
			fc.property(anyGraph, ({ columns, graph }) => {
				const places = arrange({ columns }, graph);
				assert.deepEqual(places, arrange({ columns }, { edges: [...graph.edges] }));
				assert.equal(new Set(places.map(({ x, y }) => `${x} ${y}`)).size, columns);
				for (const part of places.flatMap(({ x, y }) => [x, y])) {
					assert.ok(Number.isInteger(part) && part >= 0 && part <= 1000, `${part}`);
				}
			}),
			{ numRuns: 25 },
		);
	});

	test("of a path and a grid lie in rows and columns", () => {
		for (const [rows, columns] of [
			[1, 5],
			[4, 6],
		] as const) {
			const places = arrange({ columns: rows * columns }, grid(rows, columns));
			const distinct = (axis: "x" | "y") => new Set(places.map((place) => place[axis])).size;
			const counts = [distinct("x"), distinct("y")];
			assert.deepEqual([Math.min(...counts), Math.max(...counts)], [rows, columns]);
		}
	});

	test("of a tree and a cycle have no crossing edges", () => {
		const cycle = edges("1-2, 2-3, 3-4, 4-5, 5-6, 6-7, 7-8, 8-1");
		const tree = Array.from({ length: 14 }, (_, n) => ({ from: Math.floor(n / 2) + 1, to: n + 2 }));
		for (const [columns, all] of [
			[8, cycle],
			[15, tree],
		] as const) {
			const places = arrange({ columns }, { edges: all });
			const turn = (a: number, b: number, c: number) => {
				const [p, q, r] = [places[a - 1], places[b - 1], places[c - 1]] as [Point, Point, Point];
				return Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
			};
			const pairs = all.flatMap((one) => all.map((two) => [one, two] as const));
			for (const [{ from: a, to: b }, { from: c, to: d }] of pairs) {
				const isApart = new Set([a, b, c, d]).size === 4;
				const crosses = turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
				assert.ok(!(isApart && crosses), `${a}-${b} and ${c}-${d}`);
			}
		}
	});
});

describe("the edges between two points", () => {
	test("are drawn as the fewest lines", () => {
		for (const [all, ...expected] of [
			["1-2, 2-1", "1-2 both"],
			["cat 1-2, mouse 1-2", "1-2 both"],
			["1>2, cat 1-2", "1>2 both, back cat"],
			["cat 1>2, mouse 2>1", "1>2 cat", "2>1 mouse"],
		] as const) {
			const links = linksOf({ edges: edges(all) });
			const drawn = links.map(({ from, to, oneWay, side, back }) => {
				const behind = back === null ? "" : `, back ${back}`;
				return `${from}${oneWay ? ">" : "-"}${to} ${side ?? "both"}${behind}`;
			});
			assert.deepEqual(drawn, expected);
			assert.ok(links.every(({ lanes }) => lanes === expected.length));
		}
	});

	test("lead a side to its neighbours, by name", () => {
		const graph = { names: ["a", "b", "c", "d"], edges: edges("2-1, 2>3, cat 4-2") };
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

	test("may loop beside a point", () => {
		const board = boardOf(2, { edges: edges("1-1, 1-2"), places: placesOf("0,0 1000,0") });
		const layout = layOutSquares(board, 40, 1);
		const [loop] = edgesOf(layout, board);
		const [point] = layout.points ?? [];
		assert.ok(loop && point);
		const far = Math.max(...loop.run.map(({ x, y }) => Math.hypot(x - point.x, y - point.y)));
		assert.ok(far > 30 && far < 60, `${far}`);
	});

	test("keep off the names of points", () => {
		// The only two points without a line between them.
		const board = boardOf(8, {
			names: ["5.4", "6.4", "5.3", "5.5", "4.4", "6.3", "6.5", "7.4"],
			places: placesOf("400,400 400,533 267,400 533,400 400,267 267,533 533,533 400,666"),
			edges: edges("1-3, 1-4, 1-5, 2-6, 2-7, 2-8"),
		});
		const names = namesOf(layOutSquares(board, 30, 1), board);
		for (const [index, a] of names.entries()) {
			for (const b of names.slice(index + 1)) {
				const isApart = Math.abs(a.x - b.x) >= a.half + b.half || Math.abs(a.y - b.y) >= a.size;
				assert.ok(isApart, `${a.text} and ${b.text}`);
			}
		}
	});

	test("are straight where possible, bend around points, and run in parallel", () => {
		const board = boardOf(4, {
			places: placesOf("0,500 500,500 1000,500 500,1000"),
			edges: edges("1-3, 1-4, cat 2>4, mouse 4>2"),
		});
		const layout = layOutSquares(board, 40, 1);
		const [over, straight, cat, mouse] = edgesOf(layout, board);
		assert.ok(over && straight && cat && mouse && layout.points);
		assert.ok(distanceTo(over.run, layout.points[1] as Point) >= 0.6 * 40, "it runs over a point");
		assert.equal(straight.run.length, 2);
		const [one = 0, two = 0] = [cat, mouse].map(({ run }) => run[Math.floor(run.length / 2)]?.x);
		assert.ok(Math.abs(one - two) > 10, `${one}, ${two}`);
		const [from, to] = [1, 3].map((column) => ({ row: 1, column }));
		assert.ok(from && to);
		const back = runsOfStep(layout, board, { from: to, to: from });
		const there = runsOfStep(layout, board, { from, to }).map((run) => run.toReversed());
		assert.deepEqual(there, back);
	});
});

describe("arrow heads", () => {
	/** The colours of the arrow heads, one for each. */
	const heads = ({ game, position }: Pick<Problem, "game" | "position">) =>
		groundShapes(stillScene({ game, position }), layOutSquares(game.board, 40, 1)).flatMap(
			(shape) => (shape.kind === "lines" && shape.closed ? [shape.fill] : []),
		);
	const places = placesOf("0,500 500,500 1000,500");
	const problemOf = (text: string) => burrow(3, { edges: edges(text), places }, 1, 3);
	const ofMouse = ({ game }: { game: Game }) => lookOf(game.rules, "mouse").fill;

	test("are replaced on the hare's board by a sentence about the hounds", async () => {
		const [preset] = presetsOf("hare-and-hounds");
		const [problem] = (await solver.read("hare-and-hounds", preset?.text ?? "")).problems;
		assert.ok(problem);
		assert.deepEqual(heads(problem), []);
		assert.deepEqual(headingOf(problem.game), { side: "hounds", never: "left" });
		assert.match(svg(solver, problem.game, problem.position), /never go left\.<\/desc>/);
	});

	test("belong to the side that alone goes back, if the lines diverge", () => {
		const apart = problemOf("1>2, mouse 2>1, 3>2, mouse 2>3");
		assert.equal(headingOf(apart.game), null);
		assert.deepEqual(heads(apart), [ofMouse(apart), ofMouse(apart)]);
	});

	test("belong to one-way lines, of both sides or of one", () => {
		const problem = problemOf("1>2, mouse 2>3");
		assert.deepEqual(heads(problem), ["board-way", ofMouse(problem)]);
	});

	test("are needed where a side uses every line, or the points have no coordinates", () => {
		assert.deepEqual(headingOf(problemOf("1>2, mouse 2>1").game), { side: "cat", never: "left" });
		assert.equal(headingOf(problemOf("1>2, mouse 2>1, 2-3").game), null);
		assert.equal(headingOf(burrow(3, { edges: edges("1>2, mouse 2>1") }, 1, 3).game), null);
	});
});

test("a graph fills its space, and a press selects the nearby point", () => {
	const side = fc.integer({ min: 80, max: 900 });
	fc.assert(
		fc.property(anyGraph, side, side, ({ columns, graph }, width, height) => {
			const board = boardOf(columns, { ...graph, places: arrange({ columns }, graph) });
			const layout = layOut(board, width, height, 2);
			assert.ok(layout.width <= width + 1 && layout.height <= height + 1);
			for (const [index, { x, y }] of (layout.points ?? []).entries()) {
				assert.ok(x >= 0 && y >= 0 && x <= layout.width && y <= layout.height);
				assert.deepEqual(squareAt(layout, { x: x + 1, y }), { row: 1, column: index + 1 });
			}
			assert.equal(squareAt(layout, { x: -200, y: -200 }), null);
		}),
		{ numRuns: 25 },
	);
});

test("a goal shows around its piece, on points and squares", () => {
	const { game, position } = burrow(3, path(3), 1, 3);
	const field = { rows: 1, columns: 3, obstacles: [], goals: { mouse: [{ row: 1, column: 1 }] } };
	const { edge } = lookOf(game.rules, "mouse");
	for (const cell of [16, 42, 112]) {
		for (const board of [game.board, field]) {
			const scene = stillScene({ game: { rules: game.rules, board }, position });
			const outer = shapesOf(scene, layOutSquares(board, cell, 1)).flatMap((shape) => {
				const { stroke, thickness = 0 } = shape;
				const half =
					shape.kind === "circle" ? shape.radius : shape.kind === "rect" ? shape.width / 2 : 0;
				return stroke === edge && half > 0 ? [half + thickness / 2] : [];
			});
			// The widest piece on a square, and on a point.
			const piece = board === field ? cell * 0.43 : cell / 2;
			assert.ok(Math.max(...outer) > piece, `${cell}: ${outer}`);
		}
	}
});

test("a point's value is legible inside it, and hides less than half of a piece", () => {
	const board = boardOf(3, path(3));
	const middle = { row: 1, column: 2 };
	for (let cell = 24; cell <= 112; cell++) {
		const layout = layOutSquares(board, cell, 1);
		const { x = 0, y = 0 } = layout.points?.[1] ?? {};
		for (const distance of [0, 9, 10, 99]) {
			const value = { outcome: "loss", distance, winner: "second" } as const;
			const shapes = valueShapes(layout, value, middle, false, "board-number");
			const number = shapes.find(({ kind }) => kind === "text");
			assert.ok(number?.kind === "text" && number.size >= 11, `${distance} in ${cell}`);
			const half = number.text.length * number.size * 0.3;
			assert.ok(Math.hypot(Math.abs(number.x - x) + half, number.y - y) <= cell / 2);
		}
		const draw = { outcome: "draw", distance: null, winner: null } as const;
		const [chip] = valueShapes(layout, draw, middle, true);
		assert.ok(chip?.kind === "rect");
		assert.ok(chip.x > x - cell * 0.1 && chip.y > y - cell * 0.1, `${cell}`);
	}
});
