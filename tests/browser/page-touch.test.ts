/** A finger on the board scrolls or paints, by the selected tool. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { cell, expectVerdict, middleOf } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { pickActivity, solve } from "./page.ts";

/** Drags a finger from one square's middle to another's, as raw touch input. */
async function draw(page: Page, from: [number, number], to: [number, number]): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const [start, end] = [await middleOf(cell(page, ...from)), await middleOf(cell(page, ...to))];
	const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: (typeof start)[]) =>
		session.send("Input.dispatchTouchEvent", { type, touchPoints });
	await touch("touchStart", start);
	for (let step = 1; step <= 12; step++) {
		const along = (from: number, to: number) => from + ((to - from) * step) / 12;
		await touch("touchMove", { x: along(start.x, end.x), y: along(start.y, end.y) });
	}
	await touch("touchEnd");
}

test("a finger scrolls the page, and paints only with a tool in the editor @more", async ({
	visit,
}) => {
	const page = await visit({
		viewport: { width: 360, height: 640 },
		hasTouch: true,
		isMobile: true,
	});
	const obstacles = () =>
		page.evaluate(() =>
			document
				.querySelector("catchmate-board")
				?.problem?.game.board.obstacles.map(({ row, column }) => `${row},${column}`)
				.sort(),
		);
	const scrolls = async () => {
		await page.evaluate(() => scrollTo(0, 0));
		await draw(page, [5, 3], [2, 3]);
		await page.waitForFunction(() => scrollY > 50);
	};
	await solve(page, "6 1 1 6 6");
	await expectVerdict(page, "Black wins in 14 plies. White to move.");
	await pickActivity(page, "Edit");
	await scrolls();
	assert.deepEqual(await obstacles(), []);
	await page.getByLabel("Paint obstacles by touch").check();
	await cell(page, 3, 3).scrollIntoViewIfNeeded();
	const before = await page.evaluate(() => scrollY);
	await draw(page, [5, 2], [2, 2]);
	await expect.poll(obstacles).toEqual(["2,2", "3,2", "4,2", "5,2"]);
	assert.equal(await page.evaluate(() => scrollY), before);
	await pickActivity(page, "Analyse");
	await scrolls();
});
