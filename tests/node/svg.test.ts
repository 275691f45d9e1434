import assert from "node:assert/strict";
import { test } from "node:test";
import { type Game, InvalidPositionError, type Move, type Position, type Rules } from "catchmate";
import { type SvgOptions, svg as svgBy } from "catchmate/svg";
import fc from "fast-check";
import { shapesOf } from "../../web/board/drawing.ts";
import { numberShapes, squareShapes } from "../../web/board/ground.ts";
import { cornerOf, layOutSquares } from "../../web/board/layout.ts";
import { pieceLook } from "../../web/board/pieces.ts";
import { stillScene } from "../../web/board/state.ts";
import { valueShapes } from "../../web/board/value-marks.ts";
import { obstaclesOf } from "../../web/model/draughtboard.ts";
import { coded } from "./boards.ts";
import { packageSolver as solver } from "./games.ts";
import { house, point } from "./graphs.ts";

const svg = (game: Game, position: Position, options?: SvgOptions) =>
	svgBy(solver, game, position, options);

const { game, position } = solver.decode("1Ac4WIAzzUx");

const white = { row: 2, column: 4 };
const beside = { row: 2, column: 5 };

const count = (text: string, part: string | RegExp) => text.split(part).length - 1;

/** The number of pieces with an outline, which each has twice: around its side, and around its face. */
const countPieces = (text: string, { outline }: { readonly outline: string }) =>
	count(text, `d="${outline}"`) / 2;

/** The names of the elements, each with what is closed in its place; throws when the text is not well-formed. */
function elementsOf(text: string): string[] {
	const found: string[] = [];
	const open: string[] = [];
	const token = /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<>&]*")*)(\/?)>|([^<>]+)/gy;
	for (const [, end, name = "", , empty] of text.matchAll(token)) {
		if (name === "") continue;
		if (end) assert.equal(open.pop(), name);
		else found.push(name);
		if (!end && !empty) open.push(name);
	}
	assert.deepEqual(open, []);
	assert.equal(text.replace(token, ""), "");
	return found;
}

test("a picture of any position is well-formed, and draws every piece and obstacle", () => {
	const options = fc.record({
		lang: fc.constantFrom("en", "zh"),
		theme: fc.constantFrom("auto", "light", "dark"),
		cell: fc.integer({ min: 8, max: 256 }),
		title: fc.option(fc.string({ unit: "binary" }), { nil: undefined }),
	} as const);
	fc.assert(
		fc.property(
			fc.oneof(...solver.games.map((rules) => coded(solver, rules))),
			options,
			(what, options) => {
				const [lastMove] = what.moves;
				const text = svg(what.game, what.position, {
					...options,
					lastMove,
					arrows: what.moves,
					marks: what.game.board.obstacles,
				});
				const elements = elementsOf(text);
				assert.equal(elements[0], "svg");
				assert.equal(elements.filter((name) => name === "title").length, 1);
				assert.doesNotMatch(text, /NaN|undefined|Infinity|<script|href|url\(/);
				const owners = what.game.rules.sides.filter(({ pieces }) => pieces > 0);
				const shapes = new Set(owners.map(({ name }) => pieceLook(what.game.rules, name).shape));
				const drawn = [...shapes].map((shape) => countPieces(text, shape));
				// A captured piece is gone.
				const squares = Object.values(what.position.pieces)
					.flat()
					.map(({ row, column }) => `${row} ${column}`);
				assert.equal(
					drawn.reduce((sum, number) => sum + number),
					new Set(squares).size,
				);
				const obstacles = /class="catchmate-fill-board-obstacle"/.exec(text);
				assert.equal(obstacles !== null, obstaclesOf(what.game).walls.length > 0);
			},
		),
		{ numRuns: 50 },
	);
});

test("a map of what a piece elsewhere would be worth takes the place of the values of moves", () => {
	const heat = [
		{ square: white, outcome: "win", distance: 0, winner: "white" },
		{ square: { row: 3, column: 1 }, outcome: "loss", distance: 10, winner: "black" },
		{ square: { row: 8, column: 8 }, outcome: "win", distance: 5, winner: "white" },
		{ square: { row: 8, column: 1 }, outcome: "draw", distance: null, winner: null },
	] as const;
	const text = svg(game, position, {
		heat,
		values: [{ move: { from: white, to: beside }, outcome: "win", distance: 77, winner: "white" }],
	});
	elementsOf(text);
	const tiles = [...text.matchAll(/<rect x="(\d+)" y="(\d+)" [^>]*fill="(rgb[^"]*)"\/>/g)];
	assert.deepEqual(
		tiles.map(([, ...tile]) => tile.join(" ")),
		["167 57 rgb(208,234,252)", "23 105 rgb(86,32,0)", "359 345 rgb(38,134,198)"],
	);
	// Bare on their colours, but for the one over a piece: it has a chip.
	assert.equal(count(text, 'class="catchmate-fill-chip catchmate-stroke-win"'), 1);
	assert.equal(count(text, 'class="catchmate-fill-chip '), 1);
	assert.match(text, /fill="rgb\(255,255,255\)"[^>]*>10<\/text>/);
	assert.match(text, /fill="rgb\(0,0,0\)"[^>]*>5<\/text>/);
	assert.doesNotMatch(text, />77</);
	const beyond = [
		{ square: { row: 9, column: 1 }, outcome: "win", distance: 1, winner: "white" },
	] as const;
	assert.throws(() => svg(game, position, { heat: beyond }), TypeError);
});

test("a picture says in either language what it shows", () => {
	const lastMove = { from: { row: 1, column: 4 }, to: white };
	assert.match(
		svg(game, position, { lastMove }),
		/<title>Chase, 8 × 8: White to move<\/title>\n<desc>White on row 2, column 4\. Black on row 1, column 5\. The last move went from row 1, column 4 to row 2, column 4\.<\/desc>/,
	);
	assert.match(
		svg(game, position, { lastMove, lang: "zh" }),
		/8 × 8，轮到白方走<\/title>\n<desc>白方在第 2 行第 4 列。.*上一手从第 1 行第 4 列走到第 2 行第 4 列。<\/desc>/,
	);
	const captured = { ...position, pieces: { white: [white], black: [white] } };
	assert.match(svg(game, captured), /8 × 8: the game is over</);
	assert.match(svg(game, position, { title: "<b> & \u0000" }), /<title>&lt;b&gt; &amp; \ufffd</);
});

test("arrows there and back lie side by side, and one that nothing meets on the middle of its way", () => {
	/** How far each arrow reaches across the row that it runs along. */
	const reaches = (arrows: readonly Move[]) =>
		[...svg(game, position, { arrows }).matchAll(/d="([^"]+)" class="catchmate-fill-accent"/g)]
			.map(([, path = ""]) => [...path.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y)))
			.map((across) => ({ least: Math.min(...across), most: Math.max(...across) }))
			.sort((one, other) => one.least - other.least);
	const there = { from: white, to: beside };
	const back = { from: beside, to: white };
	const [alone] = reaches([there]);
	const [upper, lower] = reaches([there, back]);
	assert.ok(alone && upper && lower);
	assert.ok(upper.most < lower.least, `${upper.most} lies over ${lower.least}`);
	assert.equal(Math.round(upper.least + lower.most), Math.round(alone.least + alone.most));
});

test("a picture shows values, marks, arrows and the last move, and nothing of them unasked", () => {
	const move = { from: white, to: beside };
	const plain = svg(game, position);
	for (const part of ["accent", "chip", "board-last-move", "board-last-move-tint", "win", "loss"]) {
		assert.ok(!plain.includes(`-${part}"`), part);
	}
	const shown = (options: SvgOptions) => svg(game, position, options);
	assert.equal(count(shown({ marks: [white, beside] }), 'class="catchmate-stroke-accent"'), 2);
	const dot = { square: white, shape: "dot", label: "here" } as const;
	assert.match(
		shown({ marks: [dot] }),
		/<circle cx="190" cy="80" r="5.76" class="catchmate-stroke-a/,
	);
	assert.equal(count(shown({ arrows: [move] }), 'class="catchmate-fill-accent"'), 1);
	assert.equal(count(shown({ lastMove: move }), 'class="catchmate-fill-board-last-move-tint"'), 2);
	assert.equal(shown({ arrows: [{ from: null, to: null }], lastMove: null }), plain);
	const up = { from: white, to: { row: 1, column: 4 } };
	const values = [
		{ move, outcome: "win", distance: 7, winner: "white" },
		{ move, outcome: "loss", distance: 8, winner: "black" },
		{ move: up, outcome: "draw", distance: null, winner: null },
	] as const;
	const valued = shown({ values });
	// The chip of the best move is filled; the other is outlined.
	assert.equal(count(valued, 'class="catchmate-fill-win catchmate-stroke-win"'), 1);
	assert.equal(count(valued, 'class="catchmate-fill-chip catchmate-stroke-draw"'), 1);
	assert.match(valued, /class="catchmate-fill-win-ink"[^>]*>7</);
	assert.match(valued, /catchmate-fill-draw"/);
	assert.doesNotMatch(valued, /catchmate-fill-loss/);
	assert.doesNotMatch(
		shown({ values, cell: 20 }),
		/class="catchmate-fill-(win-ink|chip-text)"[^>]*>7</,
	);
});

test("a captured piece is gone under the one that captured it, whichever moved", () => {
	const [first, second] = game.rules.sides;
	const over = (capture: Rules["capture"], toMove: string) => {
		const rules = { ...game.rules, id: "own", capture };
		const captured = { toMove, pieces: { white: [white], black: [white] } };
		const text = svg({ ...game, rules }, captured);
		return [first, second].map(({ name }) => countPieces(text, pieceLook(rules, name).shape));
	};
	assert.deepEqual(over("wins", "white"), [0, 1]);
	assert.deepEqual(over("wins", "black"), [1, 0]);
	assert.deepEqual(over({ winner: "black" }, "black"), [0, 1]);
	assert.deepEqual(over({ winner: "white" }, "white"), [1, 0]);
});

test("a picture is of any ply of a line, with the move that led there", () => {
	const [there] = solver.legalMoves(game, position);
	assert.ok(there);
	const next = solver.decode(solver.encode({ game, position, moves: [there] })).positions[0];
	assert.ok(next);
	const [back] = solver.legalMoves(game, next);
	assert.ok(back);
	const line = [there, back];
	assert.equal(svg(game, position, { line, ply: 1 }), svg(game, next, { lastMove: there }));
	assert.equal(svg(game, position, { line, ply: 0 }), svg(game, position));
	assert.equal(svg(game, position, { line }), svg(game, next, { line: [back] }));
	assert.equal(
		svg(game, position, { line, ply: 1, lastMove: null, arrows: [back] }),
		svg(game, next, { arrows: [back] }),
	);
	for (const ply of [-1, 3, 1.5, Number.NaN]) {
		assert.throws(() => svg(game, position, { line, ply }), /options\.ply is .*, expected a whole/);
	}
	assert.throws(() => svg(game, position, { line: [back] }), /move 1 is not legal/);
});

test("a value stays within its square, however small, and leaves more than half of a piece in sight", () => {
	for (let cell = 4; cell <= 60; cell++) {
		const layout = layOutSquares(game.board, cell, 1);
		const { x: left, y: top } = cornerOf(layout, white);
		for (const [occupied, distance] of [
			[false, 1],
			[false, 99],
			[true, 1],
			[true, 99],
		] as const) {
			const value = { outcome: "win", distance, winner: "white" } as const;
			for (const shape of valueShapes(layout, value, white, occupied)) {
				const half = shape.stroke === undefined ? 0 : (shape.thickness ?? 1) / 2;
				const corners = shape.kind === "lines" ? shape.lines.flat() : [];
				if (shape.kind === "rect") {
					corners.push({ x: shape.x - half, y: shape.y - half });
					const [right, bottom] = [shape.x + shape.width, shape.y + shape.height];
					corners.push({ x: right + half, y: bottom + half });
				}
				for (const { x, y } of corners) {
					assert.ok(x > left - 0.5 && x < left + cell + 0.5, `${cell}: ${x - left}`);
					assert.ok(y > top - 0.5 && y < top + cell + 0.5, `${cell}: ${y - top}`);
					assert.ok(!occupied || y > top + cell / 2 - 0.5, `${cell}: it hides the piece`);
				}
			}
		}
	}
});

test("a game that no language knows is drawn and named by its id and its sides' names", () => {
	const [first, second] = game.rules.sides;
	const wolf = { ...first, name: "wolf", goals: ["left", "bottom"] } as const;
	const sides = [wolf, { ...second, name: "geese", pieces: 6 }] as const;
	const rules = { ...game.rules, id: "wolf-and-geese", sides, starts: "wolf" };
	const geese = [1, 2, 3, 4, 5, 6].map((column) => ({ row: 1, column }));
	const placed = { toMove: "geese", pieces: { wolf: [white], geese } };
	const text = svg({ rules, board: game.board }, placed);
	assert.match(text, /<title>wolf-and-geese, 8 × 8: Geese to move<\/title>\n<desc>Wolf on row 2, /);
	const drawn = ["wolf", "geese"].map((name) => countPieces(text, pieceLook(rules, name).shape));
	assert.deepEqual(drawn, [1, 6]);
	assert.equal(count(text, 'class="catchmate-fill-piece-white-edge"'), 2, "finishing lines");
});

test("a side looks as its name says, and one whose name says nothing unlike the other", () => {
	const [first, second] = game.rules.sides;
	for (const [names, looks] of [
		["red black", "red black"],
		["black white", "black white"],
		["fox hounds", "fox hounds"],
		["wolves deer", "white black"],
		["constructor deer", "white black"],
		["wolves hare", "black hare"],
		["black deer", "black white"],
		["wolves white", "black white"],
		["cat deer", "cat white"],
	] as const) {
		const [one = "", two = ""] = names.split(" ");
		const sides = [
			{ ...first, name: one },
			{ ...second, name: two },
		] as const;
		const look = (side: string) => pieceLook({ ...game.rules, sides }, side).fill;
		assert.equal(`${look(one)} ${look(two)}`.replaceAll("piece-", ""), looks, names);
	}
});

test("a picture follows the system's colours by itself, or is light or dark for good", () => {
	const [auto, light, dark] = (["auto", "light", "dark"] as const).map((theme) =>
		svg(game, position, { theme }),
	);
	assert.match(auto ?? "", /<style>@media \(prefers-color-scheme:dark\)\{\.catchmate-auto \./);
	assert.doesNotMatch(`${light}${dark}`, /<style|catchmate-auto/);
	assert.match(light ?? "", /fill="#f6efe2"/);
	assert.match(dark ?? "", /fill="#35323b"/);
	assert.equal(svg(game, position), auto);
});

test("a hint is gold, and of several moves each has its number", () => {
	const moves = [
		{ from: white, to: beside },
		{ from: { row: 1, column: 5 }, to: { row: 1, column: 6 } },
	] as const;
	const drawn = (count: number) => {
		const hint = { squares: [white], moves: moves.slice(0, count) };
		return shapesOf(stillScene({ game, position, hint }), layOutSquares(game.board, 48, 1));
	};
	const painted = drawn(2).flatMap((shape) => [shape.fill, shape.stroke]);
	assert.equal(painted.filter((colour) => colour === "hint").length, 5);
	assert.ok(!painted.includes("accent"));
	const numbers = (count: number) =>
		drawn(count).flatMap((shape) =>
			shape.kind === "text" && shape.weight === 700 ? [shape.text] : [],
		);
	assert.deepEqual([numbers(1), numbers(2)], [[], ["1", "2"]]);
});

test("what cannot be drawn is refused", () => {
	const outside = { row: 9, column: 1 };
	const move = { from: white, to: outside };
	const value = { move, outcome: "win", distance: 1, winner: "white" };
	for (const options of [
		...[{ lang: "tlh" }, { lang: "toString" }, { theme: "blue" }, { cell: 7 }, { cell: 257 }],
		...[{ cell: Number.NaN }, { marks: [outside] }, { arrows: [move] }, { lastMove: move }],
		{ values: [value] },
	]) {
		const draw = () => svg(game, position, options as SvgOptions);
		assert.throws(draw, TypeError, JSON.stringify(options));
	}
	const none = { toMove: "white", pieces: { white: [], black: [] } };
	assert.throws(() => svg(game, none), InvalidPositionError);
});

test("a graph is drawn with the names of its points, arranged where it does not say where they lie", () => {
	const drawn = svg(house.game, house.position, { lastMove: { from: point(4), to: point(2) } });
	elementsOf(drawn);
	for (const name of ["hole", "a", "b", "c", "d", "e"]) {
		assert.ok(drawn.includes(`>${name}</text>`), name);
	}
	assert.match(drawn, /<title>burrow, 6 points: The mouse to move<\/title>/);
	assert.match(drawn, /The mouse on point c\. The cat on point d\./);
	assert.match(drawn, /The last move went from point c to point a\.<\/desc>/);
	const { places, names, ...graph } = house.game.board.graph ?? { edges: [] };
	const game = { ...house.game, board: { ...house.game.board, graph } };
	const arranged = svg(game, house.position, { lang: "zh" });
	elementsOf(arranged);
	assert.match(arranged, /<title>burrow，6 个点，轮到老鼠走<\/title>/);
	assert.ok(arranged.includes(">6</text>"));
	assert.equal(svg(structuredClone(game), house.position, { lang: "zh" }), arranged);
	assert.throws(() => svg(game, house.position, { marks: [point(7)] }), /has no point 7/);
});

test("squares that a board names many times are drawn once", () => {
	const obstacle = { row: 4, column: 4 };
	const marked = { white: [{ row: 5, column: 5 }] };
	const board = { ...game.board, obstacles: [obstacle], goals: marked, closed: {} };
	const many = {
		...board,
		obstacles: Array.from({ length: 100_000 }, () => obstacle),
		goals: { white: Array.from({ length: 1000 }, () => marked.white[0] ?? obstacle) },
	};
	assert.equal(svg({ ...game, board: many }, position), svg({ ...game, board }, position));
});

/** How many edges of a graph that joins all points with each other do not run straight in its picture. */
function bentEdges(points: number): number {
	const numbers = Array.from({ length: points }, (_, index) => index + 1);
	const edges = numbers.flatMap((from) => numbers.slice(from).map((to) => ({ from, to })));
	const board = { rows: 1, columns: points, obstacles: [], graph: { edges } };
	const picture = svg({ rules: house.game.rules, board }, house.position);
	return (
		picture.match(/d="M[^LZ"]+L[^LZ"]+L[^"]*" class="catchmate-stroke-board-way"/g)?.length ?? 0
	);
}

test("edges run round points, unless the graph is so dense that there is no free space in it", () => {
	assert.ok(bentEdges(40) > 100);
	assert.equal(bentEdges(300), 0);
});

test("the squares of a large board are shapes of a row each, which a browser fills at once", () => {
	const shapes = squareShapes(layOutSquares({ rows: 100, columns: 100, obstacles: [] }, 20, 1));
	const polygons = shapes.flatMap((shape) =>
		shape.kind === "lines" && shape.fill !== undefined ? [shape.lines.length] : [],
	);
	assert.deepEqual(polygons, Array(100).fill(50));
});

test("the numbers of rows are whole where they have three digits", () => {
	for (const cell of [8, 11, 40]) {
		const board = { rows: 200, columns: 2, obstacles: [] };
		const last = numberShapes(layOutSquares(board, cell, 1)).find(
			(shape) => shape.kind === "text" && shape.text === "200",
		);
		assert.ok(last?.kind === "text");
		// A digit is not wider than two thirds of its height.
		assert.ok(last.x >= (3 * last.size * 2) / 3, `${cell}: ${last.x}`);
	}
});
