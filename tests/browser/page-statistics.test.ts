/** Statistics of all positions of a board, on the page. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { expectVerdict } from "./board.ts";
import { bytesOf } from "./downloads.ts";
import { expect, test } from "./fixtures.ts";
import { openFold, openTab, solve, solveDrawn } from "./page.ts";

async function openCounts(page: Page): Promise<void> {
	await openTab(page, "explain");
	await page.locator("#statistics summary").first().click();
	await page.locator("#statistics svg.plot").waitFor();
}

test("statistics count and plot values by distance, mark the current position, and download all", async ({
	visit,
}) => {
	const page = await visit();
	await solve(page, "3 1 1 3 3");
	await expectVerdict(page, "Black wins in 6 plies. White to move.");
	await expect(page.locator("#statistics table")).toHaveCount(0);
	await openCounts(page);
	await page.getByText("162 positions").waitFor();
	await expect(page.locator("#statistics > .fold > .fold-content > .figures tbody td")).toHaveText([
		...[/24\s*29\.6%/, /72\s*88\.9%/],
		...[/0\s*0%/, /0\s*0%/],
		...[/57\s*70\.4%/, /9\s*11\.1%/],
	]);
	await page.getByText("As a table").click();
	await expect(page.locator("#by-distance tbody tr")).toHaveText([
		...[/0\s*0\s*18/, /1\s*60\s*0/, /2/, /3/, /4/, /5/, /6/, /7/, /8\s*0\s*8/],
	]);
	for (const [outcome, bars] of Object.entries({ win: 4, loss: 5 })) {
		await expect(page.locator(`.bars.is-${outcome}`)).toHaveAttribute(
			"d",
			new RegExp(`^(M[^M]*){${bars}}$`),
		);
	}
	const mark = page.locator("#statistics .mark");
	const before = (await mark.getAttribute("d")) ?? "";
	await page.getByRole("button", { name: "Best move" }).click();
	await expect(mark).not.toHaveAttribute("d", before);

	const download = page.waitForEvent("download");
	await page.locator("#download-csv").click();
	const file = await download;
	assert.equal(file.suggestedFilename(), "catchmate-chase-3x3.csv");
	const [head, ...positions] = (await bytesOf(file)).toString("utf8").trim().split("\n");
	assert.equal(head, "to_move,white_row,white_column,black_row,black_column,outcome,distance");
	assert.equal(positions.length, 162);
});

test("a drawn position is not plotted, and listed examples open @more", async ({ visit }) => {
	const page = await visit();
	await solveDrawn(page);
	await openCounts(page);
	await expect(page.locator("#statistics .mark")).toHaveCount(0);
	const drawn = page.locator("#statistics .figures tbody tr").nth(1);
	await expect(drawn.locator("td")).toHaveText([/^\s*25/, /^\s*24/]);
	await page.getByRole("button", { name: "Set up 24 placements" }).click();
	await openTab(page, "moves");
	await expect(page.locator("#zugzwang")).toContainText("Red to move loses");
	await solve(page, "8 2 4 1 5");
	await openTab(page, "explain");
	for (const [name, verdict] of [
		["Black to move: 21 plies", "Black wins in 21 plies. Black to move."],
		["White to move: 1 ply", "White wins in 1 ply. White to move."],
	] as const) {
		await page.getByRole("button", { name: `Set up The longest win with ${name}` }).click();
		await expectVerdict(page, verdict);
	}
});

test("the longest win is plotted size by size until it is stopped", async ({ visit }) => {
	const page = await visit();
	await solve(page, "3 1 1 3 3");
	await openTab(page, "explain");
	await openFold(page, "sizes-fold");
	const toggle = page.locator("#sizes-toggle");
	const caption = page.locator("#sizes figcaption");
	await toggle.click();
	await expect(caption).toHaveText(/^\d+ × /);
	await toggle.click();
	await expect(toggle).toHaveText("Go on");
	// A dot for each size from 2.
	const [size = ""] = /\d+/.exec((await caption.textContent()) ?? "") ?? [];
	await expect(page.locator("#sizes .mark-head")).toHaveAttribute(
		"d",
		new RegExp(`^(M[^M]*){${Number(size) - 1}}$`),
	);
	await toggle.click();
	await expect(caption).not.toHaveText(new RegExp(`^${size} × `));
	await solve(page, "0 1\n3 3\n#.#\nO.O\n.X.\n");
	await expect(caption).toHaveCount(0);
});
