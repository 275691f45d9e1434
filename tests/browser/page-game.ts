/** Steps that many tests of games on the page share. */
import type { Page } from "playwright-core";
import { pickActivity, seesVerdict, solve } from "./page-harness.ts";

/** Puts a board up and plays on it. */
export async function begin(page: Page, text: string, sentence: string): Promise<void> {
	await solve(page, text);
	await seesVerdict(page, sentence);
	await pickActivity(page, "Play");
	await page.locator("#players .player").first().waitFor();
}

/** Has a person play White in chase, even where White loses, until something else is chosen: to be done before the page's own scripts run. */
export const asWhite = `localStorage.catchmate ??= JSON.stringify({
	version: 1,
	players: { chase: { white: "human", black: "perfect" } },
});`;

/** Types a move and makes it. */
export async function type(page: Page, move: string): Promise<void> {
	await page.getByLabel("Type a move").fill(move);
	await page.getByLabel("Type a move").press("Enter");
}

/** Lets people play both sides. */
export async function people(page: Page): Promise<void> {
	for (const fieldset of await page.locator("#players .player:has(input[value=human])").all()) {
		await fieldset.getByRole("radio", { name: "Human" }).check();
	}
}
