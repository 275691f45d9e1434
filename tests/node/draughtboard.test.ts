/** Boards played on one colour. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Game, Square } from "catchmate";
import { svg } from "catchmate/svg";
import { presetsOf } from "../../wasm/presets.ts";
import { shapesOf } from "../../web/board/drawing.ts";
import { layOut } from "../../web/board/layout.ts";
import type { Shape } from "../../web/board/shapes.ts";
import { stillScene } from "../../web/board/state.ts";
import { mirrorColumns } from "../../web/model/boards.ts";
import { obstaclesOf } from "../../web/model/draughtboard.ts";
import { crossingPawn, packageSolver as solver } from "./games.ts";

const at = (row: number, column: number): Square => ({ row, column });

const [preset] = presetsOf("fox-and-hounds");
const [problem] = (await solver.read("fox-and-hounds", preset?.text ?? "")).problems;
const { game, position } = problem ?? assert.fail();

const withObstacles = (change: (all: readonly Square[]) => readonly Square[]): Game => ({
	rules: game.rules,
	board: { ...game.board, obstacles: change(game.board.obstacles) },
});

/** The numbers of squares, by drawing. */
function drawn(drawnGame: Game, drawnPosition = position): Record<string, number> {
	const scene = stillScene({ game: drawnGame, position: drawnPosition });
	const shapes = shapesOf(scene, layOut(drawnGame.board, 400, 400, 1));
	const count = (fill: string, size: (shape: Shape) => number) =>
		shapes.reduce((sum, shape) => sum + (shape.fill === fill ? size(shape) : 0), 0);
	return {
		played: count("board-square-played", (shape) =>
			shape.kind === "lines" ? shape.lines.length : 0,
		),
		walls: count("board-obstacle", () => 1),
	};
}

test("unreachable squares are the board's light colour, not walls", () => {
	assert.equal(game.board.obstacles.length, 32);
	assert.deepEqual(obstaclesOf(game), { walls: [], unused: game.board.obstacles });
	assert.deepEqual(drawn(game), { played: 32, walls: 0 });
	const mirrored = mirrorColumns({ game, position });
	assert.deepEqual(drawn(mirrored.game, mirrored.position), { played: 32, walls: 0 });
	assert.match(svg(solver, game, position), /Only the dark squares are in play\.<\/desc>/);
});

test("an obstacle on the played colour is a wall", () => {
	const wall = at(4, 3);
	const walled = withObstacles((all) => [...all, wall]);
	assert.deepEqual(obstaclesOf(walled), { walls: [wall], unused: game.board.obstacles });
	assert.deepEqual(drawn(walled), { played: 32, walls: 1 });
	assert.match(svg(solver, walled, position), /in play\. 1 obstacle\.<\/desc>/);
});

test("an opened square of the other colour is drawn as played, and two neighbours make the rest walls", () => {
	const without = (...opened: readonly string[]) =>
		withObstacles((all) => all.filter(({ row, column }) => !opened.includes(`${row},${column}`)));
	assert.deepEqual(drawn(without("4,4")), { played: 33, walls: 0 });
	assert.deepEqual(drawn(without("4,4", "5,5")), { played: 0, walls: 30 });
});

test("obstacles are walls on graphs, for pieces that change colour, and with both colours in play", () => {
	const { obstacles } = game.board;
	const straight = { rules: crossingPawn, board: game.board };
	assert.deepEqual(obstaclesOf(straight), { walls: obstacles, unused: [] });
	const graph = { ...game.board, graph: { edges: [] } };
	assert.deepEqual(obstaclesOf({ ...game, board: graph }).unused, []);
	const some = withObstacles((all) => all.slice(0, 9));
	assert.deepEqual(obstaclesOf(some), { walls: some.board.obstacles, unused: [] });
});
