/** Playing on the page: by mouse, by finger, by keyboard alone, back and forth, and against perfect players. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import { counts, eventually, hasAttribute, holds, middleOf, patience } from "./eventually.ts";
import { asWhite } from "./page-game.ts";
import {
	cell,
	drag,
	dropFocus,
	focusName,
	hears,
	letPlay,
	pickActivity,
	pickGame,
	pickHints,
	plyButton,
	seesOutput,
	seesText,
	seesVerdict,
	solve,
	textOf,
	visit,
} from "./page-harness.ts";

const small = "2 1 1 2 2";
const begun = "Black wins in 2 plies. White to move.";
const halfway = "Black wins in 1 ply. Black to move.";
const ended = "Game over. Black has won: captured White.";

async function openSmall(page: Page): Promise<void> {
	await solve(page, small);
	await seesVerdict(page, begun);
}

/** Presses Tab until the keyboard is on the board. */
async function tabToBoard(page: Page): Promise<void> {
	for (let presses = 0; presses < 40; presses++) {
		await page.keyboard.press("Tab");
		if ((await focusName(page)).startsWith("row ")) {
			return;
		}
	}
	assert.fail("Tab never reaches the board");
}

describe("a game is played to its end", () => {
	test("by dragging with the mouse, wrong squares being refused", () =>
		visit({}, async (page) => {
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
		}));

	test("by clicks that follow on a press let go of beside the board", () =>
		visit({}, async (page) => {
			await openSmall(page);
			const { x, y } = await middleOf(cell(page, 2, 1));
			await page.mouse.move(x, y);
			await page.mouse.down();
			await page.mouse.move(2, 2);
			await page.mouse.up();
			await seesVerdict(page, begun);
			await cell(page, 1, 1).click();
			await hasAttribute(cell(page, 1, 1), "aria-selected", "true");
			await cell(page, 2, 1).click();
			await seesVerdict(page, halfway);
		}));

	test("by taps, between which a finger on an empty square scrolls the page", () =>
		visit({ hasTouch: true, viewport: { width: 390, height: 500 } }, async (page) => {
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
			// A finger that rests before it leaves does not throw the page on.
			await page.waitForFunction(() => scrollY > 50);
			await page.waitForTimeout(200);
			await touch("touchEnd");
			await page.evaluate(() => scrollTo(0, 0));
			await cell(page, 1, 1).tap();
			await hasAttribute(cell(page, 1, 1), "aria-selected", "true");
			await cell(page, 2, 1).tap();
			await seesVerdict(page, halfway);
		}));

	test("by tapping a piece and then a square", () =>
		visit({ hasTouch: true, viewport: { width: 390, height: 800 } }, async (page) => {
			await openSmall(page);
			await cell(page, 1, 1).tap();
			await hasAttribute(cell(page, 1, 1), "aria-selected", "true");
			await cell(page, 2, 1).tap();
			await seesVerdict(page, halfway);
			await cell(page, 2, 2).tap();
			await cell(page, 2, 1).tap();
			await seesVerdict(page, ended);
		}));

	test("by Space, a best move, also where the keyboard is on the board", () =>
		visit({}, async (page) => {
			await openSmall(page);
			await cell(page, 2, 1).focus();
			await page.keyboard.press(" ");
			await plyButton(page, 1).waitFor();
			await seesVerdict(page, halfway);
		}));

	test("by Space, where values are hidden, as by Enter", () =>
		visit({}, async (page) => {
			await openSmall(page);
			await pickActivity(page, "Play");
			await pickHints(page, "Off");
			await page
				.getByRole("group", { name: "White" })
				.getByRole("radio", { name: "Human" })
				.check();
			await cell(page, 1, 1).focus();
			await page.keyboard.press(" ");
			await hasAttribute(cell(page, 1, 1), "aria-selected", "true");
		}));

	test("by the keyboard alone", () =>
		visit({}, async (page) => {
			await pickGame(page, "Crossing pawn");
			await solve(page, "0 1\n3 3\n#.#\nO.O\n.X.");
			await seesVerdict(page, "Black wins in 2 plies. Red to move.");
			await dropFocus(page);
			await tabToBoard(page);
			await page.keyboard.press("Control+Home");
			const isOn = (name: string | RegExp) => eventually(() => focusName(page), name);
			await isOn("row 1, column 1, obstacle");
			await page.keyboard.press("ArrowDown");
			await isOn("row 2, column 1, red piece, to move");
			await page.keyboard.press("Enter");
			await isOn("row 2, column 1, red piece, to move, selected");
			await page.keyboard.press("ArrowDown");
			await page.keyboard.press("Enter");
			await hears(page, "Red moves from row 2, column 1 to row 3, column 1.");
			await page.keyboard.press("End");
			await isOn(/^row 3, column 3/);
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
		}));

	test("from the list of moves, which points at the board and is pointed at from it", () =>
		visit({}, async (page) => {
			await solve(page, "5 3 3 3 4");
			await seesOutput(page, "WHITE 1");
			const headings = async () =>
				(await page.locator("#moves h3").allTextContents()).map((text) =>
					text.replace(/\s+/g, " ").trim(),
				);
			await eventually(headings, ["Winning 1", "Losing 3"]);
			const canvas = () =>
				page.evaluate(() =>
					document
						.querySelector("#board")
						?.shadowRoot?.querySelector<HTMLCanvasElement>("canvas")
						?.toDataURL(),
				);
			await page.mouse.move(0, 0);
			let before = await canvas();
			await holds(async () => {
				const last = before;
				await page.evaluate(() => new Promise(requestAnimationFrame));
				before = await canvas();
				assert.equal(before, last, "it is still being drawn");
			});
			const best = page.getByRole("button", {
				name: "3,3 → 3,4 wins in 1 ply",
			});
			await best.hover();
			await holds(async () => assert.notEqual(await canvas(), before));
			await cell(page, 2, 3).hover();
			const row = page.getByRole("button", { name: "3,3 → 2,3" });
			await hasAttribute(row, "class", /is-pointed/);
			await hasAttribute(best, "class", /^((?!is-pointed).)*$/);
			await best.click();
			await seesVerdict(page, "Game over. White has won: captured Black.");
			await seesText(page, "#moves", /The game is over: there are no moves/);
		}));
});

describe("the record", () => {
	test("goes back and forth by buttons, by keys and by its entries, and a restart clears it", () =>
		visit({}, async (page) => {
			await openSmall(page);
			await page.getByRole("button", { name: "Best move" }).click();
			await seesVerdict(page, halfway);
			await page.getByRole("button", { name: "Best move" }).click();
			await seesVerdict(page, ended);
			await page.getByRole("button", { name: "Undo" }).click();
			await seesVerdict(page, halfway);
			await page.getByRole("button", { name: "Redo" }).click();
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
			await page.getByRole("button", { name: "Ply 2 Black" }).click();
			await seesVerdict(page, ended);
			await page.getByRole("button", { name: "Restart" }).click();
			await seesVerdict(page, begun);
			await counts(page.getByRole("button", { name: /^Ply / }), 0);
		}));

	test("drops what followed when another move is made", () =>
		visit({}, async (page) => {
			await solve(page, "5 1 1 5 5");
			await seesVerdict(page, "Black wins in 10 plies. White to move.");
			for (let ply = 1; ply <= 4; ply++) {
				await page.getByRole("button", { name: "Best move" }).click();
				await page.getByRole("button", { name: `Ply ${ply} ` }).waitFor();
			}
			await page.getByRole("button", { name: "Ply 1 White" }).click();
			await seesVerdict(page, "Black wins in 9 plies. Black to move.");
			await page.locator("#moves li button").last().click();
			await counts(page.locator(".ply"), 3);
			await page.getByRole("button", { name: "Ply 2 Black" }).waitFor();
		}));

	test("follows every press of keys that come faster than the solver answers", () =>
		visit({}, async (page) => {
			await solve(page, "5 1 1 5 5");
			const sentence = "Black wins in 10 plies. White to move.";
			await seesVerdict(page, sentence);
			for (let ply = 1; ply <= 6; ply++) {
				await page.getByRole("button", { name: "Best move" }).click();
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
		}));

	test("is left alone by keys that are typed into the text box or pressed on the board", () =>
		visit({}, async (page) => {
			await openSmall(page);
			const box = page.getByLabel("Judge input");
			await box.focus();
			await box.press("End");
			await box.press("Space");
			await box.press("ArrowLeft");
			await box.press("Home");
			assert.equal(await box.inputValue(), `${small} `);
			await cell(page, 1, 2).focus();
			await page.keyboard.press("ArrowRight");
			await page.waitForTimeout(200);
			assert.equal(await textOf(page, ".verdict-words"), begun);
		}));
});

describe("a perfect player", () => {
	test("answers a human's move, and an undo takes back both", () =>
		visit({ prepare: asWhite }, async (page) => {
			await solve(page, "8 1 1 8 8");
			await seesVerdict(page, "Black wins in 20 plies. White to move.");
			await letPlay(page, "Black", "Perfect");
			await page.locator("#moves li button").first().click();
			await seesVerdict(page, "You lose in 18 plies. White to move: your turn.");
			await page.getByRole("button", { name: "Undo" }).click();
			await seesVerdict(page, "You lose in 20 plies. White to move: your turn.");
			await page.getByRole("button", { name: "Redo" }).click();
			await seesVerdict(page, "You lose in 18 plies. White to move: your turn.");
		}));

	test("waits where the person has gone back to its turn, until told to play on", () =>
		visit({ prepare: asWhite }, async (page) => {
			await solve(page, "8 1 1 8 8");
			await seesVerdict(page, "Black wins in 20 plies. White to move.");
			await letPlay(page, "Black", "Perfect");
			await page.locator("#moves li button").first().click();
			await seesVerdict(page, "You lose in 18 plies. White to move: your turn.");
			await dropFocus(page);
			await page.keyboard.press("ArrowLeft");
			await seesVerdict(page, "You lose in 19 plies. Black to move.");
			await page.waitForTimeout(1200);
			assert.match(await textOf(page, ".verdict"), /You lose in 19 plies/);
			await page.getByRole("button", { name: "Play on" }).click();
			await seesVerdict(page, "You lose in 18 plies. White to move: your turn.");
		}));

	test("refuses to have its pieces moved by hand", () =>
		visit({ reducedMotion: "reduce" }, async (page) => {
			await openSmall(page);
			for (const side of ["White", "Black"]) {
				await letPlay(page, side, "Perfect");
			}
			await page.getByRole("button", { name: "Play on" }).waitFor();
			await cell(page, 1, 1).click();
			await hears(page, "It is not your turn.");
		}));

	test("against another plays to the end by itself, can be paused, and then stops", () =>
		visit({}, async (page) => {
			// A game long enough to be paused in by a slow machine.
			await solve(page, "6 1 1 6 6");
			await seesVerdict(page, "Black wins in 14 plies. White to move.");
			for (const side of ["White", "Black"]) {
				await letPlay(page, side, "Perfect");
			}
			await page.getByRole("button", { name: /^Ply 1 / }).waitFor();
			await page.getByRole("button", { name: "Pause" }).click();
			await page.getByRole("button", { name: "Play on" }).waitFor();
			// A move that was under way may still come.
			await holds(async () => {
				const paused = await textOf(page, ".verdict-words");
				await page.waitForTimeout(1500);
				assert.equal(await textOf(page, ".verdict-words"), paused);
			});
			await page.getByRole("button", { name: "Play on" }).click();
			await seesVerdict(page, ended);
			await counts(page.getByRole("button", { name: /^Ply / }), 14);
		}));

	test("against another does not begin by itself for a person who wants no motion", () =>
		visit({ reducedMotion: "reduce", prepare: asWhite }, async (page) => {
			await openSmall(page);
			await letPlay(page, "Black", "Perfect");
			await letPlay(page, "White", "Perfect");
			await page.waitForTimeout(1200);
			assert.equal(await textOf(page, ".verdict-words"), begun);
			await page.getByRole("button", { name: "Play on" }).click();
			await seesVerdict(page, ended);
		}));

	test("against another stops in a draw where a position stands again, and says so", () =>
		visit({}, async (page) => {
			await page.clock.install();
			await pickGame(page, "Crossing pawn");
			await solve(page, "0 1\n5 5\n.....\n.....\n..O..\n#..#.\nO#.X.");
			await seesVerdict(page, "Draw: neither side can force an end. Red to move.");
			for (const side of ["Red", "Black"]) {
				await letPlay(page, side, "Perfect");
			}
			const stopped = "Stopped: this position has occurred before";
			const deadline = Date.now() + 4 * patience;
			while (Date.now() < deadline && !(await textOf(page, ".live")).includes(stopped)) {
				await page.clock.runFor(600);
			}
			await hears(page, stopped);
			await page.getByText("This position has occurred twice in this game.").waitFor();
			const plies = await page.getByRole("button", { name: /^Ply / }).count();
			assert.ok(plies >= 2, `${plies} plies`);
			await page.clock.runFor(10_000);
			assert.equal(await page.getByRole("button", { name: /^Ply / }).count(), plies);
		}));
});
