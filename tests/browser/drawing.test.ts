/** Canvas and SVG draw the same shapes alike. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Move, Square } from "catchmate";
import { build } from "esbuild";
import { colours } from "../../web/board/palette.ts";
import { chase, crossingPawn } from "../node/games.ts";
import { house } from "../node/graphs.ts";
import type { DrawnScene } from "./drawing-script.ts";
import { test } from "./fixtures.ts";

/** Tolerated pixels: edges of thin lines, where SVG rounds lengths. */
const most = 20;

const at = (row: number, column: number): Square => ({ row, column });
const move = (from: Square, to: Square): Move => ({ from, to });
const way = (from: number, to: number): Move => move(at(1, from), at(1, to));

const open: DrawnScene = {
	game: { rules: chase, board: { rows: 6, columns: 6, obstacles: [] } },
	position: { toMove: "black", pieces: { white: [at(4, 2)], black: [at(3, 4)] } },
};

/** Sides with their own pieces, goals and closed squares, some shared and some under a piece. */
function catAndMouse(): DrawnScene {
	const [white, black] = chase.sides;
	const sides = [
		{ ...white, name: "mouse" },
		{ ...black, name: "cat" },
	] as const;
	const goals = { mouse: [at(1, 1), at(2, 1)], cat: [at(1, 1), at(2, 2)] };
	const closed = { mouse: [at(2, 3), at(3, 1)], cat: [at(2, 4), at(3, 1)] };
	const board = { rows: 3, columns: 4, obstacles: [at(3, 2)], goals, closed };
	return {
		game: { rules: { ...chase, sides, starts: "mouse" }, board },
		position: { toMove: "mouse", pieces: { mouse: [at(1, 1)], cat: [at(1, 3)] } },
		lastMove: move(at(1, 2), at(1, 1)),
		heat: [
			{ square: at(1, 2), outcome: "win", distance: null, winner: "mouse" },
			{ square: at(2, 3), outcome: "loss", distance: null, winner: "cat" },
			{ square: at(3, 1), outcome: "draw", distance: null, winner: null },
		],
	};
}

/** Every kind of shape and paint. */
const scenes: Readonly<Record<string, DrawnScene>> = {
	marks: {
		...open,
		marks: [
			{ square: at(1, 1), shape: "ring" },
			{ square: at(2, 2), shape: "dot" },
			{ square: at(6, 6), shape: "cross" },
		],
		arrows: [move(at(3, 4), at(3, 5)), move(at(3, 4), at(5, 4)), move(at(5, 1), at(2, 6))],
		pointed: move(at(4, 2), at(4, 1)),
		badge: { square: at(1, 1), judgement: "wrong", word: "失误" },
	},
	finished: {
		...open,
		position: { toMove: "black", pieces: { white: [at(3, 4)], black: [at(3, 4)] } },
		trails: [
			{
				side: "black",
				isWinner: false,
				steps: [
					{ from: at(1, 5), to: at(1, 4) },
					{ from: at(1, 4), to: at(3, 4) },
				],
			},
			{ side: "white", isWinner: true, steps: [{ from: at(3, 1), to: at(3, 4) }] },
		],
		badge: { square: at(3, 4), judgement: "right", word: "Best" },
	},
	dragged: {
		game: {
			rules: crossingPawn,
			board: { rows: 5, columns: 7, obstacles: [at(1, 1), at(2, 3), at(3, 3), at(5, 7)] },
		},
		position: { toMove: "red", pieces: { red: [at(1, 2), at(3, 4)], black: [at(4, 4)] } },
		does: "edit",
		selected: at(4, 4),
		drag: { from: at(4, 4), over: null, lift: null, x: 90, y: 70 },
	},
	"cat and mouse": catAndMouse(),
	graph: {
		...house,
		does: "play",
		selected: at(1, 4),
		lastMove: way(1, 2),
		moves: [
			{ move: way(4, 2), outcome: "win", distance: 1, winner: "mouse" },
			{ move: way(4, 5), outcome: "loss", distance: 6, winner: "cat" },
		],
		arrows: [way(3, 1)],
		marks: [{ square: at(1, 3), shape: "ring" }],
	},
};

test("canvas and SVG draw boards of any size alike, in the same colours", async ({ page }) => {
	const style = await readFile(new URL("../../web/element/theme.css", import.meta.url), "utf8");
	await page.setContent(`<style>${style}</style>`);
	const entryPoints = [fileURLToPath(new URL("drawing-script.ts", import.meta.url))];
	const { outputFiles } = await build({ entryPoints, bundle: true, write: false });
	await page.addScriptTag({ content: outputFiles[0]?.text ?? "" });
	for (const [shade, theme] of (["light", "dark"] as const).entries()) {
		await page.emulateMedia({ colorScheme: theme });
		const values = await page.evaluate((names) => {
			const style = getComputedStyle(document.documentElement);
			return names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]);
		}, Object.keys(colours));
		const expected = Object.entries(colours).map(([name, shades]) => [name, shades[shade]]);
		assert.deepEqual(values, expected);
		for (const [name, scene] of Object.entries(scenes)) {
			for (const cell of [48, 18]) {
				const compared = await page.evaluate(
					([scene, cell, theme]) => window.compareDrawings?.(scene, cell, theme),
					[scene, cell, theme] as const,
				);
				const { inked = 0, strayed = 0 } = compared ?? {};
				const what = `${name}, ${theme}, ${cell}: ${JSON.stringify(compared)}`;
				assert.ok(inked > 1000 && strayed <= most, what);
			}
		}
	}
});
