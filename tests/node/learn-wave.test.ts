/** The tutorial's wave: each square of the black piece at its distance in the table. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { waveOf } from "../../web/learn/crossing-pawn/wave.ts";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();

const texts = [
	"5 4\n....\nO...\n....\n...X\n.O..",
	"3 4\n#..#\nO#O.\n..X.",
	"3 4\nO.#.\nO.##\n##X.",
];

test("the wave reaches each square of the black piece at the distance that the table has, with either side to move", async () => {
	let draws = 0;
	for (const text of texts) {
		const { game, position } = await problemOf("crossing-pawn", text);
		const table = await solver.solve(game);
		for (const toMove of ["red", "black"]) {
			const { layers, never } = await waveOf(table, { ...position, toMove }, "black");
			const { rows, columns, obstacles } = game.board;
			assert.equal(layers.flat().length + never.length, rows * columns - obstacles.length);
			for (const { square, winner } of [...layers.flat(), ...never]) {
				const there = { toMove, pieces: { ...position.pieces, black: [square] } };
				const value = await table.lookup(there);
				const plies = layers.findIndex((layer) => layer.some((one) => one.square === square));
				assert.equal(plies < 0 ? null : plies, value.distance);
				assert.equal(winner, value.winner);
			}
			draws += never.length;
		}
		table.dispose();
	}
	assert.ok(draws > 0);
});
