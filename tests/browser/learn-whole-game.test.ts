/** The whole game of the fifth chapter: it fills, is touched and walked through with keys, and is linked to. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { tutorialWords } from "../../web/locale/words.ts";
import { eventually } from "./eventually.ts";
import { addressOf, languages, openChapter, type Reading } from "./learn-harness.ts";

const picture = (page: Page): Locator => page.locator("svg.whole-picture");
const verdict = (page: Page): Promise<string | null> =>
	page.locator(".whole-verdict").textContent();
const open = (page: Page): Promise<number> => picture(page).locator(".point.is-open").count();
const chosen = (page: Page): Locator => picture(page).locator('[aria-selected="true"]');

async function shown(page: Page): Promise<void> {
	await page.locator("whole-game").scrollIntoViewIfNeeded();
	await picture(page).waitFor();
}

const whole = (
	language: (typeof languages)[number],
	reading: Reading,
	act: (page: Page) => Promise<void>,
): Promise<void> =>
	openChapter("board", language, reading, async (page) => {
		await shown(page);
		await act(page);
	});

/** Presses a point with the mouse. */
async function press(page: Page, point: Locator): Promise<void> {
	await point.scrollIntoViewIfNeeded();
	const box = await point.boundingBox();
	assert.ok(box);
	await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

describe("the whole game", () => {
	test("begins with the longest way, and tells of each point that is touched", () =>
		whole("en", {}, async (page) => {
			assert.equal(await picture(page).locator('[role="gridcell"]').count(), 162);
			assert.equal(await verdict(page), "Black wins in 8 plies");
			assert.equal(await picture(page).locator(".point.is-on-way").count(), 9);
			const diamond = picture(page).locator('[aria-label*="White wins in 1 ply"]').first();
			await press(page, diamond);
			assert.equal(await verdict(page), "White wins in 1 ply");
			assert.equal(await picture(page).locator(".point.is-on-way").count(), 2);
			assert.equal(await diamond.getAttribute("aria-selected"), "true");
			const best = page.locator(".whole-ways .is-best").first();
			assert.match((await best.textContent()) ?? "", /won/);
			await best.click();
			assert.equal(await verdict(page), "White has won");
			assert.equal(await page.locator(".whole-ways").count(), 0);
		}));

	test("is walked through with the keyboard alone, to the end of the game by Enter", () =>
		whole("en", {}, async (page) => {
			await chosen(page).focus();
			for (let plies = 7; plies >= 1; plies -= 1) {
				await page.keyboard.press("Enter");
				assert.equal(
					await verdict(page),
					`Black wins in ${plies === 1 ? "1 ply" : `${plies} plies`}`,
				);
			}
			await page.keyboard.press("Enter");
			assert.equal(await verdict(page), "Black has won");
			await page.keyboard.press("ArrowRight");
			await page.keyboard.press("Home");
			assert.equal(await verdict(page), "White wins in 1 ply");
			await page.keyboard.press("ArrowDown");
			assert.equal(await verdict(page), "White wins in 1 ply");
			await page.keyboard.press("Control+End");
			assert.equal(await verdict(page), "Black wins in 8 plies");
			assert.ok(await chosen(page).evaluate((cell) => cell === document.activeElement));
			assert.equal(await picture(page).locator('[tabindex="0"]').count(), 1);
		}));

	test("stands upright on a telephone, where the arrow down leads farther from the end", () =>
		whole("zh", { width: 390 }, async (page) => {
			const { wholeGame } = tutorialWords("zh-CN");
			await chosen(page).focus();
			await page.keyboard.press("Control+Home");
			assert.equal(await verdict(page), wholeGame.wins("white", 0));
			await page.keyboard.press("ArrowDown");
			assert.equal(await verdict(page), wholeGame.wins("white", 1));
			const box = await picture(page).boundingBox();
			assert.ok(box && box.height > box.width);
			// What is said of a point is in sight, whatever point it is.
			const panel = await page.locator(".whole-panel").boundingBox();
			assert.ok(panel && panel.y + panel.height <= 800);
		}));

	test("fills layer by layer with the slider, and says of each what settles it", () =>
		whole("en", {}, async (page) => {
			const slider = page.locator(".whole-fill input");
			await slider.focus();
			await page.keyboard.press("Home");
			assert.equal(await open(page), 162 - 18);
			const said = () => page.locator(".whole-said").textContent();
			assert.match((await said()) ?? "", /^18 positions: a piece has just been taken/);
			await page.keyboard.press("ArrowRight");
			assert.equal(await open(page), 162 - 18 - 60);
			assert.match((await said()) ?? "", /60 positions: a move leads to a position lost in 0/);
			await page.keyboard.press("End");
			assert.equal(await open(page), 0);
			assert.match((await said()) ?? "", /all 162\. No point stays empty/);
		}));

	test("fills by itself to the end, and stops where it is told to", () =>
		whole("en", {}, async (page) => {
			const { wholeGame } = tutorialWords("en");
			await page.getByRole("button", { name: wholeGame.fill }).click();
			await eventually(async () => (await open(page)) > 0, true);
			await page.getByRole("button", { name: wholeGame.stop }).click();
			const stopped = await open(page);
			assert.ok(stopped > 0);
			await page.getByRole("button", { name: wholeGame.fill }).click();
			await eventually(() => open(page), 0);
			await page.getByRole("button", { name: wholeGame.fill }).waitFor();
		}));

	test("is there at once for whoever wants no motion", () =>
		whole("en", { reducedMotion: "reduce" }, async (page) => {
			await page.locator(".whole-fill input").focus();
			await page.keyboard.press("Home");
			await page.getByRole("button", { name: tutorialWords("en").wholeGame.fill }).click();
			assert.equal(await open(page), 0);
		}));

	test("opens on the page with the board", () =>
		whole("en", {}, async (page) => {
			await page.locator(".whole-open a").click();
			await page.waitForURL(/index\.html#/);
			await page.locator("catchmate-board").first().waitFor();
		}));
});

for (const language of languages) {
	test(`the whole game has one address in every language (${language})`, () =>
		openChapter("index", language, {}, async (page) => {
			await page.goto(`${addressOf("board", language)}#whole-game`);
			await picture(page).waitFor();
			const heading = page.locator("#whole-game h2");
			await eventually(
				() =>
					heading.evaluate((one) => Math.abs(one.getBoundingClientRect().top) < innerHeight / 2),
				true,
			);
		}));

	test(`without a script there is a picture of the whole game in its language (${language})`, () =>
		openChapter("board", language, { javaScriptEnabled: false }, async (page) => {
			const image = page.locator("whole-game img");
			await image.scrollIntoViewIfNeeded();
			await eventually(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth > 0), true);
		}));
}
