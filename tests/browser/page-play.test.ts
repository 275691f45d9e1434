/** Playing on the page: mouse, finger and keyboard, stepping, and opponents. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { cell, expectVerdict, pictureOf, withBoard } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import {
	drag,
	dropFocus,
	expectAnnounced,
	expectOutput,
	openAndPlay,
	openFold,
	openTab,
	pickGame,
	pickHints,
	plyButton,
	solve,
	storedAsWhite,
	textOf,
	typeMove,
} from "./page.ts";
import { expectPly } from "./puzzles.ts";

const player = (page: Page, side: string, name: string) =>
	page.getByRole("group", { name: side }).getByRole("radio", { name });

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

test("a game is dragged to its end and walked through by keys and entries", async ({ visit }) => {
	const page = await visit({ hasTouch: true });
	const begun = "Black wins in 2 plies. White to move.";
	await solve(page, "2 1 1 2 2");
	await expectVerdict(page, begun);
	await drag(page, [1, 1], [2, 2]);
	await expectAnnounced(page, "Not a legal move.");
	await expectPly(page, 0);
	await drag(page, [1, 1], [1, 2]);
	await expectPly(page, 1);
	await drag(page, [2, 2], [1, 2]);
	await expectVerdict(page, "Game over. Black has won: captured White.");
	await cell(page, 1, 2).click();
	await expectAnnounced(page, "The game is over.");
	await dropFocus(page);
	for (const [key, ply] of [
		["Home", 0],
		["ArrowRight", 1],
		["End", 2],
		["ArrowLeft", 1],
	] as const) {
		await page.keyboard.press(key);
		await expectPly(page, ply);
	}
	await openTab(page, "moves");
	await plyButton(page, 2).click();
	await expectPly(page, 2);
	await press(page, "Restart");
	await expectVerdict(page, begun);
	await expect(plyButton(page, 1)).toHaveCount(0);
	// Taps move a piece, Space makes a best move.
	for (const column of [1, 2]) await cell(page, column, 1).tap();
	await expectPly(page, 1);
	await cell(page, 2, 2).focus();
	await page.keyboard.press(" ");
	await expectPly(page, 2);
});

test("a row of the move list highlights the board and back, and a click plays it", async ({
	visit,
}) => {
	const page = await visit();
	await solve(page, "5 3 3 3 4");
	await expectOutput(page, "WHITE 1");
	await openTab(page, "moves");
	await expect(page.locator("#moves h3")).toHaveText([/^\s*Winning\s*1\s*$/, /^\s*Losing\s*3\s*$/]);
	await page.mouse.move(0, 0);
	const before = await pictureOf(page);
	const best = page.locator("#moves .move").first();
	await best.hover();
	await expect.poll(() => pictureOf(page)).not.toBe(before);
	await cell(page, 2, 3).hover();
	await expect(page.getByRole("button", { name: "(3,3)→(2,3)" })).toHaveClass(/is-pointed/);
	await expect(best).not.toHaveClass(/is-pointed/);
	await best.click();
	await expectPly(page, 1);
	await expect(page.locator("#moves .move")).toHaveCount(0);
});

test("the record follows quick keys, but no typing @more", async ({ visit }) => {
	const page = await visit();
	await solve(page, "3 1 1 3 3");
	await expectVerdict(page, "Black wins in 6 plies. White to move.");
	await withBoard(page, async (board) => {
		for (let ply = 0; ply < 3; ply++) {
			board.playBest();
			await board.idle();
		}
		await board.undo();
	});
	const box = page.getByLabel("Judge input");
	for (const key of ["End", "Space", "ArrowLeft", "Home"]) await box.press(key);
	await expect(box).toHaveValue("3 1 1 3 3 ");
	await cell(page, 1, 2).focus();
	for (const key of ["ArrowLeft", "ArrowRight", "Home"]) await page.keyboard.press(key);
	await dropFocus(page);
	// The first key that the record follows: exactly one ply back.
	await page.keyboard.press("ArrowLeft");
	await expectPly(page, 1);
	await page.evaluate(() => {
		for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowLeft"]) {
			const init = { key, bubbles: true, cancelable: true };
			document.body.dispatchEvent(new KeyboardEvent("keydown", init));
		}
	});
	await expectPly(page, 0);
	assert.equal(await withBoard(page, ({ record }) => record?.moves.length), 3);
});

test("an easy player errs, a perfect one does not, and sides swap @more", async ({ visit }) => {
	// Among equal moves it picks the last, the worst.
	const page = await visit({ prepare: `${storedAsWhite} Math.random = () => 0.999999;` });
	await openAndPlay(page, "5 1 1 5 5", "Black wins in 10 plies. White to move.");
	await pickHints(page, "Full");
	for (const [level, replied] of [
		["Perfect", "You lose in 4 moves. White to move: your turn."],
		["Easy", "You lose in 6 moves. White to move: your turn."],
	] as const) {
		await player(page, "Black", level).check();
		await page.getByRole("button", { name: "New game" }).click();
		await expectVerdict(page, "You lose in 5 moves. White to move: your turn.");
		await typeMove(page, "1,2");
		await expectVerdict(page, replied);
		await openTab(page, "play");
	}
	await page.getByRole("button", { name: "Swap sides" }).click();
	await expect(player(page, "Black", "Human")).toBeChecked();
	await expect(player(page, "White", "Easy")).toBeChecked();
});

test("a perfect player with traps leaves the fewest saving moves @more", async ({ visit }) => {
	const page = await visit();
	await pickGame(page, "Crossing pawn");
	// Every move of Red's draws; only down leaves Black one saving answer of two.
	const board = "0 1\n5 5\n.....\n.....\n..O..\n#..#.\nO#.X.";
	await openAndPlay(page, board, "Draw: neither side can force a win. Red to move.");
	await player(page, "Black", "Perfect").check();
	await openFold(page, "more-players");
	const traps = page.getByRole("checkbox", { name: "Set traps" });
	await expect(traps).not.toBeChecked();
	await traps.check();
	await player(page, "Red", "Perfect").check();
	await openTab(page, "moves");
	await plyButton(page, 1).waitFor();
	expect(await textOf(page, "#record li:nth-child(2)")).toContain("(3,3)→(4,3)");
});
