/** The tabs beside the board or below it, and what is in them. */
import type { Page } from "@playwright/test";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { openShare, openTab, pickActivity, pickHints, textOf } from "./page.ts";

const seesTabs = (page: Page, ...names: string[]) =>
	expect
		.poll(() =>
			page.getByRole("tab").evaluateAll((tabs) => tabs.map((tab) => tab.id.replace("tab-", ""))),
		)
		.toEqual(names);
const isOpen = (page: Page, name: string) =>
	expect(page.locator(`#tab-${name}`)).toHaveAttribute("aria-selected", "true");

test("the tabs are those of the activity, each remembered, and none of values where they may not be told", async ({
	visit,
}) => {
	const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
	await seesTabs(page, "moves", "explain", "edit", "text", "share");
	await isOpen(page, "moves");
	await openTab(page, "text");
	await page.locator("#judge textarea").waitFor();
	await pickActivity(page, "Play");
	await seesTabs(page, "play", "moves", "share");
	await expect.poll(() => textOf(page, "#judge")).toEqual("");
	await pickHints(page, "Full");
	await seesTabs(page, "play", "moves", "text", "share");
	await pickActivity(page, "Analyse");
	await isOpen(page, "text");
	// A text that is wrong opens its tab, wherever it was pasted.
	await openTab(page, "moves");
	await page.evaluate(() => navigator.clipboard.writeText("3 1 1 2 9"));
	await page.locator("#tab-moves").press("Control+v");
	await isOpen(page, "text");
	await expect(page.locator("#judge-input")).toBeFocused();
});

test("the tabs are one stop of the Tab key, and the arrows walk through them, not through the game", async ({
	visit,
}) => {
	const page = await visit();
	await page.getByRole("button", { name: "Best move" }).click();
	await seesVerdict(page, "Black wins in 19 plies. Black to move.");
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
	await seesVerdict(page, "Black wins in 19 plies. Black to move.");
	await expect(page.getByRole("tabpanel")).toHaveAttribute("aria-labelledby", "tab-moves");
});

test("a tab that explains takes its map from the board when moves are read, but not when it is shared", async ({
	visit,
}) => {
	const page = await visit();
	const isMapped = (expected: boolean) =>
		expect
			.poll(() =>
				page.evaluate(() => (document.querySelector("catchmate-board")?.heat.length ?? 0) > 0),
			)
			.toEqual(expected);
	await openTab(page, "explain");
	await page.locator("#what-if summary").click();
	await isMapped(true);
	await openTab(page, "moves");
	await isMapped(false);
	await openTab(page, "explain");
	await isMapped(true);
	await openShare(page);
	await isMapped(true);
});

test("a tab brings what it opens into sight on a small phone", async ({ visit }) => {
	const page = await visit({ viewport: { width: 390, height: 664 }, hasTouch: true });
	for (const [tab, selector] of [
		["explain", "#why summary"],
		["edit", "#edit h2"],
	] as const) {
		await page.evaluate(() => scrollTo(0, 0));
		await openTab(page, tab);
		const heading = page.locator(selector);
		await expect(heading).toBeInViewport({ ratio: 1 });
		const { y: bar = 0 } = (await page.locator("#activities").boundingBox()) ?? {};
		await expect
			.poll(async () => {
				const box = await heading.boundingBox();
				return box !== null && box.y + box.height <= bar;
			})
			.toBe(true);
	}
});

test("a game is stepped through, and only changes of the board are redone", async ({ visit }) => {
	const page = await visit();
	const board = page.locator("catchmate-board");
	const seesButtons = async (...shown: readonly string[]) => {
		for (const name of ["Next move", "Redo"]) {
			const buttons = board.getByRole("button", { name, exact: true });
			await expect(buttons, name).toHaveCount(shown.includes(name) ? 1 : 0);
		}
	};
	await seesButtons("Next move");
	await pickActivity(page, "Play");
	await seesButtons("Next move");
	await pickActivity(page, "Edit");
	await seesButtons("Redo");
	await page.getByRole("button", { name: "Swap the turn" }).click();
	await openTab(page, "moves");
	await seesButtons("Next move");
	// No side may pass in this game, so no pass is told of.
	await expect(page.locator("#typed-help")).not.toContainText("pass");
});
