/** The game played, as the page judges it: the plot of its values, and the mistakes in it. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { dropFocus, hears, openTab, pickGame, solve, textOf } from "./page.ts";

/** Red has two moves that draw, and one that loses. */
const risky = "0 1\n5 5\n.O...\n.....\n.....\n#..#.\nO#..X";
const draw = "Draw: neither side can force a win. Red to move.";

async function openRisky(page: Page): Promise<void> {
	await pickGame(page, "Crossing pawn");
	await solve(page, risky);
	await seesVerdict(page, draw);
}

/** Makes the first or the last of the moves that the page lists, the best or the worst. */
async function make(page: Page, which: "best" | "worst", ply: number): Promise<void> {
	const rows = page.locator("#moves li button");
	await openTab(page, "moves");
	await (which === "best" ? rows.first() : rows.last()).click();
	await page.getByRole("button", { name: `Ply ${ply} ` }).waitFor();
	await seesIndex(page, ply);
}

const index = (page: Page) =>
	page.evaluate(() => document.querySelector("catchmate-board")?.record?.index ?? -1);

const seesIndex = (page: Page, expected: number) => expect.poll(() => index(page)).toBe(expected);

/** The points of the plot's line, as heights from the top, one for each position. */
async function heights(page: Page): Promise<number[]> {
	const path = (await page.locator(".history .game").getAttribute("d")) ?? "";
	return [...path.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));
}

const seesPlies = (page: Page, count: number) =>
	page.waitForFunction(
		(count) =>
			document.querySelector(".history .game")?.getAttribute("d")?.match(/[ML]/g)?.length === count,
		count + 1,
	);

test.describe("the plot of a game", () => {
	test("begins with the first move, and shows who comes nearer to winning", async ({ visit }) => {
		const page = await visit();
		await openRisky(page);
		await expect(page.locator("svg.history")).toHaveCount(0);
		await make(page, "best", 1);
		await seesPlies(page, 1);
		const [start, still] = await heights(page);
		assert.equal(start, still, "a draw stays in the middle");
		await page.getByRole("button", { name: "Undo" }).click();
		await seesIndex(page, 0);
		await make(page, "worst", 1);
		await seesVerdict(page, "Black wins in 7 plies. Black to move.");
		await make(page, "best", 2);
		await make(page, "best", 3);
		await seesPlies(page, 3);
		const game = await heights(page);
		assert.ok(
			game.every((height, i) => i === 0 || height > (game[i - 1] ?? 0)),
			`${game}`,
		);
	});

	test("shows the moves not made, each value once", async ({ visit }) => {
		const page = await visit();
		await openRisky(page);
		await make(page, "worst", 1);
		await seesPlies(page, 1);
		const others = () => page.locator(".not-made").getAttribute("d");
		await expect(async () => {
			assert.equal((await others())?.match(/M/g)?.length, 1);
			assert.match((await others()) ?? "", / 90a/, "the draws stand in the middle");
		}).toPass();
	});

	test("goes to the position that is clicked", async ({ visit }) => {
		const page = await visit();
		await openRisky(page);
		for (const ply of [1, 2, 3, 4]) {
			await make(page, "best", ply);
		}
		await seesPlies(page, 4);
		const plot = page.locator("svg.history");
		const box = await plot.boundingBox();
		assert.ok(box);
		await plot.click({ position: { x: box.width / 4, y: box.height / 2 } });
		await seesIndex(page, 1);
		await plot.click({ position: { x: box.width - 4, y: box.height / 2 } });
		await seesIndex(page, 4);
	});
});

test.describe("a mistake", () => {
	test("is a move after which the outcome is worse, and is marked in the plot and in the record", async ({
		visit,
	}) => {
		const page = await visit();
		await openRisky(page);
		await make(page, "worst", 1);
		await seesVerdict(page, "Black wins in 7 plies. Black to move.");
		await page.getByText("1 mistake.", { exact: true }).waitFor();
		await expect(page.locator(".history .mistake")).toHaveCount(1);
		await page.getByRole("button", { name: /^Ply 1 Red: .*, a mistake$/ }).waitFor();
		await make(page, "best", 2);
		await make(page, "worst", 3);
		await seesPlies(page, 3);
		await page.getByText("1 mistake.", { exact: true }).waitFor();
		await expect(page.locator(".mistake-tag"), "a lost position has no more to lose").toHaveCount(
			1,
		);
	});

	test("is gone to with N and with the button, one after the other, and told of", async ({
		visit,
	}) => {
		const page = await visit();
		await openRisky(page);
		await make(page, "worst", 1);
		await make(page, "worst", 2);
		await make(page, "best", 3);
		await seesPlies(page, 3);
		await page.getByText("2 mistakes.", { exact: true }).waitFor();
		await dropFocus(page);
		await page.keyboard.press("n");
		await seesIndex(page, 1);
		await hears(page, "Ply 1: Red's (1,2)→(1,1) turned a draw into a loss.");
		await page.keyboard.press("N");
		await seesIndex(page, 2);
		await hears(page, /Ply 2: Black's .* turned a win into a (draw|loss)\./);
		await page.getByRole("button", { name: "Next mistake" }).click();
		await seesIndex(page, 1);
		await openTab(page, "text");
		const text = page.getByLabel("Judge input");
		await text.fill("");
		await text.press("n");
		await expect(text, "in a field, N is a letter").toHaveValue("n");
		assert.equal(await index(page), 1);
	});

	test("is not there where each move kept the outcome, and N says so", async ({ visit }) => {
		const page = await visit();
		await solve(page, "3 1 1 3 3");
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
		await make(page, "worst", 1);
		await make(page, "best", 2);
		await seesPlies(page, 2);
		await page.getByText("No mistakes.").waitFor();
		await expect(page.getByRole("button", { name: "Next mistake" })).toHaveCount(0);
		await dropFocus(page);
		await page.keyboard.press("n");
		await hears(page, "No mistakes in this game.");
		assert.equal(await index(page), 2);
	});
});

test("nothing of it is told where the board gives no hints", async ({ visit }) => {
	const page = await visit();
	await openRisky(page);
	await make(page, "worst", 1);
	await page.locator(".mistake-tag").waitFor();
	await page.evaluate(() => document.querySelector("#board")?.setAttribute("hints", "off"));
	await page.locator("svg.history").waitFor({ state: "detached" });
	await expect(page.locator("#record")).not.toHaveText(/mistake|wins|!/);
	const before = await textOf(page, ".live");
	await dropFocus(page);
	// What N says is there as soon as the key is heard.
	await page.keyboard.press("n");
	assert.equal(await textOf(page, ".live"), before);
});
