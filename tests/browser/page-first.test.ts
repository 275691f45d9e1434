/** The first screen: what stands on the board is explained, and the ways from it to the tutorial, the tag and the text box. */
import type { Page } from "@playwright/test";
import { cell, seesVerdict, withBoard } from "./board.ts";
import { expect, fortLink, test } from "./fixtures.ts";
import {
	begin,
	dropFocus,
	openFold,
	openTab,
	pickActivity,
	pickGame,
	pickHints,
	seesOutput,
} from "./page.ts";

const seesLegend = (page: Page, ...marks: string[]) =>
	expect
		.poll(() =>
			page.locator("#legend li").evaluateAll((all) => all.map((each) => each.textContent?.trim())),
		)
		.toEqual(marks);

test("the first screen leads to the tutorial, the tag and the text box, until there is a move", async ({
	visit,
}) => {
	const permissions = ["clipboard-read", "clipboard-write"];
	const page = await visit({ hash: fortLink, permissions });
	const ways = page.locator("#ways-on");
	await expect(ways.getByRole("link")).toHaveAttribute("href", "learn/index.html");
	await expect(page.locator("header").getByRole("link", { name: "Learn" })).toHaveAttribute(
		"href",
		"learn/index.html",
	);
	const focused = () => page.evaluate(() => document.activeElement?.parentElement?.id);
	for (const _ of ["first", "again"]) {
		await ways.getByRole("button", { name: "Embed this board" }).press("Enter");
		await expect(page.locator("#tab-share")).toHaveAttribute("aria-selected", "true");
		await expect(page.locator("#share-embed")).toHaveAttribute("open", "");
		await expect.poll(focused).toEqual("share-embed");
		await openTab(page, "moves");
	}
	await page.evaluate(() => navigator.clipboard.writeText("2 1 1 2 2"));
	await ways.getByRole("button", { name: "Paste judge input" }).press("Enter");
	await expect(page.locator("#judge-input")).toBeFocused();
	await page.keyboard.press("Control+v");
	await seesOutput(page, "BLACK 2");
	await cell(page, 1, 1).click();
	await cell(page, 1, 2).click();
	await ways.waitFor({ state: "hidden" });
	await page.locator("catchmate-board").getByRole("button", { name: "Undo" }).click();
	await seesVerdict(page, "Black wins in 2 plies. White to move.");
	await pickActivity(page, "Play");
	await pickActivity(page, "Analyse");
	await expect(ways).toBeHidden();
});

test("an explanation leads to the chapter of the tutorial that it comes from", async ({
	visit,
}) => {
	const page = await visit({ locale: "zh-CN" });
	await openTab(page, "explain");
	await openFold(page, "why");
	// That on chase, which is the game on the board.
	await expect(page.locator("#why .chapter a").nth(1)).toHaveAttribute(
		"href",
		"learn/zh/board.html",
	);
	for (const [id, chapter] of [
		["why", "backwards"],
		["watch", "backwards"],
		["statistics-fold", "distance"],
	] as const) {
		await openFold(page, id);
		const link = page.locator(`#${id} .chapter a`).first();
		await expect(link).toHaveAttribute("href", `learn/zh/${chapter}.html`);
	}
	await page.getByRole("button", { name: "English" }).click();
	await pickGame(page, "Pong hau k'i");
	await openTab(page, "explain");
	await openFold(page, "why");
	await expect(page.locator("#why .chapter a")).toHaveAttribute("href", "learn/draws.html");
});

test("the legend names the marks that the board shows, and no other", async ({ visit }) => {
	const page = await visit({ hash: fortLink });
	const unit = "number: plies (single moves) left";
	const ground = ["Black's goal", "obstacle"];
	await seesLegend(page, "▲ wins", unit, "click or drag", ...ground);
	await page.getByRole("button", { name: "Best move" }).click();
	await seesLegend(page, "▼ loses", unit, "click or drag", ...ground, "last move");
	await page.getByRole("button", { name: "Undo" }).click();
	await openTab(page, "explain");
	await openFold(page, "what-if");
	await seesLegend(page, "click or drag", ...ground);
	await pickActivity(page, "Edit");
	await seesLegend(page, ...ground);
	await pickActivity(page, "Play");
	await pickHints(page, "Off");
	await seesLegend(page, "click or drag", "can go here", ...ground);

	// Each place has a board of its own.
	await pickActivity(page, "Analyse");
	await pickGame(page, "Fox and hounds");
	await pickActivity(page, "Edit");
	await seesLegend(page, "the fox's goal");
	await cell(page, 4, 3).click();
	await seesLegend(page, "the fox's goal", "obstacle");
	await pickActivity(page, "Analyse");
	await pickGame(page, "Hare and hounds");
	await expect(page.locator("#legend")).toContainText("the hounds never go left");
	const capture = "can go onto this piece";
	await expect(page.locator("#legend")).not.toContainText(capture);
	const played = await visit();
	await begin(played, "5 3 3 3 4", "White wins in 1 ply. White to move.");
	await expect(played.locator("#legend")).toContainText(capture);
});

test("the legend makes room for a notice while it is read", async ({ visit }) => {
	const page = await visit({ hash: "", viewport: { width: 320, height: 568 } });
	const isSeen = () => page.locator("#legend").evaluate((place) => place.checkVisibility());
	await expect.poll(isSeen).toBe(true);
	await dropFocus(page);
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await withBoard(page, (board) => board.announce("A notice."));
	await expect.poll(isSeen).toBe(false);
	await page.clock.runFor(10_000);
	await expect.poll(isSeen).toBe(true);
});
