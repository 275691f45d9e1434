/** Analysis on the page: best play, reasons for a verdict, the map, and mutual zugzwang. */
import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import { cell, expectVerdict, middleOf } from "./board.ts";
import { expect, fortLink, test } from "./fixtures.ts";
import { dropFocus, openTab, plyButton, solve } from "./page.ts";
import { expectPly } from "./puzzles.ts";

const topic = (page: Page, name: string): Locator =>
	page.locator("#panels summary").filter({ hasText: name });

/** The arrows of moves on the board, except the highlighted one. */
const arrows = (page: Page) =>
	page.evaluate(() =>
		(document.querySelector("catchmate-board")?.layers.arrows ?? []).map(({ from, to }) =>
			[from?.row, from?.column, to?.row, to?.column].join(""),
		),
	);

const countsArrows = (page: Page, count: number) =>
	expect.poll(async () => (await arrows(page)).length).toEqual(count);

test("best play is a list and a path on the board, stepped by slider, mouse and keys", async ({
	visit,
}) => {
	const page = await visit();
	await openTab(page, "moves");
	await expect(page.locator("#moves .best-mark"), "equally good moves").toHaveCount(2);
	await page.locator("#moves li button").last().focus();
	const pointed = () => page.evaluate(() => document.querySelector("catchmate-board")?.pointed);
	await expect.poll(pointed).toEqual({ from: { row: 1, column: 1 }, to: { row: 2, column: 1 } });
	await dropFocus(page);
	await expect(page.locator("#zugzwang")).toHaveCount(0);
	await topic(page, "Best play").click();
	const first = () => page.evaluate(() => document.querySelector("catchmate-board")?.arrowsFrom);
	await expect(page.locator("#line li")).toHaveCount(21);
	// A long line shows at most eight plies.
	await countsArrows(page, 8);
	assert.equal(await first(), 1);
	await page.locator("h1").hover();
	await dropFocus(page);
	await countsArrows(page, 0);
	await page.getByRole("button", { name: "Look at ply 12 " }).click();
	await expect.poll(first).toBe(5);
	const slider = page.getByRole("slider", { name: "Look ahead" });
	await slider.press("Home");
	await countsArrows(page, 0);
	await slider.press("ArrowRight");
	await countsArrows(page, 1);
	await page.locator("[aria-label*='White stands here after 1 ply']").waitFor();
	await slider.press("End");
	await expect.poll(first).toBe(13);
	await expectPly(page, 0);
	await page.getByRole("button", { name: "Play this line" }).click();
	await plyButton(page, 20).waitFor();
	await dropFocus(page);
	await page.keyboard.press("End");
	await expectPly(page, 20);
	await countsArrows(page, 0);
});

test("a loss lists every move with its refutation, drawn on hover", async ({ visit }) => {
	const page = await visit({ viewport: { width: 1280, height: 1200 } });
	await solve(page, "8 2 4 1 5");
	await openTab(page, "explain");
	await expect(page.locator("#why .plan")).toHaveText(/White .*\d,\d/);
	const rows = page.locator(".reason");
	await page.locator(".reason .chip.is-win").nth(3).waitFor();
	await expect(rows).toHaveCount(4);
	await expect(rows.first()).toHaveText(/\(2,4\)→\(3,4\).*\s19\s/s);
	await expect(rows.last()).toHaveText(/\(2,4\)→\(2,5\).*\(1,5\)→\(2,5\)/s);
	await rows.last().focus();
	await expect.poll(() => arrows(page)).toEqual(["2425", "1525"]);
	// A row that moves under a resting mouse is not hovered.
	const { x, y } = await middleOf(rows.last());
	await topic(page, "Why").press("Enter");
	await expect(rows).toHaveCount(0);
	await page.mouse.move(x, y);
	await topic(page, "Why").press("Enter");
	await page.waitForFunction(
		([x, y]) => document.elementFromPoint(x, y)?.closest(".reason") != null,
		[x, y] as const,
	);
	await page.evaluate("catchmate.idle()");
	await countsArrows(page, 0);
	await page.mouse.move(x + 1, y);
	await countsArrows(page, 2);
	await rows.last().click();
	await expectPly(page, 1);
});

test("a win shows the winning move and replies, a draw its saving moves and a loop @more", async ({
	visit,
}) => {
	const page = await visit({ hash: fortLink });
	await expectVerdict(page, "Red wins in 23 plies. Red to move.");
	await openTab(page, "explain");
	const rows = (outcome: string) => page.locator(`.reason:has(.chip.is-${outcome})`);
	// Two win equally fast; the others are counted.
	await expect(rows("win")).toHaveCount(2);
	const wins = await page.evaluate(() => {
		const { values = [] } = document.querySelector("catchmate-board") ?? {};
		return values.filter(({ outcome }) => outcome === "win").length;
	});
	await expect(page.locator("#why")).toContainText(`${wins - 2} other moves`);
	await rows("win").first().click();
	await expectVerdict(page, "Red wins in 22 plies. Black to move.");
	// Red has two drawing moves and one losing move.
	await solve(page, "0 1\n5 5\n.O...\n.....\n.....\n#..#.\nO#..X");
	await openTab(page, "explain");
	await expect(page.locator(".reason .chip.is-draw")).toHaveCount(2);
	await page.locator(".reason:has(.chip.is-loss):has(.chip.is-win)").waitFor();
	await expect(page.locator(".reason")).toHaveCount(3);
	await page.locator(".loop strong").waitFor();
	await page.getByRole("button", { name: "Show on the board" }).click();
	await expect.poll(async () => (await arrows(page)).length).toBeGreaterThan(0);
});

test("the map shows each square's value for the selected piece, until folded or edited", async ({
	visit,
}) => {
	const page = await visit();
	await solve(page, "8 2 4 1 5");
	await openTab(page, "explain");
	await topic(page, "What if").click();
	const square = (row: number, column: number, says: string) =>
		page.locator(`[aria-label^='row ${row}, column ${column},'][aria-label*='${says}']`).waitFor();
	await square(2, 5, "with a piece here: a win in 1 ply for the side to move");
	await square(2, 4, "with a piece here: a loss in 20 plies for the side to move");
	await expect(page.locator("[aria-label*='with a piece here']")).toHaveCount(64);
	// The piece selected on the board is selected here.
	const black = page.getByRole("radio", { name: "Black 1,5" });
	await black.check();
	await page
		.getByRole("group", { name: "and this side were to move" })
		.getByRole("radio", { name: "Black" })
		.check();
	await square(1, 5, "with a piece here: a win in");
	await cell(page, 2, 4).click();
	await expect(page.getByRole("radio", { name: "White 2,4" })).toBeChecked();
	await expect(black).not.toBeChecked();
	const heat = () => page.evaluate(() => document.querySelector("catchmate-board")?.heat.length);
	await topic(page, "What if").click();
	await expect.poll(heat).toBe(0);
	await topic(page, "What if").click();
	await expect.poll(heat).toBe(64);
	await openTab(page, "edit");
	await expect.poll(heat).toBe(0);
});
