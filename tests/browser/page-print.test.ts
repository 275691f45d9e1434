/** The page on paper: the board in light colours, even where the screen is dark. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

const print = (page: Page, moment: "beforeprint" | "afterprint") =>
	page.evaluate((name) => window.dispatchEvent(new Event(name)), moment);

test("a board that is dark on the screen is light on paper, and dark again after it", async ({
	visit,
}) => {
	const page = await visit({ colorScheme: "dark" });
	await print(page, "beforeprint");
	const colour = await page.locator("canvas.printed").evaluate((canvas) => {
		const context = (canvas as HTMLCanvasElement).getContext("2d");
		// Within the square in the lower left corner, which is empty.
		const { height } = canvas as HTMLCanvasElement;
		return [...(context?.getImageData(3 * 22 + 20, height - 3 * 22 - 20, 1, 1).data ?? [])];
	});
	assert.deepEqual(colour, [236, 226, 207, 255]);
	await expect(page.locator("canvas.printed")).toBeHidden();
	await page.emulateMedia({ media: "print", colorScheme: "dark" });
	await page.setViewportSize({ width: 700, height: 1000 });
	const box = await page.locator("canvas.printed").boundingBox();
	assert.ok(box && box.width > 600 && box.width <= 700, JSON.stringify(box));
	assert.ok(Math.abs(box.width - box.height) < 1, JSON.stringify(box));
	await expect(page.locator("#board canvas")).toBeHidden();
	await expect(page.locator(".verdict-words")).toBeVisible();
	await page.emulateMedia({ media: "screen", colorScheme: "dark" });
	assert.deepEqual(await findings(page), []);
	await print(page, "afterprint");
	await expect(page.locator("canvas.printed")).toHaveCount(0);
	await expect(page.locator("#board canvas")).toBeVisible();
	await expect(page.locator("#board")).not.toHaveAttribute("theme");
});
