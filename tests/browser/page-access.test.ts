/** Accessibility of the page: languages, keys, grid, sharp screens and print. page-states.ts checks every screen. */
import assert from "node:assert/strict";
import { cell, colourOf, focusName } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { expectAnnounced, openTab, solve } from "./page.ts";

test("the language follows the browser, then a remembered switch", async ({ visit }) => {
	const page = await visit({ locale: "zh-CN" });
	const verdict = page.locator(".verdict-words");
	const speaks = async (language: string, said: RegExp) => {
		await expect(page.locator("html")).toHaveAttribute("lang", language);
		await expect(verdict).toHaveText(said);
	};
	await speaks("zh-CN", /黑方必胜/);
	await openTab(page, "text");
	await page.getByRole("button", { name: "English" }).click();
	await speaks("en", /Black wins/);
	await expect(page).toHaveTitle(/pursuit games/);
	await page.reload();
	await speaks("en", /Black wins/);
	await solve(page, "2 1 1 2 2");
	await expectAnnounced(page, /Black wins/);
	await page.getByRole("button", { name: "中文" }).click();
	await speaks("zh-CN", /黑方必胜/);
	await expect(page.locator(".live")).not.toHaveText(/[a-z]/i);
	await expect(page).toHaveTitle(/追捕类小棋/);
	const finnish = await visit({ locale: "fi-FI", deviceScaleFactor: 2 });
	await expect(finnish.locator("html")).toHaveAttribute("lang", "en");
	// Device pixels.
	const ratio = () =>
		finnish
			.locator("#board canvas")
			.evaluate((canvas: HTMLCanvasElement) => Math.round(canvas.width / canvas.clientWidth));
	await expect.poll(ratio).toBe(2);
});

test("the board is a grid of named squares behind one tab stop, and P reads the pieces", async ({
	visit,
}) => {
	const page = await visit();
	await page.keyboard.press("p");
	await expectAnnounced(page, "White: row 1, column 1. Black: row 8, column 8. White to move.");
	await openTab(page, "text");
	const box = page.locator("#judge-input");
	await box.fill("");
	await box.press("p");
	await expect(box).toHaveValue("p");
	// A board wider than tall.
	await solve(page, "0 1\n2 4\nO..O\n.X..\n");
	const names = await page
		.getByRole("gridcell")
		.evaluateAll((cells) => cells.map((each) => each.getAttribute("aria-label")));
	assert.equal(new Set(names).size, 8);
	assert.match(names[0] ?? "", /^row 1, column 1, .*red piece, to move/);
	assert.match(names[1] ?? "", /^row 1, column 2, .*a move here (wins|loses|draws)/);
	await expect(page.locator("#board canvas")).toHaveAttribute("aria-hidden", "true");
	await cell(page, 1, 3).focus();
	for (const [key, row, column] of [
		["ArrowRight", 1, 4],
		["ArrowRight", 1, 4],
		["ArrowDown", 2, 4],
		["ArrowDown", 2, 4],
		["ArrowLeft", 2, 3],
		["Home", 2, 1],
		["End", 2, 4],
		["Control+Home", 1, 1],
		["ArrowUp", 1, 1],
		["Control+End", 2, 4],
	] as const) {
		await page.keyboard.press(key);
		await expect.poll(() => focusName(page)).toMatch(new RegExp(`^row ${row}, column ${column}`));
	}
	await expect(page.locator("[role=gridcell][tabindex='0']")).toHaveCount(1);
});

test("print has the board, verdict and moves in light colours @more", async ({ visit }) => {
	const page = await visit({ colorScheme: "dark" });
	const print = (moment: "beforeprint" | "afterprint") =>
		page.evaluate((name) => window.dispatchEvent(new Event(name)), moment);
	const dark = await colourOf(page, 8, 1);
	await page.evaluate(() => document.querySelector("catchmate-board")?.announce("A notice."));
	await page.locator(".notice").getByText("A notice.").waitFor();
	await print("beforeprint");
	assert.deepEqual(await colourOf(page, 8, 1), [236, 226, 207, 255]);
	await page.emulateMedia({ media: "print", colorScheme: "dark" });
	await page.setViewportSize({ width: 700, height: 1000 });
	for (const shown of [".verdict-words", "#moves li"]) {
		await page.locator(shown).first().waitFor();
	}
	for (const hidden of [".header", "#activities", "#board button", "#setup", "#judge", ".notice"]) {
		await page.locator(hidden).first().waitFor({ state: "hidden" });
	}
	const { width = 0, height = 0 } = (await page.locator("#board canvas").boundingBox()) ?? {};
	assert.ok(width > 600 && width <= 700, `${width}`);
	assert.ok(Math.abs(width - height) < 1, `${width} × ${height}`);
	await expect(page.locator("body")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
	await expect(page.locator("#moves .note").first()).toHaveCSS("color", "rgb(98, 91, 82)");
	await page.emulateMedia({ media: "screen", colorScheme: "dark" });
	await print("afterprint");
	assert.deepEqual(await colourOf(page, 8, 1), dark);
});
