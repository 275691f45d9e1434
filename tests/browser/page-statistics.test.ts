/** The statistics of all positions of a board, as the page shows them. */
import type { Page } from "@playwright/test";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { openTab, pickGame, solve } from "./page.ts";

async function openCounts(page: Page): Promise<void> {
	await openTab(page, "explain");
	await page.locator("#statistics summary").first().click();
	await page.locator("#statistics svg.plot").waitFor();
}

const seesRows = (page: Page, place: string, rows: readonly string[]) =>
	expect(page.locator(`${place} tbody tr`)).toHaveText(
		rows.map((row) => new RegExp(`^\\s*${row.replaceAll(" ", "\\s*")}\\s*$`)),
	);

test("statistics count what positions are worth, plot them by distance, and mark the one on the board", async ({
	visit,
}) => {
	const page = await visit();
	await solve(page, "3 1 1 3 3");
	await seesVerdict(page, "Black wins in 6 plies. White to move.");
	await expect(page.locator("#statistics table")).toHaveCount(0);
	await openCounts(page);
	await page.getByText("162 positions").waitFor();
	await seesRows(page, "#statistics > .fold > .fold-content > .figures", [
		"▲ won 24 29.6% 72 88.9%",
		"= drawn 0 0% 0 0%",
		"▼ lost 57 70.4% 9 11.1%",
	]);
	await page.getByText("As a table").click();
	await seesRows(page, "#by-distance", [
		"0 0 18",
		"1 60 0",
		"2 0 4",
		"3 8 0",
		"4 0 12",
		"5 16 0",
		"6 0 24",
		"7 12 0",
		"8 0 8",
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
});

test("a drawn position is left out of the plot, and mutual zugzwangs and longest wins are set up", async ({
	visit,
}) => {
	const page = await visit();
	await pickGame(page, "Crossing pawn");
	await solve(page, "0 1\n5 5\n.....\n.....\n..O..\n#..#.\nO#.X.");
	await seesVerdict(page, "Draw: neither side can force a win. Red to move.");
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
		await seesVerdict(page, verdict);
	}
});
