/** The graph that a reader draws in the second chapter, and settles step by step. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Locator, Page } from "playwright-core";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { tutorialWords } from "../../web/locale/words.ts";
import { eventually, middleOf } from "./eventually.ts";
import { boardOf, clickPoint, picture } from "./learn-boards.ts";
import { type Language, openChapter, type Reading } from "./learn-harness.ts";

const part = (page: Page): Locator => page.locator("draw-graph");
const said = (page: Page) => part(page).locator(".code-said").textContent();
const press = (page: Page, name: string | RegExp) =>
	part(page)
		.getByRole("button", { name, exact: typeof name === "string" })
		.click();

/** The points and the ways, by their names. */
const graph = (board: Locator): Promise<string> =>
	board.evaluate(({ problem }: CatchmateBoard) => {
		const { names = [], edges = [] } = problem?.game.board.graph ?? {};
		const ways = edges.map(
			({ from, to, oneWay }) => `${names[from - 1]}${oneWay ? ">" : "-"}${names[to - 1]}`,
		);
		return `${names.join("")} ${ways.sort().join(" ")}`;
	});

const opened = (
	language: Language,
	reading: Reading,
	act: (page: Page, board: Locator) => Promise<void>,
): Promise<void> =>
	openChapter("backwards", language, reading, async (page) => {
		const board = await boardOf(page, "drawn");
		await eventually(() => graph(board), "abcd a-b b>c b>d c>a");
		await act(page, board);
	});

const option = (page: Page, point: string): Locator =>
	page
		.locator("catchmate-board#drawn")
		.getByRole("option", { name: new RegExp(`^(point ${point}|${point} 点)(?![a-z])`) });

async function drag(page: Page, from: string, to: string): Promise<void> {
	await option(page, from).scrollIntoViewIfNeeded();
	const [start, end] = [await middleOf(option(page, from)), await middleOf(option(page, to))];
	await page.mouse.move(start.x, start.y);
	await page.mouse.down();
	await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
	await page.mouse.move(end.x, end.y);
	await page.mouse.up();
}

describe("a drawn graph", () => {
	test("is settled step by step, as it stands", () =>
		opened("en", {}, async (page, board) => {
			const { steps, draw } = tutorialWords("en");
			assert.equal((await said(page))?.trim(), draw.start);
			assert.equal(await picture(page, "drawn"), "");
			await press(page, steps.next);
			assert.equal(await picture(page, "drawn"), "d loss 0");
			await press(page, steps.last);
			assert.equal(await picture(page, "drawn"), "a loss 2, b win 1, c win 3, d loss 0");
			assert.match((await said(page)) ?? "", /no draws/);
			// d gets a move to c: then nothing is settled at all.
			await drag(page, "d", "c");
			await eventually(() => graph(board), "abcd a-b b>c b>d c>a d>c");
			assert.equal((await said(page))?.trim(), draw.start);
			await press(page, steps.last);
			assert.equal(await picture(page, "drawn"), "a draw –, b draw –, c draw –, d draw –");
			await drag(page, "d", "c");
			await eventually(() => graph(board), "abcd a-b b>c b>d c>a");
		}));

	test("grows by a tap on an empty place, and shrinks, and goes back step by step", () =>
		opened("zh", { width: 390 }, async (page, board) => {
			const { draw } = tutorialWords("zh-CN");
			const [a, b] = [await middleOf(option(page, "a")), await middleOf(option(page, "b"))];
			await page.mouse.click(b.x, a.y - 20);
			await eventually(() => graph(board), "abcde a-b b>c b>d c>a");
			await press(page, new RegExp(draw.twoWay));
			await clickPoint(page, "drawn", "d");
			await eventually(() => graph(board), "abcde a-b b>c b>d c>a d-e");
			await press(page, draw.undo);
			await eventually(() => graph(board), "abcde a-b b>c b>d c>a");
			await clickPoint(page, "drawn", "a");
			await press(page, draw.remove);
			await eventually(() => graph(board), "bcde b>c b>d");
			await press(page, draw.clear);
			await eventually(() => graph(board), "abcd a-b b>c b>d c>a");
		}));

	test("is drawn with the keyboard alone", () =>
		opened("en", {}, async (page, board) => {
			await option(page, "d").focus();
			await page.keyboard.press("+");
			await eventually(async () => (await graph(board)).split(" ")[0], "abcde");
			await option(page, "d").focus();
			await page.keyboard.press("Enter");
			await eventually(() => graph(board), "abcde a-b b>c b>d c>a e>d");
			await option(page, "b").focus();
			await page.keyboard.press("Delete");
			await eventually(() => graph(board), "acde c>a e>d");
		}));
});
