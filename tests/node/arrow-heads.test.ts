/** The arrow heads on the ways of a graph: none where both sides may go both ways, or where words say who may not. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Game, GraphEdge, Position, Problem } from "catchmate";
import { svg } from "catchmate/svg";
import { groundShapes } from "../../web/board/graph-drawing.ts";
import { layOutSquares } from "../../web/board/layout.ts";
import { lookOf } from "../../web/board/pieces.ts";
import { stillScene } from "../../web/board/state.ts";
import { headingOf } from "../../web/model/graph.ts";
import { presetsOf } from "../../web/model/presets.ts";
import { packageSolver as solver } from "./games.ts";
import { burrow } from "./graphs.ts";

/** The colours of the arrow heads that are drawn, one for each. */
function heads(game: Game, position: Position): readonly (string | undefined)[] {
	const layout = layOutSquares(game.board, 40, 1);
	const shapes = groundShapes(stillScene({ game, position }), layout);
	return shapes.flatMap((shape) => (shape.kind === "lines" && shape.closed ? [shape.fill] : []));
}

const [left, middle, right] = [0, 500, 1000].map((x) => ({ x, y: 500 }));
const places = [left, middle, right].flatMap((place) => place ?? []);
const graphOf = (...edges: readonly GraphEdge[]) => burrow(3, { edges, places }, 1, 3);
const there = { oneWay: true } as const;
const isMouse = { side: "mouse" } as const;
const ofMouse = (game: Game) => lookOf(game.rules, "mouse").fill;

test("the hare's board is as plain as a printed one, for one thing is to be said of its lines", async () => {
	const [preset] = presetsOf("hare-and-hounds");
	const { problems } = await solver.read("hare-and-hounds", preset?.text ?? "");
	const { game, position } = problems[0] as Problem;
	assert.deepEqual(heads(game, position), []);
	assert.deepEqual(headingOf(game), { side: "hounds", never: "left" });
	assert.match(svg(solver, game, position), /The hounds never go left\.<\/desc>/);
});

test("a line on which one side alone goes back has one head, that side's, if the lines lead apart", () => {
	const { game, position } = graphOf(
		{ from: 1, to: 2, ...there },
		{ from: 2, to: 1, ...there, ...isMouse },
		{ from: 3, to: 2, ...there },
		{ from: 2, to: 3, ...there, ...isMouse },
	);
	assert.equal(headingOf(game), null);
	assert.deepEqual(heads(game, position), [ofMouse(game), ofMouse(game)]);
});

test("no heading is told of a side that may go there on some other line", () => {
	const back = [
		{ from: 1, to: 2, ...there },
		{ from: 2, to: 1, ...there, ...isMouse },
	];
	assert.deepEqual(headingOf(graphOf(...back).game), { side: "cat", never: "left" });
	assert.equal(headingOf(graphOf(...back, { from: 2, to: 3 }).game), null);
	const forth = graphOf(...back, { from: 2, to: 3, ...there }).game;
	assert.deepEqual(headingOf(forth), { side: "cat", never: "left" });
	const { graph, ...board } = forth.board;
	const unplaced = { ...board, graph: { edges: graph?.edges ?? [] } };
	assert.equal(headingOf({ ...forth, board: unplaced }), null);
});

test("lines that lead one way, for both sides or for one alone, keep their heads", () => {
	const { game, position } = graphOf(
		{ from: 1, to: 2, ...there },
		{ from: 2, to: 3, ...there, ...isMouse },
	);
	assert.deepEqual(heads(game, position), ["board-way", ofMouse(game)]);
});
