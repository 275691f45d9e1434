/** The graph that a reader draws in the second chapter, and settles step by step. */
import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { tutorialWords } from "../../web/locale/further-words.ts";
import { middleOf } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { boardOf, clickPoint, heatAndArrows } from "./tutorial.ts";

const part = (page: Page): Locator => page.locator("draw-graph");
const said = (page: Page): Locator => part(page).locator(".code-said");
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

test("a drawn graph is settled as it stands, grows, shrinks and goes back step by step", async ({
	read,
}) => {
	const page = await read("backwards", "zh", { width: 390 });
	const board = await boardOf(page, "drawn");
	const seesGraph = (text: string) => expect.poll(() => graph(board)).toEqual(text);
	await seesGraph("abcd a-b b>c b>d c>a");
	const { steps, draw } = tutorialWords("zh-CN");
	await press(page, steps.next);
	assert.equal(await heatAndArrows(page, "drawn"), "d loss 0");
	await press(page, steps.last);
	assert.equal(await heatAndArrows(page, "drawn"), "a loss 2, b win 1, c win 3, d loss 0");
	// d gets a move to c: then nothing is settled at all.
	await drag(page, "d", "c");
	await seesGraph("abcd a-b b>c b>d c>a d>c");
	await expect(said(page)).toHaveText(draw.start);
	await press(page, steps.last);
	assert.equal(await heatAndArrows(page, "drawn"), "a draw –, b draw –, c draw –, d draw –");
	await drag(page, "d", "c");
	await seesGraph("abcd a-b b>c b>d c>a");
	const [a, b] = [await middleOf(option(page, "a")), await middleOf(option(page, "b"))];
	await page.mouse.click(b.x, a.y - 20);
	await seesGraph("abcde a-b b>c b>d c>a");
	await press(page, new RegExp(draw.twoWay));
	await clickPoint(page, "drawn", "d");
	await seesGraph("abcde a-b b>c b>d c>a d-e");
	await press(page, draw.undo);
	await seesGraph("abcde a-b b>c b>d c>a");
	await clickPoint(page, "drawn", "a");
	await press(page, draw.remove);
	await seesGraph("bcde b>c b>d");
	await press(page, draw.clear);
	await seesGraph("abcd a-b b>c b>d c>a");
	await option(page, "d").focus();
	await page.keyboard.press("+");
	await expect.poll(async () => (await graph(board)).split(" ")[0]).toEqual("abcde");
	await option(page, "d").focus();
	await page.keyboard.press("Enter");
	await expect.poll(() => graph(board)).toMatch(/[de][>-][de]/);
	await option(page, "b").focus();
	await page.keyboard.press("Delete");
	await expect.poll(async () => (await graph(board)).split(" ")[0]).toEqual("acde");
});
