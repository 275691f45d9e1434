/** The storm: three minutes or three lives, by the page's own clock. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { hears, overflow, pickActivity, tooSmall } from "./page.ts";
import { heading, lineOf, makes, panel, plyOf, press, puzzles } from "./puzzles.ts";

const stored = (page: Page) =>
	page.evaluate(() => JSON.parse(localStorage.getItem("catchmate") ?? "{}"));

/** The puzzle of the storm that is on the board. */
async function onBoard(page: Page) {
	const number = await panel(page).locator(".storm").getAttribute("data-puzzle");
	const puzzle = puzzles[Number(number) - 1] ?? assert.fail();
	await expect
		.poll(() => page.evaluate(() => document.querySelector("catchmate-board")?.code))
		.toBe(puzzle.code);
	await expect.poll(() => plyOf(page)).toBe(0);
	return puzzle;
}

/** Solves the puzzle on the board, and waits for the next. */
async function solvesOne(page: Page, score: number): Promise<void> {
	const line = await lineOf(await onBoard(page));
	for (const [ply, move] of line.entries()) {
		if (ply % 2 === 0) {
			await expect.poll(() => plyOf(page)).toBe(ply);
			assert.ok(await makes(page, move));
		}
	}
	await expect(panel(page).locator(".storm-score")).toHaveText(`${score} solved`);
}

/** Makes a wrong move in the puzzle on the board. */
async function slipsOnce(page: Page): Promise<void> {
	const [right] = await lineOf(await onBoard(page));
	const legal = await page.evaluate(
		() => document.querySelector("catchmate-board")?.legalMoves ?? [],
	);
	const wrong = legal.find((move) => JSON.stringify(move) !== JSON.stringify(right));
	assert.ok(wrong);
	assert.equal(await makes(page, wrong), false);
}

const lives = (page: Page) => panel(page).locator(".storm-lives").getAttribute("aria-label");

test.describe("a storm", () => {
	test("begins with one tap, goes on at once after each solution, and ends after three minutes with its score and the best", async ({
		visit,
	}) => {
		const page = await visit({ hash: "#puzzle=1" });
		await page.clock.install();
		await expect(page.locator(heading)).toHaveText("Puzzle 1");
		await press(page, "Start the storm");
		await hears(page, /Three minutes or three lives/);
		await expect(page.locator(heading)).toHaveText("Storm");
		await expect(page.locator(heading)).toBeFocused();
		await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0);
		const first = await onBoard(page);
		await solvesOne(page, 1);
		await hears(page, /^1 solved /);
		await solvesOne(page, 2);
		assert.ok((await onBoard(page)).rating > first.rating);
		await expect(panel(page).locator(".storm-clock")).toHaveText(/^\s*[12]:\d\d\s*$/);
		await page.clock.fastForward(125_000);
		await hears(page, /seconds left\.$|^1 minute left\.$/);
		await page.clock.fastForward(60_000);
		await hears(page, /The storm is over: 2 puzzles solved\. A new best!/);
		await expect(page.locator(heading)).toHaveText("The storm is over: 2 puzzles solved.");
		await expect(page.locator(heading)).toBeFocused();
		await panel(page).locator(".storm-end").getByText("Best: 2").waitFor();
		const { stormBest, puzzles: kept } = await stored(page);
		assert.equal(stormBest, 2);
		assert.equal(kept, undefined);
		await press(page, "Again");
		await expect(panel(page).locator(".storm-score")).toHaveText("0 solved");
	});

	test("ends at the third slip, each of which brings the next puzzle, as giving up does", async ({
		visit,
	}) => {
		const prepare = `localStorage.catchmate ??= '{"version":1,"stormBest":7}';`;
		const page = await visit({ hash: "#puzzle=1", prepare });
		await panel(page).locator(".storm-card").getByText("Best: 7").waitFor();
		await press(page, "Start the storm");
		const first = await onBoard(page);
		await slipsOnce(page);
		await expect.poll(() => lives(page)).toBe("2 lives left");
		await hears(page, /^2 lives left /);
		assert.notEqual((await onBoard(page)).number, first.number);
		await page.getByRole("button", { name: "Give up" }).click();
		await expect.poll(() => lives(page)).toBe("1 life left");
		const last = await onBoard(page);
		await slipsOnce(page);
		await expect(page.locator(heading)).toHaveText("The storm is over: 0 puzzles solved.");
		// It can be solved at leisure, and counts for nothing.
		await page.getByRole("button", { name: "Hint" }).waitFor();
		for (const [ply, move] of (await lineOf(last)).entries()) {
			if (ply % 2 === 0) {
				await expect.poll(() => plyOf(page)).toBe(ply);
				assert.ok(await makes(page, move));
			}
		}
		const standing = () => page.evaluate(() => document.querySelector("catchmate-board")?.puzzle);
		await expect.poll(standing).toBe("solved");
		await expect(panel(page).locator(".puzzle-end")).toHaveCount(1);
		assert.equal((await stored(page)).puzzles, undefined);
		await panel(page).locator(".storm-end").getByText("Best: 7").waitFor();
		assert.equal((await stored(page)).stormBest, 7);
		await expect(panel(page).locator(".storm-end.is-solved")).toHaveCount(0);
	});

	test("is over when its last life is given up: nothing is asked, nothing counts, and the next one has other puzzles", async ({
		visit,
	}) => {
		// Without chance, it would be the same puzzles again.
		const page = await visit({ hash: "#puzzle=1", prepare: "Math.random = () => 0.5;" });
		await press(page, "Start the storm");
		const shown = [];
		const giveUp = page.getByRole("button", { name: "Give up" });
		for (const left of ["2 lives left", "1 life left"]) {
			shown.push((await onBoard(page)).number);
			await giveUp.click();
			await expect.poll(() => lives(page)).toBe(left);
		}
		shown.push((await onBoard(page)).number);
		await giveUp.click();
		await expect(page.locator(heading)).toHaveText("The storm is over: 0 puzzles solved.");
		await expect(page.locator("dialog.question")).toHaveCount(0);
		await giveUp.click();
		await expect(page.locator("dialog.question")).toHaveCount(0);
		await expect(panel(page).locator(".puzzle-end")).toHaveCount(1);
		assert.equal((await stored(page)).puzzles, undefined);
		// Each that was missed is there to be looked at.
		const missed = page.locator(".storm-missed .puzzle-stop");
		const numbers = missed.evaluateAll((all) =>
			all.map((each) => Number((each as HTMLElement).dataset.puzzle)),
		);
		assert.deepEqual(await numbers, shown);
		await press(page, "Again");
		assert.ok(!shown.includes((await onBoard(page)).number));
	});

	test("keeps the buttons under each board over its bar on a small phone, and opens a missed puzzle", async ({
		visit,
	}) => {
		const viewport = { width: 390, height: 664 };
		const page = await visit({ hash: "#puzzle=1", viewport, prepare: "Math.random = () => 0.5;" });
		await panel(page).locator(".storm-card button").click();
		let missed = 0;
		const tops = new Set<number>();
		for (const left of ["2 lives left", "1 life left"]) {
			missed = (await onBoard(page)).number;
			const top = await page.locator(".storm").evaluate((bar) => bar.getBoundingClientRect().top);
			const box = await page.locator(".controls").boundingBox();
			assert.ok(box && box.y + box.height <= top, JSON.stringify([box, top]));
			tops.add(box.y + (await page.evaluate(() => scrollY)));
			await page.getByRole("button", { name: "Give up" }).click();
			await expect.poll(() => lives(page)).toBe(left);
		}
		// From board to board no button moves.
		assert.equal(tops.size, 1);
		await onBoard(page);
		await panel(page).locator(".storm button").click();
		const last = page.locator(".storm-missed .puzzle-stop").last();
		// It is read between the board, which takes half of the window, and what stands at the foot.
		await last.evaluate((stop) =>
			scrollBy(0, stop.getBoundingClientRect().top - innerHeight * 0.55),
		);
		await expect(page.locator(".stage.is-reading")).toBeVisible();
		await last.focus();
		await page.keyboard.press("Enter");
		await expect(page.locator(heading)).toHaveText(`Puzzle ${missed}`);
		await expect(page.locator(".storm-end, .storm-missed")).toHaveCount(0);
	});

	test("is left for a puzzle or another place, and does not go on there", async ({ visit }) => {
		const page = await visit({ hash: "#puzzle=1" });
		await expect(page.locator(heading)).toHaveText("Puzzle 1");
		await press(page, "Start the storm");
		await onBoard(page);
		await page.evaluate(() => {
			location.hash = "#puzzle=3";
		});
		await expect(page.locator(heading)).toHaveText("Puzzle 3");
		await page.getByRole("button", { name: "Hint" }).waitFor();
		await press(page, "Start the storm");
		await onBoard(page);
		await pickActivity(page, "Play");
		await panel(page).waitFor({ state: "hidden" });
		await page.evaluate(() => document.querySelector("catchmate-board")?.idle());
		const hints = () => page.evaluate(() => document.querySelector("catchmate-board")?.hints);
		assert.equal(await hints(), "staged");
		await pickActivity(page, "Puzzles");
		await expect(page.locator(heading)).toHaveText("Puzzle of the day");
		await panel(page).locator(".storm-card").waitFor();
	});

	test("is begun and played with the keyboard alone, which stays on the board", async ({
		visit,
	}) => {
		const page = await visit({ hash: "#puzzle=1" });
		await expect(page.locator(heading)).toHaveText("Puzzle 1");
		await panel(page).getByRole("button", { name: "Start the storm" }).focus();
		await page.keyboard.press("Enter");
		const { code } = await onBoard(page);
		const cell = page.locator(".board-grid [tabindex='0']");
		await cell.focus();
		await slipsOnce(page);
		await expect
			.poll(() => page.evaluate(() => document.querySelector("catchmate-board")?.code))
			.not.toBe(code);
		await onBoard(page);
		assert.equal(await page.evaluate(() => document.activeElement?.localName), "catchmate-board");
	});

	for (const [locale, ...widths] of [
		["en", 1366, 320],
		["zh-CN", 390],
	] as const) {
		test(`is sound in ${locale} at ${widths} pixels, under way and over`, async ({ visit }) => {
			const viewport = { width: widths[0], height: 664 };
			const page = await visit({ locale, hash: "#puzzle=1", viewport });
			await panel(page).locator(".storm-card button").click();
			await onBoard(page);
			const clock = panel(page).locator(".storm-clock");
			await expect(clock).toBeInViewport({ ratio: 1 });
			for (const isOver of [false, true]) {
				if (isOver) {
					await panel(page).locator(".storm button").click();
					await panel(page).locator(".storm-end").waitFor();
				}
				for (const width of widths) {
					await page.setViewportSize({ width, height: 664 });
					const fields = page.locator("button, select, summary");
					assert.deepEqual(await tooSmall(fields), [], `${width} pixels`);
					assert.equal(await overflow(page), 0, `${width} pixels`);
				}
				assert.deepEqual(await findings(page), []);
			}
		});
	}
});
