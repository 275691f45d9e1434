/** The two ways of drawing a board, on a canvas and as SVG: what they make of the same shapes looks the same. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, describe, test } from "node:test";
import { build } from "esbuild";
import type { Browser, Page } from "playwright-core";
import { colours } from "../../web/board/palette.ts";
import { scenes } from "./drawing-scenes.ts";
import type { Comparison } from "./drawing-script.ts";
import { sharedBrowser } from "./shared-browser.ts";

/** Pixels that may differ: at the edges of thin lines, by the rounding of lengths in SVG. */
const most = 20;

let browser: Browser;
let script: string;
let style: string;

before(async () => {
	const root = new URL("../../", import.meta.url);
	const { outputFiles } = await build({
		entryPoints: [new URL("tests/browser/drawing-script.ts", root).pathname],
		bundle: true,
		format: "iife",
		write: false,
	});
	script = outputFiles[0]?.text ?? "";
	style = await readFile(new URL("web/element/theme.css", root), "utf8");
	browser = await sharedBrowser();
});

async function open(colorScheme: "light" | "dark"): Promise<Page> {
	const page = await browser.newPage({ colorScheme });
	await page.setContent(`<style>${style}</style>`);
	await page.addScriptTag({ content: script });
	return page;
}

for (const theme of ["light", "dark"] as const) {
	describe(`in ${theme} colours`, () => {
		let page: Page;
		before(async () => {
			page = await open(theme);
		});
		after(() => page.close());

		test("the style sheet has the colours of pictures that stand alone", async () => {
			const values = await page.evaluate((names) => {
				const style = getComputedStyle(document.documentElement);
				return names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]);
			}, Object.keys(colours));
			const shade = theme === "light" ? 0 : 1;
			const expected = Object.entries(colours).map(([name, shades]) => [name, shades[shade]]);
			assert.deepEqual(values, expected);
		});

		for (const [name, scene] of Object.entries(scenes)) {
			for (const cell of [48, 28, 18]) {
				test(`${name}, with squares of ${cell}, is drawn alike on a canvas and as SVG`, async () => {
					const compared: Comparison | undefined = await page.evaluate(
						([scene, cell, theme]) => window.compareDrawings?.(scene, cell, theme),
						[scene, cell, theme] as const,
					);
					const { inked = 0, strayed = 0 } = compared ?? {};
					assert.ok(inked > 1000 && strayed <= most, JSON.stringify(compared));
				});
			}
		}
	});
}
