/** The page on paper: the board in light colours, even where the screen is dark. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { findings } from "./axe.ts";
import { visit } from "./page-harness.ts";

const print = (page: Page, moment: "beforeprint" | "afterprint") =>
	page.evaluate((name) => window.dispatchEvent(new Event(name)), moment);

test("a board that is dark on the screen is light on paper, and dark again after it", () =>
	visit({ colorScheme: "dark" }, async (page) => {
		await print(page, "beforeprint");
		const colour = await page.locator("canvas.printed").evaluate((canvas) => {
			const context = (canvas as HTMLCanvasElement).getContext("2d");
			// Within the square in the lower left corner, which is empty.
			const { height } = canvas as HTMLCanvasElement;
			return [...(context?.getImageData(3 * 22 + 20, height - 3 * 22 - 20, 1, 1).data ?? [])];
		});
		assert.deepEqual(colour, [236, 226, 207, 255]);
		assert.equal(await page.locator("canvas.printed").isVisible(), false);
		await page.emulateMedia({ media: "print", colorScheme: "dark" });
		await page.setViewportSize({ width: 700, height: 1000 });
		const box = await page.locator("canvas.printed").boundingBox();
		assert.ok(box && box.width > 600 && box.width <= 700, JSON.stringify(box));
		assert.ok(Math.abs(box.width - box.height) < 1, JSON.stringify(box));
		assert.equal(await page.locator("#board canvas").isVisible(), false);
		assert.ok(await page.locator(".verdict-words").isVisible());
		await page.emulateMedia({ media: "screen", colorScheme: "dark" });
		assert.deepEqual(await findings(page), []);
		await print(page, "afterprint");
		assert.equal(await page.locator("canvas.printed").count(), 0);
		assert.ok(await page.locator("#board canvas").isVisible());
		assert.equal(await page.locator("#board").getAttribute("theme"), null);
	}));
