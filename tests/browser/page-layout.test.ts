/** Changes without layout shift: the start, a phone's board, and the record of a running game. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { withBoard } from "./board.ts";
import { expect, fortLink, test } from "./fixtures.ts";
import { expectNoShift, recordShifts } from "./layout-shift.ts";
import { openTab, solve } from "./page.ts";
import { screens } from "./page-states.ts";

/** Waits until all changes are drawn. */
const settle = (page: Page) =>
	page.evaluate(
		() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
	);

/** The boxes of some elements in the window, in CSS pixels. */
const placesOf = (page: Page, selector: string) =>
	page.locator(selector).evaluateAll((all) =>
		all.map((each) => {
			const { x, y, width, height } = each.getBoundingClientRect();
			return { x, y, width, height };
		}),
	);

test("board and name keep their places from before the first script", async ({ visit }) => {
	const page = await visit({ hash: "", viewport: screens.phone, prepare: recordShifts });
	const places = async () => {
		const found: number[] = [];
		for (const screen of [screens.phone, screens.laptop, screens.tablet]) {
			await page.setViewportSize(screen);
			await settle(page);
			found.push(...(await placesOf(page, "#board, h1 a")).flatMap(Object.values<number>));
		}
		return found;
	};
	for (const screen of [screens.phone, screens.laptop]) {
		await page.setViewportSize(screen);
		await page.reload();
		await page.locator("#players input").first().waitFor({ state: "attached" });
		await page.evaluate("catchmate.idle()");
		await settle(page);
		await expectNoShift(page);
	}
	const after = await places();
	await page.route("**/page.js", (route) =>
		route.fulfill({ contentType: "text/javascript", body: "" }),
	);
	await page.reload();
	// To the pixel: scripts may round where styles do not.
	for (const [index, place] of (await places()).entries()) {
		expect(place).toBeCloseTo(after[index] ?? Number.NaN, 0);
	}
});

test("the board takes at most half of a phone while reading, without layout shift @more", async ({
	visit,
}) => {
	const page = await visit({ hash: fortLink, viewport: screens.phone, hasTouch: true });
	const half = screens.phone.height / 2;
	const bottom = () =>
		page
			.locator("catchmate-board")
			.evaluate((board) => Math.floor(board.getBoundingClientRect().bottom));
	const length = () => page.evaluate(() => document.documentElement.scrollHeight);
	await expect.poll(bottom).toBeGreaterThan(half);
	const before = await length();
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await expect.poll(bottom).toBeLessThanOrEqual(half);
	const [{ y, height } = assert.fail()] = await placesOf(page, "#board canvas");
	assert.ok(y >= 0 && y + height <= half && height > 200, `${y} + ${height}`);
	assert.equal(await length(), before);
});

test("the record of a long game has a column per side and follows the game in its own tab only @more", async ({
	visit,
}) => {
	const page = await visit({ viewport: screens.laptop });
	await solve(page, "8 1 1 8 8");
	await withBoard(page, async (board) => {
		for (let ply = 1; ply <= 40; ply++) {
			// The winning side plays its slowest win.
			const made = board.values.findLast(({ outcome }) => outcome === "win") ?? board.values[0];
			if (made) await board.play(made.move);
		}
	});
	const expectPly = (ply: number) =>
		expect
			.poll(() =>
				page.locator(".of-ply").evaluate((list, ply) => {
					const { top, bottom } = list.getBoundingClientRect();
					const row = list.children[ply]?.getBoundingClientRect();
					return row !== undefined && row.top >= top - 1 && row.bottom <= bottom + 1;
				}, ply),
			)
			.toBe(true);
	const goTo = (ply: number) => withBoard(page, (board, ply) => board.seek(ply), ply);
	const scrolled = () =>
		page.evaluate(() => [scrollY, document.querySelector("#panels")?.scrollTop]);
	await openTab(page, "moves");
	await page.locator(".ply").nth(40).waitFor();
	const columns = (await placesOf(page, ".of-ply > li")).slice(1, 5).map(({ x }) => x);
	const [first = 0, second = 0] = columns;
	assert.ok(first < second);
	assert.deepEqual(columns, [first, second, first, second]);
	for (const screen of [screens.laptop, screens.phone]) {
		await page.setViewportSize(screen);
		await openTab(page, "explain");
		await openTab(page, "moves");
		await goTo(40);
		await expectPly(40);
		const before = await scrolled();
		await openTab(page, "explain");
		await goTo(3);
		await openTab(page, "moves");
		await expectPly(3);
		assert.deepEqual(await scrolled(), before);
	}
});
