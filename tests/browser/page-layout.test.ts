/** What changes on the page without moving what is read: its start, a game as it goes on, and a press that copies. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { expect, fortLink, test } from "./fixtures.ts";
import { hasNotShifted, watchShifts } from "./layout-shift.ts";
import { openTab, solve } from "./page.ts";
import { screens } from "./page-states.ts";

/** Waits until all that has changed is drawn. */
const settle = (page: Page) =>
	page.evaluate(
		() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
	);

/** The places of some elements in the window, in CSS pixels. */
const placesOf = (page: Page, selector: string) =>
	page.locator(selector).evaluateAll((all) =>
		all.map((each) => {
			const { x, y, width, height } = each.getBoundingClientRect();
			return { x, y, width, height };
		}),
	);

test("board and name stand where they will be before a script has run, and nothing jumps at the start", async ({
	visit,
}) => {
	const sizes = [
		{ width: 390, height: 844 },
		{ width: 820, height: 1180 },
		{ width: 320, height: 720 },
		screens.laptop,
	];
	const page = await visit({
		hash: "",
		viewport: { width: 390, height: 844 },
		prepare: watchShifts,
	});
	const loads = async () => {
		await page.locator("#players input").first().waitFor({ state: "attached" });
		await page.evaluate("catchmate.idle()");
		await settle(page);
		await hasNotShifted(page);
	};
	await loads();
	await page.setViewportSize(screens.laptop);
	await page.reload();
	await loads();
	const places = async () => {
		const found: number[] = [];
		for (const screen of sizes) {
			await page.setViewportSize(screen);
			await settle(page);
			found.push(...(await placesOf(page, "#board, h1 a")).flatMap(Object.values<number>));
		}
		return found;
	};
	const after = await places();
	await page.route("**/page.js", (route) =>
		route.fulfill({ contentType: "text/javascript", body: "" }),
	);
	await page.reload();
	// To the pixel: a script may round what a style does not.
	const moved = (await places()).map((each, index) => Math.abs(each - (after[index] ?? 0)));
	assert.ok(moved.length === after.length && Math.max(...moved) < 1, `${moved}`);
});

test("the board takes at most half of a phone while one reads below it, and moves nothing there", async ({
	visit,
}) => {
	const page = await visit({ hash: fortLink, viewport: screens.phone, hasTouch: true });
	const element = page.locator("catchmate-board");
	const bottom = () =>
		element.evaluate((board) => Math.floor(board.getBoundingClientRect().bottom));
	for (const height of [844, 664]) {
		await page.setViewportSize({ width: 390, height });
		await page.evaluate(() => scrollTo(0, 0));
		await expect.poll(bottom).toBeGreaterThan(height / 2);
		const length = await page.evaluate(() => document.documentElement.scrollHeight);
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		await expect.poll(bottom).toBeLessThanOrEqual(height / 2);
		const [{ y, height: drawn } = assert.fail()] = await placesOf(page, "#board canvas");
		assert.ok(y >= 0 && y + drawn <= height / 2 && drawn > 200, `${y} + ${drawn}`);
		assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), length);
	}
});

test("the record of a long game has a column for each side, and follows the game in its own tab alone", async ({
	visit,
}) => {
	const page = await visit({ viewport: screens.laptop });
	await solve(page, "8 1 1 8 8");
	await page.evaluate(async () => {
		const board = document.querySelector("catchmate-board");
		for (let ply = 1; ply <= 40; ply++) {
			const moves = board?.values ?? [];
			// As long as can be: the side that wins puts it off.
			const made = moves.findLast(({ outcome }) => outcome === "win") ?? moves[0];
			if (made) await board?.play(made.move);
		}
	});
	const seesPly = (ply: number) =>
		expect
			.poll(() =>
				page.locator(".of-ply").evaluate((list, ply) => {
					const { top, bottom } = list.getBoundingClientRect();
					const row = list.children[ply]?.getBoundingClientRect();
					return row !== undefined && row.top >= top - 1 && row.bottom <= bottom + 1;
				}, ply),
			)
			.toBe(true);
	const goTo = (ply: number) =>
		page.evaluate((ply) => document.querySelector("catchmate-board")?.seek(ply), ply);
	const scrolled = () =>
		page.evaluate(() => [scrollY, document.querySelector("#panels")?.scrollTop]);
	await openTab(page, "moves");
	await page.locator(".ply").nth(40).waitFor();
	const columns = (await placesOf(page, ".of-ply > li")).slice(1).map(({ x }) => x);
	const [first = 0, second = 0] = columns;
	assert.ok(first < second);
	assert.deepEqual(columns.slice(0, 4), [first, second, first, second]);
	for (const screen of [screens.laptop, screens.phone]) {
		await page.setViewportSize(screen);
		await openTab(page, "explain");
		await openTab(page, "moves");
		await goTo(40);
		await seesPly(40);
		const before = await scrolled();
		await goTo(19);
		await seesPly(19);
		await openTab(page, "explain");
		await goTo(3);
		await openTab(page, "moves");
		await seesPly(3);
		assert.deepEqual(await scrolled(), before);
	}
	await page.setViewportSize(screens.laptop);
	// What a person has scrolled to stays as long as the game does.
	await page.locator(".of-ply").evaluate((list) => {
		list.scrollTop = list.scrollHeight;
	});
	await page.locator("#moves .move").first().hover();
	await page.locator("#moves .move.is-pointed").waitFor();
	await seesPly(40);
});

test("a button that copies says so for two seconds, alone of all, and is as wide as before", async ({
	visit,
}) => {
	const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
	await openTab(page, "share");
	const button = page.locator("#copy-link");
	await expect(button).toBeEnabled();
	const before = await button.boundingBox();
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await button.click();
	const copied = page.getByRole("button", { name: "Copied ✓", exact: true });
	await expect(copied).toHaveCount(1);
	assert.deepEqual(await button.boundingBox(), before);
	await expect(page.locator(".notice")).toHaveText("");
	await page.clock.runFor(1900);
	await expect(copied).toHaveCount(1);
	await page.clock.runFor(200);
	await expect(copied).toHaveCount(0);
});
