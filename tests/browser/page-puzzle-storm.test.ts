/** The storm: three minutes or three lives, by the page's own clock. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { hears, pickActivity } from "./page.ts";
import { heading, lineOf, makes, panel, plyOf, press, puzzles } from "./puzzles.ts";

const stored = (page: Page) =>
	page.evaluate(() => JSON.parse(localStorage.getItem("catchmate") ?? "{}"));

/** The puzzle of the storm that is on the board. */
async function onBoard(page: Page) {
	const number = await panel(page).locator(".storm").getAttribute("data-puzzle");
	const puzzle = puzzles[Number(number) - 1] ?? assert.fail();
	await expect(page.locator("catchmate-board")).toHaveJSProperty("code", puzzle.code);
	await expect.poll(() => plyOf(page)).toBe(0);
	return puzzle;
}

/** Makes the reader's right moves in the puzzle on the board. */
async function solvesOne(page: Page, puzzle: (typeof puzzles)[number]): Promise<void> {
	for (const [ply, move] of (await lineOf(puzzle)).entries()) {
		if (ply % 2 === 0) {
			await expect.poll(() => plyOf(page)).toBe(ply);
			assert.ok(await makes(page, move));
		}
	}
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

const seesLives = (page: Page, count: number) =>
	expect(panel(page).locator(".storm-lives")).toHaveAttribute("aria-label", new RegExp(`${count}`));
const seesScore = (page: Page, score: number) =>
	expect(panel(page).locator(".storm-score")).toHaveText(`${score} solved`);

test("a storm goes on at once after each solution, and ends after three minutes with its score and the best", async ({
	visit,
}) => {
	const page = await visit({ hash: "#puzzle=1" });
	await page.clock.install();
	await press(page, "Start the storm");
	await expect(page.locator(heading)).toBeFocused();
	await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0);
	const first = await onBoard(page);
	await solvesOne(page, first);
	await seesScore(page, 1);
	await hears(page, /^1 solved /);
	await solvesOne(page, await onBoard(page));
	await seesScore(page, 2);
	assert.ok((await onBoard(page)).rating > first.rating);
	await expect(panel(page).locator(".storm-clock")).toHaveText(/^\s*[12]:\d\d\s*$/);
	await page.clock.fastForward(125_000);
	await hears(page, /seconds left\.$|^1 minute left\.$/);
	await page.clock.fastForward(60_000);
	await hears(page, /The storm is over: 2 puzzles solved\. A new best!/);
	await expect(page.locator(heading)).toBeFocused();
	await panel(page).locator(".storm-end").getByText("Best: 2").waitFor();
	const { stormBest, puzzles: kept } = await stored(page);
	assert.deepEqual([stormBest, kept], [2, undefined]);
	await press(page, "Again");
	await seesScore(page, 0);
});

test("a storm ends at the third slip or puzzle given up, asks and counts nothing, and leads to what was missed", async ({
	visit,
}) => {
	// Without chance, the next storm would have the same puzzles again.
	const prepare = `Math.random = () => 0.5; localStorage.catchmate ??= '{"version":1,"stormBest":7}';`;
	const viewport = { width: 390, height: 664 };
	const page = await visit({ hash: "#puzzle=1", prepare, viewport });
	await panel(page).locator(".storm-card").getByText("Best: 7").waitFor();
	const giveUp = page.getByRole("button", { name: "Give up" });
	const tops = new Set<number>();
	const shown: number[] = [];
	const looks = async () => {
		shown.push((await onBoard(page)).number);
		const box = await page.locator(".controls").boundingBox();
		tops.add((box?.y ?? 0) + (await page.evaluate(() => scrollY)));
	};
	await panel(page).locator(".storm-card button").click();
	await looks();
	await slipsOnce(page);
	await seesLives(page, 2);
	await looks();
	await giveUp.click();
	await seesLives(page, 1);
	await looks();
	assert.equal(tops.size, 1, "no button moves from board to board");
	await giveUp.click();
	await panel(page).locator(".storm-end").getByText("Best: 7").waitFor();
	await expect(page.locator("dialog.question")).toHaveCount(0);
	const missed = page.locator(".storm-missed .puzzle-stop");
	const numbers = await missed.evaluateAll((all) =>
		all.map((each) => Number((each as HTMLElement).dataset.puzzle)),
	);
	assert.deepEqual(numbers, shown);
	// The last can be solved at leisure, and counts for nothing.
	await solvesOne(page, puzzles[(shown[2] ?? 0) - 1] ?? assert.fail());
	await expect(page.locator("catchmate-board")).toHaveJSProperty("puzzle", "solved");
	const { stormBest, puzzles: kept } = await stored(page);
	assert.deepEqual([stormBest, kept], [7, undefined]);
	await press(page, "Again");
	assert.ok(!shown.includes((await onBoard(page)).number));
	await giveUp.click();
	await seesLives(page, 2);
	await panel(page).locator(".storm button").click();
	await missed.last().focus();
	await page.keyboard.press("Enter");
	await expect(page.locator(heading)).toHaveText(/^Puzzle \d+$/);
	await expect(page.locator(".storm-end, .storm-missed")).toHaveCount(0);
});

test("a storm keeps the keyboard on the board, and does not go on where it was left for a puzzle or another place", async ({
	visit,
}) => {
	const page = await visit({ hash: "#puzzle=1" });
	await panel(page).getByRole("button", { name: "Start the storm" }).focus();
	await page.keyboard.press("Enter");
	const { code } = await onBoard(page);
	await page.locator(".board-grid [tabindex='0']").focus();
	await slipsOnce(page);
	await expect(page.locator("catchmate-board")).not.toHaveJSProperty("code", code);
	await onBoard(page);
	await expect(page.locator("catchmate-board")).toBeFocused();
	await page.evaluate(() => {
		location.hash = "#puzzle=3";
	});
	await expect(page.locator(heading)).toHaveText("Puzzle 3");
	await page.getByRole("button", { name: "Hint" }).waitFor();
	await press(page, "Start the storm");
	await onBoard(page);
	await pickActivity(page, "Play");
	await panel(page).waitFor({ state: "hidden" });
	await expect(page.locator("catchmate-board")).toHaveJSProperty("hints", "staged");
	await pickActivity(page, "Puzzles");
	await panel(page).locator(".storm-card").waitFor();
});
