/** The page in forced colours, on a low screen, and at the ends of its scales. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { findings } from "./axe.ts";
import { counts, eventually } from "./eventually.ts";
import { pickActivity, pickGame, useBrowser, visit } from "./page-harness.ts";

useBrowser();

describe("a checker of accessibility finds nothing in forced colours", () => {
	for (const colorScheme of ["light", "dark"] as const) {
		test(`in a ${colorScheme} scheme, in every activity`, () =>
			visit({ colorScheme, forcedColors: "active" }, async (page) => {
				await page.locator("#what-if summary").click();
				await page.locator("#what-if .map-scale").waitFor();
				await page.locator("#statistics summary").click();
				await page.locator("#statistics svg").waitFor();
				for (const [activity, panel] of [
					["Analyse", "#moves"],
					["Edit", "#edit h2"],
					["Play", "#players h2"],
				] as const) {
					await pickActivity(page, activity);
					await page.locator(panel).waitFor();
					assert.deepEqual(await findings(page), [], activity);
				}
			}));
	}
});

test("on a low screen the whole board is seen without a scroll", () =>
	visit({ viewport: { width: 720, height: 450 } }, async (page) => {
		await pickGame(page, "Crossing pawn");
		await page.getByRole("gridcell", { name: /^row 8, column 1/ }).waitFor();
		// The games were below it.
		await page.evaluate(() => scrollTo(0, 0));
		await page.waitForFunction(() => {
			const canvas = document.querySelector("#board")?.shadowRoot?.querySelector("canvas");
			const { bottom = 0, height = 0 } = canvas?.getBoundingClientRect() ?? {};
			return window.scrollY === 0 && height > 150 && bottom <= 450;
		});
	}));

test("a board that is watched being solved has one scale of colours from the first distance to the last", () =>
	visit({}, async (page) => {
		await page.locator("#watch summary").click();
		const scale = page.locator("#watch .scale");
		const range = page.locator("#watch input[type=range]");
		await range.fill("0");
		await scale.waitFor();
		const first = await scale.textContent();
		assert.match(first ?? "", /22/);
		await range.fill("3");
		await eventually(() => scale.textContent(), first);
		await range.fill("22");
		await eventually(() => scale.textContent(), first);
	}));

test("a move that is one of the best stands on one line", () =>
	visit({ viewport: { width: 1440, height: 900 } }, async (page) => {
		await pickGame(page, "Crossing pawn");
		await page.locator("#moves .best-mark").first().waitFor();
		const heights = await page
			.locator("#moves .move")
			.evaluateAll((moves) => moves.map((move) => move.getBoundingClientRect().height));
		assert.ok(heights.length > 4 && heights.every((height) => height <= 46), heights.join());
	}));

test("the piece beside a side's name has the side's colour", () =>
	visit({}, async (page) => {
		await pickGame(page, "Crossing pawn");
		await pickActivity(page, "Play");
		const icons = page.locator("#players .piece-icon");
		await counts(icons, 2);
		const fills = await icons.evaluateAll((all) => all.map((icon) => getComputedStyle(icon).fill));
		assert.deepEqual(fills, ["rgb(221, 74, 60)", "rgb(27, 29, 32)"]);
	}));
