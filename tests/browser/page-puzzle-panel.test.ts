/** The panel of the puzzles on every screen, and by the keyboard. */
import assert from "node:assert/strict";
import { findings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { openFold, overflow, tooSmall } from "./page.ts";
import {
	heading,
	lineOf,
	makes,
	ofDay,
	onThatDay,
	panel,
	plyOf,
	puzzles,
	puzzleWith,
	solves,
} from "./puzzles.ts";

test.describe("the panel of the puzzles", () => {
	test("leads to a puzzle of another game from far below, and the page to its own top", async ({
		visit,
	}) => {
		const page = await visit({ hash: "#puzzle=1", viewport: { width: 390, height: 844 } });
		await expect(page.locator(heading)).toHaveText("Puzzle 1");
		await openFold(page, "puzzle-choice");
		await panel(page).locator("#puzzle-game").selectOption("cat-and-mouse-2");
		await expect(panel(page).locator(".stage-name")).toHaveText(/Mixed|Learn/);
		await expect(async () => {
			const captions = await panel(page)
				.locator(".puzzle-stop")
				.evaluateAll((stops) => stops.map((stop) => stop.getAttribute("aria-label") ?? ""));
			assert.ok(captions.every((caption) => caption.includes("Cat and mouse")));
		}).toPass();
		const stop = panel(page).locator(".puzzle-stop").first();
		const number = await stop.getAttribute("data-puzzle");
		assert.equal(puzzles[Number(number) - 1]?.game, "cat-and-mouse-2");
		await stop.click();
		await expect(page.locator(heading)).toHaveText(`Puzzle ${number}`);
		await expect.poll(() => page.evaluate(() => scrollY)).toEqual(0);
		await expect(page.locator("#puzzle-heading")).toBeFocused();
		assert.ok(
			await page.locator(heading).evaluate((element) => {
				const { left, top, bottom } = element.getBoundingClientRect();
				return bottom < innerHeight && document.elementFromPoint(left + 5, top + 5) === element;
			}),
		);
	});

	for (const [locale, ...widths] of [
		["en", 1440, 320],
		["zh-CN", 390],
	] as const) {
		test(`is sound in ${locale} at ${widths} pixels, open and solved`, async ({ visit }) => {
			const page = await visit({ locale, hash: "#puzzle", prepare: onThatDay });
			await page.locator(heading).waitFor();
			for (const isSolved of [false, true]) {
				if (isSolved) {
					await solves(page, ofDay);
				}
				for (const width of widths) {
					await page.setViewportSize({ width, height: 800 });
					const fields = "button, select, #activities label";
					assert.deepEqual(await tooSmall(page.locator(fields)), [], `${width} pixels`);
					assert.equal(await overflow(page), 0, `${width} pixels`);
				}
				assert.deepEqual(await findings(page), []);
			}
		});
	}

	test("goes only on, whatever key is pressed: where a right move was found, the board stays", async ({
		visit,
	}) => {
		const puzzle = puzzleWith(({ plies }) => plies === 5);
		const page = await visit({ hash: `#puzzle=${puzzle.number}` });
		await page.locator(heading).waitFor();
		const [first] = await lineOf(puzzle);
		assert.ok(first && (await makes(page, first)));
		await page.locator(".verdict-words", { hasText: "Correct" }).waitFor();
		await expect.poll(() => plyOf(page)).toBe(2);
		await page.getByRole("button", { name: "Give up" }).focus();
		for (const key of ["ArrowLeft", "Home", "Control+z"]) {
			await page.keyboard.press(key);
			await page.evaluate("catchmate.idle()");
			assert.equal(await plyOf(page), 2, key);
		}
		await page.getByRole("button", { name: "Restart" }).click();
		await expect.poll(() => plyOf(page)).toBe(0);
	});

	test("can be worked by the keyboard alone", async ({ visit }) => {
		const page = await visit({ hash: "#puzzle=1", prepare: onThatDay });
		await expect(page.locator(heading)).toHaveText("Puzzle 1");
		await page.locator("#activities").getByRole("radio", { name: "Puzzles" }).focus();
		await page.keyboard.press("ArrowLeft");
		await panel(page).waitFor({ state: "hidden" });
		await page.keyboard.press("ArrowRight");
		await expect(page.locator(heading)).toHaveText("Puzzle 1");
		await panel(page).getByRole("button", { name: "Next puzzle" }).focus();
		await page.keyboard.press("Enter");
		await expect(page.locator("#puzzle-heading")).toBeFocused();
		await expect(page.locator(".puzzle-stop[aria-current]")).toHaveCount(1);
	});
});
