/** Changing the game, or the board for a ready-made one, is a change like any other: Undo takes it back. */
import type { Page } from "@playwright/test";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import {
	dropFocus,
	letPlay,
	openTab,
	pickedGame,
	pickGame,
	seesOutput,
	solve,
	textOf,
} from "./page.ts";

const first = "Black wins in 20 plies. White to move.";
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const isOff = (page: Page, name: string, isOff: boolean) =>
	expect(page.getByRole("button", { name, exact: true })).toHaveAttribute(
		"aria-disabled",
		String(isOff),
	);

test("Undo brings back the game, its board and what was played there, and Redo the other game", async ({
	visit,
}) => {
	const page = await visit();
	await solve(page, "8 1 1 8 8");
	await seesOutput(page, "BLACK 20");
	await press(page, "Best move");
	await seesVerdict(page, "Black wins in 19 plies. Black to move.");
	await pickGame(page, "Crossing pawn");
	const other = await textOf(page, ".verdict");
	await isOff(page, "Restart", true);
	await dropFocus(page);
	await page.keyboard.press("Control+z");
	await seesVerdict(page, "Black wins in 19 plies. Black to move.");
	await seesOutput(page, "BLACK 20");
	await expect.poll(() => pickedGame(page)).toEqual("Chase");
	await openTab(page, "moves");
	await page.getByRole("button", { name: "Ply 1 " }).waitFor();
	await press(page, "Redo");
	await expect.poll(() => pickedGame(page)).toEqual("Crossing pawn");
	await expect.poll(() => textOf(page, ".verdict")).toBe(other);
	await press(page, "Undo");
	await press(page, "Undo");
	await seesVerdict(page, first);
});

test("each game is played by whom it was played before", async ({ visit }) => {
	const page = await visit();
	await letPlay(page, "Black", "Human");
	await letPlay(page, "White", "Perfect");
	await pickGame(page, "Crossing pawn");
	await letPlay(page, "Red", "Human");
	const isPlayedBy = (side: string, name: string) =>
		page
			.locator("#players")
			.getByRole("group", { name: side })
			.getByRole("radio", { name, checked: true })
			.waitFor({ state: "attached" });
	await pickGame(page, "Chase");
	await isPlayedBy("White", "Perfect");
	await isPlayedBy("Black", "Human");
	await pickGame(page, "Crossing pawn");
	await isPlayedBy("Red", "Human");
	await isPlayedBy("Black", "Perfect");
});
