/** The page on paper: the board in light colours, even where the screen is dark. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

const print = (page: Page, moment: "beforeprint" | "afterprint") =>
	page.evaluate((name) => window.dispatchEvent(new Event(name)), moment);

/** The colour of the empty square in the lower left corner. */
const colourOf = (canvas: Element) => {
	const { width, height } = canvas as HTMLCanvasElement;
	const copy = document.createElement("canvas").getContext("2d");
	copy?.drawImage(canvas as HTMLCanvasElement, -0.1 * width, -0.9 * height);
	return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])];
};

test("a board that is dark on the screen is light on paper, and dark again after it", async ({
	visit,
}) => {
	const page = await visit({ colorScheme: "dark" });
	const canvas = page.locator("#board canvas");
	await print(page, "beforeprint");
	const colour = await canvas.evaluate(colourOf);
	assert.deepEqual(colour, [236, 226, 207, 255]);
	await page.emulateMedia({ media: "print", colorScheme: "dark" });
	await page.setViewportSize({ width: 700, height: 1000 });
	const box = await canvas.boundingBox();
	assert.ok(box && box.width > 600 && box.width <= 700, JSON.stringify(box));
	assert.ok(Math.abs(box.width - box.height) < 1, JSON.stringify(box));
	await expect(page.locator(".verdict-words")).toBeVisible();
	await page.emulateMedia({ media: "screen", colorScheme: "dark" });
	assert.deepEqual(await findings(page), []);
	await print(page, "afterprint");
	assert.deepEqual(await canvas.evaluate(colourOf), [43, 41, 49, 255]);
});
