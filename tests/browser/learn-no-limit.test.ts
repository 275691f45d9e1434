/** The tutorial's chapter on limits: the long hunt, the program that stops too early, and chase on boards of all sizes. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { factsOf } from "../node/facts.ts";
import { expect, test } from "./fixtures.ts";
import { boardOf } from "./tutorial.ts";
import { seesWorkers } from "./workers.ts";

const chapter = "no-limit";

type Board = CatchmateBoard;

test("the long hunt is gone through with a slider, with buttons, and on the board itself", async ({
	read,
}) => {
	const page = await read(chapter, "en");
	const plies = Number(factsOf(chapter).plies);
	const board = await boardOf(page, "hunt");
	const hunt = page.locator("long-hunt");
	const slider = hunt.getByRole("slider", { name: "Ply" });
	const sees = async (ply: number) => {
		await expect(slider).toHaveAttribute("aria-valuetext", `Ply ${ply} of ${plies}`);
		await expect.poll(() => board.evaluate(({ record }: Board) => record?.index)).toBe(ply);
	};
	await expect(board.locator(".verdict-words")).toContainText(`Red wins in ${plies} plies`);
	await slider.fill("120");
	await sees(120);
	await expect(board.locator(".verdict-words")).toContainText(`Red wins in ${plies - 120} plies`);
	await hunt.getByRole("button", { name: "Next" }).click();
	await sees(121);
	await hunt.getByRole("button", { name: "−10 plies" }).click();
	await sees(111);
	await board.evaluate((one: Board) => one.step(1));
	await sees(112);
	await slider.focus();
	await page.keyboard.press("ArrowRight");
	await sees(113);
	await page.keyboard.press("End");
	await sees(plies);
	await expect(hunt.getByRole("button", { name: "Last" })).toHaveAttribute("aria-disabled", "true");
	await hunt.getByRole("button", { name: "First" }).click();
	await sees(0);
});

test("a program with a limit calls wins draws, as many as the solver counts", async ({ read }) => {
	const page = await read(chapter, "en");
	const facts = factsOf(chapter);
	const part = page.locator("ply-limit");
	const slider = part.getByRole("slider");
	const said = part.getByRole("status");
	const written = (value: unknown) => Number(value).toLocaleString("en");
	const sees = async (answer: unknown, count: unknown) => {
		await expect(said).toContainText(`prints ${answer}, which is`);
		await expect(said).toContainText(`${written(count)} of ${written(facts.positions)} decided`);
	};
	await slider.scrollIntoViewIfNeeded();
	await sees("Tie", facts.cut);
	for (const [limit, count] of [
		[facts.lowLimit, facts.cutLow],
		[facts.byteLimit, facts.cutByte],
		[facts.highLimit, facts.cutHigh],
	]) {
		await slider.fill(String(limit));
		await sees("Tie", count);
	}
	await slider.focus();
	for (let ply = Number(facts.highLimit); ply < Number(facts.plies); ply++) {
		await page.keyboard.press("ArrowRight");
	}
	await sees(facts.answer, 1);
	await page.keyboard.press("End");
	await expect(said).toContainText(`All ${written(facts.positions)} decided positions`);
	// The scale ends where the farthest position lies.
	await expect(slider).toHaveAttribute("max", String(facts.longest));
});

const sizes = (page: Page) => page.locator("chase-sizes");

const begin = async (page: Page) => {
	await sizes(page).scrollIntoViewIfNeeded();
	await sizes(page).getByRole("button", { name: "Begin" }).click();
};

const rows = (page: Page) =>
	sizes(page)
		.locator("tbody tr")
		.evaluateAll((all) =>
			all.map((row) => [...row.children].map(({ textContent }) => (textContent ?? "").trim())),
		);

const seesSizes = (page: Page, count: number) =>
	sizes(page)
		.locator("tbody tr")
		.nth(count - 1)
		.waitFor({ state: "attached" });

test.describe("chase on boards of all sizes", () => {
	test("begins when the reader asks for it, size by size, is paused and goes on, and puts its longest game on the board below", async ({
		read,
	}) => {
		const page = await read(chapter, "en");
		await sizes(page).scrollIntoViewIfNeeded();
		const longest = await boardOf(page, "longest");
		await seesWorkers(page, 1);
		assert.deepEqual(await rows(page), []);
		await begin(page);
		await seesSizes(page, 4);
		await seesWorkers(page, 2);
		const pause = sizes(page).getByRole("button", { name: "Pause" });
		await pause.click();
		await seesWorkers(page, 1);
		const found = await rows(page);
		assert.deepEqual(found[2], ["4", "10", "12", "16", "512"]);
		assert.deepEqual(
			found.map(([size]) => size),
			found.map((_, index) => String(index + 2)),
		);
		await expect(sizes(page).locator("circle.size")).toHaveCount(found.length);
		await expect(sizes(page).locator("path.bound")).toHaveCount(2);
		const last = found.at(-1) ?? [];
		await sizes(page)
			.getByRole("button", { name: new RegExp(`Show the longest game, n\\s=\\s${last[0]}$`) })
			.click();
		await expect(longest.locator(".verdict-words")).toContainText(`Black wins in ${last[1]} plies`);
		await sizes(page).getByRole("button", { name: "Go on" }).focus();
		await page.keyboard.press("Enter");
		await seesSizes(page, Number(last[0]));
		assert.deepEqual((await rows(page))[Number(last[0]) - 2], last);
		await expect(pause).toBeFocused();
	});

	test("ends at a size that would take too much memory", async ({ read }) => {
		const page = await read(chapter, "en");
		await page.evaluate(() => {
			const Board = customElements.get("catchmate-board") as typeof CatchmateBoard;
			const { load } = Board;
			Board.load = async () => {
				const solver = await load();
				const solve = solver.solve.bind(solver);
				solver.solve = (game, options) =>
					solve(game, { ...options, ...(game.board.rows === 5 && { memoryBudget: 1 }) });
				return solver;
			};
		});
		await begin(page);
		await sizes(page).getByText("It ends here: 5 × 5 would take too much memory.").waitFor();
		const solved = async () => (await rows(page)).map(([size]) => size);
		await expect.poll(solved).toEqual(["2", "3", "4"]);
		await seesWorkers(page, 1);
	});
});
