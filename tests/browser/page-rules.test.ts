/** Changing the rules of the game on the board by a form, and having it solved at once. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { packageSolver } from "../node/games.ts";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import {
	hashOf,
	openShare,
	openTab,
	pickActivity,
	pickedGame,
	seesHash,
	seesOutput,
	settles,
	solve,
} from "./page.ts";

const start = "Black wins in 2 plies. White to move.";

/** Puts a board of chase up, turns to editing it and opens the form. */
async function openRules(page: Page, text = "2 1 1 2 2", verdict = start): Promise<void> {
	await solve(page, text);
	await seesVerdict(page, verdict);
	await pickActivity(page, "Edit");
	await page.locator("#rules-fold > summary").click();
	await page.locator("#rules-endless").waitFor();
}

const open3 = (page: Page) => openRules(page, "3 1 1 3 3", "Black wins in 6 plies. White to move.");

const side = (page: Page, name: string) =>
	page.locator("#rules-lab").getByRole("group", { name, exact: true });

const check = (page: Page, name: string, box: string) =>
	side(page, name).getByRole("checkbox", { name: box, exact: true });

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const choose = (page: Page, field: string, option: string) =>
	page.getByRole("combobox", { name: field }).selectOption({ label: option });

const wayBack = (page: Page) => page.getByRole("button", { name: "Back to the rules of Chase" });

const shownRules = (page: Page) =>
	page.evaluate(() => document.querySelector("catchmate-board")?.problem?.game.rules);

const seesGame = (page: Page, name: string) => expect.poll(() => pickedGame(page)).toEqual(name);

/** Waits until the board with other rules or pieces is solved. */
async function isSolved(page: Page): Promise<void> {
	await settles(page);
	await page.locator(".verdict-sentence:not(.is-old)").waitFor();
}

test.describe("the form of the rules", () => {
	test("gives its rules to a text that is read or pasted right after", async ({ visit }) => {
		const text = "2 2 white\nO.\n.X\nmoves: {A comment.} 1,1-2,2";
		const page = await visit();
		const comment = page.locator("catchmate-board .comment").first();
		await openRules(page);
		await check(page, "White", "Down and right").evaluate((box: HTMLInputElement, text) => {
			box.click();
			const clipboardData = new DataTransfer();
			clipboardData.setData("text/plain", text);
			box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
		}, text);
		await expect(comment).toHaveText("A comment.");
		await solve(page, text.replace("A comment", "Another"));
		await expect(comment).toHaveText("Another.");
		await expect(page.locator("#judge-switched")).toHaveText("");
		await seesGame(page, "Chase, own rules");
	});

	test("changes how a side moves: the board is solved at once, Undo takes it back, a link carries it", async ({
		visit,
	}) => {
		const page = await visit();
		await openRules(page);
		await expect(wayBack(page)).toHaveAttribute("aria-disabled", "true");
		await side(page, "White").getByRole("button", { name: "Longest move: one more" }).click();
		await expect(side(page, "White").getByLabel("Longest move", { exact: true })).toHaveValue("2");
		await check(page, "White", "Down and right").check();
		const verdict = "White wins in 1 ply. White to move.";
		await seesVerdict(page, verdict);
		await openShare(page);
		const link = page.locator("#share-link");
		await expect
			.poll(async () => {
				const [, code = ""] = /#([\w-]+)/.exec(await link.inputValue()) ?? [];
				return packageSolver.decode(code).game.rules.id;
			})
			.toBe("chase-variant");
		const other = await page.context().newPage();
		await other.goto(await link.inputValue());
		await seesVerdict(other, verdict);
		await seesGame(other, "Chase, own rules");
		await pickActivity(other, "Edit");
		await other.locator("#rules-fold > summary").click();
		await expect(check(other, "White", "Down and right")).toBeChecked();
		await press(other, "Back to the rules of Chase");
		await seesVerdict(other, start);
		await openTab(page, "text");
		await seesOutput(page, "White 1");
		await press(page, "Undo");
		await seesVerdict(page, start);
		await press(page, "Undo");
		await seesGame(page, "Chase");
		await seesOutput(page, "BLACK 2");
		await press(page, "Redo");
		await seesGame(page, "Chase, own rules");
	});

	test("decides who captures, who wins endless play, and excludes what cannot go together", async ({
		visit,
	}) => {
		const page = await visit();
		await open3(page);
		const meet = "When pieces meet on a square";
		await choose(page, meet, "White wins, whoever moves there");
		await page.getByText("Only White can capture").waitFor();
		await choose(page, meet, "They cannot meet");
		await choose(page, "Play that never ends", "Is won by White");
		await seesVerdict(page, "White wins: play never ends. White to move.");
		await expect(page.locator("#rules-no-move option", { hasText: "Draws" })).toBeDisabled();
		await choose(page, "Play that never ends", "Is a draw");
		await choose(page, "A side that cannot move", "Draws");
		const nobody = page.getByText("Under these rules nobody can win");
		await nobody.waitFor();
		await seesVerdict(page, "Draw: neither side can force a win. White to move.");
		const won = page.locator("#rules-endless option", { hasText: "Is won by Black" });
		await expect(won).toBeDisabled();
		await check(page, "White", "Top row").check();
		await expect(nobody).toHaveCount(0);
		await seesVerdict(page, "Game over. White has won: reached the top row.");
	});

	test("adds pieces on empty squares, takes the last away, and goes back to the rules of the game", async ({
		visit,
	}) => {
		const page = await visit();
		await open3(page);
		const pieces = side(page, "White").getByLabel("Pieces", { exact: true });
		await pieces.fill("99");
		await pieces.press("Enter");
		await expect(page.getByRole("gridcell", { name: "white piece" })).toHaveCount(6);
		await expect(pieces).toHaveValue("6");
		await press(page, "Back to the rules of Chase");
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
		assert.equal((await shownRules(page))?.id, "chase");
		await expect(wayBack(page)).toHaveAttribute("aria-disabled", "true");
		await expect(pieces).toHaveValue("1");
		// The same rules, chosen one by one, are the game's too.
		await check(page, "White", "May pass").check();
		await seesGame(page, "Chase, own rules");
		await check(page, "White", "May pass").uncheck();
		await seesGame(page, "Chase");
	});

	test("lets all pieces of a side move in a turn and share squares, and keeps it a way to move", async ({
		visit,
	}) => {
		const page = await visit();
		await open3(page);
		const all = check(page, "White", "All pieces move each turn");
		const share = check(page, "White", "Its pieces may share a square");
		const more = side(page, "White").getByRole("button", { name: "Longest move: one more" });
		await expect(all).toHaveCount(0);
		await side(page, "White").getByRole("button", { name: "Pieces: one more" }).click();
		await more.click();
		await all.check();
		await expect(more).toHaveAttribute("aria-disabled", "true");
		await share.check();
		await expect
			.poll(async () => {
				const [{ movesAll = null, mayShare = null, reach = 0 } = {}] =
					(await shownRules(page))?.sides ?? [];
				return [movesAll, mayShare, reach];
			})
			.toEqual([true, true, 1]);
		await isSolved(page);
		await seesHash(page, /^#4/);
		await all.uncheck();
		await share.uncheck();
		await seesHash(page, /^#2/);
		// It keeps its last way to move.
		for (const direction of ["Up", "Left", "Down"]) {
			await check(page, "White", direction).uncheck();
		}
		await expect(check(page, "White", "Right")).toBeDisabled();
		await check(page, "White", "May pass").check();
		await check(page, "White", "Right").uncheck();
		await expect(check(page, "White", "May pass")).toBeDisabled();
		await isSolved(page);
		await expect(page.locator(".said .error")).toHaveCount(0);
	});

	test("makes rules whose changes are listed over the board, here and behind a link, and which the text leaves out", async ({
		visit,
	}) => {
		const page = await visit();
		const left = page.getByText("This text leaves out the changed rules.");
		await openRules(page);
		await check(page, "White", "Down").uncheck();
		await check(page, "White", "Top row").check();
		await check(page, "Black", "May pass").check();
		await choose(page, "When pieces meet on a square", "They cannot meet");
		await page.getByRole("group", { name: "Begins" }).getByRole("radio", { name: "Black" }).check();
		await choose(page, "A side that cannot move", "Passes");
		await choose(page, "Play that never ends", "Is won by Black");
		const all =
			"Chase with changed rules: White moves up, right or left; White wins on the top row; Black may pass; Black begins; nobody moves onto the other side; a side that cannot move passes; Black wins if play never ends.";
		await expect(page.locator("#rules .rules-text")).toHaveText(all);
		const { starts, noMove, endless } = (await shownRules(page)) ?? {};
		assert.deepEqual([starts, noMove, endless], ["black", "passes", { winner: "black" }]);
		await openTab(page, "text");
		await left.waitFor();
		await expect
			.poll(async () => {
				const [code = ""] = (await hashOf(page)).slice(1).split(".");
				return packageSolver.decode(code).game.rules.endless;
			})
			.toEqual(endless);
		const other = await page.context().newPage();
		await other.goto(page.url());
		await expect(other.locator("#rules .rules-text")).toHaveText(all);
		await openTab(page, "edit");
		await press(page, "Back to the rules of Chase");
		await openTab(page, "text");
		await expect(page.getByLabel("Judge input")).not.toBeEmpty();
		await expect(left).toHaveCount(0);
	});
});
