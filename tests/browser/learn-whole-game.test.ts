/** The whole game of the fifth chapter: it fills, is touched and walked through with keys, and is linked to. */
import assert from "node:assert/strict";
import { tutorialWords } from "../../web/locale/further-words.ts";
import { middleOf } from "./board.ts";
import { chapterPath, expect, test } from "./fixtures.ts";

const { wholeGame } = tutorialWords("en");

test("the whole game tells of each point that is touched, is walked through with the keyboard, fills, and opens on the page", async ({
	open: visit,
}) => {
	const page = await visit(`${chapterPath("board", "en")}#whole-game`, {
		viewport: { width: 1280, height: 800 },
	});
	const picture = page.locator("svg.whole-picture");
	await picture.waitFor();
	await expect(page.locator("#whole-game h2")).toBeInViewport();
	const verdict = page.locator(".whole-verdict");
	const onWay = picture.locator(".point.is-on-way");
	const chosen = picture.locator('[aria-selected="true"]');
	await expect(picture.locator('[role="gridcell"]')).toHaveCount(162);
	await expect(verdict).toHaveText(wholeGame.wins("black", 8));
	await expect(onWay).toHaveCount(9);
	await chosen.focus();
	for (let plies = 7; plies >= 0; plies -= 1) {
		await page.keyboard.press("Enter");
		await expect(verdict).toHaveText(wholeGame.wins("black", plies));
	}
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("Home");
	await expect(verdict).toHaveText(wholeGame.wins("white", 1));
	await page.keyboard.press("ArrowDown");
	await expect(verdict).toHaveText(wholeGame.wins("white", 1));
	await page.keyboard.press("Control+End");
	await expect(verdict).toHaveText(wholeGame.wins("black", 8));
	await expect(chosen).toBeFocused();
	await expect(picture.locator('[tabindex="0"]')).toHaveCount(1);
	const diamond = picture.locator('[aria-label*="White wins in 1 ply"]').first();
	await diamond.scrollIntoViewIfNeeded();
	const { x, y } = await middleOf(diamond);
	await page.mouse.click(x, y);
	await expect(verdict).toHaveText(wholeGame.wins("white", 1));
	await expect(onWay).toHaveCount(2);
	await page.locator(".whole-ways .is-best").first().click();
	await expect(verdict).toHaveText(wholeGame.wins("white", 0));
	await expect(page.locator(".whole-ways")).toHaveCount(0);
	const open = picture.locator(".point.is-open");
	await page.locator(".whole-fill input").focus();
	for (const [key, left] of [
		["Home", 162 - 18],
		["ArrowRight", 162 - 18 - 60],
		["End", 0],
	] as const) {
		await page.keyboard.press(key);
		await expect(open).toHaveCount(left);
	}
	await expect(page.locator(".whole-said")).toContainText("162");
	await page.locator(".whole-open a").click();
	await page.waitForURL(/index\.html#/);
	await page.locator("catchmate-board").first().waitFor();
});

test("the whole game fills by itself to the end, stops where it is told to, and is there at once for whoever wants no motion", async ({
	read,
}) => {
	const page = await read("board", "en");
	await page.locator("whole-game").scrollIntoViewIfNeeded();
	const open = page.locator("svg.whole-picture .point.is-open");
	const fill = page.getByRole("button", { name: wholeGame.fill });
	await fill.waitFor();
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await fill.click();
	await page.clock.runFor(1000);
	const begun = await open.count();
	assert.ok(begun > 0);
	await page.getByRole("button", { name: wholeGame.stop }).click();
	await page.clock.runFor("01:00");
	await expect(open).toHaveCount(begun);
	await fill.click();
	await page.clock.runFor("01:00");
	await expect(open).toHaveCount(0);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.locator(".whole-fill input").focus();
	await page.keyboard.press("Home");
	await expect(open).not.toHaveCount(0);
	await fill.click();
	await expect(open).toHaveCount(0);
});

test("the whole game stands upright on a telephone, where the arrow down leads farther from the end", async ({
	read,
}) => {
	const page = await read("board", "zh", { width: 390 });
	await page.locator("whole-game").scrollIntoViewIfNeeded();
	const { wins } = tutorialWords("zh-CN").wholeGame;
	const verdict = page.locator(".whole-verdict");
	await page.locator('svg.whole-picture [aria-selected="true"]').focus();
	await page.keyboard.press("Control+Home");
	await expect(verdict).toHaveText(wins("white", 0));
	await page.keyboard.press("ArrowDown");
	await expect(verdict).toHaveText(wins("white", 1));
	const box = await page.locator("svg.whole-picture").boundingBox();
	assert.ok(box && box.height > box.width);
	// What is said of a point is in sight, whatever point it is.
	const panel = await page.locator(".whole-panel").boundingBox();
	assert.ok(panel && panel.y + panel.height <= 800);
});
