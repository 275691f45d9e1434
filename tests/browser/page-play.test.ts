/** Playing on the page: by mouse, by finger, by keyboard alone, back and forth, and against perfect players. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { cell, focusName, isAnswered, middleOf, picture, seesVerdict, tabTo } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import {
	asWhite,
	drag,
	dropFocus,
	hears,
	letPlay,
	openTab,
	pickActivity,
	pickGame,
	pickHints,
	plyButton,
	seesOutput,
	solve,
	textOf,
} from "./page.ts";

const small = "2 1 1 2 2";
const begun = "Black wins in 2 plies. White to move.";
const halfway = "Black wins in 1 ply. Black to move.";
const ended = "Game over. Black has won: captured White.";

async function openSmall(page: Page): Promise<void> {
	await solve(page, small);
	await seesVerdict(page, begun);
}

/** Gives machine players time for several moves. */
async function waitLong(page: Page): Promise<void> {
	await page.clock.runFor(5000);
	await isAnswered(page);
}

test.describe("a game is played to its end", () => {
	test("by dragging with the mouse, wrong squares being refused", async ({ visit }) => {
		const page = await visit();
		await openSmall(page);
		await drag(page, [1, 1], [2, 2]);
		await hears(page, "Not a legal move.");
		await seesVerdict(page, begun);
		await drag(page, [1, 1], [1, 2]);
		await seesVerdict(page, halfway);
		await drag(page, [2, 2], [1, 2]);
		await seesVerdict(page, ended);
		await hears(page, "Black moves from row 2, column 2 to row 1, column 2 and captures.");
		await cell(page, 1, 2).click();
		await hears(page, "The game is over.");
	});

	test("by clicks that follow on a press let go of beside the board", async ({ visit }) => {
		const page = await visit();
		await openSmall(page);
		const { x, y } = await middleOf(cell(page, 2, 1));
		await page.mouse.move(x, y);
		await page.mouse.down();
		await page.mouse.move(2, 2);
		await page.mouse.up();
		await seesVerdict(page, begun);
		await cell(page, 1, 1).click();
		await expect(cell(page, 1, 1)).toHaveAttribute("aria-selected", "true");
		await cell(page, 2, 1).click();
		await seesVerdict(page, halfway);
	});

	test("by taps, between which a finger on an empty square scrolls the page", async ({ visit }) => {
		const page = await visit({ hasTouch: true, viewport: { width: 390, height: 500 } });
		await openSmall(page);
		await page.evaluate(() => scrollTo(0, 0));
		const { x, y } = await middleOf(cell(page, 2, 1));
		const devtools = await page.context().newCDPSession(page);
		const touch = (
			type: "touchStart" | "touchMove" | "touchEnd",
			...at: { x: number; y: number }[]
		) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints: at });
		await touch("touchStart", { x, y });
		for (let travelled = 10; travelled <= 120; travelled += 10) {
			await touch("touchMove", { x, y: y - travelled });
		}
		await page.waitForFunction(() => scrollY > 50);
		// The finger may throw the page on.
		await page.evaluate(() => {
			addEventListener("scrollend", () => document.body.classList.add("is-at-rest"), true);
		});
		await touch("touchEnd");
		await page.locator("body.is-at-rest").waitFor();
		await page.evaluate(() => scrollTo(0, 0));
		await cell(page, 1, 1).tap();
		await expect(cell(page, 1, 1)).toHaveAttribute("aria-selected", "true");
		await cell(page, 2, 1).tap();
		await seesVerdict(page, halfway);
		await cell(page, 2, 2).tap();
		await cell(page, 2, 1).tap();
		await seesVerdict(page, ended);
	});

	test("by Space, a best move, also where the keyboard is on the board", async ({ visit }) => {
		const page = await visit();
		await openSmall(page);
		await cell(page, 2, 1).focus();
		await page.keyboard.press(" ");
		await openTab(page, "moves");
		await plyButton(page, 1).waitFor();
		await seesVerdict(page, halfway);
	});

	test("by Space, where values are hidden, as by Enter", async ({ visit }) => {
		const page = await visit({ prepare: asWhite });
		await openSmall(page);
		await pickActivity(page, "Play");
		await pickHints(page, "Off");
		await cell(page, 1, 1).focus();
		await page.keyboard.press(" ");
		await expect(cell(page, 1, 1)).toHaveAttribute("aria-selected", "true");
	});

	test("by the keyboard alone", async ({ visit }) => {
		const page = await visit();
		await pickGame(page, "Crossing pawn");
		await solve(page, "0 1\n3 3\n#.#\nO.O\n.X.");
		await seesVerdict(page, "Black wins in 2 plies. Red to move.");
		await dropFocus(page);
		await tabTo(page, /^row /);
		await page.keyboard.press("Control+Home");
		const isOn = (name: string) => expect.poll(() => focusName(page)).toBe(name);
		await isOn("row 1, column 1, obstacle");
		await page.keyboard.press("ArrowDown");
		await isOn("row 2, column 1, red piece, to move");
		await page.keyboard.press("Enter");
		await isOn("row 2, column 1, red piece, to move, selected");
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Enter");
		await hears(page, "Red moves from row 2, column 1 to row 3, column 1.");
		await page.keyboard.press("End");
		await isOn("row 3, column 3, a move here loses in 2 plies");
		await page.keyboard.press("ArrowLeft");
		await page.keyboard.press("Enter");
		await page.keyboard.press("ArrowUp");
		await page.keyboard.press("Enter");
		await hears(page, "Black moves from row 3, column 2 to row 2, column 2.");
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("Enter");
		await page.keyboard.press("ArrowLeft");
		await page.keyboard.press("Enter");
		await seesVerdict(page, "Game over. Red has won: captured Black.");
	});

	test("from the list of moves, which points at the board and is pointed at from it", async ({
		visit,
	}) => {
		const page = await visit();
		await solve(page, "5 3 3 3 4");
		await seesOutput(page, "WHITE 1");
		await openTab(page, "moves");
		const headings = async () =>
			(await page.locator("#moves h3").allTextContents()).map((text) =>
				text.replace(/\s+/g, " ").trim(),
			);
		await expect.poll(headings).toEqual(["Winning 1", "Losing 3"]);
		await page.mouse.move(0, 0);
		const before = await picture(page);
		const best = page.getByRole("button", {
			name: "(3,3)→(3,4) wins in 1 ply",
		});
		await openTab(page, "moves");
		await best.hover();
		await expect.poll(() => picture(page)).not.toBe(before);
		await cell(page, 2, 3).hover();
		const row = page.getByRole("button", { name: "(3,3)→(2,3)" });
		await expect(row).toHaveClass(/is-pointed/);
		await expect(best).not.toHaveClass(/is-pointed/);
		await best.click();
		await seesVerdict(page, "Game over. White has won: captured Black.");
		await expect(page.locator("#moves")).toHaveText(/The game is over: there are no moves/);
	});
});

test.describe("the record", () => {
	test("goes back and forth by buttons, by keys and by its entries, and a restart clears it", async ({
		visit,
	}) => {
		const page = await visit();
		await openSmall(page);
		await page.getByRole("button", { name: "Best move" }).click();
		await seesVerdict(page, halfway);
		await page.getByRole("button", { name: "Best move" }).click();
		await seesVerdict(page, ended);
		await page.getByRole("button", { name: "Undo" }).click();
		await seesVerdict(page, halfway);
		await page.getByRole("button", { name: "Next move" }).click();
		await seesVerdict(page, ended);
		await dropFocus(page);
		await page.keyboard.press("Home");
		await seesVerdict(page, begun);
		await page.keyboard.press("ArrowRight");
		await seesVerdict(page, halfway);
		await page.keyboard.press("End");
		await seesVerdict(page, ended);
		await page.keyboard.press("ArrowLeft");
		await seesVerdict(page, halfway);
		await openTab(page, "moves");
		await page.getByRole("button", { name: "Ply 2 Black" }).click();
		await seesVerdict(page, ended);
		await page.getByRole("button", { name: "Restart" }).click();
		await seesVerdict(page, begun);
		await expect(page.getByRole("button", { name: /^Ply / })).toHaveCount(0);
	});

	test("drops what followed when another move is made", async ({ visit }) => {
		const page = await visit();
		await solve(page, "5 1 1 5 5");
		await seesVerdict(page, "Black wins in 10 plies. White to move.");
		for (let ply = 1; ply <= 4; ply++) {
			await page.getByRole("button", { name: "Best move" }).click();
			await openTab(page, "moves");
			await page.getByRole("button", { name: `Ply ${ply} ` }).waitFor();
		}
		await page.getByRole("button", { name: "Ply 1 White" }).click();
		await seesVerdict(page, "Black wins in 9 plies. Black to move.");
		await page.locator("#moves li button").last().click();
		await expect(page.locator(".ply")).toHaveCount(3);
		await page.getByRole("button", { name: "Ply 2 Black" }).waitFor();
	});

	test("follows every press of keys that come faster than the solver answers", async ({
		visit,
	}) => {
		const page = await visit();
		await solve(page, "5 1 1 5 5");
		const sentence = "Black wins in 10 plies. White to move.";
		await seesVerdict(page, sentence);
		for (let ply = 1; ply <= 6; ply++) {
			await page.getByRole("button", { name: "Best move" }).click();
			await openTab(page, "moves");
			await page.getByRole("button", { name: `Ply ${ply} ` }).waitFor();
		}
		await dropFocus(page);
		await page.evaluate(() => {
			for (let press = 0; press < 6; press++) {
				const init = { key: "ArrowLeft", bubbles: true, cancelable: true };
				document.body.dispatchEvent(new KeyboardEvent("keydown", init));
			}
		});
		await seesVerdict(page, sentence);
	});

	test("is left alone by keys that are typed into the text box or pressed on the board", async ({
		visit,
	}) => {
		const page = await visit();
		await solve(page, "3 1 1 3 3");
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
		await page.getByRole("button", { name: "Best move" }).click();
		await seesVerdict(page, "Black wins in 5 plies. Black to move.");
		await page.getByRole("button", { name: "Best move" }).click();
		await seesVerdict(page, "Black wins in 4 plies. White to move.");
		const box = page.getByLabel("Judge input");
		for (const key of ["End", "Space", "ArrowLeft", "Home"]) {
			await box.press(key);
		}
		await expect(box).toHaveValue("3 1 1 3 3 ");
		await cell(page, 1, 2).focus();
		await page.keyboard.press("ArrowLeft");
		await page.keyboard.press("Home");
		// What comes last is the first that the record follows: one ply back, and no ply more or less.
		await dropFocus(page);
		await page.keyboard.press("ArrowLeft");
		await seesVerdict(page, "Black wins in 5 plies. Black to move.");
		await openTab(page, "moves");
		await expect(page.locator(".ply")).toHaveCount(3);
	});
});

test.describe("a perfect player", () => {
	test("answers a human's move, and an undo takes back both", async ({ visit }) => {
		const page = await visit({ prepare: asWhite });
		await solve(page, "8 1 1 8 8");
		await seesVerdict(page, "Black wins in 20 plies. White to move.");
		await letPlay(page, "Black", "Perfect");
		await openTab(page, "moves");
		await page.locator("#moves li button").first().click();
		await seesVerdict(page, "You lose in 18 plies. White to move: your turn.");
		await page.getByRole("button", { name: "Undo" }).click();
		await seesVerdict(page, "You lose in 20 plies. White to move: your turn.");
		await page.getByRole("button", { name: "Next move" }).click();
		await seesVerdict(page, "You lose in 18 plies. White to move: your turn.");
	});

	test("waits where the person has gone back to its turn, until told to play on", async ({
		visit,
	}) => {
		const page = await visit({ prepare: asWhite });
		await page.clock.install();
		await solve(page, "8 1 1 8 8");
		await seesVerdict(page, "Black wins in 20 plies. White to move.");
		await letPlay(page, "Black", "Perfect");
		await openTab(page, "moves");
		await page.locator("#moves li button").first().click();
		await seesVerdict(page, "You lose in 18 plies. White to move: your turn.");
		await dropFocus(page);
		await page.keyboard.press("ArrowLeft");
		await seesVerdict(page, "You lose in 19 plies. Black to move.");
		await waitLong(page);
		await seesVerdict(page, "You lose in 19 plies. Black to move.");
		await page.getByRole("button", { name: "Play on" }).click();
		await seesVerdict(page, "You lose in 18 plies. White to move: your turn.");
	});

	test("refuses to have its pieces moved by hand", async ({ visit }) => {
		const page = await visit({ reducedMotion: "reduce" });
		await openSmall(page);
		for (const side of ["White", "Black"]) {
			await letPlay(page, side, "Perfect");
		}
		await page.getByRole("button", { name: "Play on" }).waitFor();
		await cell(page, 1, 1).click();
		await hears(page, "It is not your turn.");
	});

	test("against another plays to the end by itself, can be paused, and then stops", async ({
		visit,
	}) => {
		const page = await visit();
		await page.clock.install();
		// A game long enough to be paused in by a slow machine.
		await solve(page, "6 1 1 6 6");
		await seesVerdict(page, "Black wins in 14 plies. White to move.");
		for (const side of ["White", "Black"]) {
			await letPlay(page, side, "Perfect");
		}
		await openTab(page, "moves");
		await page.getByRole("button", { name: /^Ply 1 / }).waitFor();
		await page.getByRole("button", { name: "Pause" }).click();
		await page.getByRole("button", { name: "Play on" }).waitFor();
		// A move that was under way may still come.
		await isAnswered(page);
		const paused = await textOf(page, ".verdict-words");
		await waitLong(page);
		await expect(page.locator(".verdict-words")).toHaveText(paused);
		await page.getByRole("button", { name: "Play on" }).click();
		await expect(async () => {
			await page.clock.runFor(600);
			expect(await textOf(page, ".verdict-words")).toBe(ended);
		}).toPass();
		// The end opens the tab of the players.
		await page.locator(".end-card").waitFor();
		await openTab(page, "moves");
		await expect(page.getByRole("button", { name: /^Ply / })).toHaveCount(14);
	});

	test("against another does not begin by itself for a person who wants no motion", async ({
		visit,
	}) => {
		const page = await visit({ reducedMotion: "reduce", prepare: asWhite });
		await page.clock.install();
		await openSmall(page);
		await letPlay(page, "Black", "Perfect");
		await letPlay(page, "White", "Perfect");
		await waitLong(page);
		await expect(page.locator(".verdict-words")).toHaveText(begun);
		await page.getByRole("button", { name: "Play on" }).click();
		await seesVerdict(page, ended);
	});

	test("against another stops in a draw where a position stands again, and says so", async ({
		visit,
	}) => {
		const page = await visit();
		await page.clock.install();
		await pickGame(page, "Crossing pawn");
		await solve(page, "0 1\n5 5\n.....\n.....\n..O..\n#..#.\nO#.X.");
		await seesVerdict(page, "Draw: neither side can force a win. Red to move.");
		for (const side of ["Red", "Black"]) {
			await letPlay(page, side, "Perfect");
		}
		await openTab(page, "moves");
		await expect(async () => {
			await page.clock.runFor(600);
			expect(await textOf(page, ".live")).toContain("Stopped: this position has occurred before");
		}).toPass({ timeout: 100_000 });
		await page.getByText("This position has occurred twice in this game.").waitFor();
		const plies = await page.getByRole("button", { name: /^Ply / }).count();
		assert.ok(plies >= 2, `${plies} plies`);
		await waitLong(page);
		await expect(page.getByRole("button", { name: /^Ply / })).toHaveCount(plies);
	});
});
