/** Changing the rules of the game on the board by a form, and having it solved at once. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { packageSolver } from "../node/games.ts";
import { findings } from "./axe.ts";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import {
	hashOf,
	openShare,
	openTab,
	overflow,
	pickActivity,
	pickedGame,
	pickGame,
	seesOutput,
	settles,
	solve,
	tooSmall,
} from "./page.ts";

const start = "Black wins in 2 plies. White to move.";

function rulesIn(link: string) {
	const [, code = ""] = /#([\w-]+)/.exec(link) ?? [];
	return packageSolver.decode(code).game.rules;
}

/** Puts a board of chase up, turns to editing it and opens the form. */
async function openRules(page: Page, text = "2 1 1 2 2", verdict = start): Promise<void> {
	await solve(page, text);
	await seesVerdict(page, verdict);
	await pickActivity(page, "Edit");
	await page.locator("#rules-fold > summary").click();
	await page.locator("#rules-endless").waitFor();
}

const side = (page: Page, name: string) =>
	page.locator("#rules-lab").getByRole("group", { name, exact: true });

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const choose = (page: Page, field: string, option: string) =>
	page.getByRole("combobox", { name: field }).selectOption({ label: option });

const wayBack = (page: Page) => page.getByRole("button", { name: "Back to the rules of Chase" });

const shownRules = (page: Page) =>
	page.evaluate(() => document.querySelector("catchmate-board")?.problem?.game.rules);

for (const viewport of [
	{ width: 1366, height: 900 },
	{ width: 390, height: 844 },
]) {
	test(`the boxes of the rules are of one size in a window ${viewport.width} pixels wide`, async ({
		visit,
	}) => {
		const page = await visit({ viewport, hash: "" });
		await pickActivity(page, "Edit");
		await page.locator("#rules-fold > summary").click();
		await page.locator("#rules-endless").waitFor();
		const sizes = await page.locator("#rules-lab .check input").evaluateAll((boxes) =>
			boxes.map((box) => {
				const { width, height } = box.getBoundingClientRect();
				return `${width} × ${height}`;
			}),
		);
		assert.ok(sizes.length > 8, sizes.join());
		assert.deepEqual([...new Set(sizes)], ["20 × 20"]);
	});
}

test.describe("the form of the rules", () => {
	test("reads a game that is told by them, without a word of a switch", async ({ visit }) => {
		const page = await visit();
		await openRules(page);
		await side(page, "White").getByRole("checkbox", { name: "Down and right" }).check();
		await seesVerdict(page, "White wins in 1 ply. White to move.");
		await solve(page, "2 2 white\nO.\n.X\nmoves: {A comment.} 1,1-2,2");
		await expect(page.locator("catchmate-board .comment").first()).toHaveText("A comment.");
		await expect(page.locator("#judge-switched")).toHaveText("");
		await expect.poll(() => pickedGame(page)).toEqual("Chase, own rules");
	});

	test("gives its rules to a text that is pasted right after they were changed", async ({
		visit,
	}) => {
		const page = await visit();
		await openRules(page);
		const box = side(page, "White").getByRole("checkbox", { name: "Down and right" });
		await box.evaluate((box: HTMLInputElement) => {
			box.click();
			const clipboardData = new DataTransfer();
			clipboardData.setData("text/plain", "2 2 white\nO.\n.X\nmoves: {A comment.} 1,1-2,2");
			box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
		});
		await expect(page.locator("catchmate-board .comment").first()).toHaveText("A comment.");
		await expect.poll(() => pickedGame(page)).toEqual("Chase, own rules");
	});

	test("changes how a side moves: the board is solved at once, Undo takes it back", async ({
		visit,
	}) => {
		const page = await visit();
		await openRules(page);
		await expect(wayBack(page)).toHaveAttribute("aria-disabled", "true");
		await side(page, "White").getByRole("button", { name: "Longest move: one more" }).click();
		await expect(side(page, "White").getByLabel("Longest move", { exact: true })).toHaveValue("2");
		await expect.poll(() => pickedGame(page)).toEqual("Chase, own rules");
		await side(page, "White").getByRole("checkbox", { name: "Down and right" }).check();
		await seesVerdict(page, "White wins in 1 ply. White to move.");
		await openTab(page, "text");
		await seesOutput(page, "White 1");
		assert.equal((await shownRules(page))?.id, "chase-variant");
		await press(page, "Undo");
		await seesVerdict(page, start);
		await press(page, "Undo");
		await expect.poll(() => pickedGame(page)).toEqual("Chase");
		await seesOutput(page, "BLACK 2");
		await press(page, "Redo");
		await expect.poll(() => pickedGame(page)).toEqual("Chase, own rules");
	});

	test("says who wins where pieces meet, and that a side may then lose by its own move", async ({
		visit,
	}) => {
		const page = await visit();
		await openRules(page, "5 3 3 3 4", "White wins in 1 ply. White to move.");
		await choose(page, "When pieces meet on a square", "Black wins, whoever moves there");
		await page.getByText("Only Black can capture; the other side loses").waitFor();
		await page
			.locator(".verdict")
			.getByText(/^Black wins in .* White to move\.$/)
			.waitFor();
		await choose(page, "When pieces meet on a square", "White wins, whoever moves there");
		await seesVerdict(page, "White wins in 1 ply. White to move.");
	});

	test("lets a side win because play never ends, and excludes what cannot go with that", async ({
		visit,
	}) => {
		const page = await visit();
		await openRules(page, "3 1 1 3 3", "Black wins in 6 plies. White to move.");
		await choose(page, "When pieces meet on a square", "They cannot meet");
		await choose(page, "Play that never ends", "Is won by White");
		await seesVerdict(page, "White wins: play never ends. White to move.");
		const draw = page.locator("#rules-no-move option", { hasText: "Draws" });
		await expect(draw).toBeDisabled();
		await page.getByText("Cannot be a draw while play that never ends is a win.").waitFor();
		await choose(page, "Play that never ends", "Is a draw");
		await choose(page, "A side that cannot move", "Draws");
		await page.getByText("Under these rules nobody can win: every position is a draw.").waitFor();
		await seesVerdict(page, "Draw: neither side can force a win. White to move.");
		const won = page.locator("#rules-endless option", { hasText: "Is won by Black" });
		await expect(won).toBeDisabled();
		await side(page, "White").getByRole("checkbox", { name: "Top row" }).check();
		await expect(page.getByText("Under these rules nobody can win")).toHaveCount(0);
		await seesVerdict(page, "Game over. White has won: reached the top row.");
	});

	test("adds pieces on empty squares, takes the last away, and goes back to the rules of the game", async ({
		visit,
	}) => {
		const page = await visit();
		await openRules(page, "3 1 1 3 3", "Black wins in 6 plies. White to move.");
		const pieces = side(page, "White").getByLabel("Pieces", { exact: true });
		await pieces.fill("3");
		await pieces.press("Enter");
		await expect(page.getByRole("gridcell", { name: "white piece" })).toHaveCount(3);
		await settles(page);
		await page.locator(".verdict-sentence:not(.is-old)").waitFor();
		await pieces.fill("99");
		await pieces.press("Enter");
		await expect(pieces).toHaveValue("6");
		await expect(page.getByRole("gridcell", { name: "white piece" })).toHaveCount(6);
		await press(page, "Back to the rules of Chase");
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
		assert.equal((await shownRules(page))?.id, "chase");
		await expect(wayBack(page)).toHaveAttribute("aria-disabled", "true");
		await expect(pieces).toHaveValue("1");
		// The same rules, chosen one by one, are the game's too.
		await side(page, "White").getByRole("checkbox", { name: "May pass" }).check();
		await expect.poll(() => pickedGame(page)).toEqual("Chase, own rules");
		await side(page, "White").getByRole("checkbox", { name: "May pass" }).uncheck();
		await expect.poll(() => pickedGame(page)).toEqual("Chase");
	});

	test("lets all pieces of a side move in a turn, by one step, and share squares", async ({
		visit,
	}) => {
		const page = await visit();
		await openRules(page, "3 1 1 3 3", "Black wins in 6 plies. White to move.");
		const white = side(page, "White");
		const all = white.getByRole("checkbox", { name: "All pieces move each turn" });
		const share = white.getByRole("checkbox", { name: "Its pieces may share a square" });
		const more = white.getByRole("button", { name: "Longest move: one more" });
		await expect(all).toHaveCount(0);
		await white.getByRole("button", { name: "Pieces: one more" }).click();
		await more.click();
		await all.check();
		await expect(white.getByLabel("Longest move", { exact: true })).toHaveValue("1");
		await expect(more).toHaveAttribute("aria-disabled", "true");
		await share.check();
		await expect
			.poll(async () => {
				const rules = await shownRules(page);
				const [{ movesAll, mayShare, reach } = { movesAll: null }] = rules?.sides ?? [];
				return [movesAll, mayShare, reach];
			})
			.toEqual([true, true, 1]);
		await settles(page);
		await page.locator(".verdict-sentence:not(.is-old)").waitFor();
		await expect(async () => assert.match(await hashOf(page), /^#4/)).toPass();
		await all.uncheck();
		await share.uncheck();
		await expect(async () => assert.match(await hashOf(page), /^#2/)).toPass();
	});

	test("keeps a side its last way to move", async ({ visit }) => {
		const page = await visit();
		await openRules(page);
		const white = side(page, "White");
		for (const direction of ["Up", "Left", "Down"]) {
			await white.getByRole("checkbox", { name: direction, exact: true }).uncheck();
		}
		const last = white.getByRole("checkbox", { name: "Right", exact: true });
		await expect(last).toBeDisabled();
		await white
			.getByText("A side needs at least one direction, or must be able to pass.")
			.waitFor();
		await white.getByRole("checkbox", { name: "May pass" }).check();
		await last.uncheck();
		await expect(white.getByRole("checkbox", { name: "May pass" })).toBeDisabled();
		await page.locator(".verdict-sentence:not(.is-old)").waitFor();
		await expect(page.locator(".said .error")).toHaveCount(0);
	});

	test("makes rules whose changes are said over the board, and of which the text says that it leaves them out", async ({
		visit,
	}) => {
		const page = await visit();
		const left = page.getByText("This text leaves out the changed rules.");
		await openRules(page);
		await side(page, "White").getByRole("button", { name: "Longest move: one more" }).click();
		const one = "Chase with changed rules: White moves up to 2 squares.";
		await expect(page.locator("#rules .rules-text")).toHaveText(one);
		await side(page, "White").getByRole("checkbox", { name: "Down", exact: true }).uncheck();
		await side(page, "White").getByRole("checkbox", { name: "Top row" }).check();
		await side(page, "Black").getByRole("checkbox", { name: "May pass" }).check();
		await choose(page, "When pieces meet on a square", "They cannot meet");
		await page.getByRole("group", { name: "Begins" }).getByRole("radio", { name: "Black" }).check();
		await choose(page, "A side that cannot move", "Passes");
		await choose(page, "Play that never ends", "Is won by Black");
		const all =
			"Chase with changed rules: White moves up, right or left; White moves up to 2 squares; White wins on the top row; Black may pass; Black begins; nobody moves onto the other side; a side that cannot move passes; Black wins if play never ends.";
		await expect(page.locator("#rules .rules-text")).toHaveText(all);
		await openTab(page, "text");
		await left.waitFor();
		await expect
			.poll(async () => {
				const { starts, noMove, endless } = rulesIn(page.url());
				return [starts, noMove, endless];
			})
			.toEqual(["black", "passes", { winner: "black" }]);
		const other = await page.context().newPage();
		await other.goto(page.url());
		await expect(other.locator("#rules .rules-text")).toHaveText(all);
		await openTab(page, "edit");
		await press(page, "Back to the rules of Chase");
		await expect(page.locator("#rules .rules-text")).toHaveText(/^White moves one square/);
		await openTab(page, "text");
		await expect(page.getByLabel("Judge input")).not.toBeEmpty();
		await expect(left).toHaveCount(0);
	});

	test("makes rules that a link carries", async ({ visit }) => {
		const page = await visit();
		await openRules(page);
		await side(page, "White").getByRole("checkbox", { name: "Down and right" }).check();
		const verdict = "White wins in 1 ply. White to move.";
		await seesVerdict(page, verdict);
		await openShare(page);
		const link = page.locator("#share-link");
		await expect(async () => {
			assert.equal(rulesIn(await link.inputValue()).id, "chase-variant");
		}).toPass();
		const other = await page.context().newPage();
		await other.goto(await link.inputValue());
		await seesVerdict(other, verdict);
		await expect.poll(() => pickedGame(other)).toEqual("Chase, own rules");
		await pickActivity(other, "Edit");
		await other.locator("#rules-fold > summary").click();
		await expect(
			side(other, "White").getByRole("checkbox", { name: "Down and right" }),
		).toBeChecked();
		await press(other, "Back to the rules of Chase");
		await seesVerdict(other, start);
	});

	test("is used by the keyboard alone", async ({ visit }) => {
		const page = await visit();
		await solve(page, "2 1 1 2 2");
		await seesVerdict(page, start);
		await pickActivity(page, "Edit");
		await page.locator("#rules-fold > summary").focus();
		await page.keyboard.press("Enter");
		const corner = side(page, "White").getByRole("checkbox", { name: "Down and right" });
		await corner.waitFor();
		const isThere = () => corner.evaluate((input) => input === document.activeElement);
		for (let presses = 0; presses < 12 && !(await isThere()); presses++) {
			await page.keyboard.press("Tab");
		}
		assert.ok(await isThere());
		await page.keyboard.press("Space");
		await seesVerdict(page, "White wins in 1 ply. White to move.");
		assert.ok(await isThere());
		await page.keyboard.press("Tab");
		await page.keyboard.press("Tab");
		await page.keyboard.press("ArrowUp");
		await expect(side(page, "White").getByLabel("Pieces", { exact: true })).toHaveValue("2");
	});

	test("has the sides of each game, in the reader's language", async ({ visit }) => {
		const page = await visit({ locale: "zh-CN" });
		await pickGame(page, "狐狸与猎犬");
		await openTab(page, "edit");
		await page.locator("#rules-fold > summary").click();
		await page.locator("#rules-pieces-hounds").waitFor();
		await expect(page.locator("#rules-pieces-hounds")).toHaveValue("4");
		await page.getByRole("group", { name: "猎犬", exact: true }).getByLabel("可以停一手").check();
		await expect.poll(() => pickedGame(page)).toEqual("狐狸与猎犬，自定义规则");
		await press(page, "恢复“狐狸与猎犬”的规则");
		await expect.poll(() => pickedGame(page)).toEqual("狐狸与猎犬");
	});
});

test.describe("a checker of accessibility finds nothing in the form", () => {
	test("and nothing is wider than a narrow screen", async ({ visit }) => {
		const page = await visit({ viewport: { width: 390, height: 844 } });
		await pickGame(page, "Crossing pawn");
		await pickActivity(page, "Edit");
		await page.locator("#rules-fold > summary").click();
		await choose(page, "Play that never ends", "Is won by Red");
		await page.getByRole("button", { name: "Back to the rules of Crossing pawn" }).waitFor();
		await page.locator(".verdict-sentence:not(.is-old)").waitFor();
		assert.deepEqual(await findings(page), []);
		assert.deepEqual(
			await tooSmall(page.locator("#rules-lab :is(button, select, label:has(input))")),
			[],
		);
		assert.equal(await overflow(page), 0);
	});
});
