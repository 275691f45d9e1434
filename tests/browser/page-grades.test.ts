/** The grades of a person's moves, repetitions, and the results of a visit's games. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Locator } from "playwright-core";
import { counts, eventually } from "./eventually.ts";
import { asWhite, begin, people, type } from "./page-game.ts";
import {
	hasHeard,
	hears,
	isFocused,
	pickActivity,
	plyButton,
	seesText,
	seesVerdict,
	visit,
} from "./page-harness.ts";

describe("a grade", () => {
	test("follows each move of a person's, is heard after the move, and offers to take a mistake back", () =>
		visit({}, async (page) => {
			await begin(page, "5 3 3 3 4", "White wins in 1 ply. White to move.");
			await seesVerdict(page, "White to move: your turn.");
			await type(page, "3,2");
			const mistake = "Mistake: a win became a loss.";
			await hasHeard(
				page,
				new RegExp(
					`White moves from row 3, column 3 to row 3, column 2. Black to move. ${mistake}`,
				),
			);
			await page.locator(".turn").getByText(mistake).waitFor();
			await plyButton(page, 2).waitFor();
			await page.getByRole("button", { name: "Take back" }).click();
			await seesVerdict(page, "White to move: your turn.");
			await page.locator(".ply[aria-current]").getByText("Start").waitFor();
			await seesText(page, ".turn", "You play White; moves are graded here.");
			// The keyboard is not lost with the button.
			await isFocused(page, "turn-words");
			await type(page, "3,4");
			await hears(page, /captures\. You win in \d+ (ply|plies): captured Black\. A best move\./);
			// The card tells how the game was played.
			await eventually(() => page.locator(".turn p").innerText(), "");
			await counts(page.getByRole("button", { name: "Take back" }), 0);
		}));

	test("says by how many plies a kept outcome comes later or sooner", () =>
		visit({ prepare: asWhite }, async (page) => {
			await begin(page, "8 2 4 1 5", "Black wins in 20 plies. White to move.");
			await people(page);
			await seesVerdict(page, "White to move.");
			await type(page, "2,3");
			await page.locator(".turn").getByText("Still losing, and 4 plies sooner.").waitFor();
		}));

	test("is gone with the move, and moves nothing when it comes", () =>
		visit({ prepare: asWhite }, async (page) => {
			await begin(page, "8 2 4 1 5", "Black wins in 20 plies. White to move.");
			await people(page);
			await seesVerdict(page, "White to move.");
			const place = () =>
				page.locator("#board canvas").evaluate((canvas) => {
					const { top, height } = canvas.getBoundingClientRect();
					const above = document.querySelector("#activities")?.getBoundingClientRect().top ?? 0;
					return [top - above, height];
				});
			const before = await place();
			await type(page, "1,4");
			await page.locator(".turn p").getByText("plies sooner").waitFor();
			assert.deepEqual(await place(), before);
			await page.getByRole("button", { name: "Undo" }).click();
			await page.locator(".turn p").getByText("sooner").waitFor({ state: "detached" });
			assert.deepEqual(await place(), before);
		}));
});

describe("a repetition", () => {
	test("is announced, and the game goes on or is called a draw, which the score card counts", () =>
		visit({ prepare: asWhite }, async (page) => {
			await begin(page, "8 1 1 8 8", "Black wins in 20 plies. White to move.");
			await people(page);
			await seesVerdict(page, "White to move.");
			const round = ["1,1-1,2", "8,8-8,7", "1,2-1,1", "8,7-8,8"];
			let made = 0;
			const goRound = async (moves: readonly string[]) => {
				for (const move of moves) {
					await type(page, move);
					made += 1;
					await plyButton(page, made).waitFor();
				}
			};
			await goRound(round);
			await hears(page, "This position has occurred twice: go on, or call it a draw.");
			await page.getByRole("button", { name: "Go on" }).click();
			await page.getByRole("button", { name: "Call it a draw" }).waitFor({ state: "detached" });
			await isFocused(page, "turn-words");
			await goRound(round.slice(0, 3));
			await counts(page.getByRole("button", { name: "Call it a draw" }), 0);
			await goRound(round.slice(3));
			await hears(page, "This position has occurred 3 times: go on, or call it a draw.");
			await page.getByRole("button", { name: "Call it a draw" }).click();
			await hears(page, "Drawn by repetition.");
			await page.getByText("Drawn by repetition.").first().waitFor();
			await counts(page.getByRole("button", { name: "Go on" }), 0);
			const rows = async () =>
				(await page.locator(".scores tbody tr").allInnerTexts()).map((row) =>
					row.split("\t").slice(0, 4),
				);
			await eventually(rows, [
				["Chase, White", "0", "1", "0"],
				["Chase, Black", "0", "1", "0"],
			]);
		}));
});

describe("the score card", () => {
	test("counts games by side as they end, says which were perfect, and is not kept", () =>
		visit({}, async (page) => {
			await begin(page, "5 3 3 3 4", "White wins in 1 ply. White to move.");
			await people(page);
			const row = page.locator(".scores tbody tr").first();
			const cells = (row: Locator) => async () => (await row.innerText()).split("\t");
			await counts(row, 0);
			await type(page, "3,4");
			await eventually(cells(row), ["Chase, White", "1", "0", "0", "1 of 1"]);
			await page.getByRole("button", { name: "Restart" }).click();
			await plyButton(page, 1).waitFor({ state: "detached" });
			await type(page, "3,2");
			await plyButton(page, 1).waitFor();
			await type(page, "3,2");
			await plyButton(page, 2).waitFor();
			await eventually(cells(row), ["Chase, White", "1", "0", "1", "1 of 2"]);
			const black = page.locator(".scores tbody tr").last();
			await eventually(cells(black), ["Chase, Black", "1", "0", "1", "2 of 2"]);
			await page.reload();
			await page.locator(".verdict-words").waitFor();
			await pickActivity(page, "Play");
			await page.getByRole("heading", { name: "Players" }).waitFor();
			await counts(row, 0);
		}));
});
