/** Games in which both sides move one token, on the page: seen, moved, solved, played and changed. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { focusName, middleOf, seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { hears, openTab, pickActivity } from "./page.ts";

const point = (page: Page, name: string) =>
	page.getByRole("option", { name: new RegExp(`^point ${name}, `) });

/** Puts the game's standard board up, with the token on the first point. */
const openToken = (page: Page) =>
	page.evaluate(async () => {
		const board = document.querySelector("catchmate-board") as CatchmateBoard;
		const solver = await board.solver;
		const entry = solver.library.find(({ rules }) => rules.id === "token");
		const [problem] = (entry && (await solver.read(entry.rules, entry.standard)))?.problems ?? [];
		if (problem !== undefined) await board.open(problem);
	});

const heat = (page: Page) =>
	page.evaluate(() => document.querySelector("catchmate-board")?.heat.length);

const tokenAt = (page: Page) =>
	page.evaluate(() => {
		const { record } = document.querySelector("catchmate-board") as CatchmateBoard;
		return record?.positions[record.index]?.pieces;
	});

async function dragToken(page: Page, from: string, to: string): Promise<void> {
	const [start, end] = [await middleOf(point(page, from)), await middleOf(point(page, to))];
	await page.mouse.move(start.x, start.y);
	await page.mouse.down();
	await page.mouse.move(start.x + 20, start.y - 20);
	await page.mouse.move(end.x, end.y);
	await page.mouse.up();
}

test.describe("a token", () => {
	test("is dragged, tapped and walked with the keyboard by either side", async ({ visit }) => {
		const page = await visit();
		await openToken(page);
		await seesVerdict(page, "Draw: neither side can force a win. The first player to move.");
		await expect(point(page, "a")).toHaveAttribute(
			"aria-label",
			/; token; the first player to move/,
		);
		await dragToken(page, "a", "b");
		await hears(page, "The first player moves the token from point a to point b.");
		await seesVerdict(page, "The second player wins in 3 plies. The second player to move.");
		await point(page, "b").click();
		await expect(point(page, "b")).toHaveAttribute("aria-selected", "true");
		await point(page, "e").click();
		await seesVerdict(page, "The second player wins in 2 plies. The first player to move.");
		await point(page, "e").focus();
		await page.keyboard.press("Enter");
		await page.keyboard.press("ArrowRight");
		assert.match(await focusName(page), /^point g, /);
		await page.keyboard.press("Enter");
		await page.getByLabel("Type a move").fill("h");
		await page.keyboard.press("Enter");
		await page.getByLabel("Type a move").press("Enter");
		await seesVerdict(page, "Game over. The second player has won: the first player has no move.");
		assert.deepEqual(await tokenAt(page), { first: [{ row: 1, column: 8 }], second: [] });
	});

	test("shows what it is worth on every point, but while it is taken up or values are hidden", async ({
		visit,
	}) => {
		const page = await visit();
		await openToken(page);
		await expect.poll(() => heat(page)).toEqual(8);
		await expect(point(page, "b")).toHaveAttribute(
			"aria-label",
			/with the token here: a win in 3 plies for the side to move/,
		);
		await point(page, "a").click();
		await expect.poll(() => heat(page)).toEqual(0);
		await expect(point(page, "b")).toHaveAttribute("aria-label", /a move here loses in 4 plies/);
		await page.keyboard.press("Escape");
		await point(page, "a").click();
		await expect.poll(() => heat(page)).toEqual(8);
		await pickActivity(page, "Play");
		await expect.poll(() => heat(page)).toEqual(0);
	});

	test("is watched being solved, with counters of the points and of the distance", async ({
		visit,
	}) => {
		const page = await visit();
		await openToken(page);
		await openTab(page, "explain");
		await page.locator("#watch summary").click();
		const counters = page.locator("#watch .counters dd");
		await expect(counters).toHaveText(["0 of 3", "1 of 8"]);
		await page.getByRole("button", { name: "One ply on" }).click();
		await expect(counters).toHaveText(["1 of 3", "3 of 8"]);
		await expect.poll(() => heat(page)).toEqual(3);
	});

	test("is put elsewhere by hand, once, and the rules may give each side a piece of its own", async ({
		visit,
	}) => {
		const page = await visit();
		await openToken(page);
		await pickActivity(page, "Edit");
		await page.getByRole("heading", { name: "Edit the graph" }).waitFor();
		await dragToken(page, "a", "g");
		await seesVerdict(page, "The first player wins in 1 ply. The first player to move.");
		await page.locator("#rules-fold summary").click();
		const pieces = page.locator("#rules-pieces-second");
		await expect(pieces).toHaveValue("0");
		await expect(page.locator("#rules-capture")).toHaveCount(0);
		await pieces.fill("1");
		await pieces.press("Enter");
		await page.locator("#rules-capture").waitFor();
		const counts = () =>
			page.evaluate(() => {
				const { problem } = document.querySelector("catchmate-board") as CatchmateBoard;
				return Object.values(problem?.position.pieces ?? {}).map((all) => all.length);
			});
		await expect.poll(counts).toEqual([1, 1]);
		await page.getByRole("button", { name: "Petersen graph" }).click();
		await pieces.fill("0");
		await pieces.press("Enter");
		await expect(page.locator("#rules-pieces-first")).toHaveAttribute("max", "1");
	});

	test("has loops drawn by the pointer and by the keyboard", async ({ visit }) => {
		const page = await visit();
		await openToken(page);
		const loops = () =>
			page.evaluate(() =>
				document
					.querySelector("catchmate-board")
					?.problem?.game.board.graph?.edges.filter(({ from, to }) => from === to)
					.map(({ from, side = "both" }) => `${from} ${side}`)
					.join(),
			);
		await pickActivity(page, "Edit");
		await page.getByRole("radio", { name: "Edges" }).check();
		await page.getByText("to add or remove a loop").waitFor();
		await point(page, "h").click();
		await expect(point(page, "h")).toHaveAttribute("aria-selected", "true");
		await point(page, "h").click();
		await expect.poll(loops).toEqual("8 both");
		await expect(point(page, "h")).toHaveAttribute("aria-selected", "false");
		await page.getByRole("group", { name: "For" }).getByRole("radio", { name: "Second" }).check();
		await point(page, "a").focus();
		await page.keyboard.press("Enter");
		await page.keyboard.press("Enter");
		await expect.poll(loops).toEqual("8 both,1 second");
		await page.getByRole("button", { name: "Undo", exact: true }).click();
		await expect.poll(loops).toEqual("8 both");
	});
});
