/** The page on a small phone, as its browser's bars leave it, and with larger letters: the board is whole over what stands at the foot. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { gameNames } from "../../web/locale/en/board.ts";
import { expect, test } from "./fixtures.ts";
import { overflow, pickActivity, pickGame } from "./page.ts";

const viewport = { width: 390, height: 664 };
const hash = "";

/** Makes letters larger, in per cent, as a person's browser does. */
async function enlarge(page: Page, percent: number): Promise<void> {
	const client = await page.context().newCDPSession(page);
	await client.send("Page.setFontSizes", { fontSizes: { standard: Math.round(0.16 * percent) } });
	await page.evaluate("catchmate.idle()");
}

/** How far something reaches under the bar of the places, with the page at its top. */
async function hidden(page: Page, selector: string): Promise<number> {
	await page.evaluate(() => scrollTo(0, 0));
	const box = async (selector: string) =>
		(await page.locator(selector).boundingBox()) ?? assert.fail(selector);
	const { y, height } = await box(selector);
	return Math.max(0, Math.round(y + height - (await box("#activities")).y));
}

for (const activity of ["Play", "Analyse"] as const) {
	test(`each game's board, buttons and legend are in sight on a small phone, and with letters of 130 % its board is whole and nothing scrolls sideways: ${activity}`, async ({
		visit,
	}) => {
		const page = await visit({ viewport, hash, hasTouch: true });
		await pickActivity(page, activity);
		for (const name of Object.values(gameNames)) {
			await pickGame(page, name);
			for (const part of ["#board canvas", "#board .controls"]) {
				assert.equal(await hidden(page, part), 0, `${name}: ${part}`);
			}
			// Values of all three kinds have a line of their own.
			const lines = activity === "Analyse" && name === gameNames["cat-and-mouse"] ? 20 : 0;
			assert.ok((await hidden(page, ".board-legend")) <= lines, `${name}: its legend`);
			await enlarge(page, 130);
			assert.equal(await hidden(page, "#board canvas"), 0, `${name}, 130 %`);
			assert.equal(await overflow(page), 0, `${name}, 130 %`);
			await enlarge(page, 100);
		}
	});
}

test("the way into a game has its words in it on the narrowest phone", async ({ visit }) => {
	const page = await visit({ viewport: { width: 320, height: 640 }, hash, hasTouch: true });
	await pickActivity(page, "Analyse");
	for (const name of [gameNames["police-and-thief"], gameNames.token]) {
		await pickGame(page, name);
		const beyond = await page
			.locator("#who-wins .primary")
			.evaluate((each) => [
				each.scrollWidth - each.clientWidth,
				each.scrollHeight - each.clientHeight,
			]);
		assert.deepEqual(beyond, [0, 0], name);
		assert.equal(await overflow(page), 0, name);
	}
});

test("a verdict has room for its lines with letters twice as large", async ({ visit }) => {
	const page = await visit({ viewport: { width: 390, height: 844 }, hash, hasTouch: true });
	await enlarge(page, 200);
	await pickActivity(page, "Analyse");
	await pickGame(page, gameNames["police-and-thief"]);
	const said = (await page.locator(".verdict-sentence").boundingBox())?.height ?? 0;
	const room = (await page.locator("#board .verdict").boundingBox())?.height ?? 0;
	assert.ok(said > 80 && said <= room, `${said} in ${room}`);
});

test("rules that take more lines are folded on a small phone, and are read at a tap", async ({
	visit,
}) => {
	const page = await visit({ viewport, hash, hasTouch: true });
	await pickActivity(page, "Analyse");
	await pickGame(page, gameNames["cat-and-mouse-2"]);
	const { height = 0 } = (await page.locator("#rules").boundingBox()) ?? {};
	assert.ok(height < 64, `${height} pixels`);
	await page.locator("#rules").getByRole("button", { name: "Rules" }).click();
	await expect(page.locator("#help h3").first()).toHaveText(gameNames["cat-and-mouse-2"]);
	await page.setViewportSize({ width: 390, height: 844 });
	await page.keyboard.press("Escape");
	await expect(page.locator("#rules").getByRole("button", { name: "Rules" })).toBeHidden();
});
