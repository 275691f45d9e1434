/** The picture of the whole game: its points and lines against the table, and its places. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { pathFrom, type WholeGame, wholeGame } from "../../web/learn/whole-game/graph.ts";
import { besideIn, layoutOf, nearestPoint } from "../../web/learn/whole-game/layout.ts";
import { factsOf } from "./facts.ts";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();

const text = "3 1 1 3 3";

async function solved(): Promise<WholeGame> {
	const { game, position } = await problemOf("chase", text);
	const table = await solver.solve(game);
	try {
		return await wholeGame(table, position);
	} finally {
		table.dispose();
	}
}

test("each position of the table is a point, in the layer of its distance, with the table's winner", async () => {
	const { points, layers } = await solved();
	const { game } = await problemOf("chase", text);
	const table = await solver.solve(game);
	const { byDistance } = await table.statistics();
	assert.deepEqual(
		layers.map(({ length }) => length),
		[...byDistance],
	);
	assert.deepEqual(
		layers.flat().sort((one, other) => one - other),
		[...points.keys()],
	);
	for (const [plies, layer] of layers.entries()) {
		for (const at of layer) {
			const point = points[at];
			assert.ok(point);
			const { winner, distance } = await table.lookup(point.position);
			assert.deepEqual([winner, distance], [point.winner, plies]);
		}
	}
	table.dispose();
});

test("each line is a best move, one layer nearer the end, and every way ends where the game is over", async () => {
	const game = await solved();
	for (const [from, { ways, distance }] of game.points.entries()) {
		const best = ways.filter(({ isBest }) => isBest);
		assert.equal(best.length > 0, distance > 0);
		assert.ok(best.every(({ to }) => game.points[to]?.distance === distance - 1));
		assert.equal(pathFrom(game, from).length, distance + 1);
	}
});

test("a game with draws has no such picture", async () => {
	const { game, position } = await problemOf("chase", "3 3\nO..\n.#.\n..X\n");
	const table = await solver.solve(game);
	await assert.rejects(wholeGame(table, position), /a draw/);
	table.dispose();
});

for (const isUpright of [false, true]) {
	test(`${isUpright ? "upright" : "lying"}, every point has a place of its own inside the picture, and is found there`, async () => {
		const game = await solved();
		const layout = layoutOf(game, isUpright);
		const { width, height, places } = layout;
		for (const [point, place] of places.entries()) {
			assert.ok(place.x > 5 && place.x < width - 5, `${place.x}`);
			assert.ok(place.y > 5 && place.y < height - 5, `${place.y}`);
			assert.equal(nearestPoint(layout, { x: place.x + 2, y: place.y - 2 }, 20), point);
			for (const [other, { x, y }] of places.entries()) {
				assert.ok(
					other === point || Math.hypot(x - place.x, y - place.y) > 12,
					`${point} ${other}`,
				);
			}
		}
		assert.equal(nearestPoint(layout, { x: -500, y: -500 }, 20), null);
		const layer = game.layers[4] ?? [];
		assert.equal(besideIn(layout, layer, layer[2] ?? -1), layer[2]);
		assert.equal(besideIn(layout, [], 0), null);
	});
}

test("the built pictures draw all points, each language with its words", () => {
	const { positions } = factsOf("board");
	for (const [folder, word] of [
		["", "over"],
		["zh/", "已结束"],
	] as const) {
		for (const name of ["whole-game", "whole-game-upright"]) {
			const file = new URL(`../../build/page/learn/${folder}pictures/${name}.svg`, import.meta.url);
			const picture = readFileSync(file, "utf8");
			assert.equal([...picture.matchAll(/class="point /g)].length, positions);
			assert.ok(picture.includes(`>${word}</text>`));
		}
	}
});
