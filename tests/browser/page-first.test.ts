/** The first screen: its explanations and its links to tutorial, tag and text box. */
import { cell, expectVerdict } from "./board.ts";
import { expect, fortLink, test } from "./fixtures.ts";
import {
	expectOutput,
	openAndPlay,
	openFold,
	openTab,
	pickActivity,
	pickGame,
	pickHints,
} from "./page.ts";

test("the first screen leads to a lesson, and at its foot to tag and text box", async ({
	visit,
}) => {
	const permissions = ["clipboard-read", "clipboard-write"];
	const page = await visit({ hash: "", permissions });
	const ways = page.locator("#ways-on");
	await ways.getByRole("button", { name: "How to win" }).click();
	await expect(page.locator("#rules")).toContainText(/Lesson 1 of \d+ · Move:/);
	await page.goBack();
	await expectVerdict(page, "Black to move: your turn.");
	await expect(page.locator("body")).not.toContainText(/judge input|Embed/);
	const foot = page.locator("#home footer");
	const focused = () => page.evaluate(() => document.activeElement?.parentElement?.id);
	for (const _ of ["first", "again"]) {
		await foot.getByRole("button", { name: "For your site" }).press("Enter");
		await expect(page.locator("#tab-share")).toHaveAttribute("aria-selected", "true");
		await expect(page.locator("#share-embed")).toHaveAttribute("open", "");
		await expect.poll(focused).toEqual("share-embed");
		await openTab(page, "moves");
	}
	await page.evaluate(() => navigator.clipboard.writeText("2 1 1 2 2"));
	await foot.getByRole("button", { name: "P9169" }).press("Enter");
	await expect(page.locator("#judge-input")).toBeFocused();
	await page.keyboard.press("Control+v");
	await expectOutput(page, "BLACK 2");
	await cell(page, 1, 1).click();
	await cell(page, 1, 2).click();
	await ways.waitFor({ state: "hidden" });
	await page.locator("catchmate-board").getByRole("button", { name: "Undo" }).click();
	await expectVerdict(page, "Black wins in 2 plies. White to move.");
	await pickActivity(page, "Play");
	await pickActivity(page, "Analyse");
	await expect(ways).toBeHidden();
});

test("an explanation links to its chapter of the tutorial @more", async ({ visit }) => {
	const page = await visit({ locale: "zh-CN" });
	await openTab(page, "explain");
	for (const [id, links] of [
		// The second explains chase, the game on the board.
		["why", ["backwards", "board"]],
		["watch", ["backwards"]],
		["statistics-fold", ["distance"]],
	] as const) {
		await openFold(page, id);
		for (const [index, chapter] of links.entries()) {
			const link = page.locator(`#${id} .chapter a`).nth(index);
			await expect(link).toHaveAttribute("href", `learn/zh/${chapter}.html`);
		}
	}
});

test("the legend names exactly the board's marks @more", async ({ visit }) => {
	const page = await visit({ hash: fortLink, isNew: true });
	const legend = page.locator("#legend");
	const expectLegend = (...marks: readonly string[]) =>
		expect
			.poll(() =>
				legend.locator("li").evaluateAll((all) => all.map((each) => each.textContent?.trim())),
			)
			.toEqual(marks);
	const unit = "number: plies (single moves) left";
	const ground = ["Black's goal", "obstacle"];
	await expectLegend("▲ wins", unit, "click or drag", ...ground);
	await page.getByRole("button", { name: "Best move" }).click();
	await expectLegend("▼ loses", unit, "click or drag", ...ground, "last move");
	await page.getByRole("button", { name: "Undo" }).click();
	await openTab(page, "explain");
	await openFold(page, "what-if");
	await expectLegend("click or drag", ...ground);
	await pickActivity(page, "Edit");
	await expectLegend(...ground);
	await pickActivity(page, "Play");
	await pickHints(page, "Off");
	await expectLegend("click or drag", "can go here", ...ground);

	// Each activity has its own board.
	await pickActivity(page, "Analyse");
	await pickGame(page, "Fox and hounds");
	await pickActivity(page, "Edit");
	await expectLegend("the fox's goal");
	await cell(page, 4, 3).click();
	await expectLegend("the fox's goal", "obstacle");
	await pickActivity(page, "Analyse");
	await pickGame(page, "Hare and hounds");
	await expect(legend).toContainText(/hounds never/);
	const capture = "can go onto this piece";
	await expect(legend).not.toContainText(capture);
	const played = await visit({ isNew: true });
	await openAndPlay(played, "5 3 3 3 4", "White wins in 1 ply. White to move.");
	await expect(played.locator("#legend")).toContainText(capture);
	await played.close();
});
