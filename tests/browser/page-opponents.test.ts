/** Against whom games on the page are played. */
import assert from "node:assert/strict";
import { findings } from "./axe.ts";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import {
	asWhite,
	begin,
	openTab,
	overflow,
	pickGame,
	pickHints,
	plyButton,
	textOf,
	tooSmall,
	type,
} from "./page.ts";

test.describe("players", () => {
	test("below perfect see as far as they are told, and err beyond", async ({ visit }) => {
		// Of the moves that are equal to it, it makes the last, which is the worst.
		const page = await visit({ prepare: `${asWhite} Math.random = () => 0.999999;` });
		await begin(page, "5 1 1 5 5", "Black wins in 10 plies. White to move.");
		await pickHints(page, "Full");
		const black = page.getByRole("group", { name: "Black" });
		await black.getByRole("radio", { name: "Fallible" }).check();
		const slider = page.getByRole("slider", { name: "Sees ahead" });
		await expect(slider).toHaveAttribute("aria-valuetext", "3 plies");
		await slider.press("Home");
		await expect(slider).toHaveAttribute("aria-valuetext", "1 ply");
		await openTab(page, "moves");
		await type(page, "1,2");
		await plyButton(page, 2).waitFor();
		await seesVerdict(page, "You lose in 12 plies. White to move: your turn.");
		await openTab(page, "play");
		await slider.press("End");
		await expect(slider).toHaveAttribute("aria-valuetext", "12 plies");
		await page.getByRole("button", { name: "New game" }).click();
		await seesVerdict(page, "You lose in 10 plies. White to move: your turn.");
		await openTab(page, "moves");
		await type(page, "1,2");
		await seesVerdict(page, "You lose in 8 plies. White to move: your turn.");
	});

	test("can be swapped, with all that was chosen for them, and a new game begins on the same board", async ({
		visit,
	}) => {
		const page = await visit({ prepare: asWhite });
		await begin(page, "8 1 1 8 8", "Black wins in 20 plies. White to move.");
		const black = page.getByRole("group", { name: "Black" });
		const white = page.getByRole("group", { name: "White" });
		await black.getByRole("radio", { name: "Fallible" }).check();
		await page.getByRole("slider", { name: "Sees ahead" }).press("End");
		await openTab(page, "moves");
		await type(page, "1,2");
		await plyButton(page, 2).waitFor();
		await openTab(page, "play");
		await page.getByRole("button", { name: "Swap sides" }).click();
		await expect(black.getByRole("radio", { name: "Human" })).toBeChecked();
		await expect(white.getByRole("radio", { name: "Fallible" })).toBeChecked();
		await expect(page.getByRole("slider")).toHaveAttribute("aria-valuetext", "12 plies");
		await openTab(page, "moves");
		await plyButton(page, 3).waitFor();
		await openTab(page, "play");
		await page.getByRole("button", { name: "New game" }).click();
		await openTab(page, "moves");
		await expect(page.locator(".ply"), "White has begun again by itself").toHaveCount(2);
	});

	test("that are swapped after a move was taken back wait, and the words beside the board say for what", async ({
		visit,
	}) => {
		const page = await visit({ prepare: asWhite });
		await begin(page, "8 1 1 8 8", "Black wins in 20 plies. White to move.");
		await openTab(page, "moves");
		await type(page, "1,2");
		await plyButton(page, 2).waitFor();
		await page.getByRole("button", { name: "Undo", exact: true }).click();
		await expect(page.locator("#turn-words")).toHaveText("You play White; moves are graded here.");
		await openTab(page, "play");
		await page.getByRole("button", { name: "Swap sides" }).click();
		await expect(page.locator("#turn-words")).toHaveText("White's turn: press Play on.");
		await page.getByRole("button", { name: "Play on" }).click();
		await seesVerdict(page, "Black to move: your turn.");
		await expect(page.locator("#turn-words")).toHaveText("You play Black; moves are graded here.");
	});

	test("that are perfect may lay traps", async ({ visit }) => {
		const page = await visit();
		await pickGame(page, "Crossing pawn");
		// Every move of Red's draws; going right alone leaves Black a single answer that holds.
		await begin(
			page,
			"0 1\n5 5\n.....\n.....\n..O..\n#..#.\nO#.X.",
			"Draw: neither side can force a win. Red to move.",
		);
		const traps = page.getByRole("checkbox", { name: "Set traps" });
		await expect(traps).not.toBeChecked();
		await traps.check();
		const expected = await page.evaluate(async () => {
			const board = document.querySelector("catchmate-board");
			const problem = board?.problem;
			if (!board || !problem) throw new Error("no board");
			const solver = await board.solver;
			const table = await solver.solve(problem.game);
			const shares: [string, number][] = [];
			for (const { move, outcome } of await table.moves(problem.position)) {
				if (outcome !== "draw" || move.from === null || move.to === null) continue;
				const { from, to } = move;
				const red = (problem.position.pieces.red ?? []).map((piece) =>
					piece.row === from.row && piece.column === from.column ? to : piece,
				);
				const pieces = { ...problem.position.pieces, red };
				const replies = await table.moves({ toMove: "black", pieces });
				const kept = replies.filter((reply) => reply.outcome === "draw").length;
				const name = `(${from.row},${from.column})→(${to.row},${to.column})`;
				shares.push([name, replies.length === 0 ? 1 : kept / replies.length]);
			}
			const least = Math.min(...shares.map(([, share]) => share));
			return {
				kept: shares.filter(([, share]) => share === least).map(([move]) => move),
				others: shares.filter(([, share]) => share !== least).length,
			};
		});
		assert.ok(expected.others > 0, "it makes a difference");
		await page.getByRole("group", { name: "Red" }).getByRole("radio", { name: "Perfect" }).check();
		await openTab(page, "moves");
		await plyButton(page, 1).waitFor();
		const made = (await textOf(page, "#record li:nth-child(2)")).replace(/^[^(]*/, "");
		assert.ok(expected.kept.includes(made), `${made} is among ${expected.kept}`);
	});
});

test.describe("a checker of accessibility", () => {
	for (const [locale, width] of [
		["en", 1440],
		["zh-CN", 360],
	] as const) {
		test(`finds nothing in games in ${locale}, and all of it is wide enough for a finger`, async ({
			visit,
		}) => {
			const page = await visit({ locale, viewport: { width, height: 800 } });
			await openTab(page, "text");
			await page.locator("#judge-input").fill("5 3 3 3 4");
			await page.locator("#judge button.primary").click();
			await page.locator("#judge-output").getByText("WHITE 1").waitFor();
			await page.locator("#activities input[value=play]").check();
			await page.locator("#players input[value=fallible]").last().check();
			await openTab(page, "moves");
			await page.locator("#typed-move").fill("3 2");
			await page.locator("#typed-move").press("Enter");
			await page.locator(".turn button").waitFor();
			// White is captured, and the end opens the tab of the players; its card, once loaded, moves what is below it.
			await page.locator("#end-heading").waitFor();
			await openTab(page, "moves");
			await page.locator("#typed-move").fill("?");
			await page.locator("#typed-move").press("Enter");
			await page.locator("#typed-error").waitFor();
			await openTab(page, "play");
			await page.locator("#players input[value=perfect]").last().check();
			await page.locator("#players input[aria-describedby=traps-note]").waitFor();
			assert.deepEqual(await findings(page), []);
			const fields = "button, select, label:has(input), #typed-move";
			assert.deepEqual(await tooSmall(page.locator(fields)), []);
			assert.equal(await overflow(page), 0);
		});
	}
});
