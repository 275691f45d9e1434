/** The page in forced colours, on a low screen, and at the ends of its scales. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, fortLink, test } from "./fixtures.ts";
import { openTab, overflow, pickActivity, pickGame, solve } from "./page.ts";
import { heading, puzzleWith, solves } from "./puzzles.ts";

test.describe("a checker of accessibility finds nothing in forced colours", () => {
	test("in every activity", async ({ visit }) => {
		const page = await visit({ forcedColors: "active" });
		await openTab(page, "explain");
		await page.locator("#what-if summary").click();
		await page.locator("#what-if .map-scale").waitFor();
		await page.locator("#statistics summary").click();
		await page.locator("#statistics svg").waitFor();
		for (const [activity, tab, panel] of [
			["Analyse", "moves", "#moves"],
			["Edit", "edit", "#edit h2"],
			["Play", "play", "#players h2"],
		] as const) {
			await pickActivity(page, activity);
			await openTab(page, tab);
			await page.locator(panel).waitFor();
			assert.deepEqual(await findings(page), [], activity);
		}
	});
});

test.describe("the legend in forced colours", () => {
	test("has swatches of goals and obstacles that are drawn as on the board", async ({ visit }) => {
		const page = await visit({ forcedColors: "active", hash: "" });
		const swatches = page.locator("#legend").locator(".goal-icon, .obstacle-icon");
		await expect(swatches).toHaveCount(2);
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
	});
});

test.describe("on a low screen", () => {
	const sideways = [
		[667, 375],
		[932, 430],
	] as const;
	const screens = {
		"zoomed to 200 %": { viewport: { width: 683, height: 384 } },
		"a phone held sideways": { viewport: { width: 844, height: 390 }, hasTouch: true },
		"a wide and low window": { viewport: { width: 1024, height: 420 } },
	};

	/** Finds that the board, with all pieces on it, and some texts are in sight, and beside each other. */
	async function isWhole(page: Page, ...beside: readonly string[]): Promise<void> {
		await expect(page.locator("#board canvas")).toBeInViewport({ ratio: 0.999 });
		const end = await page
			.locator("#board canvas")
			.evaluate((canvas) => canvas.getBoundingClientRect().right);
		for (const selector of beside) {
			const text = page.locator(selector).first();
			await expect(text).toBeInViewport({ ratio: 0.999 });
			assert.ok(((await text.boundingBox())?.x ?? 0) >= end, `${selector} is not beside the board`);
		}
	}

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

	test("squares of a phone held upright are at least 40 pixels wide", async ({ visit }) => {
		const viewport = { width: 390, height: 664 };
		const page = await visit({ viewport, hasTouch: true, hash: "" });
		await seesRows(page, 8);
		assert.ok(
			(await sides(page)).every((side) => side >= 40),
			String(await sides(page)),
		);
	});

	for (const [width, height] of sideways) {
		const options = { viewport: { width, height }, hasTouch: true };

		test(`the board is whole beside what is said of it, in each place: ${width} × ${height}`, async ({
			visit,
		}) => {
			const page = await visit({ ...options, hash: "" });
			const said = ["#rules", ".verdict-sentence", ".controls"];
			await isWhole(page, ...said);
			for (const activity of ["Analyse", "Edit"] as const) {
				await pickActivity(page, activity);
				await page.evaluate(() => scrollTo(0, 0));
				await isWhole(page, ...said);
				assert.equal(await overflow(page), 0);
			}
			// It stays beside what one scrolls to.
			await pickActivity(page, "Analyse");
			await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
			await openTab(page, "share");
			await page.locator("#share-link").scrollIntoViewIfNeeded();
			await isWhole(page, "#share-link");
		});

		test(`a solved puzzle shows its board, its result and what is next at once: ${width} × ${height}`, async ({
			visit,
		}) => {
			const puzzle = puzzleWith(({ game, plies }) => game === "fox-and-hounds" && plies < 4);
			const page = await visit({ ...options, hash: `#puzzle=${puzzle.number}` });
			await page.locator(heading).waitFor();
			await isWhole(page, ".verdict-sentence", ".controls");
			await solves(page, puzzle);
			assert.equal(await page.evaluate(() => scrollY), 0);
			await isWhole(page, ".verdict-sentence", ".puzzle-end > p", ".puzzle-end .primary");
		});
	}

	for (const [screen, options] of Object.entries(screens)) {
		test(`a board of any size is whole, and a press finds its squares however small: ${screen}`, async ({
			visit,
		}) => {
			const page = await visit({ ...options, hash: fortLink });
			for (const [rows, columns] of [
				[10, 10],
				[20, 10],
				[6, 7],
			] as const) {
				const middle = Array.from({ length: rows - 2 }, () => ".".repeat(columns));
				const board = [`O${".".repeat(columns - 2)}O`, ...middle, `X${".".repeat(columns - 1)}`];
				await solve(page, `0 1\n${rows} ${columns}\n${board.join("\n")}`);
				await page.evaluate(() => scrollTo(0, 0));
				await isWhole(page);
				await seesRows(page, rows);
				assert.equal(await page.evaluate(() => scrollY), 0, `${rows} × ${columns}`);
			}
		});
	}

	test("a small board is seen without a scroll", async ({ visit }) => {
		const page = await visit({ viewport: { width: 720, height: 450 } });
		await solve(page, "3 1 1 3 3");
		await page.getByRole("gridcell", { name: /^row 3, column 3/ }).waitFor();
		await page.evaluate(() => scrollTo(0, 0));
		await page.waitForFunction(() => {
			const canvas = document.querySelector("#board")?.shadowRoot?.querySelector("canvas");
			const { bottom = 0, height = 0 } = canvas?.getBoundingClientRect() ?? {};
			return window.scrollY === 0 && height > 150 && bottom <= 450;
		});
	});
});

test("a board that leaves no room below it does not stay in sight, and what is below it can be read", async ({
	visit,
}) => {
	const page = await visit({
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		hash: fortLink,
	});
	const board = Array.from({ length: 20 }, () => ".".repeat(10));
	board.splice(0, 1, "O........O");
	board.splice(19, 1, "X.........");
	await solve(page, `0 1\n20 10\n${board.join("\n")}`);
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await expect(async () => {
		const isSeen = await page
			.locator("#tabs button")
			.first()
			.evaluate((each) => {
				each.scrollIntoView({ block: "nearest" });
				const { x, y, width, height } = each.getBoundingClientRect();
				return document.elementFromPoint(x + width / 2, y + height / 2) === each;
			});
		assert.ok(isSeen);
	}).toPass();
});

test("a board that is watched being solved has one scale of colours from the first distance to the last", async ({
	visit,
}) => {
	const page = await visit();
	await openTab(page, "explain");
	await page.locator("#watch summary").click();
	const scale = page.locator("#watch .scale");
	const range = page.locator("#watch input[type=range]");
	await range.fill("0");
	await scale.waitFor();
	const first = (await scale.textContent()) ?? "";
	expect(first).toMatch(/22/);
	await range.fill("3");
	await expect(scale).toHaveText(first);
	await range.fill("22");
	await expect(scale).toHaveText(first);
});

test("a move that is one of the best stands on one line", async ({ visit }) => {
	const page = await visit({ viewport: { width: 1440, height: 900 } });
	await pickGame(page, "Crossing pawn");
	await page.locator("#moves .best-mark").first().waitFor();
	const heights = await page
		.locator("#moves .move")
		.evaluateAll((moves) => moves.map((move) => move.getBoundingClientRect().height));
	assert.ok(heights.length > 4 && heights.every((height) => height <= 46), heights.join());
});

test("the star of a best move stands beside its value and its text, whatever the width", async ({
	visit,
}) => {
	const page = await visit({ hash: fortLink });
	await page.locator("#moves .best-mark").first().waitFor();
	for (const width of [390, 683, 1100, 1440]) {
		await page.setViewportSize({ width, height: 900 });
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
		assert.deepEqual(overlaps, [], `${width} pixels`);
	}
});

test("the piece beside a side's name has the side's colour", async ({ visit }) => {
	const page = await visit();
	await pickGame(page, "Crossing pawn");
	await pickActivity(page, "Play");
	const icons = page.locator("#players .piece-icon");
	await expect(icons).toHaveCount(2);
	const fills = await icons.evaluateAll((all) => all.map((icon) => getComputedStyle(icon).fill));
	assert.deepEqual(fills, ["rgb(221, 74, 60)", "rgb(27, 29, 32)"]);
});
