/** Changing boards on the page: with its tools, back and forth over its activities, and where no verdict is to be had. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { cell, seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { openTab, pickActivity, pickGame, seesOutput, settles, solve } from "./page.ts";
import { holdWorkers, letSolve, setFault } from "./workers.ts";

const field = "0 1\n4 5\nO..#.\n.....\n.#...\n...XO\n";

/** Puts a board up and turns to editing it. */
async function editBoard(page: Page, text = field): Promise<void> {
	if (text.includes("O")) await pickGame(page, "Crossing pawn");
	await solve(page, text);
	await pickActivity(page, "Edit");
	await page.getByRole("heading", { name: "Edit the board" }).waitFor();
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function enter(page: Page, label: string, value: string): Promise<void> {
	await page.getByLabel(label, { exact: true }).fill(value);
	await page.getByLabel(label, { exact: true }).press("Enter");
}

/** The board as it is seen: a row after the other, `#` for obstacles, the first letters of the sides. */
const picture = (page: Page): Promise<string> =>
	page.getByRole("row").evaluateAll((rows) => {
		const letterOf = (name: string) =>
			name.includes("obstacle") ? "#" : (/(\w)\w* piece/.exec(name)?.[1] ?? ".");
		const lineOf = (row: Element) =>
			[...row.children].map((each) => letterOf(each.getAttribute("aria-label") ?? "")).join("");
		return rows.map(lineOf).join(" ");
	});

/** Waits until the board looks so and the verdict on it is new. */
async function sees(page: Page, expected: string): Promise<void> {
	await expect.poll(() => picture(page)).toBe(expected);
	await page.locator(".verdict-sentence:not(.is-old)").waitFor();
}

test("each tool changes the board, and Undo takes the change back", async ({ visit }) => {
	const page = await visit();
	await editBoard(page);
	const start = "r..#. ..... .#... ...br";

	await press(page, "Rows: one more");
	await press(page, "Columns: one more");
	await sees(page, "r..#.. ...... .#.... ...br. ......");
	await enter(page, "Columns", "3");
	await sees(page, "r.. ... .#b ..r ...");
	for (const what of ["Columns", "Rows"]) await enter(page, what, "1e9");
	await page.locator(".said .error").getByText("too large").waitFor();
	await expect(page.getByLabel("Columns", { exact: true })).toHaveValue("64");
	for (let step = 0; step < 5; step++) await press(page, "Undo");
	await sees(page, start);

	for (const [name, expected] of [
		["Shift right", ".r..# ..... ..#.. r...b"],
		["Shift left", "..#.r ..... #.... ..br."],
		["Shift down", "...br r..#. ..... .#..."],
		["Shift up", "..... .#... ...br r..#."],
		["Mirror left to right", ".#..r ..... ...#. rb..."],
		["Mirror top to bottom", "...br .#... ..... r..#."],
		["Rotate 90° clockwise", "...r .#.. .... b..# r..."],
		["Clear obstacles", "r.... ..... ..... ...br"],
	] as const) {
		await press(page, name);
		await sees(page, expected);
		await press(page, "Undo");
		await sees(page, start);
	}

	await page.getByRole("group", { name: "To move" }).getByRole("radio", { name: "Black" }).check();
	await seesVerdict(page, "Black wins in 1 ply. Black to move.");

	const brush = page.getByRole("combobox", { name: "Brush" });
	await brush.selectOption("Goals of Black");
	await cell(page, 2, 2).click();
	await expect(cell(page, 2, 2)).toHaveAttribute("aria-label", /goal of Black$/);
	await press(page, "Clear goals of Black");
	await expect(cell(page, 2, 2)).toHaveAttribute("aria-label", "row 2, column 2");
	await brush.selectOption("Squares closed to Red");
	await cell(page, 2, 2).click();
	await expect(cell(page, 2, 2)).toHaveAttribute("aria-label", /closed to Red$/);
	await pickGame(page, "Chase");
	await expect(brush).toHaveValue("Obstacles");
});

test("a seed makes its random board again, as dense as the slider says", async ({ visit }) => {
	const page = await visit();
	await editBoard(page);
	for (const label of ["Rows", "Columns", "Seed"]) {
		const typed = page.getByLabel(label, { exact: true });
		await typed.fill("7");
		await page.evaluate(async () => {
			document.querySelector("catchmate-board")?.dispatchEvent(new CustomEvent("update"));
			await new Promise(requestAnimationFrame);
		});
		await expect(typed, `a drawing leaves ${label} alone`).toHaveValue("7");
	}
	const before = await picture(page);
	await enter(page, "Seed", "1");
	await expect.poll(() => picture(page)).not.toBe(before);
	await settles(page);
	const [first, seed] = [await picture(page), await page.getByLabel("Seed").inputValue()];
	await press(page, "New random board");
	await settles(page);
	await expect(page.getByLabel("Seed")).not.toHaveValue(seed);
	await enter(page, "Seed", seed);
	await sees(page, first);
	const density = page.getByRole("slider", { name: "Obstacles" });
	await density.fill("0");
	await sees(page, first.replaceAll("#", "."));
	await density.fill("60");
	await settles(page);
	assert.ok((await picture(page)).split("#").length > first.split("#").length);
	await press(page, "Clear obstacles");
	await sees(page, first.replaceAll("#", "."));
	// The board is no longer the random one, which a change of the density would make again.
	await density.fill("30");
	await settles(page);
	await sees(page, first.replaceAll("#", "."));
});

test("an edited board is drawn in the text box and answered", async ({ visit }) => {
	const page = await visit();
	await editBoard(page, "2 1 1 2 2");
	await cell(page, 1, 2).click();
	await cell(page, 2, 1).click();
	await sees(page, "w# #b");
	await openTab(page, "text");
	await expect(page.getByLabel("Judge input")).toHaveValue("2 2\nO#\n#X\n");
	await seesOutput(page, "BLACK 0");
});

test("the undo keys go through edits, moves and texts in every activity, but not in a text field", async ({
	visit,
}) => {
	const page = await visit();
	await editBoard(page, "3 1 1 3 3");
	await press(page, "Swap the turn");
	await seesVerdict(page, "Black wins in 7 plies. Black to move.");
	await pickActivity(page, "Analyse");
	await openTab(page, "moves");
	await page.locator("#moves li button").first().click();
	await page.locator("#record .ply").nth(1).waitFor();
	const moved = await picture(page);
	await pickActivity(page, "Edit");
	const warning = page.getByText("A change ends this game. Undo brings it back.");
	await warning.waitFor();
	await cell(page, 3, 1).click();
	await settles(page);
	await expect(warning).toHaveCount(0);
	const edited = await picture(page);
	assert.notEqual(edited, moved);
	await solve(page, "2 1 1 2 2");
	await sees(page, "w. .b");
	await page.getByLabel("Judge input").focus();
	await page.keyboard.press("Control+z");
	await page.locator("#activities").getByRole("radio", { name: "Analyse" }).focus();
	await page.keyboard.press("Control+z");
	await sees(page, edited);
	await page.keyboard.press("Control+z");
	await sees(page, moved);
	await page.keyboard.press("Control+z");
	await seesVerdict(page, "Black wins in 7 plies. Black to move.");
	await page.keyboard.press("Control+z");
	await seesVerdict(page, "Black wins in 6 plies. White to move.");
	await page.keyboard.press("Control+y");
	await seesVerdict(page, "Black wins in 7 plies. Black to move.");
	await pickActivity(page, "Play");
	await page.keyboard.press("Control+Shift+z");
	await sees(page, moved);
	await pickActivity(page, "Edit");
	await page.keyboard.press("Meta+Shift+z");
	await sees(page, edited);
});

test("a board that is not valid keeps its error in every activity, until Undo", async ({
	visit,
}) => {
	const page = await visit();
	await editBoard(page, "0 1\n3 3\nO..\n.#X\n.O.");
	for (const what of ["Rows", "Columns"]) await enter(page, what, "1");
	const error = page.locator(".said .error");
	await error.getByText("two pieces of red stand on one square").waitFor();
	await page.locator(".verdict-sentence.is-old").waitFor();
	for (const activity of ["Analyse", "Play"] as const) {
		await pickActivity(page, activity);
		await error.waitFor();
		await expect(page.locator(".verdict-words")).toHaveCount(0);
	}
	await pickActivity(page, "Edit");
	await press(page, "Undo");
	await press(page, "Undo");
	await seesVerdict(page, "Black wins in 2 plies. Red to move.");
	await expect(error).toHaveCount(0);
});

test("a board whose solve is cancelled is there to be edited, and is solved when it is to be analysed", async ({
	visit,
}) => {
	const page = await visit({ prepare: holdWorkers });
	await editBoard(page);
	await setFault(page, "stuck");
	for (const what of ["Rows", "Columns"]) await enter(page, what, "12");
	await pickActivity(page, "Play");
	await page.getByText("Solving… 34 %").waitFor();
	await press(page, "Cancel");
	await page.getByText("Not solved.").first().waitFor();
	await expect(page.locator("#tab-edit")).toHaveAttribute("aria-selected", "true");
	await cell(page, 10, 10).click();
	await pickActivity(page, "Analyse");
	await page.getByText("Solving… 34 %").waitFor();
	await letSolve(page);
	await page.locator(".verdict-words").waitFor();
	assert.equal((await picture(page)).split(" ")[9]?.[9], "#");
});

test("Edit clears the map of an analysis off the board", async ({ visit }) => {
	const page = await visit();
	await pickGame(page, "Crossing pawn");
	await openTab(page, "explain");
	await page.locator("#what-if summary").click();
	const heat = () =>
		page.evaluate(() => document.querySelector("catchmate-board")?.heat.length ?? -1);
	await expect.poll(heat).toBeGreaterThan(0);
	await pickActivity(page, "Edit");
	await expect.poll(heat).toBe(0);
});
