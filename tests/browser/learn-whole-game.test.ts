/** The whole game of the fifth chapter: it fills, is touched and walked through with keys, and is linked to. */
import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import { tutorialWords } from "../../web/locale/further-words.ts";
import { middleOf } from "./board.ts";
import {
	chapterPath,
	expect,
	type Fixtures,
	type Language,
	languages,
	type Reading,
	test,
} from "./fixtures.ts";

const picture = (page: Page): Locator => page.locator("svg.whole-picture");
const verdict = (page: Page): Locator => page.locator(".whole-verdict");
const open = (page: Page): Locator => picture(page).locator(".point.is-open");
const chosen = (page: Page): Locator => picture(page).locator('[aria-selected="true"]');

async function whole(read: Fixtures["read"], language: Language, reading?: Reading) {
	const page = await read("board", language, reading);
	await page.locator("whole-game").scrollIntoViewIfNeeded();
	await picture(page).waitFor();
	return page;
}

/** Presses a point with the mouse. */
async function press(page: Page, point: Locator): Promise<void> {
	await point.scrollIntoViewIfNeeded();
	const { x, y } = await middleOf(point);
	await page.mouse.click(x, y);
}

test.describe("the whole game", () => {
	test("begins with the longest way, and tells of each point that is touched", async ({ read }) => {
		const page = await whole(read, "en");
		await expect(picture(page).locator('[role="gridcell"]')).toHaveCount(162);
		await expect(verdict(page)).toHaveText("Black wins in 8 plies");
		await expect(picture(page).locator(".point.is-on-way")).toHaveCount(9);
		const diamond = picture(page).locator('[aria-label*="White wins in 1 ply"]').first();
		await press(page, diamond);
		await expect(verdict(page)).toHaveText("White wins in 1 ply");
		await expect(picture(page).locator(".point.is-on-way")).toHaveCount(2);
		await expect(diamond).toHaveAttribute("aria-selected", "true");
		const best = page.locator(".whole-ways .is-best").first();
		await expect(best).toContainText("won");
		await best.click();
		await expect(verdict(page)).toHaveText("White has won");
		await expect(page.locator(".whole-ways")).toHaveCount(0);
	});

	test("is walked through with the keyboard alone, to the end of the game by Enter", async ({
		read,
	}) => {
		const page = await whole(read, "en");
		await chosen(page).focus();
		for (let plies = 7; plies >= 1; plies -= 1) {
			await page.keyboard.press("Enter");
			await expect(verdict(page)).toHaveText(
				`Black wins in ${plies === 1 ? "1 ply" : `${plies} plies`}`,
			);
		}
		await page.keyboard.press("Enter");
		await expect(verdict(page)).toHaveText("Black has won");
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("Home");
		await expect(verdict(page)).toHaveText("White wins in 1 ply");
		await page.keyboard.press("ArrowDown");
		await expect(verdict(page)).toHaveText("White wins in 1 ply");
		await page.keyboard.press("Control+End");
		await expect(verdict(page)).toHaveText("Black wins in 8 plies");
		await expect(chosen(page)).toBeFocused();
		await expect(picture(page).locator('[tabindex="0"]')).toHaveCount(1);
	});

	test("stands upright on a telephone, where the arrow down leads farther from the end", async ({
		read,
	}) => {
		const page = await whole(read, "zh", { width: 390 });
		const { wholeGame } = tutorialWords("zh-CN");
		await chosen(page).focus();
		await page.keyboard.press("Control+Home");
		await expect(verdict(page)).toHaveText(wholeGame.wins("white", 0));
		await page.keyboard.press("ArrowDown");
		await expect(verdict(page)).toHaveText(wholeGame.wins("white", 1));
		const box = await picture(page).boundingBox();
		assert.ok(box && box.height > box.width);
		// What is said of a point is in sight, whatever point it is.
		const panel = await page.locator(".whole-panel").boundingBox();
		assert.ok(panel && panel.y + panel.height <= 800);
	});

	test("fills layer by layer with the slider, and says of each what settles it", async ({
		read,
	}) => {
		const page = await whole(read, "en");
		const slider = page.locator(".whole-fill input");
		await slider.focus();
		await page.keyboard.press("Home");
		await expect(open(page)).toHaveCount(162 - 18);
		const said = page.locator(".whole-said");
		await expect(said).toContainText("18 positions: a piece has just been taken");
		await page.keyboard.press("ArrowRight");
		await expect(open(page)).toHaveCount(162 - 18 - 60);
		await expect(said).toContainText("60 positions: a move leads to a position lost in 0");
		await page.keyboard.press("End");
		await expect(open(page)).toHaveCount(0);
		await expect(said).toContainText("all 162. No point stays empty");
	});

	test("fills by itself to the end, and stops where it is told to", async ({ read }) => {
		const page = await whole(read, "en");
		const { wholeGame } = tutorialWords("en");
		const fill = page.getByRole("button", { name: wholeGame.fill });
		await page.clock.install();
		await page.clock.pauseAt(Date.now() + 60_000);
		await fill.click();
		await page.clock.runFor(1000);
		const begun = await open(page).count();
		assert.ok(begun > 0);
		await page.getByRole("button", { name: wholeGame.stop }).click();
		await page.clock.runFor("01:00");
		await expect(open(page)).toHaveCount(begun);
		await fill.click();
		await page.clock.runFor("01:00");
		await expect(open(page)).toHaveCount(0);
		await expect(fill).toBeVisible();
	});

	test("is there at once for whoever wants no motion", async ({ read }) => {
		const page = await whole(read, "en", { reducedMotion: "reduce" });
		await page.locator(".whole-fill input").focus();
		await page.keyboard.press("Home");
		await page.getByRole("button", { name: tutorialWords("en").wholeGame.fill }).click();
		await expect(open(page)).toHaveCount(0);
	});

	test("opens on the page with the board", async ({ read }) => {
		const page = await whole(read, "en");
		await page.locator(".whole-open a").click();
		await page.waitForURL(/index\.html#/);
		await page.locator("catchmate-board").first().waitFor();
	});
});

for (const language of languages) {
	test(`the whole game has one address in every language (${language})`, async ({ open }) => {
		const page = await open(`${chapterPath("board", language)}#whole-game`);
		await picture(page).waitFor();
		await expect(page.locator("#whole-game h2")).toBeInViewport();
	});
}

test("without a script there is a picture of the whole game", async ({ read }) => {
	const page = await read("board", "zh", { javaScriptEnabled: false });
	const image = page.locator("whole-game img");
	await image.scrollIntoViewIfNeeded();
	await expect(image).not.toHaveJSProperty("naturalWidth", 0);
});
