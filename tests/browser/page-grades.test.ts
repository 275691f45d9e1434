/** The grades of a person's moves, repetitions, and the results of a visit's games. */
import assert from "node:assert/strict";
import type { Locator } from "@playwright/test";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import {
	asWhite,
	begin,
	hasHeard,
	hears,
	openTab,
	people,
	pickActivity,
	plyButton,
	type,
} from "./page.ts";

test.describe("a grade", () => {
	test("follows each move of a person's, is heard after the move, and offers to take a mistake back", async ({
		visit,
	}) => {
		const page = await visit();
		await begin(page, "5 3 3 3 4", "White wins in 1 ply. White to move.");
		await seesVerdict(page, "White to move: your turn.");
		await type(page, "3,2");
		const mistake = "Mistake: a win became a loss.";
		await hasHeard(
			page,
			new RegExp(`White moves from row 3, column 3 to row 3, column 2. Black to move. ${mistake}`),
		);
		await page.locator(".turn").getByText(mistake).waitFor();
		// Black's capture ends the game, which opens the tab of the players.
		await page.locator(".end-card").waitFor();
		await page.getByRole("button", { name: "Take back" }).click();
		await seesVerdict(page, "White to move: your turn.");
		await expect(page.locator(".turn")).toHaveText("You play White; moves are graded here.");
		// The keyboard is not lost with the button.
		await expect(page.locator("#turn-words")).toBeFocused();
		await openTab(page, "moves");
		await page.locator(".ply[aria-current]").getByText("Start").waitFor();
		await type(page, "3,4");
		await hears(page, /captures\. You won after \d+ (ply|plies): captured Black\. A best move\./);
		// The card tells how the game was played.
		await expect(page.locator(".turn p")).toHaveText("", { useInnerText: true });
		await expect(page.getByRole("button", { name: "Take back" })).toHaveCount(0);
	});

	test("says by how many plies a kept outcome comes later or sooner", async ({ visit }) => {
		const page = await visit({ prepare: asWhite });
		await begin(page, "8 2 4 1 5", "Black wins in 20 plies. White to move.");
		await people(page);
		await seesVerdict(page, "White to move.");
		await type(page, "2,3");
		await page.locator(".turn").getByText("Slip: still losing, and 4 plies sooner.").waitFor();
	});

	test("is gone with the move, and moves nothing when it comes", async ({ visit }) => {
		const page = await visit({ prepare: asWhite });
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
	});
});

test.describe("a repetition", () => {
	test("is announced, and the game goes on or is called a draw, which the score card counts", async ({
		visit,
	}) => {
		const page = await visit({ prepare: asWhite });
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
		await expect(page.locator("#turn-words")).toBeFocused();
		await goRound(round.slice(0, 3));
		await expect(page.getByRole("button", { name: "Call it a draw" })).toHaveCount(0);
		await goRound(round.slice(3));
		await hears(page, "This position has occurred 3 times: go on, or call it a draw.");
		await page.getByRole("button", { name: "Call it a draw" }).click();
		await hears(page, "Drawn by repetition.");
		await page.getByText("Drawn by repetition.").first().waitFor();
		await expect(page.getByRole("button", { name: "Go on" })).toHaveCount(0);
		const counted = page.locator(".scores tbody tr :is(th, td):nth-child(-n+4)");
		await expect(counted).toHaveText([
			...["Chase, White", "0", "1", "0"],
			...["Chase, Black", "0", "1", "0"],
		]);
		// Nothing is told of what best play was.
		await page.locator("#end-heading").waitFor();
		await expect(page.locator(".end-line")).toHaveCount(0);
	});
});

test.describe("the score card", () => {
	test("counts games by side as they end, says which were perfect, and is not kept", async ({
		visit,
	}) => {
		const page = await visit();
		await begin(page, "5 3 3 3 4", "White wins in 1 ply. White to move.");
		await people(page);
		const row = page.locator(".scores tbody tr").first();
		await expect(row).toHaveCount(0);
		const scored = async (row: Locator, ...cells: string[]) => {
			await openTab(page, "play");
			await expect(row.locator("th, td")).toHaveText(cells);
		};
		await type(page, "3,4");
		await scored(row, "Chase, White", "1", "0", "0", "1 of 1");
		await page.getByRole("button", { name: "Restart" }).click();
		await plyButton(page, 1).waitFor({ state: "detached" });
		await type(page, "3,2");
		await plyButton(page, 1).waitFor();
		await type(page, "3,2");
		await page.locator(".end-card").waitFor();
		await scored(row, "Chase, White", "1", "0", "1", "1 of 2");
		const black = page.locator(".scores tbody tr").last();
		await scored(black, "Chase, Black", "1", "0", "1", "2 of 2");
		await page.reload();
		await page.locator(".verdict-words").waitFor();
		await pickActivity(page, "Play");
		await page.getByRole("heading", { name: "Players" }).waitFor();
		await expect(row).toHaveCount(0);
	});
});
