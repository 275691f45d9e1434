/** Passing on the board, where the rules allow it. */
import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import { readList } from "../../web/model/puzzle.ts";
import { list } from "../../web/model/puzzle-list.ts";
import { board, cell, seesVerdict, withBoard } from "./board.ts";
import { expect, test } from "./fixtures.ts";

const rooms = 'game="police-and-thief" position="3 3 police\ngoal thief 3,3\nO..\n...\n.X.\n"';
const cops = 'game="cops-and-robber" position="4 4\n..X.\n....\n....\nO..O"';
const pass = (page: Page) => page.getByRole("button", { name: "Pass", exact: true });
const madeMoves = (page: Page) => withBoard(page, ({ record }) => record?.moves ?? []);
const turnOf = (page: Page, side: string) =>
	expect
		.poll(() => withBoard(page, ({ record }) => record?.positions[record.index]?.toMove))
		.toEqual(side);
const none = { from: null, to: null };

const presses: Readonly<Record<string, (button: Locator) => Promise<void>>> = {
	"the mouse": (button) => button.click(),
	"the keyboard": (button) => button.press("Enter"),
	"a finger": (button) => button.tap(),
};

test.describe("the button to pass", () => {
	for (const [by, press] of Object.entries(presses)) {
		test(`passes when it is pressed by ${by}`, async ({ host }) => {
			const page = await host({ body: board(`mode="analyse" ${rooms}`), hasTouch: true });
			await seesVerdict(page, "The thief wins in 2 plies. The police to move.");
			await press(pass(page));
			await seesVerdict(page, "The thief wins in 1 ply. The thief to move.");
			assert.deepEqual(await madeMoves(page), [none]);
		});
	}

	test("is not there where the rules allow no pass, nor where the reader never moves", async ({
		host,
	}) => {
		const page = await host({
			body: board('mode="analyse" position="5 3 3 3 4"') + board(`mode="show" ply="1" ${rooms}`),
		});
		await seesVerdict(page, "White wins in 1 ply. White to move.");
		await page.locator(".verdict-words").nth(1).waitFor();
		await expect(pass(page)).toHaveCount(0);
	});

	test("stays in its place while the other side moves, out of use", async ({ host }) => {
		const page = await host({ body: board(`mode="play" human="police" ${rooms}`) });
		await pass(page).waitFor();
		await expect(pass(page)).toHaveAttribute("aria-disabled", "false");
		const place = () =>
			pass(page).evaluate((button) => [
				(button as HTMLElement).offsetLeft,
				(button as HTMLElement).offsetTop,
			]);
		const before = await place();
		await withBoard(page, (element) => {
			element.opponent = () => new Promise(() => undefined);
		});
		await pass(page).click();
		await expect(pass(page)).toHaveAttribute("aria-disabled", "true");
		assert.deepEqual(await place(), before);
		await pass(page).dispatchEvent("click");
		assert.equal((await madeMoves(page)).length, 1);
	});

	test("leaves all pieces where they are that move in a turn, or those that have had no step of it", async ({
		host,
	}) => {
		const page = await host({ body: board(`mode="analyse" ${cops}`) });
		await pass(page).click();
		await turnOf(page, "robber");
		assert.deepEqual(await madeMoves(page), [none]);
		await page.getByRole("button", { name: "Undo" }).click();
		await turnOf(page, "cops");
		await cell(page, 4, 1).click();
		await cell(page, 3, 1).click();
		await pass(page).click();
		await turnOf(page, "robber");
		const step = { from: { row: 4, column: 1 }, to: { row: 3, column: 1 } };
		assert.deepEqual(await madeMoves(page), [step]);
	});

	test("makes the right move of a puzzle that asks for a pass", async ({ host }) => {
		const { code, plies } = readList(list)[162] ?? assert.fail("the list has no such puzzle");
		const puzzle = `mode="puzzle" ply-to="${plies}" position="${code}"`;
		const page = await host({ body: board(puzzle), viewport: { width: 390, height: 844 } });
		await seesVerdict(page, "The robber to move: win by holding out for ever.");
		await pass(page).click();
		await expect.poll(() => withBoard(page, ({ record }) => record?.index)).toEqual(2);
		assert.equal(await withBoard(page, ({ mistakes }) => mistakes), 0);
		const [own] = await madeMoves(page);
		assert.deepEqual(own, none);
	});

	test("is what a hint to pass says and marks, before it tells the rest of the line", async ({
		host,
	}) => {
		const { code } = readList(list)[162] ?? assert.fail("the list has no such puzzle");
		const game = board(`mode="play" human="robber" position="${code}"`);
		const page = await host({ body: game });
		await pass(page).waitFor();
		await page.getByRole("button", { name: "Hint" }).click();
		await page.locator('[part="hint"]').getByText("Hint: pass.", { exact: true }).waitFor();
		await expect(page.locator(".control.is-hinted").filter({ hasText: "Pass" })).toHaveCount(1);
		await page.getByRole("button", { name: "Hint" }).click();
		await page.locator('[part="hint"]').getByText("Best play: pass, ").waitFor();
	});
});
