/** The tutorial's first page: its board, its question, and the chapters that it lists. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { factsOf } from "../../web/learn/build/build.ts";
import { chapters } from "../../web/learn/chapters.ts";
import { packageSolver } from "../node/games.ts";
import { eventually } from "./eventually.ts";
import { addressOf, languages, openChapter, seesBoards, useBrowser } from "./learn-harness.ts";

useBrowser();

const facts = await factsOf("index", packageSolver);

describe("the tutorial's first page", () => {
	test("has a board on which the reader, who is Red, moves and is answered at once", () =>
		openChapter("index", "en", {}, async (page) => {
			await page.locator("#fort").scrollIntoViewIfNeeded();
			await seesBoards(page);
			const played = () =>
				page.evaluate(
					() =>
						document.querySelector<HTMLElementTagNameMap["catchmate-board"]>("#fort")?.record?.moves
							.length,
				);
			await page
				.locator("#fort")
				.getByRole("gridcell", { name: /^row 1, column 6\b/ })
				.click();
			await page
				.locator("#fort")
				.getByRole("gridcell", { name: /^row 2, column 6\b/ })
				.click();
			await eventually(played, 2);
		}));

	for (const language of languages) {
		test(`asks in ${language} how much is solved, and tells it`, () =>
			openChapter("index", language, {}, async (page) => {
				const ask = page.locator("lesson-ask");
				const told = ask.locator(".told");
				for (const [key, isRight] of [
					["near", false],
					["all", true],
				] as const) {
					const button = ask.locator(`[data-choice="${key}"] button`);
					await button.focus();
					await page.keyboard.press("Enter");
					assert.equal((await told.getAttribute("open")) !== null, isRight);
				}
				const all = await ask.locator('[data-choice="all"]').textContent();
				assert.ok(all?.includes(Number(facts.positions).toLocaleString(language)));
			}));

		test(`lists in ${language} every chapter by its title, with a link to it and what it is about`, () =>
			openChapter("index", language, {}, async (page) => {
				const items = page.locator("main ol > li");
				assert.equal(await items.count(), chapters.length);
				for (const [index, name] of chapters.entries()) {
					const link = items.nth(index).locator("a").first();
					const title = (await link.textContent()) ?? "";
					const text = (await items.nth(index).textContent()) ?? "";
					assert.ok(text.trim().length > title.length + 15, text);
					await link.click();
					await page.waitForURL(addressOf(name, language));
					assert.equal(await page.locator("h1").textContent(), title);
					await page.goBack();
				}
			}));
	}
});
