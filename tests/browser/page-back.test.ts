/** Back, Forward and reload, for a text of several boards. */
import type { Page } from "@playwright/test";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { openTab, pickPreset, seesOutput, solve, travel } from "./page.ts";
import { plyOf } from "./puzzles.ts";

const answers = ["Black 0", "Black 2", "Black 2", "Tie", "Red 75"] as const;

const seesBoard = (page: Page, number: number) =>
	expect(page.locator("#judge label:has(input:checked)")).toHaveText(
		new RegExp(`^\\s*${number}\\D`),
	);

async function openSample(page: Page): Promise<string> {
	await pickPreset(page, "crossing-sample");
	await openTab(page, "text");
	await seesOutput(page, ...answers);
	return page.getByLabel("Judge input").inputValue();
}

test.describe("a text of several boards", () => {
	test("comes again, with all its answers, by Back, Forward and a reload", async ({ visit }) => {
		const page = await visit();
		const text = await openSample(page);
		await page.getByRole("radio", { name: "Red 75" }).check();
		await seesVerdict(page, "Red wins in 75 plies. Red to move.");
		await page.getByRole("button", { name: "Best move" }).click();
		await expect.poll(() => plyOf(page)).toBe(1);
		await page.getByLabel("Judge input").fill("0 1");
		await solve(page, "0 1\n3 3\n#.#\nO.O\n.X.");
		await seesOutput(page, "Black 2");
		await expect(page.locator("#judge fieldset")).toHaveCount(0);
		const seesAll = async (board: number, ply: number) => {
			await expect.poll(() => plyOf(page)).toBe(ply);
			await openTab(page, "text");
			await seesOutput(page, ...answers);
			await seesBoard(page, board);
			await expect(page.getByLabel("Judge input")).toHaveValue(text);
			await expect(page.locator("#boards-picked")).toHaveText("Sample, five boards");
		};
		await travel(page, -1);
		await seesAll(5, 1);
		await page.reload();
		await seesAll(5, 1);
		await travel(page, -1);
		await seesAll(1, 0);
		await travel(page, 1);
		await seesAll(5, 1);
		await page.getByRole("radio", { name: "Tie" }).check();
		await seesVerdict(page, "Draw: neither side can force a win. Red to move.");
		await seesBoard(page, 4);
	});

	test("is forgotten by a link that is passed on, by an edit, and by an entry of another's making", async ({
		visit,
	}) => {
		const page = await visit();
		await openSample(page);
		const other = await page.context().newPage();
		await other.goto(page.url());
		await openTab(other, "text");
		await seesOutput(other, "Black 0");
		await expect(other.locator("#judge fieldset")).toHaveCount(0);
		for (const state of [
			{ gameId: "crossing-pawn", text: "0 1\n3 3\n#.#\nO.O\n.X.", chosen: 0 },
			{ gameId: "crossing-pawn", text: 5 },
			"text",
		]) {
			await other.evaluate((given) => history.replaceState(given, "", location.hash), state);
			await other.reload();
			await seesVerdict(other, "Game over. Black has won: Red has no move.");
			await openTab(other, "text");
			await seesOutput(other, "Black 0");
			await expect(other.locator("#link-failure > *")).toHaveCount(0);
		}
		await openTab(page, "edit");
		await page.getByRole("button", { name: "Clear obstacles" }).click();
		await openTab(page, "text");
		await expect(page.locator("#judge fieldset")).toHaveCount(0);
		await page.waitForFunction(() => history.state === null);
	});
});
