/** The tutorial's fifth chapter: positions that unfold, the hunt round the stone, and its questions. */
import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import { expect, type Fixtures, type Language, test } from "./fixtures.ts";
import { boardOf, clickSquare } from "./tutorial.ts";

const status = (page: Page): Locator => page.locator(".unfold-status");
const all = (page: Page): Locator => page.locator("unfold-positions > .button-row button").first();
const entry = (page: Page, number: number): Locator => page.locator(`[data-number="${number}"]`);
const toggle = (page: Page, number: number): Locator =>
	entry(page, number).locator(".unfold-toggle");
const entries = (page: Page): Locator => page.locator(".unfold-entry");

/** Opens the chapter with the first position unfolded. */
async function unfolded(read: Fixtures["read"], language: Language): Promise<Page> {
	const page = await read("board", language);
	await boardOf(page, "small");
	await page.locator("unfold-positions").scrollIntoViewIfNeeded();
	await expect(entries(page)).toHaveCount(3);
	return page;
}

test.describe("the positions", () => {
	test("unfold one at a time, and fold again", async ({ read }) => {
		const page = await unfolded(read, "en");
		await expect(status(page)).toHaveText("3 positions so far. 2 moves, all to new positions.");
		await toggle(page, 2).click();
		await expect(entries(page)).toHaveCount(7);
		await expect(status(page)).toContainText("7 positions so far. 6 moves, all to new");
		await expect(toggle(page, 2)).toHaveAttribute("aria-expanded", "true");
		await toggle(page, 2).click();
		await expect(entries(page)).toHaveCount(3);
		await expect(toggle(page, 2)).toHaveAttribute("aria-expanded", "false");
	});

	test("unfold with the keyboard alone, which stays where it is", async ({ read }) => {
		const page = await unfolded(read, "en");
		await toggle(page, 3).focus();
		await page.keyboard.press("Enter");
		await expect(toggle(page, 3)).toHaveAttribute("aria-expanded", "true");
		await expect(toggle(page, 3)).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(toggle(page, 4)).toBeFocused();
	});

	test("that were there before lead to where they stood first, even if that is folded", async ({
		read,
	}) => {
		const page = await unfolded(read, "en");
		await all(page).click();
		await expect(entries(page)).toHaveCount(11);
		await all(page).click();
		await expect(status(page)).toContainText("27 positions so far. Of 34 moves, 8 led");
		const again = page.locator(".unfold-way").first();
		const number = Number(/\d+/.exec((await again.textContent()) ?? "")?.[0]);
		await toggle(page, 1).click();
		await expect(entries(page)).toHaveCount(1);
		await toggle(page, 1).click();
		await toggle(page, 2).click();
		await expect(entry(page, number)).toHaveCount(0);
		await again.focus();
		await page.keyboard.press("Enter");
		await expect(entry(page, number)).toBeFocused();
	});

	test("all unfold, level by level, to as many as the text says, in a list that stays lower than a screen and folds again", async ({
		read,
	}) => {
		const page = await unfolded(read, "zh");
		let levels = 0;
		for (; (await all(page).getAttribute("aria-disabled")) === "false"; levels += 1) {
			assert.ok(levels < 20);
			const before = await status(page).innerText();
			await all(page).click();
			await expect(status(page)).not.toHaveText(before);
		}
		await expect(status(page)).toHaveText(
			"全在这里了：162 个局面，480 种走法。再怎么走，都还是这些局面。",
		);
		await expect(entries(page)).toHaveCount(481);
		await page.setViewportSize({ width: 390, height: 844 });
		const { height } = (await page.locator("unfold-positions").boundingBox()) ?? {};
		assert.ok(Number(height) < 1000, `the list is ${height} pixels high`);
		const fold = page.getByRole("button", { name: "全部收起" });
		await fold.focus();
		await page.keyboard.press("Enter");
		await expect(entries(page)).toHaveCount(3);
		await expect(fold).toHaveAttribute("aria-disabled", "true");
		await expect(all(page)).toHaveText("重新展开全部 162 个局面");
		await all(page).click();
		await expect(entries(page)).toHaveCount(481);
		await expect(all(page)).toHaveText("已全部展开");
	});

	test("begin with the position on the board, if the reader wants that", async ({ read }) => {
		const page = await unfolded(read, "en");
		const small = page.locator("catchmate-board#small");
		const ply = () =>
			small.evaluate((board: HTMLElementTagNameMap["catchmate-board"]) => board.record?.index ?? 0);
		// White begins, and answers.
		await expect.poll(ply).toEqual(1);
		await clickSquare(page, "small", 2, 3);
		await expect.poll(ply).toEqual(3);
		await page.getByRole("button", { name: "Begin with the position on the board" }).click();
		await expect(entry(page, 1)).not.toContainText("Black on row 3");
		await expect(toggle(page, 1)).toHaveAttribute("aria-expanded", "true");
		await expect(status(page)).toHaveText(/so far\.\s+\d moves/);
	});

	test("name themselves and their worth in words", async ({ read }) => {
		const page = await unfolded(read, "en");
		await expect(entry(page, 1)).toContainText(
			"White on row 1, column 1; Black on row 3, column 3. No. 1 White to move",
		);
		await expect(entry(page, 1)).toContainText("loses in 6 plies");
	});

	test("are told of in a sentence where there is no script", async ({ read }) => {
		const page = await read("board", "en", { javaScriptEnabled: false });
		await page
			.locator("unfold-positions")
			.getByText("No. 1 is lost for White in 6 plies.")
			.waitFor();
	});
});

test("round the stone Black hunts in vain, and the plies are counted", async ({ read }) => {
	const page = await read("board", "en");
	const board = await boardOf(page, "ring");
	const record = () =>
		board.evaluate(
			(one: HTMLElementTagNameMap["catchmate-board"]) => one.record?.positions.length ?? 0,
		);
	await expect.poll(record).toEqual(2);
	// Black's best moves, which keep the draw for as long as one likes.
	for (let plies = 4; plies <= 20; plies += 2) {
		await board.evaluate((one: HTMLElementTagNameMap["catchmate-board"]) => one.playBest());
		await expect.poll(record).toEqual(plies);
	}
	await expect(page.locator(".count-plies")).toHaveText("19 plies played. Still a draw.");
});

test("a stone at the rim gives the board back to Black", async ({ read }) => {
	const page = await read("board", "en");
	const board = await boardOf(page, "stone");
	const verdict = board.locator(".verdict-words");
	await expect(verdict).toContainText("Draw");
	await clickSquare(page, "stone", 2, 2);
	await expect(verdict).toContainText("Black wins in 6 plies");
	await clickSquare(page, "stone", 1, 2);
	await expect(verdict).toContainText("Black wins in 6 plies");
});

test("the judge's line for a stone at the rim is taken in any case and with blanks around", async ({
	read,
}) => {
	const page = await read("board", "zh");
	const box = page.locator("lesson-ask", { hasText: "WHITE 3" }).getByRole("textbox");
	for (const [answer, isRight] of [
		["white 6", false],
		["  Black   6 ", true],
	] as const) {
		await box.fill(answer);
		await page.keyboard.press("Enter");
		await expect(box).toHaveAttribute("data-right", String(isRight));
	}
});
