import assert from "node:assert/strict";
import { test } from "node:test";
import { type Game, InvalidPositionError, type Move, type Position, type Rules } from "catchmate";
import { type SvgOptions, svg as svgBy } from "catchmate/svg";
import fc from "fast-check";
import { shapesOf } from "../../web/board/drawing.ts";
import { cornerOf, layOutSquares } from "../../web/board/layout.ts";
import { valueShapes } from "../../web/board/marks.ts";
import { pieceLook } from "../../web/board/pieces.ts";
import { stillScene } from "../../web/board/state.ts";
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

/** The number of outlined pieces; each has two outlines, around its side and its face. */
const countPieces = (text: string, { outline }: { readonly outline: string }) =>
	count(text, `d="${outline}"`) / 2;

/** The element names, in order, if every element closes; throws on malformed text. */
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

test("a picture of any position is well-formed, with every piece and obstacle", () => {
	const options = fc.record({
		lang: fc.constantFrom("en", "zh"),
		theme: fc.constantFrom("auto", "light", "dark"),
		cell: fc.integer({ min: 8, max: 256 }),
		title: fc.option(fc.string({ unit: "binary" }), { nil: undefined }),
	} as const);
	const games = fc.oneof(...solver.games.map((rules) => coded(solver, rules)));
	fc.assert(
		fc.property(games, options, (what, options) => {
			const [lastMove] = what.moves;
			const marked = { lastMove, arrows: what.moves, marks: what.game.board.obstacles };
			const text = svg(what.game, what.position, { ...options, ...marked });
			const elements = elementsOf(text);
			assert.equal(elements[0], "svg");
			assert.equal(elements.filter((name) => name === "title").length, 1);
			assert.doesNotMatch(text, /NaN|undefined|Infinity|<script|href|url\(/);
			const owners = what.game.rules.sides.filter(({ pieces }) => pieces > 0);
			const shapes = new Set(owners.map(({ name }) => pieceLook(what.game.rules, name).shape));
			const drawn = [...shapes].reduce((sum, shape) => sum + countPieces(text, shape), 0);
			// A captured piece is covered.
			const pieces = Object.values(what.position.pieces).flat();
			assert.equal(drawn, new Set(pieces.map(({ row, column }) => `${row} ${column}`)).size);
			const hasWalls = text.includes('class="catchmate-fill-board-obstacle"');
			assert.equal(hasWalls, obstaclesOf(what.game).walls.length > 0);
		}),
		{ numRuns: 25 },
	);
});

test("a heat map replaces the move values", () => {
	const heat = [
		{ square: white, outcome: "win", distance: 0, winner: "white" },
		{ square: { row: 3, column: 1 }, outcome: "loss", distance: 10, winner: "black" },
		{ square: { row: 8, column: 8 }, outcome: "win", distance: 5, winner: "white" },
		{ square: { row: 8, column: 1 }, outcome: "draw", distance: null, winner: null },
	] as const;
	const values = [{ ...heat[0], move: { from: white, to: beside }, distance: 77 }] as const;
	const text = svg(game, position, { heat, values });
	const tiles = [...text.matchAll(/<rect x="(\d+)" y="(\d+)" [^>]*fill="(rgb[^"]*)"\/>/g)];
	const shown = tiles.map(([, x, y, fill]) => `${x} ${y} ${fill}`);
	const [won, lost, later] = ["rgb(208,234,252)", "rgb(86,32,0)", "rgb(38,134,198)"];
	assert.deepEqual(shown, [`167 57 ${won}`, `23 105 ${lost}`, `359 345 ${later}`]);
	// Bare on their colours, except for one over a piece, which has a chip.
	assert.equal(count(text, 'class="catchmate-fill-chip '), 1);
	assert.match(text, /fill="rgb\(255,255,255\)"[^>]*>10<\/text>/);
	assert.doesNotMatch(text, />77</);
});

test("a picture has a title and a description in either language", () => {
	const lastMove = { from: { row: 1, column: 4 }, to: white };
	assert.match(
		svg(game, position, { lastMove }),
		/<title>Chase, .*<\/title>\n<desc>White on row 2, column 4\. Black on .*column 4\.<\/desc>/,
	);
	assert.match(svg(game, position, { lang: "zh" }), /轮到白方走<\/title>\n<desc>白方在第 2 行/);
	const captured = { ...position, pieces: { white: [white], black: [white] } };
	assert.match(svg(game, captured), /the game is over</);
	assert.match(svg(game, position, { title: "<b> & \u0000" }), /<title>&lt;b&gt; &amp; \ufffd</);
});

test("opposite arrows lie side by side, a lone one in the middle", () => {
	/** The extent of each arrow along its row. */
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

test("a picture shows values, marks, arrows and the last move on request", () => {
	const move = { from: white, to: beside };
	const plain = svg(game, position);
	for (const part of ["accent", "chip", "board-last-move", "board-last-move-tint", "win", "loss"]) {
		assert.ok(!plain.includes(`-${part}"`), part);
	}
	const shown = (options: SvgOptions) => svg(game, position, options);
	assert.equal(count(shown({ marks: [white, beside] }), 'class="catchmate-stroke-accent"'), 2);
	const dot = { square: white, shape: "dot", label: "here" } as const;
	assert.match(shown({ marks: [dot] }), /<circle [^>]* class="catchmate-stroke-a/);
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
	// The best move's chip is filled; the other is outlined.
	assert.equal(count(valued, 'class="catchmate-fill-win catchmate-stroke-win"'), 1);
	assert.equal(count(valued, 'class="catchmate-fill-chip catchmate-stroke-draw"'), 1);
	assert.match(valued, /class="catchmate-fill-win-ink"[^>]*>7</);
	assert.match(valued, /catchmate-fill-draw"/);
	assert.doesNotMatch(valued, /catchmate-fill-loss/);
	assert.doesNotMatch(shown({ values, cell: 20 }), /-(win-ink|chip-text)"[^>]*>7</);
});

test("the captor covers the captured piece, whichever moved", () => {
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

test("a picture shows any ply of a line, with the move before it", () => {
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
	const own = svg(game, position, { line, ply: 1, lastMove: null, arrows: [back] });
	assert.equal(own, svg(game, next, { arrows: [back] }));
	for (const ply of [-1, 3, 1.5, Number.NaN]) {
		assert.throws(() => svg(game, position, { line, ply }), /options\.ply/);
	}
	assert.throws(() => svg(game, position, { line: [back] }), /move 1 is not legal/);
});

test("a value stays within its square and hides less than half of a piece", () => {
	for (let cell = 4; cell <= 60; cell++) {
		const layout = layOutSquares(game.board, cell, 1);
		const { x: left, y: top } = cornerOf(layout, white);
		for (const [occupied, distance] of [
			[false, 1],
			[true, 99],
		] as const) {
			const value = { outcome: "win", distance, winner: "white" } as const;
			for (const shape of valueShapes(layout, value, white, occupied)) {
				if (shape.kind !== "rect") continue;
				const half = shape.stroke === undefined ? 0 : (shape.thickness ?? 1) / 2;
				const [x, y] = [shape.x - half - left, shape.y - half - top];
				const [right, bottom] = [x + shape.width + 2 * half, y + shape.height + 2 * half];
				assert.ok(Math.min(x, y) > -0.5, `${cell}: ${x}, ${y}`);
				assert.ok(Math.max(right, bottom) < cell + 0.5, `${cell}: ${right}, ${bottom}`);
				assert.ok(!occupied || y > cell / 2 - 0.5, `${cell}: it hides the piece`);
			}
		}
	}
});

test("an unknown game shows its id and its sides' names", () => {
	const [first, second] = game.rules.sides;
	const wolf = { ...first, name: "wolf", goals: ["left", "bottom"] } as const;
	const sides = [wolf, { ...second, name: "geese", pieces: 6 }] as const;
	const rules = { ...game.rules, id: "wolf-and-geese", sides, starts: "wolf" };
	const geese = [1, 2, 3, 4, 5, 6].map((column) => ({ row: 1, column }));
	const placed = { toMove: "geese", pieces: { wolf: [white], geese } };
	const text = svg({ rules, board: game.board }, placed);
	assert.match(text, /<title>wolf-and-geese, .*Geese to move<\/title>\n<desc>Wolf on row 2, /);
	const drawn = ["wolf", "geese"].map((name) => countPieces(text, pieceLook(rules, name).shape));
	assert.deepEqual(drawn, [1, 6]);
	assert.equal(count(text, 'class="catchmate-fill-piece-white-edge"'), 2, "finishing lines");
});

test("a side looks like its name, or else unlike the other side", () => {
	const [first, second] = game.rules.sides;
	for (const [names, looks] of [
		["red black", "red black"],
		["fox hounds", "fox hounds"],
		["wolves deer", "white black"],
		["constructor deer", "white black"],
		["wolves hare", "black hare"],
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

test("a picture follows the system's colours, or is always light or dark", () => {
	const [auto, light, dark] = (["auto", "light", "dark"] as const).map((theme) =>
		svg(game, position, { theme }),
	);
	assert.match(auto ?? "", /<style>@media \(prefers-color-scheme:dark\)\{\.catchmate-auto \./);
	assert.doesNotMatch(`${light}${dark}`, /<style|catchmate-auto/);
	assert.match(light ?? "", /fill="#f6efe2"/);
	assert.match(dark ?? "", /fill="#433f4a"/);
	assert.equal(svg(game, position), auto);
});

test("a hint has its own colour, and numbers for several moves", () => {
	const moves = [
		{ from: white, to: beside },
		{ from: { row: 1, column: 5 }, to: { row: 1, column: 6 } },
	] as const;
	const [one, two] = [1, 2].map((count) => {
		const hint = { squares: [white], moves: moves.slice(0, count) };
		const shapes = shapesOf(stillScene({ game, position, hint }), layOutSquares(game.board, 48, 1));
		const colours = shapes.flatMap(({ fill, stroke }) => [fill, stroke]);
		assert.ok(colours.includes("hint") && !colours.includes("accent"));
		return shapes.flatMap((shape) =>
			shape.kind === "text" && shape.weight === 700 ? [shape.text] : [],
		);
	});
	assert.deepEqual([one, two], [[], ["1", "2"]]);
});

test("options out of range are a TypeError", () => {
	const outside = { row: 9, column: 1 };
	const move = { from: white, to: outside };
	const value = { move, outcome: "win", distance: 1, winner: "white" };
	for (const options of [
		...[{ lang: "toString" }, { theme: "Dark" }, { cell: 7 }, { cell: 257 }, { cell: Number.NaN }],
		...[{ marks: [outside] }, { arrows: [move] }, { lastMove: move }, { values: [value] }],
		{ heat: [{ ...value, square: outside }] },
	]) {
		const draw = () => svg(game, position, options as SvgOptions);
		assert.throws(draw, TypeError, JSON.stringify(options));
	}
	const none = { toMove: "white", pieces: { white: [], black: [] } };
	assert.throws(() => svg(game, none), InvalidPositionError);
});

test("a graph is drawn with point names, and laid out if it lacks coordinates", () => {
	const drawn = svg(house.game, house.position, { lastMove: { from: point(4), to: point(2) } });
	elementsOf(drawn);
	for (const name of ["hole", "a", "b", "c", "d", "e"]) {
		assert.ok(drawn.includes(`>${name}</text>`), name);
	}
	assert.match(drawn, /burrow, 6 points: .*The mouse on point c\. .*from point c to point a\./s);
	const { places, names, ...graph } = house.game.board.graph ?? { edges: [] };
	const game = { ...house.game, board: { ...house.game.board, graph } };
	const arranged = svg(game, house.position);
	assert.ok(arranged.includes(">6</text>"));
	assert.equal(svg(structuredClone(game), house.position), arranged);
	assert.throws(() => svg(game, house.position, { marks: [point(7)] }), /has no point 7/);
});
