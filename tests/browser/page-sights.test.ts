/** The page in forced colours, on a low screen, and at the ends of its scales. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import { findings } from "./axe.ts";
import { counts, eventually, holds } from "./eventually.ts";
import { pickActivity, pickGame, solve, visit } from "./page-harness.ts";

describe("a checker of accessibility finds nothing in forced colours", () => {
	test("in every activity", () =>
		visit({ forcedColors: "active" }, async (page) => {
			await page.locator("#what-if summary").click();
			await page.locator("#what-if .map-scale").waitFor();
			await page.locator("#statistics summary").click();
			await page.locator("#statistics svg").waitFor();
			for (const [activity, panel] of [
				["Analyse", "#moves"],
				["Edit", "#edit h2"],
				["Play", "#players h2"],
			] as const) {
				await pickActivity(page, activity);
				await page.locator(panel).waitFor();
				assert.deepEqual(await findings(page), [], activity);
			}
		}));
});

describe("the legend in forced colours", () => {
	test("has swatches of goals and obstacles that are drawn as on the board", () =>
		visit({ forcedColors: "active", hash: "" }, async (page) => {
			const swatches = page.locator("#legend").locator(".goal-icon, .obstacle-icon");
			await counts(swatches, 2);
			const drawn = await swatches.evaluateAll((all) =>
				all.map((each) => {
					const { backgroundColor, backgroundImage } = getComputedStyle(each);
					return [backgroundImage.replace(/\(.*/, ""), backgroundColor];
				}),
			);
			const ink = await page
				.locator("body")
				.evaluate((body) => getComputedStyle(body).color.replace("rgba", "rgb"));
			assert.equal(drawn[0]?.[0], "conic-gradient");
			assert.deepEqual(drawn[1], ["none", ink]);
		}));
});

describe("on a low screen", () => {
	const screens = {
		"zoomed to 200 %": { viewport: { width: 683, height: 384 } },
		"a phone held sideways": { viewport: { width: 844, height: 390 }, hasTouch: true },
		"a wide and low window": { viewport: { width: 1024, height: 420 } },
		"a phone": { viewport: { width: 390, height: 664 }, hasTouch: true },
	};

	/** The sides of the squares, in CSS pixels. */
	const sides = (page: Page) =>
		page.getByRole("gridcell", { name: /^row 1, column 1(,|$)/ }).evaluate((each) => {
			const { width, height } = each.getBoundingClientRect();
			return [width, height];
		});

	/** Finds that each row is seen when it is scrolled to, and covered by nothing. */
	async function seesRows(page: Page, rows: number): Promise<void> {
		for (const row of [1, Math.ceil(rows / 2), rows]) {
			const cell = page.getByRole("gridcell", { name: new RegExp(`^row ${row}, column 2(,|$)`) });
			await cell.evaluate((each) => each.scrollIntoView({ block: "nearest" }));
			const isSeen = await cell.evaluate((each) => {
				const { x, y, width, height } = each.getBoundingClientRect();
				const root = each.getRootNode() as ShadowRoot;
				return root.elementFromPoint(x + width / 2, y + height / 2) === each;
			});
			assert.ok(isSeen, `row ${row}`);
		}
	}

	for (const [screen, options] of Object.entries(screens)) {
		test(`squares are at least 40 pixels wide, and the page scrolls: ${screen}`, () =>
			visit({ ...options, hash: "" }, async (page) => {
				await seesRows(page, 8);
				assert.ok(
					(await sides(page)).every((side) => side >= 40),
					String(await sides(page)),
				);
			}));
	}

	for (const screen of ["zoomed to 200 %", "a phone held sideways"] as const) {
		for (const [rows, columns] of [
			[10, 10],
			[20, 10],
			[6, 7],
		] as const) {
			test(`so are those of a board of ${rows} × ${columns}: ${screen}`, () =>
				visit({ ...screens[screen], hash: "" }, async (page) => {
					const middle = Array.from({ length: rows - 2 }, () => ".".repeat(columns));
					const board = [`O${".".repeat(columns - 2)}O`, ...middle, `X${".".repeat(columns - 1)}`];
					await solve(page, `0 1\n${rows} ${columns}\n${board.join("\n")}`);
					await seesRows(page, rows);
					assert.ok(
						(await sides(page)).every((side) => side >= 40),
						String(await sides(page)),
					);
				}));
		}
	}

	test("a small board is seen without a scroll", () =>
		visit({ viewport: { width: 720, height: 450 } }, async (page) => {
			await solve(page, "3 1 1 3 3");
			await page.getByRole("gridcell", { name: /^row 3, column 3/ }).waitFor();
			await page.evaluate(() => scrollTo(0, 0));
			await page.waitForFunction(() => {
				const canvas = document.querySelector("#board")?.shadowRoot?.querySelector("canvas");
				const { bottom = 0, height = 0 } = canvas?.getBoundingClientRect() ?? {};
				return window.scrollY === 0 && height > 150 && bottom <= 450;
			});
		}));
});

test("a board that leaves no room below it does not stay in sight, and what is below it can be read", () =>
	visit({ viewport: { width: 390, height: 844 }, hasTouch: true, hash: "" }, async (page) => {
		const board = Array.from({ length: 20 }, () => ".".repeat(10));
		board.splice(0, 1, "O........O");
		board.splice(19, 1, "X.........");
		await solve(page, `0 1\n20 10\n${board.join("\n")}`);
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		await holds(async () => {
			const isSeen = await page
				.locator("#tabs button")
				.first()
				.evaluate((each) => {
					each.scrollIntoView({ block: "nearest" });
					const { x, y, width, height } = each.getBoundingClientRect();
					return document.elementFromPoint(x + width / 2, y + height / 2) === each;
				});
			assert.ok(isSeen);
		});
	}));

test("a board that is watched being solved has one scale of colours from the first distance to the last", () =>
	visit({}, async (page) => {
		await page.locator("#watch summary").click();
		const scale = page.locator("#watch .scale");
		const range = page.locator("#watch input[type=range]");
		await range.fill("0");
		await scale.waitFor();
		const first = await scale.textContent();
		assert.match(first ?? "", /22/);
		await range.fill("3");
		await eventually(() => scale.textContent(), first);
		await range.fill("22");
		await eventually(() => scale.textContent(), first);
	}));

test("a move that is one of the best stands on one line", () =>
	visit({ viewport: { width: 1440, height: 900 } }, async (page) => {
		await pickGame(page, "Crossing pawn");
		await page.locator("#moves .best-mark").first().waitFor();
		const heights = await page
			.locator("#moves .move")
			.evaluateAll((moves) => moves.map((move) => move.getBoundingClientRect().height));
		assert.ok(heights.length > 4 && heights.every((height) => height <= 46), heights.join());
	}));

for (const width of [390, 683, 1100, 1440]) {
	test(`the star of a best move stands beside its value and its text, in a window ${width} pixels wide`, () =>
		visit({ viewport: { width, height: 900 }, hash: "" }, async (page) => {
			await page.locator("#moves .best-mark").first().waitFor();
			const overlaps = await page.locator("#moves .move:has(.best-mark)").evaluateAll((moves) => {
				const range = document.createRange();
				return moves.flatMap((move) => {
					const star = move.querySelector(".best-mark");
					const chip = move.querySelector(".chip")?.getBoundingClientRect();
					if (star === null || chip === undefined) {
						return ["there is no star"];
					}
					const at = star.getBoundingClientRect();
					const texts = [
						...move.querySelectorAll(":scope > span:not(.best-mark, .chip, .visually-hidden)"),
					];
					const covered = texts.filter((text) => {
						range.selectNodeContents(text);
						const { left, right, top, bottom } = range.getBoundingClientRect();
						return left < at.right && at.left < right && top < at.bottom && at.top < bottom;
					});
					// The chip's end is half a circle.
					const [x, y] = [chip.left + chip.height / 2, chip.top + chip.height / 2];
					const away = Math.hypot(at.left + at.width / 2 - x, at.top + at.height / 2 - y);
					const isOnChip = away < chip.height / 2 + at.width / 2;
					return [
						...covered.map(() => "it covers the text"),
						...(isOnChip ? ["it touches the chip"] : []),
					];
				});
			});
			assert.deepEqual(overlaps, []);
		}));
}

test("the piece beside a side's name has the side's colour", () =>
	visit({}, async (page) => {
		await pickGame(page, "Crossing pawn");
		await pickActivity(page, "Play");
		const icons = page.locator("#players .piece-icon");
		await counts(icons, 2);
		const fills = await icons.evaluateAll((all) => all.map((icon) => getComputedStyle(icon).fill));
		assert.deepEqual(fills, ["rgb(221, 74, 60)", "rgb(27, 29, 32)"]);
	}));
