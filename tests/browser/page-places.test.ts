/** Play, Puzzles and Analyse as places, each with its own board. */
import type { Page } from "@playwright/test";
import { cell } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import {
	expectHash,
	expectOutput,
	goTo,
	openTab,
	pickActivity,
	playBestMove,
	solve,
} from "./page.ts";
import { puzzleWith, solvePuzzle } from "./puzzles.ts";

/** Waits for the board with `rows` rows, at a ply of its game. */
const expectBoard = (page: Page, rows: number, ply: number) =>
	expect
		.poll(() =>
			page.evaluate(() => {
				const { problem, record } = document.querySelector("catchmate-board") ?? {};
				return [problem?.game.board.rows, record?.index];
			}),
		)
		.toEqual([rows, ply]);

const choice = (page: Page, name: string) =>
	page.locator("#activities").getByRole("radio", { name });

test("each place keeps its game while another is open", async ({ visit }) => {
	const page = await visit({ hash: "" });
	await cell(page, 5, 2).click();
	await cell(page, 4, 2).click();
	await expectBoard(page, 5, 2);
	await pickActivity(page, "Analyse");
	await expectBoard(page, 5, 2);
	await solve(page, "3 1 1 3 3");
	await expectOutput(page, "BLACK 6");
	await openTab(page, "moves");
	await playBestMove(page, 1);
	await pickActivity(page, "Play");
	await expectBoard(page, 5, 2);
	await expectHash(page, /\.play$/);
	await pickActivity(page, "Analyse");
	await expectBoard(page, 3, 1);
});

test("an untouched or finished place takes over the incoming board @more", async ({ visit }) => {
	const page = await visit({ hash: "" });
	await pickActivity(page, "Analyse");
	await solve(page, "3 1 1 1 2");
	await expectOutput(page, "WHITE 1");
	await pickActivity(page, "Play");
	await expectBoard(page, 3, 0);
	await cell(page, 1, 1).click();
	await cell(page, 1, 2).click();
	await page.locator(".end-card").waitFor();
	await pickActivity(page, "Analyse");
	await solve(page, "4 1 1 4 4");
	await pickActivity(page, "Play");
	await expectBoard(page, 4, 0);
});

test("Analyse takes a solved puzzle, and Play its own board, played or not", async ({ visit }) => {
	const puzzle = puzzleWith(({ plies }) => plies === 1);
	const page = await visit({ hash: "" });
	const shown = () =>
		page.evaluate(() => JSON.stringify(document.querySelector("catchmate-board")?.problem));
	const begun = await shown();
	await goTo(page, `puzzle=${puzzle.number}`);
	await page.locator("#puzzle-heading").waitFor();
	await solvePuzzle(page, puzzle);
	const solved = await shown();
	for (const _ of ["once", "again"]) {
		await pickActivity(page, "Analyse");
		await expect.poll(shown).toEqual(solved);
		await pickActivity(page, "Play");
		await expect.poll(shown).toEqual(begun);
	}
});

test("choosing a place cancels a puzzle that is loading @more", async ({ visit }) => {
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
