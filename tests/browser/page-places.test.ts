/** Playing, puzzles and analysis as places: each has its board, which waits while a person is elsewhere. */
import type { Page } from "@playwright/test";
import { cell, seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { openTab, pickActivity, playBest, seesHash, seesOutput, solve } from "./page.ts";
import { plyOf, puzzleWith, solves } from "./puzzles.ts";

/** Waits for a board of so many rows, at a ply of its game. */
async function seesBoard(page: Page, rows: number, ply: number): Promise<void> {
	await expect
		.poll(() =>
			page.evaluate(() => document.querySelector("catchmate-board")?.problem?.game.board.rows),
		)
		.toBe(rows);
	await expect.poll(() => plyOf(page)).toBe(ply);
}

/** Begins the game of the first screen. */
async function begins(page: Page): Promise<void> {
	await cell(page, 1, 6).click();
	await cell(page, 1, 7).click();
	await seesBoard(page, 8, 2);
}

const choice = (page: Page, name: string) =>
	page.locator("#activities").getByRole("radio", { name });

test.describe("a place", () => {
	test("has the game that was left there, whatever was analysed meanwhile, and the other way round", async ({
		visit,
	}) => {
		const page = await visit({ hash: "" });
		await begins(page);
		await pickActivity(page, "Analyse");
		await seesBoard(page, 8, 2);
		await solve(page, "3 1 1 3 3");
		await seesOutput(page, "BLACK 6");
		await openTab(page, "moves");
		await playBest(page, 1);
		for (const _ of [1, 2]) {
			await pickActivity(page, "Play");
			await seesBoard(page, 8, 2);
			await seesHash(page, /\.play$/);
			await pickActivity(page, "Analyse");
			await seesBoard(page, 3, 1);
			await seesVerdict(page, "Black wins in 5 plies. Black to move.");
		}
	});

	test("that was left as it was found, or with its game over, takes over the board that one comes with", async ({
		visit,
	}) => {
		const page = await visit({ hash: "" });
		await pickActivity(page, "Analyse");
		await solve(page, "3 1 1 1 2");
		await seesOutput(page, "WHITE 1");
		await pickActivity(page, "Play");
		await seesBoard(page, 3, 0);
		await cell(page, 1, 1).click();
		await cell(page, 1, 2).click();
		await page.locator(".end-card").waitFor();
		await pickActivity(page, "Analyse");
		await solve(page, "4 1 1 4 4");
		await pickActivity(page, "Play");
		await seesBoard(page, 4, 0);
	});

	test("of play has its game as it was after a puzzle was solved and reviewed, and one picked beside a puzzle", async ({
		visit,
	}) => {
		const puzzle = puzzleWith(({ plies }) => plies === 1);
		const page = await visit({ hash: "" });
		await begins(page);
		await page.locator("#ways-on .tiles button").first().click();
		await page.locator("#puzzle-heading").waitFor();
		await page.evaluate((hash) => {
			location.hash = hash;
		}, `puzzle=${puzzle.number}`);
		await page.locator("#puzzle-heading", { hasText: `Puzzle ${puzzle.number}` }).waitFor();
		await solves(page, puzzle);
		await page.getByRole("button", { name: "Review" }).click();
		await expect(choice(page, "Analyse")).toBeChecked();
		await pickActivity(page, "Play");
		await seesBoard(page, 8, 2);
		await pickActivity(page, "Puzzles");
		await page.locator("#puzzle-heading").waitFor();
		await page.locator("#games-link").click();
		await page.getByRole("button", { name: "Cops and robber", exact: true }).click();
		await expect(choice(page, "Play")).toBeChecked();
		await seesHash(page, /\.play$/);
	});

	test("can be chosen again while a puzzle is on its way, which does not come then", async ({
		visit,
	}) => {
		const page = await visit();
		let letGo = () => {};
		const held = new Promise<void>((resolve) => {
			letGo = resolve;
		});
		await page.route(/\.js$/, async (route) => {
			await held;
			await route.continue();
		});
		await choice(page, "Puzzles").check();
		await choice(page, "Analyse").check();
		letGo();
		await page.evaluate("catchmate.idle()");
		await expect(page.locator("#puzzle-heading")).toHaveCount(0);
		await expect(choice(page, "Analyse")).toBeChecked();
	});
});
