/** The puzzle of the day and its stored result; and the storm, under a test clock. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { levelOf, movesIn, puzzleOfDay } from "../../web/model/puzzle.ts";
import { cell, withBoard } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { expectAnnounced, goTo, pickActivity } from "./page.ts";
import {
	atTestDay,
	countFlights,
	countTones,
	expectPly,
	heading,
	lineOf,
	makeMove,
	makeRightMoves,
	makeWrongMove,
	ofDay,
	panel,
	permissions,
	plyOf,
	press,
	puzzles,
	puzzleWith,
	solvePuzzle,
	stored,
	today,
	withStored,
} from "./puzzles.ts";

const remembered = async (page: Page) => (await stored(page)).puzzles;

/** Asserts that neither the page's text, except after a slip, nor the board's properties reveal a value. */
async function expectNoValues(page: Page): Promise<void> {
	const { text, isTold } = await page.evaluate(() => {
		const board = document.querySelector("catchmate-board");
		return {
			text: document.body.innerText + board?.shadowRoot?.textContent,
			isTold: board?.value !== null || board.values.length > 0 || board.table !== null,
		};
	});
	assert.doesNotMatch(text.replaceAll(/That lets .*/g, ""), /plies|[▲▼∞]|Draw:/);
	assert.equal(isTold, false);
}

const expectSlips = (page: Page, count: number) =>
	panel(page).getByText(`Slips so far: ${count}`).waitFor();
/** A solution is shown up to the end of the game. */
const expectAtLeastPly = (page: Page, ply: number) =>
	expect.poll(() => plyOf(page)).toBeGreaterThanOrEqual(ply);
const restart = (page: Page) => page.getByRole("button", { name: "Restart" }).click();

const [first = assert.fail()] = await lineOf(ofDay);

test.describe("the puzzle of the day", () => {
	test("counts slips, extends the streak, is shared, and keeps its first result @more", async ({
		visit,
	}) => {
		const prepare = withStored({ puzzles: { results: {}, lastDay: today - 1, days: 2 } });
		const page = await visit({ hash: "#puzzle", prepare, permissions });
		const streak = panel(page).locator(".streak");
		await panel(page).getByText("No slips so far").waitFor();
		await expect(streak).toHaveText("Streak: 2 days");
		await makeWrongMove(page, ofDay);
		await expectAnnounced(page, /^That (lets .* win|only draws)/);
		await expectSlips(page, 1);
		assert.ok(await makeMove(page, first));
		await expectPly(page, 2);
		await panel(page)
			.getByText(`1 of ${movesIn(ofDay)} found`, { exact: true })
			.waitFor();
		// No key steps back before a found move.
		await page.getByRole("button", { name: "Give up" }).focus();
		for (const key of ["ArrowLeft", "Home", "Control+z"]) {
			await page.keyboard.press(key);
			await page.evaluate("catchmate.idle()");
			assert.equal(await plyOf(page), 2, key);
		}
		await restart(page);
		await makeWrongMove(page, ofDay);
		await expectSlips(page, 2);
		await expectNoValues(page);
		await solvePuzzle(page, ofDay);
		await expect(streak).toHaveText("Streak: 3 days");
		await expect(panel(page).locator(".next-day")).toHaveText("Next one in 12h");
		await press(page, "Share");
		const copied = () => page.evaluate(() => navigator.clipboard.readText());
		await expect.poll(copied).toContain("#puzzle=");
		const [name = "", found = "", task = "", link = ""] = (await copied()).split("\n");
		assert.ok(name.includes("★".repeat(levelOf(ofDay))));
		assert.match(found, /^(🟧)(🟩)+ 2 slips · Streak: 3 days$/u);
		assert.equal([...(found.split(" ")[0] ?? "")].length, movesIn(ofDay));
		const role = await page.locator("#rules .aim").textContent();
		assert.ok(role && task.startsWith(role));
		assert.equal(new URL(link).hash, `#puzzle=${ofDay.number}`);
		const { rating: _, ...kept } = await remembered(page);
		assert.deepEqual(kept, {
			results: { [ofDay.number]: 2 },
			found: { [ofDay.number]: "3" },
			begun: {},
			left: null,
			lastDay: today,
			days: 3,
			best: 3,
			daily: [ofDay.number],
		});

		await page.reload();
		await panel(page).locator(".puzzle-end.is-solved .primary").waitFor();
		await expect(streak).toHaveText("Streak: 3 days");
		await solvePuzzle(page, ofDay);
		assert.deepEqual((await remembered(page)).results, { [ofDay.number]: 2 });
	});

	test("is shared by the system with its picture and no spoiler", async ({ visit }) => {
		const page = await visit({
			hash: `#puzzle=${ofDay.number}`,
			prepare: `${atTestDay}
				navigator.canShare = ({ files }) => files.every(({ type }) => type === "image/png");
				navigator.share = async ({ files, ...shared }) => {
					const { width } = await createImageBitmap(files[0]);
					globalThis.shared = { ...shared, isPicture: width > 200 };
				};`,
		});
		await press(page, "Share");
		await expect
			.poll(() => page.evaluate("globalThis.shared"))
			.toEqual({
				text: expect.not.stringMatching(/[🟩🟧]/u),
				url: expect.stringMatching(new RegExp(`#puzzle=${ofDay.number}$`)),
				isPicture: true,
			});
	});

	test("is named and shared by its day when a link opens it later, and leads to today's @more", async ({
		visit,
	}) => {
		const earlier = puzzleOfDay(puzzles, today - 1) ?? assert.fail();
		const hash = `#puzzle=${earlier.number}`;
		const viewport = { width: 390, height: 664 };
		const page = await visit({ hash, prepare: atTestDay, permissions, viewport });
		await expect(page.locator("#rules")).toContainText("Yesterday’s puzzle");
		await solvePuzzle(page, earlier);
		await press(page, "Share");
		const copied = () => page.evaluate(() => navigator.clipboard.readText());
		await expect.poll(copied).toContain("November 21, 2026");
		assert.equal((await remembered(page)).lastDay, null);
		await page.locator(".puzzle-end .primary").click();
		await expect(page.locator(heading)).toHaveAttribute("data-puzzle", `${ofDay.number}`);
		await expect(page.locator(heading)).toHaveText("Puzzle of the day");
	});

	test("asks before giving up, shows its solution, and no longer counts as solved @more", async ({
		visit,
	}) => {
		const prepare = withStored({ puzzles: { results: {}, lastDay: today - 1, days: 2 } });
		const viewport = { width: 390, height: 664 };
		const page = await visit({ hash: "#puzzle", prepare, viewport });
		const question = page.locator("dialog.question");
		const giveUp = page.getByRole("button", { name: "Give up" });
		await makeWrongMove(page, ofDay);
		await giveUp.click();
		await question.getByText("2-day streak").waitFor();
		await page.keyboard.press("Escape");
		await expect(question).toHaveCount(0);
		await giveUp.click();
		const stay = question.getByRole("button", { name: "Keep solving" });
		await expect(stay).toBeFocused();
		await stay.click();
		await expect(question).toHaveCount(0);
		await expectNoValues(page);
		await expectSlips(page, 1);
		await giveUp.click();
		await question.getByRole("button", { name: "Give up" }).click();
		await expect(panel(page).locator(".streak")).toHaveText("Streak ended at 2 days");
		await expect(page.locator("#streak")).toHaveCount(0);
		await expectAtLeastPly(page, ofDay.plies);
		await press(page, "Try it");
		await panel(page).getByText("You have seen the solution").waitFor();
		await expect(page.locator(heading)).toBeFocused();
		// Nothing covers the board's buttons.
		await giveUp.click({ trial: true });
		await solvePuzzle(page, ofDay);
		await page.locator("#rules").getByText("You have seen the solution").waitFor();
		await expect(page.locator(".puzzle-end.is-solved, .puzzle-end > .success")).toHaveCount(0);
		const { results, days } = await remembered(page);
		assert.deepEqual(results, { [ofDay.number]: null });
		assert.notEqual(days, 3);
	});

	test("keeps its moves and slips, unspoiled, while one is away @more", async ({ visit }) => {
		const page = await visit({ hash: "#puzzle", prepare: atTestDay });
		await makeWrongMove(page, ofDay);
		assert.ok(await makeMove(page, first));
		await expectPly(page, 2);
		await pickActivity(page, "Play");
		await expect(page.locator("catchmate-board")).not.toHaveJSProperty("code", ofDay.code);
		// A game restarted elsewhere is not the puzzle's.
		await expect
			.poll(() =>
				withBoard(page, async (board) => {
					const [move] = board.legalMoves;
					return move !== undefined && board.play(move, "reader");
				}),
			)
			.toBe(true);
		await restart(page);
		for (const resume of [
			() => pickActivity(page, "Puzzles"),
			() => page.goto("about:blank").then(() => page.goBack()),
		]) {
			await resume();
			await expectPly(page, 2);
			await expectSlips(page, 1);
			await expectNoValues(page);
		}
		await restart(page);
		await expectPly(page, 0);
		await page.reload();
		await expectSlips(page, 1);
		await solvePuzzle(page, ofDay);
		const { left, results } = await remembered(page);
		assert.deepEqual([left, results[ofDay.number]], [null, 1]);
	});
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
	test(`a solution sounds if sound is on, and its squares fly with motion: ${reducedMotion}`, async ({
		visit,
	}) => {
		const prepare = `${withStored({})} ${countTones} ${countFlights}`;
		const viewport = { width: 390, height: 664 };
		const page = await visit({ hash: "#puzzle", prepare, reducedMotion, viewport });
		await makeRightMoves(page, { ...ofDay, plies: 1 });
		assert.equal(await page.evaluate("tones"), 0);
		await panel(page).getByRole("checkbox", { name: "Sound" }).check();
		await expect.poll(() => page.evaluate("tones")).toBe(1);
		await page.evaluate("scrollTo(0, 0)");
		await makeRightMoves(page, ofDay, 2);
		await expect.poll(() => page.evaluate("tones")).toBe(4);
		await page.evaluate("catchmate.idle()");
		const flown = reducedMotion === "reduce" ? 0 : movesIn(ofDay);
		await expect.poll(() => page.evaluate("flown")).toBe(flown);
		await expect(page.locator(".flying")).toHaveCount(0);
	});
}

const board = (page: Page) => page.locator("catchmate-board");

/** The storm's current puzzle. */
async function stormPuzzle(page: Page) {
	const number = await panel(page).locator(".storm").getAttribute("data-puzzle");
	const puzzle = puzzles[Number(number) - 1] ?? assert.fail();
	await expect(board(page)).toHaveJSProperty("code", puzzle.code);
	await expectPly(page, 0);
	return puzzle;
}

const expectLives = (page: Page, count: number) =>
	expect(panel(page).locator(".storm-lives")).toHaveAttribute("aria-label", new RegExp(`${count}`));
const expectScore = (page: Page, score: number) =>
	expect(panel(page).locator(".storm-score")).toHaveText(`${score} solved`);

test("a puzzle names its moves to find, and says why endless play solves it", async ({ visit }) => {
	const page = await visit({ hash: "#puzzle=286", first: /Win in 4 moves: find the first\s2/ });
	const endless = puzzleWith(({ goal, plies }) => goal === "endless" && plies === 3);
	await goTo(page, `puzzle=${endless.number}`);
	const verdict = page.locator(".verdict-words");
	await expect(verdict).toContainText(/for ever: find\s2/);
	await solvePuzzle(page, endless);
	await expect(verdict).toContainText(/for ever/);
});

test("a storm moves on after each solution, and ends after three minutes with score and best", async ({
	visit,
}) => {
	const page = await visit({ hash: "#puzzle=1" });
	await page.clock.install();
	await press(page, "Start the storm");
	await expect(page.locator(heading)).toBeFocused();
	await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0);
	const first = await stormPuzzle(page);
	await makeRightMoves(page, first);
	await expectScore(page, 1);
	await expectAnnounced(page, /^1 solved /);
	await makeRightMoves(page, await stormPuzzle(page));
	await expectScore(page, 2);
	assert.ok((await stormPuzzle(page)).rating > first.rating);
	await expect(panel(page).locator(".storm-clock")).toHaveText(/^\s*[12]:\d\d\s*$/);
	await page.clock.fastForward(125_000);
	await expectAnnounced(page, /seconds left\.$|^1 minute left\.$/);
	await page.clock.fastForward(60_000);
	await expectAnnounced(page, /2 puzzles solved\. A new best/);
	await expect(page.locator(heading)).toBeFocused();
	await panel(page).locator(".storm-end").getByText("Best: 2").waitFor();
	const { stormBest, puzzles: kept } = await stored(page);
	assert.deepEqual([stormBest, kept], [2, undefined]);
	await press(page, "Again");
	await expectScore(page, 0);
});

test("a storm keeps taps aimed at a solved board from the next @more", async ({ visit }) => {
	const page = await visit({ hash: "#puzzle=1", prepare: withStored({ met: ["chase"] }) });
	await press(page, "Start the storm");
	const puzzle = await stormPuzzle(page);
	/** A piece that can move. */
	const piece = async () => {
		const moves = await withBoard(page, ({ legalMoves }) => legalMoves);
		const { row, column } = moves[0]?.from ?? assert.fail();
		return cell(page, row, column);
	};
	const tap = async () => {
		await (await piece()).click();
		return withBoard(page, ({ selected }) => selected !== null);
	};
	await expect.poll(tap).toBe(true);
	// From the next board on, no time passes.
	await withBoard(page, (board) => {
		board.addEventListener("begin", () => {
			const now = performance.now();
			performance.now = () => now;
		});
	});
	await makeRightMoves(page, puzzle);
	await expectScore(page, 1);
	await stormPuzzle(page);
	assert.equal(await tap(), false);
	await page.evaluate("delete performance.now");
	await expect.poll(tap).toBe(true);
});

test("a storm ends at the third failure and links to the missed puzzles @more", async ({
	visit,
}) => {
	const prepare = `localStorage.catchmate ??= '{"version":1,"stormBest":7}';`;
	const viewport = { width: 390, height: 664 };
	const page = await visit({ hash: "#puzzle=1", prepare, viewport, permissions });
	await panel(page).locator(".storm-card").getByText("Best: 7").waitFor();
	const giveUp = page.getByRole("button", { name: "Give up" });
	const tops = new Set<number>();
	const shown: Awaited<ReturnType<typeof stormPuzzle>>[] = [];
	const looks = async () => {
		// A miss is shown for a moment.
		const before = String(shown.at(-1)?.number ?? "");
		await expect(panel(page).locator(".storm")).not.toHaveAttribute("data-puzzle", before);
		const puzzle = await stormPuzzle(page);
		shown.push(puzzle);
		const box = await page.locator(".controls").boundingBox();
		tops.add((box?.y ?? 0) + (await page.evaluate(() => scrollY)));
		return puzzle;
	};
	await panel(page).locator(".storm-card button").click();
	await makeWrongMove(page, await looks());
	await expectLives(page, 2);
	await expect(panel(page).locator(".storm-last.is-missed")).toHaveText(/✗ \w+ \w+/);
	await looks();
	await giveUp.click();
	await expectLives(page, 1);
	const last = await looks();
	assert.equal(tops.size, 1, "no button moves from board to board");
	await giveUp.click();
	await panel(page).locator(".storm-end").getByText("✗ Passed over Best: 7").waitFor();
	await expect(page.locator("dialog.question")).toHaveCount(0);
	const missed = page.locator(".storm-missed .puzzle-stop");
	const numbers = await missed.evaluateAll((all) =>
		all.map((each) => Number((each as HTMLElement).dataset.puzzle)),
	);
	assert.deepEqual(
		numbers,
		shown.map(({ number }) => number),
	);
	// The last board can only be looked at.
	await expect(board(page)).toHaveJSProperty("mode", "show");
	await expect(board(page)).toHaveJSProperty("code", last.code);
	await press(page, "Share");
	await expect
		.poll(() => page.evaluate(() => navigator.clipboard.readText()))
		.toMatch(/Storm: 0 puzzles.*\n🟥🟥🟥\n/);
	assert.equal((await stored(page)).stormBest, 7);
	await missed.last().focus();
	await page.keyboard.press("Enter");
	await expect(page.locator(heading)).toHaveAttribute("data-puzzle", /\d/);
	await expect(page.locator(".storm-end, .storm-missed")).toHaveCount(0);
});

test("a storm keeps focus on the board, and ends when left @more", async ({ visit }) => {
	const page = await visit({ hash: "#puzzle=1" });
	await panel(page).getByRole("button", { name: "Start the storm" }).press("Enter");
	const puzzle = await stormPuzzle(page);
	await page.locator(".board-grid [tabindex='0']").focus();
	await makeWrongMove(page, puzzle);
	await expect(board(page)).not.toHaveJSProperty("code", puzzle.code);
	await stormPuzzle(page);
	await expect(board(page)).toBeFocused();
	await goTo(page, "#puzzle=3");
	await expect(page.locator(heading)).toHaveAttribute("data-puzzle", "3");
	await page.getByRole("button", { name: "Hint" }).waitFor();
	await press(page, "Start the storm");
	await stormPuzzle(page);
	await pickActivity(page, "Play");
	await panel(page).waitFor({ state: "hidden" });
	await expect(board(page)).toHaveJSProperty("hints", "staged");
	await pickActivity(page, "Puzzles");
	await panel(page).locator(".storm-card").waitFor();
});
