/** The game played, as the page judges it: the plot of its values, and the mistakes in it. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import { counts, eventually, holds } from "./eventually.ts";
import { dropFocus, hears, pickGame, seesVerdict, solve, textOf, visit } from "./page-harness.ts";

/** Red has two moves that draw, and one that loses. */
const risky = "0 1\n5 5\n.O...\n.....\n.....\n#..#.\nO#..X";
const draw = "Draw: neither side can force an end. Red to move.";

async function openRisky(page: Page): Promise<void> {
	await pickGame(page, "Crossing pawn");
	await solve(page, risky);
	await seesVerdict(page, draw);
}

/** Makes the first or the last of the moves that the page lists, the best or the worst. */
async function make(page: Page, which: "best" | "worst", ply: number): Promise<void> {
	const rows = page.locator("#moves li button");
	await (which === "best" ? rows.first() : rows.last()).click();
	await page.getByRole("button", { name: `Ply ${ply} ` }).waitFor();
	await seesIndex(page, ply);
}

const index = (page: Page) =>
	page.evaluate(() => document.querySelector("catchmate-board")?.record?.index ?? -1);

const seesIndex = (page: Page, expected: number) => eventually(() => index(page), expected);

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

describe("the plot of a game", () => {
	test("begins with the first move, and shows who comes nearer to winning", () =>
		visit({}, async (page) => {
			await openRisky(page);
			assert.equal(await page.locator("svg.history").count(), 0);
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
		}));

	test("shows the moves not made, each value once", () =>
		visit({}, async (page) => {
			await openRisky(page);
			await make(page, "worst", 1);
			await seesPlies(page, 1);
			const others = () => page.locator(".not-made").getAttribute("d");
			await holds(async () => {
				assert.equal((await others())?.match(/M/g)?.length, 1);
				assert.match((await others()) ?? "", / 90a/, "the draws stand in the middle");
			});
		}));

	test("goes to the position that is clicked", () =>
		visit({}, async (page) => {
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
		}));
});

describe("a mistake", () => {
	test("is a move after which the outcome is worse, and is marked in the plot and in the record", () =>
		visit({}, async (page) => {
			await openRisky(page);
			await make(page, "worst", 1);
			await seesVerdict(page, "Black wins in 7 plies. Black to move.");
			await page.getByText("1 mistake.", { exact: true }).waitFor();
			await counts(page.locator(".history .mistake"), 1);
			await page.getByRole("button", { name: /^Ply 1 Red: .*, a mistake$/ }).waitFor();
			await make(page, "best", 2);
			await make(page, "worst", 3);
			await seesPlies(page, 3);
			await page.getByText("1 mistake.", { exact: true }).waitFor();
			await counts(page.locator(".mistake-tag"), 1, "a lost position has no more to lose");
		}));

	test("is gone to with N and with the button, one after the other, and told of", () =>
		visit({}, async (page) => {
			await openRisky(page);
			await make(page, "worst", 1);
			await make(page, "worst", 2);
			await make(page, "best", 3);
			await seesPlies(page, 3);
			await page.getByText("2 mistakes.", { exact: true }).waitFor();
			await dropFocus(page);
			await page.keyboard.press("n");
			await seesIndex(page, 1);
			await hears(page, "Ply 1: Red's 1,2 → 1,1 turned a draw into a loss.");
			await page.keyboard.press("N");
			await seesIndex(page, 2);
			await hears(page, /Ply 2: Black's .* turned a win into a (draw|loss)\./);
			await page.getByRole("button", { name: "Next mistake" }).click();
			await seesIndex(page, 1);
			await page.getByLabel("Judge input").press("n");
			await page.waitForTimeout(200);
			assert.equal(await index(page), 1, "in a field, N is a letter");
		}));

	test("is not there where each move kept the outcome, and N says so", () =>
		visit({}, async (page) => {
			await solve(page, "3 1 1 3 3");
			await seesVerdict(page, "Black wins in 6 plies. White to move.");
			await make(page, "worst", 1);
			await make(page, "best", 2);
			await seesPlies(page, 2);
			await page.getByText("No mistakes.").waitFor();
			assert.equal(await page.getByRole("button", { name: "Next mistake" }).count(), 0);
			await dropFocus(page);
			await page.keyboard.press("n");
			await hears(page, "No mistakes in this game.");
			assert.equal(await index(page), 2);
		}));
});

test("nothing of it is told where the board gives no hints", () =>
	visit({}, async (page) => {
		await openRisky(page);
		await make(page, "worst", 1);
		await page.locator(".mistake-tag").waitFor();
		await page.evaluate(() => document.querySelector("#board")?.setAttribute("hints", "off"));
		await page.locator("svg.history").waitFor({ state: "detached" });
		assert.doesNotMatch(await textOf(page, "#record"), /mistake|wins|!/);
		const before = await textOf(page, ".live");
		await dropFocus(page);
		await page.keyboard.press("n");
		await page.waitForTimeout(200);
		assert.equal(await textOf(page, ".live"), before);
	}));
