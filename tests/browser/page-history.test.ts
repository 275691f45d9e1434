/** Review of a game: the plot of its values, and its mistakes. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { expectVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { dropFocus, expectAnnounced, openFold, openTab, pickGame, solve } from "./page.ts";
import { expectPly, plyOf } from "./puzzles.ts";

/** Red has two drawing moves and one losing move. */
async function openRisky(page: Page): Promise<void> {
	await pickGame(page, "Crossing pawn");
	await solve(page, "0 1\n5 5\n.O...\n.....\n.....\n#..#.\nO#..X");
	await expectVerdict(page, "Draw: neither side can force a win. Red to move.");
}

/** Makes the first or last listed move, the best or worst. */
async function make(page: Page, ...which: readonly ("best" | "worst")[]): Promise<void> {
	const rows = page.locator("#moves li button");
	await openTab(page, "moves");
	for (const each of which) {
		// A restart or a step may still be on its way, and the list show the moves before it.
		await page.evaluate("catchmate.idle()");
		const ply = (await plyOf(page)) ?? 0;
		await (each === "best" ? rows.first() : rows.last()).click();
		await expectPly(page, ply + 1);
	}
}

test("the plot of a game starts at the first move and shows alternatives", async ({ visit }) => {
	const page = await visit();
	/** The line's points as heights from the top, one per position. */
	const heights = async (plies: number) => {
		const line = page.locator(".history .game");
		await expect(line).toHaveAttribute("d", new RegExp(`^M[^ML]*(L[^ML]*){${plies}}$`));
		const points = ((await line.getAttribute("d")) ?? "").matchAll(/[ML][\d.]+ ([\d.]+)/g);
		return [...points].map(([, y]) => Number(y));
	};
	await openRisky(page);
	await expect(page.locator("svg.history")).toHaveCount(0);
	await make(page, "best");
	const [start, still] = await heights(1);
	assert.equal(start, still, "a draw stays in the middle");
	await page.getByRole("button", { name: "Undo" }).click();
	await expectPly(page, 0);
	await make(page, "worst");
	// Both draws share the middle.
	await expect(page.locator(".not-made")).toHaveAttribute("d", /^M[^M]* 90a[^M]*$/);
	await make(page, "best", "best");
	const game = await heights(3);
	const falling = [...new Set(game)].sort((a, b) => a - b);
	assert.deepEqual(game, falling);
	const plot = page.locator("svg.history");
	const { width, height } = (await plot.boundingBox()) ?? assert.fail();
	for (const [x, ply] of [
		[width / 3, 1],
		[width - 4, 3],
	] as const) {
		await plot.click({ position: { x, y: height / 2 } });
		await expectPly(page, ply);
	}
});

test("a mistake worsens the outcome, is marked, and N steps to the next @more", async ({
	visit,
}) => {
	const page = await visit();
	await openRisky(page);
	await make(page, "best");
	await dropFocus(page);
	await page.keyboard.press("n");
	await expectAnnounced(page, "No mistakes in this game.");
	await expect(page.getByRole("button", { name: "Next mistake" })).toHaveCount(0);
	await expect(page.locator(".mistake-tag")).toHaveCount(0);
	await page.getByRole("button", { name: "Restart" }).click();
	await make(page, "worst");
	await expect(page.locator(".history .mistake")).toHaveCount(1);
	await page.getByRole("button", { name: /^Ply 1 Red: .*, a mistake$/ }).waitFor();
	await make(page, "worst", "best");
	await expect(page.locator(".mistake-tag")).toHaveCount(2);
	await dropFocus(page);
	await page.keyboard.press("n");
	await expectPly(page, 1);
	await expectAnnounced(page, /^Ply 1: .* draw into a loss/);
	await page.keyboard.press("N");
	await expectPly(page, 2);
	await page.getByRole("button", { name: "Next mistake" }).click();
	await expectPly(page, 1);
	await openFold(page, "more-moves");
	await page.getByLabel("Type a move").press("n");
	await expect(page.getByLabel("Type a move")).toHaveValue("n");
	assert.equal(await plyOf(page), 1);
});
