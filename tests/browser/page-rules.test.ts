/** The rules form, and the board solved under changed rules. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { packageSolver } from "../node/games.ts";
import { expectVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import {
	currentGame,
	expectHash,
	expectOutput,
	openLibrary,
	openTab,
	pickActivity,
	solve,
} from "./page.ts";

/** Opens the form on an edited board of chase. */
async function openRules(page: Page): Promise<void> {
	await pickActivity(page, "Edit");
	await page.locator("#rules-fold > summary").click();
	await page.locator("#rules-endless").waitFor();
}

async function begin(page: Page, text: string): Promise<void> {
	await solve(page, text);
	await expectOutput(page, text.startsWith("2") ? "BLACK 2" : "BLACK 6");
	await openRules(page);
}

const side = (page: Page, name: string) =>
	page.locator("#rules-lab").getByRole("group", { name, exact: true });

const check = (page: Page, name: string, box: string) =>
	side(page, name).getByRole("checkbox", { name: box, exact: true });

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const choose = (page: Page, field: string, option: string) =>
	page.getByRole("combobox", { name: field }).selectOption({ label: option });

const back = "Back to the rules of Chase";

const shownRules = (page: Page) =>
	page.evaluate(() => document.querySelector("catchmate-board")?.problem?.game.rules);

const expectGame = (page: Page, name: string) => expect.poll(() => currentGame(page)).toEqual(name);

test.describe("the rules form", () => {
	test("changes how a side moves: board, Undo, links and texts follow", async ({ visit }) => {
		const page = await visit();
		await begin(page, "2 1 1 2 2");
		await side(page, "White").getByRole("button", { name: "Longest move: one more" }).click();
		await expect(side(page, "White").getByLabel("Longest move", { exact: true })).toHaveValue("2");
		await check(page, "White", "Down and right").check();
		const verdict = "White wins in 1 ply. White to move.";
		await expectVerdict(page, verdict);
		await expectHash(page, /^#2/);
		const other = await page.context().newPage();
		await other.goto(page.url());
		await expectVerdict(other, verdict);
		await expectGame(other, "Chase, own rules");
		// The library lists it first, beside its original.
		const games = (await openLibrary(other)).locator(".game");
		await expect(games).toHaveCount(packageSolver.games.length + 1);
		await games.first().locator("canvas[style]").waitFor();
		await expect(games.first().locator("[aria-current=true]")).toHaveCount(1);
		await other.keyboard.press("Escape");
		await openRules(other);
		await expect(check(other, "White", "Down and right")).toBeChecked();
		await press(other, back);
		await expectVerdict(other, "Black wins in 2 plies. White to move.");
		await openTab(page, "text");
		await expectOutput(page, "White 1");
		await press(page, "Undo");
		await press(page, "Undo");
		await expectOutput(page, "BLACK 2");
		await expectGame(page, "Chase");
		await press(page, "Redo");
		await expectGame(page, "Chase, own rules");
		await press(page, "Undo");
		await openTab(page, "edit");
		// Pasted immediately afterwards.
		await check(page, "White", "Down and right").evaluate((box: HTMLInputElement) => {
			box.click();
			const clipboardData = new DataTransfer();
			clipboardData.setData("text/plain", "2 2 white\nO.\n.X\nmoves: {A comment.} 1,1-2,2");
			box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
		});
		await expect(page.locator("catchmate-board .comment").first()).toHaveText("A comment.");
		await expectGame(page, "Chase, own rules");
	});

	test("adds pieces, sets turns of all pieces, and resets to the game's rules @more", async ({
		visit,
	}) => {
		const page = await visit();
		await begin(page, "3 1 1 3 3");
		const pieces = side(page, "White").getByLabel("Pieces", { exact: true });
		const all = check(page, "White", "All pieces move each turn");
		const share = check(page, "White", "Its pieces may share a square");
		const more = side(page, "White").getByRole("button", { name: "Longest move: one more" });
		await expect(all).toHaveCount(0);
		await pieces.fill("99");
		await pieces.press("Enter");
		await expect(page.getByRole("gridcell", { name: "white piece" })).toHaveCount(6);
		await expect(pieces).toHaveValue("6");
		await pieces.fill("2");
		await pieces.press("Enter");
		await more.click();
		await all.check();
		await expect(more).toHaveAttribute("aria-disabled", "true");
		await share.check();
		await expect
			.poll(async () => (await shownRules(page))?.sides[0])
			.toMatchObject({ movesAll: true, mayShare: true, reach: 1 });
		await expectHash(page, /^#4/);
		await press(page, back);
		await expectVerdict(page, "Black wins in 6 plies. White to move.");
		await expect(page.getByRole("button", { name: back })).toHaveAttribute("aria-disabled", "true");
		await expect(pieces).toHaveValue("1");
		assert.equal((await shownRules(page))?.id, "chase");
	});

	test("lists changed rules over the board, not in the text @more", async ({ visit }) => {
		const page = await visit();
		const left = page.getByText("leaves out the changed rules");
		await begin(page, "2 1 1 2 2");
		await check(page, "White", "Down").uncheck();
		await check(page, "White", "Top row").check();
		await check(page, "Black", "May pass").check();
		await choose(page, "When pieces meet on a square", "They cannot meet");
		await page.getByRole("group", { name: "Begins" }).getByRole("radio", { name: "Black" }).check();
		await choose(page, "A side that cannot move", "Passes");
		await choose(page, "Play that never ends", "Is won by Black");
		const draws = page.locator("#rules-no-move option", { hasText: "Draws" });
		await expect(draws, "one who cannot move draws in no game without draws").toBeDisabled();
		const rules = page.locator("#rules .how");
		await expect(rules).toHaveText(/^[^;]*(;[^;]*){6}$/);
		const { starts, noMove, endless } = (await shownRules(page)) ?? {};
		assert.deepEqual([starts, noMove, endless], ["black", "passes", { winner: "black" }]);
		await openTab(page, "text");
		await left.waitFor();
		await page.evaluate("catchmate.idle()");
		await openTab(page, "edit");
		await press(page, back);
		await openTab(page, "text");
		await expect(left).toHaveCount(0);
	});
});
