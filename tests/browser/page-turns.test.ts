/** A turn of several pieces on the page: what is seen and heard on its way, with the pointer and with keys. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { packageSolver } from "../node/games.ts";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { hears, openTab, pickGame, plyButton, solve } from "./page.ts";

const start = "The cops win in 7 plies. The cops to move.";

async function openCops(page: Page, text: string, verdict = start): Promise<void> {
	await pickGame(page, "Cops and robber");
	await solve(page, text);
	await seesVerdict(page, verdict);
}

const cell = (page: Page, row: number, column: number) =>
	page.locator(`#board [data-row="${row}"][data-column="${column}"]`);

const moves = (page: Page) =>
	page.evaluate(() => document.querySelector("catchmate-board")?.record?.moves ?? []);

const at = (row: number, column: number) => ({ row, column });

test.describe("a turn of several pieces", () => {
	test("goes on until each has had a step, or stays; says so, and is one ply of the game", async ({
		visit,
	}) => {
		const page = await visit();
		await openCops(page, "4 4\n..X.\n....\n....\nO..O\n");
		await cell(page, 4, 1).click();
		await cell(page, 3, 1).click();
		await hears(page, "All pieces move this turn");
		await expect(page.getByRole("gridcell", { name: "row 3, column 1, cop" })).toHaveCount(1);
		assert.deepEqual(await moves(page), []);
		await cell(page, 4, 4).click();
		await cell(page, 3, 4).click();
		await openTab(page, "moves");
		await plyButton(page, 1).waitFor();
		const both = { from: at(4, 1), to: at(3, 1), others: [{ from: at(4, 4), to: at(3, 4) }] };
		assert.deepEqual(await moves(page), [both]);
		await hears(page, "from row 4, column 1 to row 3, column 1 and from row 4, column 4");
		await page.getByRole("button", { name: "Undo", exact: true }).click();
		await seesVerdict(page, start);
		await cell(page, 4, 4).click();
		await cell(page, 4, 3).click();
		await cell(page, 4, 1).click();
		await cell(page, 4, 1).click();
		await expect.poll(() => moves(page)).toEqual([{ from: at(4, 4), to: at(4, 3) }]);
	});

	test("begins again when a piece is chosen that has moved, and by Escape", async ({ visit }) => {
		const page = await visit();
		await openCops(page, "4 4\n..X.\n....\n....\nO..O\n");
		await cell(page, 4, 1).click();
		await cell(page, 3, 1).click();
		await cell(page, 3, 1).click();
		await expect(page.getByRole("gridcell", { name: "row 4, column 1, cop" })).toHaveCount(1);
		await cell(page, 4, 1).focus();
		await page.keyboard.press("Enter");
		await page.keyboard.press("ArrowUp");
		await page.keyboard.press("Enter");
		await expect(page.getByRole("gridcell", { name: "row 3, column 1, cop" })).toHaveCount(1);
		await page.keyboard.press("Escape");
		await expect(page.getByRole("gridcell", { name: "row 4, column 1, cop" })).toHaveCount(1);
		assert.deepEqual(await moves(page), []);
		await seesVerdict(page, start);
	});

	test("is a row of the list with all its steps, and is typed with a plus between them", async ({
		visit,
	}) => {
		const page = await visit();
		await openCops(page, "4 4\n..X.\n....\n....\nO..O\n");
		await openTab(page, "moves");
		const row = page.getByRole("button", { name: "(4,1)→(3,1) + (4,4)→(3,4)" });
		await expect(row).toHaveCount(1);
		const field = page.getByLabel("Type a move");
		await field.fill("4,1-3,1 + 4,4-3,4");
		await field.press("Enter");
		await plyButton(page, 1).waitFor();
		await expect(field).toHaveValue("");
	});

	test("is that of pieces on one square too, which are counted there", async ({ visit }) => {
		const page = await visit();
		const text = "4 4 cops\nmore cops 4,1\n..X.\n....\n....\nO...\n";
		await openCops(page, text, "The cops win in 11 plies. The cops to move.");
		await expect(
			page.getByRole("gridcell", { name: "row 4, column 1, cop, 2 of them" }),
		).toHaveCount(1);
		await expect(page.locator("#judge-input")).toHaveValue(text);
		await cell(page, 4, 1).click();
		await cell(page, 3, 1).click();
		await cell(page, 4, 1).click();
		await cell(page, 4, 2).click();
		await openTab(page, "moves");
		await plyButton(page, 1).waitFor();
	});

	test("is one of the first of so many turns that the list ends before they do", async ({
		visit,
	}) => {
		const page = await visit();
		const { rules } =
			packageSolver.library.find((game) => game.rules.id === "cops-and-robber") ?? {};
		assert.ok(rules);
		const [cops, robber] = rules.sides;
		const own = { ...rules, id: "four-cops", sides: [{ ...cops, pieces: 4 }, robber] as const };
		const { problems } = await packageSolver.read(own, "5 5\n.....\n.O.O.\n.....\n.O.O.\nX....\n");
		const [problem] = problems;
		assert.ok(problem);
		await page.evaluate((code) => location.replace(`#${code}`), packageSolver.encode(problem));
		await page.getByText("505 more: play them on the board.").waitFor();
		await expect(page.locator("#moves .move, .moves .move")).toHaveCount(120);
	});
});
