/** A finger on the board while it is edited: it scrolls the page, or paints, as the person has chosen. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { cell, seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { pickActivity, solve } from "./page.ts";

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** Draws a finger from the middle of one square to that of another, as the browser hears it from a screen. */
async function draw(page: Page, from: [number, number], to: [number, number]): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const middles = [];
	for (const square of [from, to]) {
		const box = await cell(page, ...square).boundingBox();
		assert.ok(box, "the square is not on the screen");
		middles.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
	}
	const [start, end] = middles;
	assert.ok(start && end);
	const touch = (type: "touchStart" | "touchMove" | "touchEnd", part: number) =>
		session.send("Input.dispatchTouchEvent", {
			type,
			touchPoints:
				type === "touchEnd"
					? []
					: [{ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }],
		});
	await touch("touchStart", 0);
	for (let step = 1; step <= 12; step++) {
		await touch("touchMove", step / 12);
	}
	await touch("touchEnd", 1);
}

const obstacles = (page: Page) =>
	page.evaluate(
		() =>
			document
				.querySelector("catchmate-board")
				?.problem?.game.board.obstacles.map(({ row, column }) => `${row},${column}`)
				.sort() ?? [],
	);
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("a finger on the board that is edited scrolls the page, until it is to paint there", async ({
	visit,
}) => {
	const page = await visit(phone);
	await expect(page.locator("#legend")).toContainText("tap or drag");
	await solve(page, "6 1 1 6 6");
	await seesVerdict(page, "Black wins in 14 plies. White to move.");
	await pickActivity(page, "Edit");
	await page.evaluate(() => window.scrollTo(0, 0));
	await draw(page, [5, 2], [2, 2]);
	await page.waitForFunction(() => window.scrollY > 50);
	assert.deepEqual(await obstacles(page), []);
	await page.getByLabel("Paint obstacles by touch").check();
	await cell(page, 3, 3).scrollIntoViewIfNeeded();
	const before = await scrolled(page);
	await draw(page, [5, 2], [2, 2]);
	await page.waitForFunction(
		() => document.querySelector("catchmate-board")?.problem?.game.board.obstacles.length === 4,
	);
	await expect.poll(() => obstacles(page)).toEqual(["2,2", "3,2", "4,2", "5,2"]);
	assert.equal(await scrolled(page), before);
	// Where nothing is edited, it scrolls again.
	await pickActivity(page, "Analyse");
	await page.evaluate(() => window.scrollTo(0, 0));
	await draw(page, [5, 3], [2, 3]);
	await page.waitForFunction(() => window.scrollY > 50);
});
