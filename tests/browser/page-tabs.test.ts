/** The tabs beside the board or below it. */
import type { Page } from "@playwright/test";
import { expectVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { openTab, pickActivity, pickHints, textOf } from "./page.ts";
import { permissions } from "./puzzles.ts";

const expectTabs = (page: Page, ...names: string[]) =>
	expect
		.poll(() =>
			page.getByRole("tab").evaluateAll((tabs) => tabs.map((tab) => tab.id.replace("tab-", ""))),
		)
		.toEqual(names);
const isOpen = (page: Page, name: string) =>
	expect(page.locator(`#tab-${name}`)).toHaveAttribute("aria-selected", "true");

test("each activity has its own tabs, remembered, without values while hidden", async ({
	visit,
}) => {
	const page = await visit({ permissions });
	const expectButton = async (shown: string, hidden: string) => {
		const button = (name: string) =>
			page.locator("catchmate-board").getByRole("button", { name, exact: true });
		await expect(button(shown)).toHaveCount(1);
		await expect(button(hidden)).toHaveCount(0);
	};
	await expectTabs(page, "moves", "explain", "edit", "text", "share");
	await isOpen(page, "moves");
	// A game steps; redo applies to board changes only.
	await expectButton("Next move", "Redo");
	await openTab(page, "text");
	await page.locator("#judge textarea").waitFor();
	await pickActivity(page, "Play");
	await expectButton("Next move", "Redo");
	await expectTabs(page, "play", "moves", "share");
	await expect.poll(() => textOf(page, "#judge")).toEqual("");
	await pickHints(page, "Full");
	await expectTabs(page, "play", "moves", "text", "share");
	await pickActivity(page, "Analyse");
	await isOpen(page, "text");
	await openTab(page, "edit");
	await expectButton("Redo", "Next move");
	// A faulty text opens its tab, wherever it is pasted.
	await openTab(page, "moves");
	await page.evaluate(() => navigator.clipboard.writeText("3 1 1 2 9"));
	await page.locator("#tab-moves").press("Control+v");
	await isOpen(page, "text");
	await expect(page.locator("#judge-input")).toBeFocused();
});

test("the tabs are one tab stop, and arrows move between them, not through the game @more", async ({
	visit,
}) => {
	const page = await visit();
	await page.getByRole("button", { name: "Best move" }).click();
	await expectVerdict(page, "Black wins in 19 plies. Black to move.");
	await expect(page.locator("[role=tab][tabindex='0']")).toHaveCount(1);
	await page.locator("#tab-moves").focus();
	for (const [key, name] of [
		["ArrowLeft", "share"],
		["ArrowRight", "moves"],
		["ArrowRight", "explain"],
		["End", "share"],
		["Home", "moves"],
	] as const) {
		await page.keyboard.press(key);
		await isOpen(page, name);
		await expect(page.locator(`#tab-${name}`)).toBeFocused();
	}
	await expectVerdict(page, "Black wins in 19 plies. Black to move.");
	await expect(page.getByRole("tabpanel")).toHaveAttribute("aria-labelledby", "tab-moves");
});

test("a tab scrolls its panel into view on a small phone @more", async ({ visit }) => {
	const page = await visit({ viewport: { width: 390, height: 664 }, hasTouch: true });
	for (const [tab, selector] of [
		["explain", "#why summary"],
		["edit", "#edit h2"],
	] as const) {
		await page.evaluate(() => scrollTo(0, 0));
		await openTab(page, tab);
		const bottom = async () => {
			const { y = 1000, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
			return y + height;
		};
		const { y: bar = 0 } = (await page.locator("#activities").boundingBox()) ?? {};
		await expect.poll(bottom).toBeLessThanOrEqual(bar);
	}
});
