/** The tutorial's fifth chapter: positions that unfold, the hunt round the stone, and its questions. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { eventually, hasAttribute } from "./eventually.ts";
import { boardOf, clickSquare } from "./learn-boards.ts";
import { languages, openChapter } from "./learn-harness.ts";

const status = async (page: Page): Promise<string> =>
	((await page.locator(".unfold-status").textContent()) ?? "").replace(/\s+/g, " ").trim();

const all = (page: Page): Locator => page.locator("unfold-positions > .button-row button").first();
const toggle = (page: Page, number: number): Locator =>
	page.locator(`[data-number="${number}"] .unfold-toggle`);
const entries = (page: Page): Promise<number> => page.locator(".unfold-entry").count();

/** Opens the chapter with the first position unfolded. */
const unfolded = (
	language: (typeof languages)[number],
	act: (page: Page) => Promise<void>,
): Promise<void> =>
	openChapter("board", language, {}, async (page) => {
		await boardOf(page, "small");
		await page.locator("unfold-positions").scrollIntoViewIfNeeded();
		await eventually(() => entries(page), 3);
		await act(page);
	});

describe("the positions", () => {
	test("unfold one at a time, and fold again", () =>
		unfolded("en", async (page) => {
			assert.match(await status(page), /^3 positions so far\. 2 moves, all to new positions\.$/);
			await toggle(page, 2).click();
			await eventually(() => entries(page), 7);
			assert.match(await status(page), /^7 positions so far\. 6 moves, all to new/);
			await hasAttribute(toggle(page, 2), "aria-expanded", "true");
			await toggle(page, 2).click();
			await eventually(() => entries(page), 3);
			await hasAttribute(toggle(page, 2), "aria-expanded", "false");
		}));

	test("unfold with the keyboard alone, which stays where it is", () =>
		unfolded("en", async (page) => {
			await toggle(page, 3).focus();
			await page.keyboard.press("Enter");
			await hasAttribute(toggle(page, 3), "aria-expanded", "true");
			assert.ok(await toggle(page, 3).evaluate((button) => button === document.activeElement));
			await page.keyboard.press("Tab");
			assert.ok(await toggle(page, 4).evaluate((button) => button === document.activeElement));
		}));

	test("that were there before lead to where they stood first, even if that is folded", () =>
		unfolded("en", async (page) => {
			await all(page).click();
			await eventually(() => entries(page), 11);
			await all(page).click();
			await eventually(() => status(page), /^27 positions so far\. Of 34 moves, 8 led/);
			const again = page.locator(".unfold-way").first();
			const number = Number(/\d+/.exec((await again.textContent()) ?? "")?.[0]);
			await toggle(page, 1).click();
			await eventually(() => entries(page), 1);
			await toggle(page, 1).click();
			await toggle(page, 2).click();
			await eventually(() => page.locator(`[data-number="${number}"]`).count(), 0);
			await again.focus();
			await page.keyboard.press("Enter");
			const first = page.locator(`[data-number="${number}"]`);
			await eventually(() => first.evaluate((entry) => entry === document.activeElement), true);
		}));

	test("all unfold, level by level, to as many as the text says, in a list that stays lower than a screen and folds again", () =>
		unfolded("zh", async (page) => {
			for (
				let levels = 0;
				(await all(page).getAttribute("aria-disabled")) === "false";
				levels += 1
			) {
				assert.ok(levels < 20);
				const before = await status(page);
				await all(page).click();
				await eventually(async () => (await status(page)) !== before, true);
			}
			assert.equal(
				await status(page),
				"全在这里了：162 个局面，480 种走法。再怎么走，都还是这些局面。",
			);
			assert.equal(await entries(page), 481);
			await page.setViewportSize({ width: 390, height: 844 });
			const { height } = (await page.locator("unfold-positions").boundingBox()) ?? {};
			assert.ok(Number(height) < 1000, `the list is ${height} pixels high`);
			const fold = page.getByRole("button", { name: "全部收起" });
			await fold.focus();
			await page.keyboard.press("Enter");
			await eventually(() => entries(page), 3);
			await hasAttribute(fold, "aria-disabled", "true");
			assert.equal((await all(page).textContent())?.trim(), "重新展开全部 162 个局面");
			await all(page).click();
			await eventually(() => entries(page), 481);
			assert.equal((await all(page).textContent())?.trim(), "已全部展开");
		}));

	test("begin with the position on the board, if the reader wants that", () =>
		unfolded("en", async (page) => {
			const small = page.locator("catchmate-board#small");
			const ply = () =>
				small.evaluate(
					(board: HTMLElementTagNameMap["catchmate-board"]) => board.record?.index ?? 0,
				);
			// White begins, and answers.
			await eventually(ply, 1);
			await clickSquare(page, "small", 2, 3);
			await eventually(ply, 3);
			const first = () => page.locator('[data-number="1"]').textContent();
			await page.getByRole("button", { name: "Begin with the position on the board" }).click();
			await eventually(async () => /Black on row 3/.test((await first()) ?? ""), false);
			await hasAttribute(toggle(page, 1), "aria-expanded", "true");
			assert.match(await status(page), /so far\. \d moves/);
		}));

	test("name themselves and their worth in words", () =>
		unfolded("en", async (page) => {
			const text = (await page.locator('[data-number="1"]').textContent()) ?? "";
			assert.match(
				text.replace(/\s+/g, " "),
				/White on row 1, column 1; Black on row 3, column 3\. No\. 1 White to move .*loses in 6 plies/,
			);
		}));

	test("are told of in a sentence where there is no script", () =>
		openChapter("board", "en", { javaScriptEnabled: false }, async (page) => {
			await page
				.locator("unfold-positions")
				.getByText("No. 1 is lost for White in 6 plies.")
				.waitFor();
		}));
});

test("round the stone Black hunts in vain, and the plies are counted", () =>
	openChapter("board", "en", {}, async (page) => {
		const board = await boardOf(page, "ring");
		const counted = async () =>
			((await page.locator(".count-plies").textContent()) ?? "").replace(/\s+/g, " ").trim();
		const record = () =>
			board.evaluate(
				(one: HTMLElementTagNameMap["catchmate-board"]) => one.record?.positions.length ?? 0,
			);
		await eventually(record, 2);
		// Black's best moves, which keep the draw for as long as one likes.
		for (let plies = 4; plies <= 20; plies += 2) {
			await board.evaluate((one: HTMLElementTagNameMap["catchmate-board"]) => one.playBest());
			await eventually(record, plies);
		}
		await eventually(counted, /^19 plies played\. Still a draw\.$/);
	}));

test("a stone at the rim gives the board back to Black", () =>
	openChapter("board", "en", {}, async (page) => {
		const board = await boardOf(page, "stone");
		const verdict = () => board.locator(".verdict-words").textContent();
		await eventually(verdict, /Draw/);
		await clickSquare(page, "stone", 2, 2);
		await eventually(verdict, /Black wins in 6 plies/);
		await clickSquare(page, "stone", 1, 2);
		await eventually(verdict, /Black wins in 6 plies/);
	}));

for (const language of languages) {
	test(`the judge's line for a stone at the rim is taken in any case and with blanks around (${language})`, () =>
		openChapter("board", language, {}, async (page) => {
			const ask = page.locator("lesson-ask", { hasText: "WHITE 3" });
			const type = async (answer: string) => {
				await ask.getByRole("textbox").fill(answer);
				await page.keyboard.press("Enter");
			};
			await type("white 6");
			await hasAttribute(ask.getByRole("textbox"), "data-right", "false");
			await type("  Black   6 ");
			await hasAttribute(ask.getByRole("textbox"), "data-right", "true");
		}));
}
