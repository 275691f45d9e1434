/** A reader's actions on the boards of all hosts, and the results. */
import type { FrameLocator, Page } from "@playwright/test";
import { expect } from "../browser/fixtures.ts";

/** Waits until the first board shows its value. */
export async function expectVerdict(page: Page | FrameLocator, sentence: string): Promise<void> {
	const board = page.locator("catchmate-board").first();
	await board.getByText(sentence, { exact: true }).first().waitFor();
}

/** Moves a piece of the first board with two clicks. */
export async function move(page: Page | FrameLocator, from: string, to: string): Promise<void> {
	for (const square of [from, to]) {
		const [row, column] = square.split(",");
		const name = new RegExp(`^row ${row}, column ${column}(,|$)`);
		await page.locator("catchmate-board").first().getByRole("gridcell", { name }).click();
	}
}

/** Asserts that the first board is visible, playable and answers. */
export async function expectPlayable(page: Page): Promise<void> {
	await expectVerdict(page, "You win in 10 moves. Black to move: your turn.");
	await move(page, "1,5", "2,5");
	await expectVerdict(page, "You win in 9 moves. Black to move: your turn.");
}

/** Asserts that the second board steps through its game with the author's comments. */
export async function expectAnnotated(page: Page): Promise<void> {
	const game = page.locator("catchmate-board").nth(1);
	await game.getByRole("button", { name: "Next move" }).click();
	await expect(game.locator(".comment")).toHaveText("Red closes in from below.");
}
