/** The page for everyone: languages, light and dark, narrow screens, large letters, and what a checker of accessibility finds. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { findings } from "./axe.ts";
import { counts, eventually, holds } from "./eventually.ts";
import {
	cell,
	focusName,
	openFold,
	openLibrary,
	openShare,
	overflow,
	pickActivity,
	pickGame,
	pickPreset,
	seesOutput,
	seesVerdict,
	solve,
	textOf,
	tooSmall,
	visit,
} from "./page-harness.ts";

describe("a checker of accessibility finds nothing", () => {
	test("while a board is edited, sound or not", () =>
		visit({}, async (page) => {
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
		}));

	for (const [locale, game, solved] of [
		["en", "Crossing pawn", "Solve"],
		["zh-CN", "过河卒（P9169）", "求解"],
	] as const) {
		test(`in ${locale}, at the start, in a game and after a mistake`, () =>
			visit({ locale }, async (page) => {
				assert.deepEqual(await findings(page), []);
				const library = await openLibrary(page);
				await library.locator("canvas[style]").last().waitFor();
				assert.deepEqual(await findings(page), []);
				await page.keyboard.press("Escape");
				await pickGame(page, game);
				await page.locator("#boards-picker").click();
				await page.locator('#gallery [data-preset="crossing-pairs"] canvas[style]').waitFor();
				assert.deepEqual(await findings(page), []);
				await page.keyboard.press("Escape");
				await pickPreset(page, "crossing-sample");
				await seesOutput(page, "Black 0", "Black 2", "Black 2", "Tie", "Red 75");
				await page.getByRole("radio", { name: "Red 75" }).check();
				await page.locator(".verdict").getByText("75").last().waitFor();
				for (let ply = 0; ply < 3; ply++) {
					await page.locator("#moves li button").first().click();
					await page.waitForFunction(
						(n) => document.querySelectorAll(".ply").length === n + 2,
						ply,
					);
				}
				assert.deepEqual(await findings(page), []);
				await openShare(page);
				await page.locator("#share-embed summary").click();
				await page.locator("#statistics summary").click();
				await page.locator("#by-distance summary").click();
				for (const topic of ["line", "what-if", "why", "watch"]) {
					await page.locator(`#${topic} summary`).click();
					await page.locator(`#${topic} :is(.scrubber, .reason, .map-scale)`).first().waitFor();
					assert.deepEqual(await findings(page), []);
				}
				await page.locator("#help-button").click();
				await page.locator("#help h3").first().waitFor();
				assert.deepEqual(await findings(page), []);
				await page.keyboard.press("Escape");
				await page.locator("#help").waitFor({ state: "hidden" });
				await page.locator("textarea").fill("0 1\n3 3\n???");
				await page.getByRole("button", { name: solved }).click();
				await page.locator("#judge-error p").waitFor();
				assert.deepEqual(await findings(page), []);
			}));
	}
});

describe("the language", () => {
	test("is the browser's, changes with a switch, and is remembered", () =>
		visit({ locale: "zh-CN" }, async (page) => {
			assert.equal(await page.getAttribute("html", "lang"), "zh-CN");
			await page.getByLabel("输入数据").fill("2 1 1 2 2");
			await page.getByRole("button", { name: "求解" }).click();
			await seesVerdict(page, "黑方必胜，共 2 步。轮到白方走。");
			await page.getByRole("button", { name: "English" }).click();
			await seesVerdict(page, "Black wins in 2 plies. White to move.");
			assert.equal(await page.getAttribute("html", "lang"), "en");
			await eventually(() => page.title(), /pursuit games/);
			await cell(page, 1, 1).waitFor();
			await page.reload();
			await page.locator(".verdict").getByText("White to move.").waitFor();
			await page.getByRole("button", { name: "中文" }).click();
			await page.locator(".verdict").getByText("轮到白方走。").waitFor();
			await eventually(() => page.title(), /追捕类小棋/);
		}));

	test("is English for a reader whose language the page does not speak", () =>
		visit({ locale: "fi-FI" }, async (page) => {
			assert.equal(await page.getAttribute("html", "lang"), "en");
			assert.match(await textOf(page, ".verdict"), /White to move/);
		}));
});

describe("the layout", () => {
	for (const width of [320, 360, 768, 959, 960, 1440]) {
		test(`has no sideways scroll at ${width} pixels, in either language, and shows the whole board`, () =>
			visit({ viewport: { width, height: 740 } }, async (page) => {
				await pickGame(page, "Crossing pawn");
				await page.getByRole("button", { name: "Best move" }).click();
				await page.getByRole("button", { name: "Ply 1 " }).waitFor();
				await page.locator("#statistics summary").click();
				await page.locator("#statistics svg").waitFor();
				// Where it is narrow, the page offers the other language alone.
				for (const change of [
					async () => {},
					() => page.getByRole("button", { name: "中文" }).click(),
				]) {
					await change();
					for (const topic of ["line", "what-if", "why", "watch"]) {
						await openFold(page, topic);
						await page.locator(`#${topic} :is(.scrubber, .reason, .map-scale)`).first().waitFor();
						await holds(async () => {
							const wider = await overflow(page);
							assert.ok(wider <= 0, `${topic}: ${wider} pixels too wide`);
						});
					}
					await holds(async () => {
						const box = await page.locator("#board canvas").boundingBox();
						assert.ok(box && box.x >= 0 && box.x + box.width <= width, JSON.stringify(box));
						assert.ok(box.width > 150 && box.height > 150, JSON.stringify(box));
					});
				}
			}));
	}

	test("folds the panels under the board where it is narrow, and puts them beside it where it is wide", () =>
		visit({ viewport: { width: 700, height: 900 } }, async (page) => {
			const boxes = async () => {
				const board = await page.locator("#board").boundingBox();
				const panel = await page.locator("#moves").boundingBox();
				assert.ok(board && panel);
				return { board, panel };
			};
			await holds(async () => {
				const { board, panel } = await boxes();
				assert.ok(panel.y > board.y + board.height);
			});
			await page.setViewportSize({ width: 1200, height: 900 });
			await holds(async () => {
				const { board, panel } = await boxes();
				assert.ok(panel.x > board.x + board.width);
			});
		}));

	test("draws the board in the device's own pixels", () =>
		visit({ deviceScaleFactor: 2 }, async (page) => {
			const ratio = () =>
				page.evaluate(() => {
					const canvas = document
						.querySelector("#board")
						?.shadowRoot?.querySelector<HTMLCanvasElement>("canvas");
					return Math.round((canvas?.width ?? 0) / (canvas?.clientWidth ?? 1));
				});
			await eventually(ratio, 2);
		}));

	test("offers nothing to press that is smaller than a finger", () =>
		visit({ viewport: { width: 390, height: 800 }, hasTouch: true }, async (page) => {
			await page.getByRole("button", { name: "Best move" }).click();
			await page.getByRole("button", { name: "Ply 1 White" }).waitFor();
			await page.locator("#statistics summary").click();
			await openShare(page);
			await page.locator("#share-embed summary").click();
			await page.locator("#line summary").click();
			await page.locator(".scrubber").waitFor();
			await page.locator("#statistics svg").waitFor();
			const fields = "button, select, textarea, summary, label:has(input), #share-link";
			assert.deepEqual(await tooSmall(page.locator(fields)), []);
		}));

	test("keeps working in forced colours", () =>
		visit({ forcedColors: "active" }, async (page) => {
			await solve(page, "2 1 1 2 2");
			await seesOutput(page, "BLACK 2");
			assert.deepEqual(await findings(page), []);
		}));
});

describe("the board as a grid", () => {
	test("is one stop of the Tab key and names every square", () =>
		visit({}, async (page) => {
			await solve(page, "3 1 1 3 3");
			await seesVerdict(page, "Black wins in 6 plies. White to move.");
			assert.equal(await page.locator("[role=gridcell][tabindex='0']").count(), 1);
			const names = await page
				.getByRole("gridcell")
				.evaluateAll((cells) => cells.map((each) => each.getAttribute("aria-label")));
			assert.equal(new Set(names).size, 9);
			assert.ok(names.includes("row 1, column 1, white piece, to move"));
			assert.ok(names.includes("row 1, column 2, a move here loses in 6 plies"));
			assert.ok(names.includes("row 3, column 3, black piece"));
			assert.equal(await page.locator("#board canvas").getAttribute("aria-hidden"), "true");
			await cell(page, 2, 2).focus();
			const walk = async (key: string, to: RegExp) => {
				await page.keyboard.press(key);
				await eventually(() => focusName(page), to);
			};
			await walk("Home", /^row 2, column 1/);
			await walk("End", /^row 2, column 3/);
			await walk("ArrowRight", /^row 2, column 3/);
			await walk("Control+Home", /^row 1, column 1/);
			await walk("ArrowUp", /^row 1, column 1/);
			await walk("Control+End", /^row 3, column 3/);
			await counts(page.locator("[role=gridcell][tabindex='0']"), 1);
		}));
});

test("on paper there are the board, the verdict and the moves, on white, whatever the screen's colours", () =>
	visit({ colorScheme: "dark" }, async (page) => {
		await page.emulateMedia({ media: "print", colorScheme: "dark" });
		await page.setViewportSize({ width: 700, height: 1000 });
		for (const shown of [".verdict-words", "#board canvas", "#moves li"]) {
			await page.locator(shown).first().waitFor();
		}
		for (const hidden of [".header", "#activities", "#board button", "#setup", "#judge"]) {
			await page.locator(hidden).first().waitFor({ state: "hidden" });
		}
		await holds(async () => {
			const box = await page.locator("#board canvas").boundingBox();
			assert.ok(box && box.width <= 700 && box.width > 300, JSON.stringify(box));
		});
		const colours = await page.evaluate(() => {
			const { backgroundColor } = getComputedStyle(document.body);
			const words = document.querySelector("#moves .note");
			return { ground: backgroundColor, ink: words && getComputedStyle(words).color };
		});
		assert.deepEqual(colours, { ground: "rgba(0, 0, 0, 0)", ink: "rgb(98, 91, 82)" });
	}));
