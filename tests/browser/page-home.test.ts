/** The page as a stranger finds it: the invitation to play, the games under the board, and light or dark. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { checks, eventually, hasAttribute } from "./eventually.ts";
import { cell, openTab, overflow, seesVerdict, visit } from "./page-harness.ts";

const first = "Red wins in 23 plies. Red to move.";

describe("the invitation", () => {
	test("names the side that can win, what it is after, and begins a game as it", () =>
		visit({ hash: "" }, async (page) => {
			await seesVerdict(page, first);
			const heading = page.locator("#invitation h2");
			assert.equal(
				await heading.textContent(),
				"You are Red. Catch the pawn before it reaches the top.",
			);
			await page.getByText("It takes 23 plies. Black makes no mistakes.").waitFor();
			await page.getByRole("button", { name: "Play as Red" }).press("Enter");
			await checks(page.locator("#activities input[value=play]"));
			await seesVerdict(page, "Red to move: your turn.");
		}));

	test("is of the side that waits, where that is the one that can win", () =>
		visit({}, async (page) => {
			await seesVerdict(page, "Black wins in 20 plies. White to move.");
			await page
				.locator("#invitation")
				.getByText("You are Black. Run the white piece down.")
				.waitFor();
		}));

	test("shows why, in a tab that has its first thing open", () =>
		visit({ hash: "" }, async (page) => {
			await seesVerdict(page, first);
			await page.getByRole("button", { name: "Show me why" }).press("Enter");
			await hasAttribute(page.locator("#tab-explain"), "aria-selected", "true");
			await page.locator("#why .reason").first().waitFor();
		}));
});

describe("the games under the first screen", () => {
	test("are all there with their pictures, and one is opened by a press", () =>
		visit({ hash: "", viewport: { width: 390, height: 844 } }, async (page) => {
			const cards = page.locator("#home .game");
			await eventually(() => cards.count(), 10);
			assert.equal(await overflow(page), 0);
			await cards.filter({ hasText: "Fox and hounds" }).getByRole("button").click();
			await page.locator("#games-picker").getByText("Fox and hounds").waitFor();
			await eventually(() => page.evaluate(() => scrollY), 0);
		}));

	test("are gone with the first move", () =>
		visit({ hash: "" }, async (page) => {
			await page.locator("#home .game").first().waitFor();
			await cell(page, 1, 6).click();
			await cell(page, 1, 7).click();
			await page.locator("#home").waitFor({ state: "hidden" });
		}));

	test("are not there for who comes by a link", () =>
		visit({}, async (page) => {
			await page.locator("#shelf .tiles").waitFor();
			await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
			await page.waitForTimeout(1000);
			assert.equal(await page.locator("#home .game").count(), 0);
		}));
});

test("light and dark are chosen with a button, on the board too, and kept for the next visit and the tutorial", () =>
	visit({ hash: "", colorScheme: "light" }, async (page) => {
		await seesVerdict(page, first);
		const ground = (of: string) =>
			page.locator(of).evaluate((element) => getComputedStyle(element).backgroundColor);
		const [light, lightCard] = [await ground("body"), await ground("#board .root")];
		const button = page.locator("#scheme-button");
		await hasAttribute(button, "aria-label", "Colours: as the system");
		await button.click();
		await hasAttribute(button, "aria-label", "Colours: light");
		assert.equal(await ground("body"), light);
		await button.click();
		await hasAttribute(button, "aria-label", "Colours: dark");
		const dark = await ground("body");
		assert.notEqual(dark, light);
		assert.notEqual(await ground("#board .root"), lightCard);
		await page.reload();
		await seesVerdict(page, first);
		assert.equal(await ground("body"), dark);
		await openTab(page, "Moves");
		await page.locator("#learn-link").click();
		await page.waitForURL(/learn\/index\.html$/);
		await eventually(() => ground("body"), dark);
	}));
