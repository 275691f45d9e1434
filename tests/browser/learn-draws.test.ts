/** The tutorial's fourth chapter: a draw that is played, its moves, and its questions. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import { eventually, hasAttribute } from "./eventually.ts";
import { boardOf, clickPoint, picture, way } from "./learn-boards.ts";
import { openChapter } from "./learn-harness.ts";

const counted = async (page: Page): Promise<string> =>
	((await page.locator(".count-plies").textContent()) ?? "").replace(/\s+/g, " ").trim();

describe("the game from a", () => {
	test("goes round as long as one likes, and says that a position is back", () =>
		openChapter("draws", "en", {}, async (page) => {
			const board = await boardOf(page, "from-a");
			await eventually(() => counted(page), "0 plies played. Try to win.");
			let whole = "a";
			for (const _ of "123") {
				await clickPoint(page, "from-a", "b");
				whole += "ba";
				await eventually(() => way(page, "from-a"), whole);
			}
			await eventually(() => counted(page), "6 plies played. Still a draw.");
			await board.getByText("This position has occurred 4 times in this game.").first().waitFor();
			await board.getByRole("button", { name: "Restart" }).click();
			await eventually(() => counted(page), "0 plies played. Try to win.");
		}));

	test("is lost after the move to c, which can be taken back, with the keyboard alone", () =>
		openChapter("draws", "en", {}, async (page) => {
			const board = await boardOf(page, "from-a");
			await board.getByRole("option", { name: /^point a\b/ }).focus();
			await page.keyboard.press("Enter");
			await board.getByRole("option", { name: /^point c\b/ }).focus();
			await page.keyboard.press("Enter");
			await eventually(() => way(page, "from-a"), "acd");
			await eventually(
				() => counted(page),
				/^2 plies played\. That gave the draw away: now you lose\./,
			);
			await board.getByRole("button", { name: "Undo" }).focus();
			await page.keyboard.press("Enter");
			await eventually(() => way(page, "from-a"), "a");
			await eventually(() => counted(page), "0 plies played. Try to win.");
		}));

	test("is over when the token can go no further", () =>
		openChapter("draws", "zh", {}, async (page) => {
			await boardOf(page, "from-a");
			await clickPoint(page, "from-a", "c");
			await eventually(() => way(page, "from-a"), "acd");
			await clickPoint(page, "from-a", "f");
			await eventually(() => way(page, "from-a"), "acdfi");
			await eventually(() => counted(page), "已走 4 步。棋局结束。");
		}));
});

test("the moves that keep the draw are drawn round and round, and those that lose as well", () =>
	openChapter("draws", "en", {}, async (page) => {
		await boardOf(page, "loop");
		const told = () => page.locator(".safe-said").textContent();
		const values = "a draw –, b draw –, c win 5, e win 3";
		await eventually(() => picture(page, "loop"), `${values}, a→b, b→a`);
		assert.match((await told()) ?? "", /^a → b and b → a: round and round/);
		const losing = page.getByRole("button", { name: "Moves that lose" });
		await losing.focus();
		await page.keyboard.press("Enter");
		await eventually(() => picture(page, "loop"), `${values}, a→c, b→e`);
		assert.match((await told()) ?? "", /^a → c and b → e: the opponent is then on a won point/);
		await hasAttribute(losing, "aria-pressed", "true");
		await page.getByRole("button", { name: "Moves that keep the draw" }).click();
		await eventually(() => picture(page, "loop"), `${values}, a→b, b→a`);
	}));
