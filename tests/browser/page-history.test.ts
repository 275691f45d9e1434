/** The game played, as the page judges it: the plot of its values, and the mistakes in it. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { dropFocus, hears, openTab, pickGame, solve } from "./page.ts";
import { plyOf } from "./puzzles.ts";

const seesPly = (page: Page, ply: number) => expect.poll(() => plyOf(page)).toBe(ply);

/** A game in which Red has two moves that draw, and one that loses. */
async function openRisky(page: Page): Promise<void> {
	await pickGame(page, "Crossing pawn");
	await solve(page, "0 1\n5 5\n.O...\n.....\n.....\n#..#.\nO#..X");
	await seesVerdict(page, "Draw: neither side can force a win. Red to move.");
}

/** Makes the first or the last of the moves that the page lists, the best or the worst. */
async function make(page: Page, ...which: readonly ("best" | "worst")[]): Promise<void> {
	const rows = page.locator("#moves li button");
	await openTab(page, "moves");
	for (const each of which) {
		const ply = (await plyOf(page)) ?? 0;
		await (each === "best" ? rows.first() : rows.last()).click();
		await seesPly(page, ply + 1);
	}
}

/** The points of the plot's line, as heights from the top, one for each position. */
async function heights(page: Page, plies: number): Promise<number[]> {
	const line = page.locator(".history .game");
	const points = async () =>
		[...((await line.getAttribute("d")) ?? "").matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) =>
			Number(y),
		);
	await expect.poll(async () => (await points()).length).toBe(plies + 1);
	return points();
}

test("the plot of a game begins with the first move, falls with each loss, and shows the moves not made", async ({
	visit,
}) => {
	const page = await visit();
	await openRisky(page);
	await expect(page.locator("svg.history")).toHaveCount(0);
	await make(page, "best");
	const [start, still] = await heights(page, 1);
	assert.equal(start, still, "a draw stays in the middle");
	await page.getByRole("button", { name: "Undo" }).click();
	await seesPly(page, 0);
	await make(page, "worst");
	const others = page.locator(".not-made");
	// Both draws stand in the middle, as one.
	await expect(others).toHaveAttribute("d", /^M[^M]* 90a[^M]*$/);
	await make(page, "best", "best");
	const game = await heights(page, 3);
	assert.ok(
		game.every((height, i) => i === 0 || height > (game[i - 1] ?? 0)),
		`${game}`,
	);
	const plot = page.locator("svg.history");
	const box = await plot.boundingBox();
	assert.ok(box);
	await plot.click({ position: { x: box.width / 3, y: box.height / 2 } });
	await seesPly(page, 1);
	await plot.click({ position: { x: box.width - 4, y: box.height / 2 } });
	await seesPly(page, 3);
});

test("a mistake worsens the outcome, is marked in plot and record, and N goes from one to the next", async ({
	visit,
}) => {
	const page = await visit();
	await openRisky(page);
	await make(page, "worst");
	await expect(page.locator(".history .mistake")).toHaveCount(1);
	await page.getByRole("button", { name: /^Ply 1 Red: .*, a mistake$/ }).waitFor();
	await make(page, "worst", "best");
	await expect(page.locator(".mistake-tag")).toHaveCount(2);
	await dropFocus(page);
	await page.keyboard.press("n");
	await seesPly(page, 1);
	await hears(page, /^Ply 1: Red's .* turned a draw into a loss\./);
	await page.keyboard.press("N");
	await seesPly(page, 2);
	await page.getByRole("button", { name: "Next mistake" }).click();
	await seesPly(page, 1);
	await openTab(page, "text");
	const text = page.getByLabel("Judge input");
	await text.fill("");
	await text.press("n");
	await expect(text, "in a field, N is a letter").toHaveValue("n");
	assert.equal(await plyOf(page), 1);
});

test("a game that keeps its outcome has no mistake, and N says so", async ({ visit }) => {
	const page = await visit();
	await solve(page, "3 1 1 3 3");
	await seesVerdict(page, "Black wins in 6 plies. White to move.");
	await make(page, "worst", "best");
	await heights(page, 2);
	await expect(page.locator(".mistake-tag")).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Next mistake" })).toHaveCount(0);
	await dropFocus(page);
	await page.keyboard.press("n");
	await hears(page, "No mistakes in this game.");
	assert.equal(await plyOf(page), 2);
});
