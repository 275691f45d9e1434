/** The tutorial's fourth chapter: a draw that is played, its moves, and its questions. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { boardOf, clickPoint, heatAndArrows, way } from "./tutorial.ts";

const counted = (page: Page): Locator => page.locator(".count-plies");

test.describe("the game from a", () => {
	test("goes round as long as one likes, and says that a position is back", async ({ read }) => {
		const page = await read("draws", "en");
		const board = await boardOf(page, "from-a");
		await expect(counted(page)).toHaveText("0 plies played. Try to win.");
		let whole = "a";
		for (const _ of "123") {
			await clickPoint(page, "from-a", "b");
			whole += "ba";
			await expect.poll(() => way(page, "from-a")).toBe(whole);
		}
		await expect(counted(page)).toHaveText("6 plies played. Still a draw.");
		await board.getByText("This position has occurred 4 times in this game.").first().waitFor();
		await board.getByRole("button", { name: "Restart" }).click();
		await expect(counted(page)).toHaveText("0 plies played. Try to win.");
	});

	test("is lost after the move to c, which can be taken back, with the keyboard alone", async ({
		read,
	}) => {
		const page = await read("draws", "en");
		const board = await boardOf(page, "from-a");
		await board.getByRole("option", { name: /^point a\b/ }).focus();
		await page.keyboard.press("Enter");
		await board.getByRole("option", { name: /^point c\b/ }).focus();
		await page.keyboard.press("Enter");
		await expect.poll(() => way(page, "from-a")).toBe("acd");
		await expect(counted(page)).toContainText(
			"2 plies played. That gave the draw away: now you lose.",
		);
		await board.getByRole("button", { name: "Undo" }).focus();
		await page.keyboard.press("Enter");
		await expect.poll(() => way(page, "from-a")).toBe("a");
		await expect(counted(page)).toHaveText("0 plies played. Try to win.");
	});

	test("is over when the token can go no further", async ({ read }) => {
		const page = await read("draws", "zh");
		await boardOf(page, "from-a");
		await clickPoint(page, "from-a", "c");
		await expect.poll(() => way(page, "from-a")).toBe("acd");
		await clickPoint(page, "from-a", "f");
		await expect.poll(() => way(page, "from-a")).toBe("acdfi");
		await expect(counted(page)).toHaveText("已走 4 步。对局结束。");
	});
});

test("the moves that keep the draw are drawn round and round, and those that lose as well", async ({
	read,
}) => {
	const page = await read("draws", "en");
	await boardOf(page, "loop");
	const told = page.locator(".safe-said");
	const values = "a draw –, b draw –, c win 5, e win 3";
	await expect.poll(() => heatAndArrows(page, "loop")).toBe(`${values}, a→b, b→a`);
	await expect(told).toHaveText(/^a → b and b → a: round and round/);
	const losing = page.getByRole("button", { name: "Moves that lose" });
	await losing.focus();
	await page.keyboard.press("Enter");
	await expect.poll(() => heatAndArrows(page, "loop")).toBe(`${values}, a→c, b→e`);
	await expect(told).toHaveText(/^a → c and b → e: the opponent is then on a won point/);
	await expect(losing).toHaveAttribute("aria-pressed", "true");
	await page.getByRole("button", { name: "Moves that keep the draw" }).click();
	await expect.poll(() => heatAndArrows(page, "loop")).toBe(`${values}, a→b, b→a`);
});
