/** The page for everyone: languages, keys, a grid that is heard, sharp screens, and paper. What every screen keeps to is in page-states.ts. */
import assert from "node:assert/strict";
import { cell, focusName, seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { hears, openTab, solve } from "./page.ts";

test("the key P says where all pieces stand, wherever the keyboard is but in a text", async ({
	visit,
}) => {
	const page = await visit();
	await page.keyboard.press("p");
	await hears(page, "White: row 1, column 1. Black: row 8, column 8. White to move.");
	await openTab(page, "text");
	await page.locator("#judge-input").fill("");
	await page.locator("#judge-input").press("p");
	await expect(page.locator("#judge-input")).toHaveValue("p");
});

test("the language is the browser's, changes with a switch, and is remembered", async ({
	visit,
}) => {
	const page = await visit({ locale: "zh-CN" });
	const speaks = (language: string) =>
		expect(page.locator("html")).toHaveAttribute("lang", language);
	await speaks("zh-CN");
	await openTab(page, "text");
	await page.getByLabel("输入数据").fill("2 1 1 2 2");
	await page.getByRole("button", { name: "求解" }).click();
	await seesVerdict(page, "黑方必胜，共 2 步。轮到白方走。");
	await page.getByRole("button", { name: "English" }).click();
	await speaks("en");
	await seesVerdict(page, "Black wins in 2 plies. White to move.");
	await expect(page).toHaveTitle(/pursuit games/);
	await cell(page, 1, 1).waitFor();
	await page.reload();
	await speaks("en");
	await page.getByRole("button", { name: "中文" }).click();
	await speaks("zh-CN");
	await expect(page).toHaveTitle(/追捕类小棋/);
});

test("the language of a reader whom the page does not know is English, and its pixels are the device's", async ({
	visit,
}) => {
	const page = await visit({ locale: "fi-FI", deviceScaleFactor: 2 });
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	await expect
		.poll(() =>
			page.locator("#board canvas").evaluate((canvas) => {
				const { width, clientWidth } = canvas as HTMLCanvasElement;
				return Math.round(width / clientWidth);
			}),
		)
		.toBe(2);
});

test("the board is a grid, one stop of the Tab key, and names every square", async ({ visit }) => {
	const page = await visit();
	await solve(page, "3 1 1 3 3");
	await seesVerdict(page, "Black wins in 6 plies. White to move.");
	const names = await page
		.getByRole("gridcell")
		.evaluateAll((cells) => cells.map((each) => each.getAttribute("aria-label")));
	assert.equal(new Set(names).size, 9);
	assert.ok(names.includes("row 1, column 1, white piece, to move"));
	assert.ok(names.includes("row 1, column 2, a move here loses in 6 plies"));
	await expect(page.locator("#board canvas")).toHaveAttribute("aria-hidden", "true");
	await cell(page, 2, 2).focus();
	for (const [key, to] of [
		["Home", /^row 2, column 1/],
		["End", /^row 2, column 3/],
		["ArrowRight", /^row 2, column 3/],
		["Control+Home", /^row 1, column 1/],
		["ArrowUp", /^row 1, column 1/],
		["Control+End", /^row 3, column 3/],
	] as const) {
		await page.keyboard.press(key);
		await expect.poll(() => focusName(page)).toMatch(to);
	}
	await expect(page.locator("[role=gridcell][tabindex='0']")).toHaveCount(1);
	// A board wider than high.
	await solve(page, "0 1\n2 4\nO..O\n.X..\n");
	await cell(page, 1, 3).focus();
	for (const [key, to] of [
		["ArrowRight", /^row 1, column 4/],
		["ArrowDown", /^row 2, column 4/],
		["ArrowDown", /^row 2, column 4/],
		["ArrowLeft", /^row 2, column 3/],
	] as const) {
		await page.keyboard.press(key);
		await expect.poll(() => focusName(page)).toMatch(to);
	}
});

/** The colour of the empty square in the lower left corner. */
const colourOf = (canvas: Element) => {
	const { width, height } = canvas as HTMLCanvasElement;
	const copy = document.createElement("canvas").getContext("2d");
	copy?.drawImage(canvas as HTMLCanvasElement, -0.1 * width, -0.9 * height);
	return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])];
};

test("paper has the board, the verdict and the moves, in light colours, even where the screen is dark", async ({
	visit,
}) => {
	const page = await visit({ colorScheme: "dark" });
	const canvas = page.locator("#board canvas");
	const print = (moment: "beforeprint" | "afterprint") =>
		page.evaluate((name) => window.dispatchEvent(new Event(name)), moment);
	await page.evaluate(() => document.querySelector("catchmate-board")?.announce("A notice."));
	await page.locator(".notice").getByText("A notice.").waitFor();
	await print("beforeprint");
	assert.deepEqual(await canvas.evaluate(colourOf), [236, 226, 207, 255]);
	await page.emulateMedia({ media: "print", colorScheme: "dark" });
	await page.setViewportSize({ width: 700, height: 1000 });
	for (const shown of [".verdict-words", "#moves li"]) {
		await page.locator(shown).first().waitFor();
	}
	for (const hidden of [".header", "#activities", "#board button", "#setup", "#judge", ".notice"]) {
		await page.locator(hidden).first().waitFor({ state: "hidden" });
	}
	const box = await canvas.boundingBox();
	assert.ok(box && box.width > 600 && box.width <= 700, JSON.stringify(box));
	assert.ok(Math.abs(box.width - box.height) < 1, JSON.stringify(box));
	const colours = await page.evaluate(() => {
		const { backgroundColor } = getComputedStyle(document.body);
		const words = document.querySelector("#moves .note");
		return { ground: backgroundColor, ink: words && getComputedStyle(words).color };
	});
	assert.deepEqual(colours, { ground: "rgba(0, 0, 0, 0)", ink: "rgb(98, 91, 82)" });
	await page.emulateMedia({ media: "screen", colorScheme: "dark" });
	await print("afterprint");
	assert.deepEqual(await canvas.evaluate(colourOf), [43, 41, 49, 255]);
});
