/** Changing the game, or the board for a ready-made one, is a change like any other: Undo takes it back. Its name is seen whole. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import {
	dropFocus,
	letPlay,
	openTab,
	pickActivity,
	pickedGame,
	pickGame,
	pickPreset,
	seesOutput,
	solve,
	textOf,
} from "./page.ts";

const first = "Black wins in 20 plies. White to move.";
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test.describe("Undo", () => {
	test("brings back the game, its board and what was played there, and Redo the other", async ({
		visit,
	}) => {
		const page = await visit();
		await solve(page, "8 1 1 8 8");
		await seesOutput(page, "BLACK 20");
		await press(page, "Best move");
		await seesVerdict(page, "Black wins in 19 plies. Black to move.");
		await pickGame(page, "Crossing pawn");
		const other = await textOf(page, ".verdict");
		await dropFocus(page);
		await page.keyboard.press("Control+z");
		await seesVerdict(page, "Black wins in 19 plies. Black to move.");
		await seesOutput(page, "BLACK 20");
		await expect.poll(() => pickedGame(page)).toEqual("Chase");
		await openTab(page, "moves");
		await page.getByRole("button", { name: "Ply 1 " }).waitFor();
		await press(page, "Redo");
		await page.waitForFunction(
			() => document.querySelector("catchmate-board")?.rules?.id === "crossing-pawn",
		);
		await page.waitForFunction(
			(expected) =>
				document
					.querySelector("catchmate-board")
					?.shadowRoot?.querySelector(".verdict")
					?.textContent?.trim() === expected,
			other,
		);
		await press(page, "Undo");
		await press(page, "Undo");
		await seesVerdict(page, first);
	});

	test("is off on a fresh board, in each place", async ({ visit }) => {
		const page = await visit({ hash: "" });
		const back = page.locator(".control", { hasText: /Undo|Restart/ });
		for (const activity of ["Play", "Analyse", "Edit", "Puzzles"] as const) {
			await pickActivity(page, activity);
			await expect(page.locator("catchmate-board")).toHaveJSProperty(
				"mode",
				activity === "Puzzles" ? "puzzle" : activity.toLowerCase(),
			);
			// A puzzle that is open has only Restart.
			await expect(back).toHaveCount(activity === "Puzzles" ? 1 : 2);
			await expect(back.and(page.locator("[aria-disabled=true]"))).toHaveCount(await back.count());
		}
	});

	test("has something to do after another game has been picked, and Restart nothing before a move", async ({
		visit,
	}) => {
		const page = await visit();
		const restart = page.getByRole("button", { name: "Restart", exact: true });
		await pickGame(page, "Crossing pawn");
		await expect(page.getByRole("button", { name: "Undo" })).toHaveAttribute(
			"aria-disabled",
			"false",
		);
		await expect(restart).toHaveAttribute("aria-disabled", "true");
		const begun = await textOf(page, ".verdict-words");
		await press(page, "Best move");
		await expect(restart).toHaveAttribute("aria-disabled", "false");
		await press(page, "Undo");
		await seesVerdict(page, begun);
		await restart.click();
		await expect(page.getByRole("button", { name: "Next move" })).toHaveAttribute(
			"aria-disabled",
			"true",
		);
		await expect(restart).toHaveAttribute("aria-disabled", "true");
	});

	test("brings back the board that a ready-made one has replaced, and Restart only the latter", async ({
		visit,
	}) => {
		const page = await visit();
		await pickActivity(page, "Edit");
		await pickPreset(page, "chase-sample");
		await seesVerdict(page, "Black wins in 2 plies. White to move.");
		await press(page, "Swap the turn");
		await page
			.locator(".verdict")
			.getByText(/^Black to move/)
			.waitFor();
		await press(page, "Restart");
		await seesVerdict(page, "Black wins in 2 plies. White to move.");
		await press(page, "Undo");
		await seesVerdict(page, first);
		await press(page, "Swap the turn");
		await page
			.locator(".verdict")
			.getByText(/^Black to move/)
			.waitFor();
		await press(page, "Restart");
		await seesVerdict(page, first);
	});

	test("has each game played by whom it was played before", async ({ visit }) => {
		const page = await visit();
		await letPlay(page, "Black", "Human");
		await letPlay(page, "White", "Perfect");
		await pickGame(page, "Crossing pawn");
		await letPlay(page, "Red", "Human");
		await pickActivity(page, "Analyse");
		await page.evaluate(async () => {
			const board = document.querySelector("catchmate-board");
			while (board?.rules?.id !== "chase") {
				await board?.undo();
			}
		});
		await expect.poll(() => pickedGame(page)).toEqual("Chase");
		await pickActivity(page, "Play");
		const isPlayedBy = (side: string, name: string) =>
			page
				.locator("#players")
				.getByRole("group", { name: side })
				.getByRole("radio", { name, checked: true })
				.waitFor({ state: "attached" });
		await isPlayedBy("White", "Perfect");
		await isPlayedBy("Black", "Human");
		await pickGame(page, "Crossing pawn");
		await isPlayedBy("Red", "Human");
		await isPlayedBy("Black", "Perfect");
	});
});

for (const locale of ["en", "zh-CN"]) {
	test(`the name of every board is seen whole where it is picked: ${locale}`, async ({ visit }) => {
		const page = await visit({ locale });
		await page.locator("#boards-picker").click();
		await page.locator("#gallery .preset").first().waitFor();
		const names = await page.locator("#gallery .preset > span").allTextContents();
		await page.keyboard.press("Escape");
		assert.ok(names.length > 20);
		for (const width of [1366, 360]) {
			await page.setViewportSize({ width, height: 768 });
			const cut = await page.locator("#boards-picked").evaluate((place, names) => {
				const button = place.parentElement ?? place;
				return names.filter((name) => {
					place.textContent = name;
					return [place, button].some(
						(each) =>
							each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1,
					);
				});
			}, names);
			assert.deepEqual(cut, [], `${width} pixels`);
		}
	});
}
