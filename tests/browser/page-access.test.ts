/** The page for everyone: languages, light and dark, narrow screens, large letters, and what a checker of accessibility finds. */
import assert from "node:assert/strict";
import { findings } from "./axe.ts";
import { cell, focusName, seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import {
	hears,
	openFold,
	openLibrary,
	openShare,
	openTab,
	overflow,
	pickActivity,
	pickGame,
	pickPreset,
	playBest,
	seesOutput,
	solve,
	tooSmall,
} from "./page.ts";

for (const [locale, said] of [
	["en", "White: row 1, column 1. Black: row 8, column 8. White to move."],
	["zh-CN", "白方：第 1 行第 1 列。黑方：第 8 行第 8 列。轮到白方走。"],
] as const) {
	test(`the key P says where all pieces stand, wherever the keyboard is but in a text: ${locale}`, async ({
		visit,
	}) => {
		const page = await visit({ locale });
		await page.keyboard.press("p");
		await hears(page, said);
		await openTab(page, "text");
		await page.locator("#judge-input").fill("");
		await page.locator("#judge-input").press("p");
		await expect(page.locator("#judge-input")).toHaveValue("p");
		await page.locator("#help-button").click();
		await page.locator("#help .keys div", { hasText: /^\s*P\s/ }).waitFor();
	});
}

test.describe("a checker of accessibility finds nothing", () => {
	test("while a board is edited, sound or not", async ({ visit }) => {
		const page = await visit();
		await pickGame(page, "Crossing pawn");
		await pickActivity(page, "Edit");
		await page.getByRole("heading", { name: "Edit the board" }).waitFor();
		assert.deepEqual(await findings(page), []);
		for (const what of ["Rows", "Columns"]) {
			const length = page.getByLabel(what, { exact: true });
			await length.fill("1");
			await length.press("Enter");
		}
		await page.locator(".said .error").waitFor();
		assert.deepEqual(await findings(page), []);
	});

	for (const [locale, game] of [
		["en", "Crossing pawn"],
		["zh-CN", "过河卒（P9169）"],
	] as const) {
		test(`in ${locale}, at the start and in the galleries of games and boards`, async ({
			visit,
		}) => {
			const page = await visit({ locale });
			assert.deepEqual(await findings(page), []);
			const library = await openLibrary(page);
			await library.locator("canvas[style]").last().waitFor();
			assert.deepEqual(await findings(page), []);
			await page.keyboard.press("Escape");
			await pickGame(page, game);
			await page.locator("#boards-picker").click();
			await page.locator('#gallery [data-preset="crossing-pairs"] canvas[style]').waitFor();
			assert.deepEqual(await findings(page), []);
		});
	}

	test("in a game, whatever is explained of it", async ({ visit }) => {
		const page = await visit();
		await pickGame(page, "Crossing pawn");
		for (const plies of [1, 2, 3]) {
			await page.locator("#moves li button").first().click();
			await expect(page.locator(".ply")).toHaveCount(plies + 1);
		}
		for (const topic of ["line", "what-if", "why", "watch"]) {
			await openTab(page, topic === "line" ? "moves" : "explain");
			await page.locator(`#${topic} summary`).click();
			await page.locator(`#${topic} :is(.scrubber, .reason, .map-scale)`).first().waitFor();
			assert.deepEqual(await findings(page), []);
		}
		await page.locator("#statistics summary").click();
		await page.locator("#by-distance summary").click();
		assert.deepEqual(await findings(page), []);
		await openShare(page);
		await page.locator("#share-embed summary").click();
		await page.locator("#embed-snippet").waitFor();
		assert.deepEqual(await findings(page), []);
	});

	test("in Chinese, with several answers, in the help and after a mistake", async ({ visit }) => {
		const page = await visit({ locale: "zh-CN" });
		await pickGame(page, "过河卒（P9169）");
		await pickPreset(page, "crossing-sample");
		await openTab(page, "text");
		await seesOutput(page, "Black 0", "Black 2", "Black 2", "Tie", "Red 75");
		await page.getByRole("radio", { name: "Red 75" }).check();
		await page.locator(".verdict").getByText("75").last().waitFor();
		assert.deepEqual(await findings(page), []);
		await page.locator("#help-button").click();
		await page.locator("#help h3").first().waitFor();
		assert.deepEqual(await findings(page), []);
		await page.keyboard.press("Escape");
		await page.locator("#help").waitFor({ state: "hidden" });
		await page.locator("#judge-input").fill("0 1\n3 3\n???");
		await page.getByRole("button", { name: "求解" }).click();
		await page.locator("#judge-error p").waitFor();
		assert.deepEqual(await findings(page), []);
	});
});

test.describe("the language", () => {
	test("is the browser's, changes with a switch, and is remembered", async ({ visit }) => {
		const page = await visit({ locale: "zh-CN" });
		await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
		await openTab(page, "text");
		await page.getByLabel("输入数据").fill("2 1 1 2 2");
		await page.getByRole("button", { name: "求解" }).click();
		await seesVerdict(page, "黑方必胜，共 2 步。轮到白方走。");
		await page.getByRole("button", { name: "English" }).click();
		await seesVerdict(page, "Black wins in 2 plies. White to move.");
		await expect(page.locator("html")).toHaveAttribute("lang", "en");
		await expect(page).toHaveTitle(/pursuit games/);
		await cell(page, 1, 1).waitFor();
		await page.reload();
		await page.locator(".verdict").getByText("White to move.").waitFor();
		await page.getByRole("button", { name: "中文" }).click();
		await page.locator(".verdict").getByText("轮到白方走。").waitFor();
		await expect(page).toHaveTitle(/追捕类小棋/);
	});

	test("is English for a reader whose language the page does not speak", async ({ visit }) => {
		const page = await visit({ locale: "fi-FI" });
		await expect(page.locator("html")).toHaveAttribute("lang", "en");
		await expect(page.locator(".verdict")).toHaveText(/White to move/);
	});
});

test.describe("the layout", () => {
	test("has no sideways scroll at any width, in either language, and shows the whole board", async ({
		visit,
	}) => {
		const page = await visit();
		await pickGame(page, "Crossing pawn");
		await playBest(page, 1);
		await openTab(page, "explain");
		await openFold(page, "statistics-fold");
		await page.locator("#statistics svg").waitFor();
		const fits = (width: number, what: string) =>
			expect(async () => {
				expect(await overflow(page), `${what} at ${width} pixels`).toBeLessThanOrEqual(0);
				const box = await page.locator("#board canvas").boundingBox();
				assert.ok(box && box.x >= 0 && box.x + box.width <= width, JSON.stringify(box));
				assert.ok(box.width > 150 && box.height > 150, JSON.stringify(box));
			}).toPass();
		for (const language of ["English", "中文"]) {
			const button = page.getByRole("button", { name: language });
			// The page offers the other language alone.
			if ((await button.count()) > 0) await button.click();
			for (const topic of ["line", "what-if", "why", "watch"]) {
				await openTab(page, topic === "line" ? "moves" : "explain");
				await openFold(page, topic);
				await page.locator(`#${topic} :is(.scrubber, .reason, .map-scale)`).first().waitFor();
				for (const width of [320, 959, 960, 1440]) {
					await page.setViewportSize({ width, height: 740 });
					await fits(width, `${topic}, ${language}`);
				}
			}
		}
	});

	test("folds the panels under the board where it is narrow, and puts them beside it where it is wide", async ({
		visit,
	}) => {
		const page = await visit({ viewport: { width: 700, height: 900 } });
		/** How far the panels begin from the board's end, down and to the right. */
		const away = async () => {
			const board = await page.locator("#board").boundingBox();
			const panel = await page.locator("#moves").boundingBox();
			assert.ok(board && panel);
			return { down: panel.y - board.y - board.height, right: panel.x - board.x - board.width };
		};
		await expect.poll(async () => (await away()).down).toBeGreaterThan(0);
		await page.setViewportSize({ width: 1200, height: 900 });
		await expect.poll(async () => (await away()).right).toBeGreaterThan(0);
	});

	test("draws the board in the device's own pixels", async ({ visit }) => {
		const page = await visit({ deviceScaleFactor: 2 });
		const ratio = () =>
			page.evaluate(() => {
				const canvas = document
					.querySelector("#board")
					?.shadowRoot?.querySelector<HTMLCanvasElement>("canvas");
				return Math.round((canvas?.width ?? 0) / (canvas?.clientWidth ?? 1));
			});
		await expect.poll(ratio).toBe(2);
	});

	test("offers nothing to press that is smaller than a finger", async ({ visit }) => {
		const page = await visit({ viewport: { width: 390, height: 800 }, hasTouch: true });
		// What is being solved has a button in the midst of its sentence.
		const button = "button:not(.verdict-sentence button)";
		const fields = `${button}, select, textarea, summary, label:has(input), #share-link`;
		const seesNone = async () => {
			await page.evaluate("catchmate.idle()");
			assert.deepEqual(await tooSmall(page.locator(fields)), []);
		};
		await playBest(page, 1);
		await page.locator("#line summary").click();
		await page.locator(".scrubber").waitFor();
		await seesNone();
		await openTab(page, "explain");
		await page.locator("#statistics summary").click();
		await page.locator("#statistics svg").waitFor();
		await seesNone();
		await openTab(page, "text");
		await page.getByLabel("Judge input").waitFor();
		await seesNone();
		await openShare(page);
		await page.locator("#share-embed summary").click();
		await page.locator("#embed-snippet").waitFor();
		await seesNone();
	});

	test("keeps working in forced colours", async ({ visit }) => {
		const page = await visit({ forcedColors: "active" });
		await solve(page, "2 1 1 2 2");
		await seesOutput(page, "BLACK 2");
		assert.deepEqual(await findings(page), []);
	});
});

test.describe("the board as a grid", () => {
	test("is one stop of the Tab key and names every square", async ({ visit }) => {
		const page = await visit();
		await solve(page, "3 1 1 3 3");
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
		await expect(page.locator("[role=gridcell][tabindex='0']")).toHaveCount(1);
		const names = await page
			.getByRole("gridcell")
			.evaluateAll((cells) => cells.map((each) => each.getAttribute("aria-label")));
		assert.equal(new Set(names).size, 9);
		assert.ok(names.includes("row 1, column 1, white piece, to move"));
		assert.ok(names.includes("row 1, column 2, a move here loses in 6 plies"));
		assert.ok(names.includes("row 3, column 3, black piece"));
		await expect(page.locator("#board canvas")).toHaveAttribute("aria-hidden", "true");
		await cell(page, 2, 2).focus();
		const walk = async (key: string, to: RegExp) => {
			await page.keyboard.press(key);
			await expect.poll(() => focusName(page)).toMatch(to);
		};
		await walk("Home", /^row 2, column 1/);
		await walk("End", /^row 2, column 3/);
		await walk("ArrowRight", /^row 2, column 3/);
		await walk("Control+Home", /^row 1, column 1/);
		await walk("ArrowUp", /^row 1, column 1/);
		await walk("Control+End", /^row 3, column 3/);
		await expect(page.locator("[role=gridcell][tabindex='0']")).toHaveCount(1);
	});
});

test("on paper there are the board, the verdict and the moves, on white, whatever the screen's colours", async ({
	visit,
}) => {
	const page = await visit({ colorScheme: "dark" });
	await page.emulateMedia({ media: "print", colorScheme: "dark" });
	await page.setViewportSize({ width: 700, height: 1000 });
	for (const shown of [".verdict-words", "#board canvas", "#moves li"]) {
		await page.locator(shown).first().waitFor();
	}
	for (const hidden of [".header", "#activities", "#board button", "#setup", "#judge"]) {
		await page.locator(hidden).first().waitFor({ state: "hidden" });
	}
	await expect(async () => {
		const box = await page.locator("#board canvas").boundingBox();
		assert.ok(box && box.width <= 700 && box.width > 300, JSON.stringify(box));
	}).toPass();
	const colours = await page.evaluate(() => {
		const { backgroundColor } = getComputedStyle(document.body);
		const words = document.querySelector("#moves .note");
		return { ground: backgroundColor, ink: words && getComputedStyle(words).color };
	});
	assert.deepEqual(colours, { ground: "rgba(0, 0, 0, 0)", ink: "rgb(98, 91, 82)" });
});
