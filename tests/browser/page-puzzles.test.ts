/** The puzzle of the day, and what is remembered of it. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { levelOf, movesIn, type Puzzle } from "../../web/model/puzzle.ts";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { hears, pickActivity, playBest, seesHash, travel } from "./page.ts";
import {
	heading,
	lineOf,
	makes,
	ofDay,
	onThatDay,
	panel,
	permissions,
	plyOf,
	press,
	remembered,
	solves,
	today,
} from "./puzzles.ts";

/** What must not be said while a puzzle is open: how long the win takes, or marks of values. */
const told = /plies|[▲▼∞]|Draw:/;

/** Makes a wrong move. */
async function slips(page: Page, puzzle: Puzzle): Promise<void> {
	const [right] = await lineOf(puzzle);
	const legal = await page.evaluate(
		() => document.querySelector("catchmate-board")?.legalMoves ?? [],
	);
	const wrong = legal.find((move) => JSON.stringify(move) !== JSON.stringify(right));
	assert.ok(wrong);
	assert.equal(await makes(page, wrong), false);
}

/** Finds that neither the page's text, but for what a slip has led to, nor the board's properties tell of a value. */
async function tellsNothing(page: Page): Promise<void> {
	const { text, isTold } = await page.evaluate(() => {
		const board = document.querySelector("catchmate-board");
		return {
			text: document.body.innerText + board?.shadowRoot?.textContent,
			isTold: board?.value !== null || board.values.length > 0 || board.table !== null,
		};
	});
	assert.doesNotMatch(text.replaceAll(/That lets .*/g, ""), told);
	assert.equal(isTold, false);
}

/** The dialog that asks before something is given away. */
const question = (page: Page) => page.locator("dialog.question");

const slipsSoFar = (page: Page, count: number) =>
	panel(page).getByText(`Slips so far: ${count}`).waitFor();

/** Begins with results of earlier days. */
const after = (puzzles: object) =>
	`${onThatDay} localStorage.catchmate ??= ${JSON.stringify(JSON.stringify({ version: 1, puzzles }))};`;

test.describe("the puzzle of the day", () => {
	test("tells no value while it is open, nor after it was left and came back; Back brings the board before it", async ({
		visit,
	}) => {
		const page = await visit({ prepare: onThatDay });
		await pickActivity(page, "Puzzles");
		await expect(page.locator(heading)).toHaveText("Puzzle of the day");
		await seesHash(page, /^#puzzle$/);
		await panel(page).getByText("November 22, 2026 (UTC)", { exact: true }).waitFor();
		for (const hidden of ["moves", "analysis", "judge", "share", "setup", "statistics"]) {
			await page.locator(`#${hidden}`).waitFor({ state: "hidden" });
		}
		await tellsNothing(page);
		await page.locator("h1 a").click();
		await seesVerdict(page, "Red to move: your turn.");
		await expect(page.getByRole("button", { name: "Undo" })).toHaveAttribute(
			"aria-disabled",
			"true",
		);
		await travel(page, -1);
		await expect(page.locator(heading)).toHaveText("Puzzle of the day");
		await tellsNothing(page);
		await travel(page, -1);
		await seesVerdict(page, "Black wins in 20 plies. White to move.");
		await panel(page).waitFor({ state: "hidden" });
		assert.equal(await remembered(page), undefined);
		// The board does not end where the puzzle did.
		for (let ply = 1; ply <= ofDay.plies + 1; ply++) {
			await playBest(page, ply);
		}
	});

	test("counts slips, also those before a restart, is solved by the moves to its end, and shared", async ({
		visit,
	}) => {
		const page = await visit({ hash: "#puzzle", prepare: onThatDay, permissions });
		await panel(page).getByText("No slips so far").waitFor();
		await slips(page, ofDay);
		await hears(page, /^That (lets .* win|only draws).* Try again\.$/);
		await slipsSoFar(page, 1);
		const [first] = await lineOf(ofDay);
		assert.ok(first && (await makes(page, first)));
		await expect.poll(() => plyOf(page)).toEqual(2);
		await panel(page)
			.getByText(`1 of ${movesIn(ofDay)} found`, { exact: true })
			.waitFor();
		// No key leads back before a move that was found.
		await page.getByRole("button", { name: "Give up" }).focus();
		for (const key of ["ArrowLeft", "Home", "Control+z"]) {
			await page.keyboard.press(key);
			await page.evaluate("catchmate.idle()");
			assert.equal(await plyOf(page), 2, key);
		}
		await page.getByRole("button", { name: "Restart" }).click();
		await expect.poll(() => plyOf(page)).toEqual(0);
		await slips(page, ofDay);
		await slipsSoFar(page, 2);
		await tellsNothing(page);
		await solves(page, ofDay);
		await expect(panel(page).locator(".streak")).toHaveText("Days in a row: 1");
		await press(page, "Share");
		await hears(page, "Copied.");
		const copied = await page.evaluate(() => navigator.clipboard.readText());
		const [name = "", found, , link = ""] = copied.split("\n");
		assert.ok(name.includes("★".repeat(levelOf(ofDay))));
		assert.equal(found, `🟥${"🟩".repeat(movesIn(ofDay) - 1)}`);
		assert.equal(new URL(link).hash, `#puzzle=${ofDay.number}`);
		const { rating, ...kept } = await remembered(page);
		assert.deepEqual(kept, {
			results: { [ofDay.number]: 2 },
			found: { [ofDay.number]: "3" },
			begun: {},
			left: null,
			lastDay: today,
			days: 1,
		});
		// Two slips leave half a point, which is more than is expected of 900 here.
		assert.ok(ofDay.rating > 900 && rating.rating > 900);
	});

	test("goes on with the row of days that ended the day before, and is marked when it is opened again", async ({
		visit,
	}) => {
		const prepare = after({ results: {}, lastDay: today - 1, days: 2 });
		const page = await visit({ hash: `#puzzle=${ofDay.number}`, prepare });
		await expect(page.locator(heading)).toHaveText("Puzzle of the day");
		await expect(panel(page).locator(".streak")).toHaveText("Days in a row: 2");
		await solves(page, ofDay);
		await expect(panel(page).locator(".streak")).toHaveText("Days in a row: 3");
		await expect(panel(page).locator(".next-day")).toHaveText("Next one in 12h");
		await page.reload();
		const result = panel(page).locator(".puzzle-end.is-solved");
		await expect(result.locator(".primary")).toHaveText("Next puzzle");
		await expect(panel(page).locator(".streak")).toHaveText("Days in a row: 3");
	});

	test("is offered to others by the system, with its picture and no word of how it is solved", async ({
		visit,
	}) => {
		const page = await visit({
			hash: `#puzzle=${ofDay.number}`,
			prepare: `${onThatDay}
				navigator.canShare = ({ files }) => files.every(({ type }) => type === "image/png");
				navigator.share = async ({ files, ...shared }) => {
					const picture = await createImageBitmap(files[0]);
					globalThis.shared = { ...shared, width: picture.width };
				};`,
		});
		await press(page, "Share");
		type Shared = { text: string; url: string; width: number } | undefined;
		const shared = () => page.evaluate("globalThis.shared") as Promise<Shared>;
		await expect.poll(shared).toBeDefined();
		const { text = "", url = "", width = 0 } = (await shared()) ?? {};
		assert.doesNotMatch(text, /[🟩🟥]/u);
		assert.ok(url.endsWith(`#puzzle=${ofDay.number}`));
		assert.ok(width > 200, String(width));
	});

	test("is given up only after a question, shows its solution, and counts as solved no more", async ({
		visit,
	}) => {
		const prepare = after({ results: {}, lastDay: today - 1, days: 2 });
		const page = await visit({ hash: "#puzzle", prepare });
		await slips(page, ofDay);
		const giveUp = page.getByRole("button", { name: "Give up" });
		await giveUp.click();
		await question(page).getByText("2 days").waitFor();
		await page.keyboard.press("Escape");
		await expect(question(page)).toHaveCount(0);
		await giveUp.click();
		const stay = question(page).getByRole("button", { name: "Keep solving" });
		await expect(stay).toBeFocused();
		await stay.click();
		await expect(question(page)).toHaveCount(0);
		await tellsNothing(page);
		await slipsSoFar(page, 1);
		await giveUp.click();
		await question(page).getByRole("button", { name: "Give up" }).click();
		await expect.poll(() => plyOf(page)).toBe(ofDay.plies);
		await page.getByRole("button", { name: "Restart" }).click();
		await solves(page, ofDay);
		for (const _ of ["now", "after a reload"]) {
			await panel(page).getByText("You have seen the solution").waitFor();
			await expect(page.locator(".puzzle-end.is-solved, .puzzle-end > .success")).toHaveCount(0);
			await page.reload();
		}
		const { results, days } = await remembered(page);
		assert.deepEqual(results, { [ofDay.number]: null });
		assert.notEqual(days, 3);
	});

	test("waits, unspoiled, with its moves and slips, for who goes to another place or comes another time", async ({
		visit,
	}) => {
		const page = await visit({ hash: "#puzzle", prepare: onThatDay });
		await slips(page, ofDay);
		const [first = { from: null, to: null }] = await lineOf(ofDay);
		assert.ok(await makes(page, first));
		await expect.poll(() => plyOf(page)).toBe(2);
		await pickActivity(page, "Play");
		await expect(page.locator("catchmate-board")).not.toHaveJSProperty("code", ofDay.code);
		// A game that begins anew elsewhere is none of the puzzle's.
		await expect
			.poll(async () => {
				const [move] = await page.evaluate(
					() => document.querySelector("catchmate-board")?.legalMoves ?? [],
				);
				return move !== undefined && makes(page, move);
			})
			.toBe(true);
		await page.getByRole("button", { name: "Restart" }).click();
		for (const comeBack of [
			() => pickActivity(page, "Puzzles"),
			() => page.reload(),
			() => page.goto("about:blank").then(() => page.goBack()),
		]) {
			await comeBack();
			await expect.poll(() => plyOf(page)).toBe(2);
			await slipsSoFar(page, 1);
			await tellsNothing(page);
		}
		await page.getByRole("button", { name: "Restart" }).click();
		await expect.poll(() => plyOf(page)).toBe(0);
		await page.reload();
		await slipsSoFar(page, 1);
		await expect.poll(() => plyOf(page)).toBe(0);
		await solves(page, ofDay);
		const { left, results } = await remembered(page);
		assert.deepEqual([left, results[ofDay.number]], [null, 1]);
	});

	test("that has a result keeps it, is given up without a question, and may be solved again", async ({
		visit,
	}) => {
		const prepare = after({ results: { [ofDay.number]: 2 }, lastDay: null, days: 0 });
		const page = await visit({ hash: "#puzzle", prepare });
		const known = panel(page).getByText("You have solved it before, with 2 slips.");
		await known.waitFor();
		await solves(page, ofDay);
		await known.waitFor();
		await page.getByRole("button", { name: "Restart" }).click();
		await page.getByRole("button", { name: "Give up" }).click();
		await expect.poll(() => plyOf(page)).toBe(ofDay.plies);
		await known.waitFor();
		assert.equal((await remembered(page)).results[ofDay.number], 2);
	});
});
