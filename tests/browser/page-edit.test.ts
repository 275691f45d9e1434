/** Editing on the page: tools, undo across activities, and boards without a verdict. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { cell, expectVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { openTab, pickActivity, pickGame, solve, waitUntilSolved } from "./page.ts";
import { controlWorkers, resumeSolves, setFault } from "./workers.ts";

/** Opens a board in the editor. */
async function editBoard(
	page: Page,
	text = "0 1\n4 5\nO..#.\n.....\n.#...\n...XO\n",
): Promise<void> {
	await solve(page, text);
	await pickActivity(page, "Edit");
	await page.getByRole("heading", { name: "Edit the board" }).waitFor();
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function enter(page: Page, label: string, value: string): Promise<void> {
	await page.getByLabel(label, { exact: true }).fill(value);
	await page.getByLabel(label, { exact: true }).press("Enter");
}

/** The visible board: row by row, `#` for obstacles, first letters of the sides. */
const picture = (page: Page): Promise<string> =>
	page.getByRole("row").evaluateAll((rows) => {
		const letterOf = (name: string) =>
			name.includes("obstacle") ? "#" : (/(\w)\w* piece/.exec(name)?.[1] ?? ".");
		const lineOf = (row: Element) =>
			[...row.children].map((each) => letterOf(each.getAttribute("aria-label") ?? "")).join("");
		return rows.map(lineOf).join(" ");
	});

/** Waits until the board looks like this and its verdict is new. */
async function expectShown(page: Page, expected: string): Promise<void> {
	await expect.poll(() => picture(page)).toBe(expected);
	await page.locator(".verdict-sentence:not(.is-old)").waitFor();
}

test("each tool changes the board, and Undo reverts it @more", async ({ visit }) => {
	const page = await visit();
	await editBoard(page);
	const start = "r..#. ..... .#... ...br";
	await press(page, "Rows: one more");
	await enter(page, "Columns", "3");
	await expectShown(page, "r.. ... .#b ..r ...");
	for (const what of ["Columns", "Rows"]) await enter(page, what, "1e9");
	await page.locator(".notes .error").getByText("too large").waitFor();
	await expect(page.getByLabel("Columns", { exact: true })).toHaveValue("64");
	for (let step = 0; step < 4; step++) await press(page, "Undo");
	await expectShown(page, start);

	// Each starts from the previous result.
	const tools = [
		["Shift right", ".r..# ..... ..#.. r...b"],
		["Mirror left to right", "#..r. ..... ..#.. b...r"],
		["Shift down", "b...r #..r. ..... ..#.."],
		["Mirror top to bottom", "..#.. ..... #..r. b...r"],
		["Shift left", ".#... ..... ..r.# ...rb"],
		["Shift up", "..... ..r.# ...rb .#..."],
		["Rotate 90° clockwise", ".... #... ..r. .r.. .b#."],
		["Clear obstacles", ".... .... ..r. .r.. .b.."],
	] as const;
	for (const [name, expected] of tools) {
		await press(page, name);
		await expectShown(page, expected);
	}
	for (const _ of tools) await press(page, "Undo");
	await expectShown(page, start);

	const brush = page.getByRole("combobox", { name: "Brush" });
	const square = cell(page, 2, 2);
	for (const [kind, name] of [
		["Squares closed to Red", /closed to Red$/],
		["Goals of Black", /goal of Black, closed to Red$/],
	] as const) {
		await brush.selectOption(kind);
		await square.click();
		await expect(square).toHaveAttribute("aria-label", name);
	}
	await brush.selectOption("Squares closed to Red");
	// A game without that side.
	await pickGame(page, "Chase");
	await expect(brush).toHaveValue("Obstacles");
});

test("a seed repeats its random board at the slider's density @more", async ({ visit }) => {
	const page = await visit();
	await editBoard(page);
	const seed = page.getByLabel("Seed", { exact: true });
	await seed.fill("7");
	await page.evaluate(async () => {
		document.querySelector("catchmate-board")?.dispatchEvent(new CustomEvent("update"));
		await new Promise(requestAnimationFrame);
	});
	await expect(seed, "a drawing leaves what is typed alone").toHaveValue("7");
	const before = await picture(page);
	await enter(page, "Seed", "1");
	await expect.poll(() => picture(page)).not.toBe(before);
	await waitUntilSolved(page);
	const [first, made] = [await picture(page), await seed.inputValue()];
	await press(page, "New random board");
	await waitUntilSolved(page);
	await expect(seed).not.toHaveValue(made);
	await enter(page, "Seed", made);
	await expectShown(page, first);
	const density = page.getByRole("slider", { name: "Obstacles" });
	const bare = first.replaceAll("#", ".");
	await density.fill("0");
	await expectShown(page, bare);
	await density.fill("60");
	await waitUntilSolved(page);
	assert.ok((await picture(page)).split("#").length > first.split("#").length);
});

test("undo keys cover edits, moves and texts, but not text fields", async ({ visit }) => {
	const page = await visit();
	await editBoard(page, "3 1 1 3 3");
	await press(page, "Swap the turn");
	const swapped = "Black wins in 7 plies. Black to move.";
	await expectVerdict(page, swapped);
	await openTab(page, "moves");
	await page.locator("#moves li button").first().click();
	await page.locator("#record .ply").nth(1).waitFor();
	const moved = await picture(page);
	await openTab(page, "edit");
	const warning = page.getByText("A change ends this game");
	await warning.waitFor();
	await cell(page, 3, 1).click();
	await waitUntilSolved(page);
	await expect(warning).toHaveCount(0);
	const edited = await picture(page);
	assert.notEqual(edited, moved);
	// The text follows the edited board, with its answer.
	await openTab(page, "text");
	await expect(page.getByLabel("Judge input")).toHaveValue(/^3 3\b[\s\S]*\n#/);
	await expect(page.locator("#judge-output")).toHaveText(/BLACK \d/);
	await solve(page, "2 1 1 2 2");
	await expectShown(page, "w. .b");
	await page.getByLabel("Judge input").focus();
	await page.keyboard.press("Control+z");
	await page.locator("#activities").getByRole("radio", { name: "Analyse" }).focus();
	for (const before of [edited, moved]) {
		await page.keyboard.press("Control+z");
		await expectShown(page, before);
	}
	for (const [key, verdict] of [
		["Control+z", swapped],
		["Control+z", "Black wins in 6 plies. White to move."],
		["Control+y", swapped],
	] as const) {
		await page.keyboard.press(key);
		await expectVerdict(page, verdict);
	}
	await page.keyboard.press("Control+Shift+z");
	await expectShown(page, moved);
});

test("a board with a cancelled solve is editable, and analysis solves it @more", async ({
	visit,
}) => {
	const page = await visit({ prepare: controlWorkers });
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
	await resumeSolves(page);
	await page.locator(".verdict-words").waitFor();
	assert.equal((await picture(page)).split(" ")[9]?.[9], "#");
});
