/** The two ways of drawing a board, on a canvas and as SVG: what they make of the same shapes looks the same. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { colours } from "../../web/board/palette.ts";
import { scenes } from "./drawing-scenes.ts";
import { test as base } from "./fixtures.ts";

/** Pixels that may differ: at the edges of thin lines, by the rounding of lengths in SVG. */
const most = 20;

const test = base.extend({
	page: async ({ page }, use) => {
		const style = await readFile(new URL("../../web/element/theme.css", import.meta.url), "utf8");
		await page.setContent(`<style>${style}</style>`);
		await use(page);
	},
});

const themes = ["light", "dark"] as const;

test("the style sheet has the colours of pictures that stand alone", async ({ page }) => {
	for (const [shade, colorScheme] of themes.entries()) {
		await page.emulateMedia({ colorScheme });
		const values = await page.evaluate((names) => {
			const style = getComputedStyle(document.documentElement);
			return names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]);
		}, Object.keys(colours));
		const expected = Object.entries(colours).map(([name, shades]) => [name, shades[shade]]);
		assert.deepEqual(values, expected);
	}
});

test("boards with squares of any size are drawn alike on a canvas and as SVG, in light and dark colours", async ({
	page,
}) => {
	const entryPoints = [fileURLToPath(new URL("drawing-script.ts", import.meta.url))];
	const { outputFiles } = await build({ entryPoints, bundle: true, write: false });
	await page.addScriptTag({ content: outputFiles[0]?.text ?? "" });
	for (const theme of themes) {
		await page.emulateMedia({ colorScheme: theme });
		for (const [name, scene] of Object.entries(scenes)) {
			for (const cell of [48, 28, 18]) {
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
