/** Changing boards on the page: with the tools, on the board itself, back and forth, and what it says meanwhile. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { cell, middleOf, seesVerdict, tabTo } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import {
	drag,
	dropFocus,
	hears,
	openTab,
	pickActivity,
	pickGame,
	seesOutput,
	settles,
	solve,
} from "./page.ts";
import { holdWorkers, letSolve, setFault } from "./workers.ts";

const field = "0 1\n4 5\nO..#.\n.....\n.#...\n...XO\n";
const fieldVerdict = "Red wins in 1 ply. Red to move.";

/** Puts a board up and turns to editing it. */
async function editBoard(page: Page, text = field, verdict = fieldVerdict): Promise<void> {
	if (text.includes("O")) {
		await pickGame(page, "Crossing pawn");
	}
	await solve(page, text);
	await seesVerdict(page, verdict);
	await pickActivity(page, "Edit");
	await page.getByRole("heading", { name: "Edit the board" }).waitFor();
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Gives the board so many rows and columns. */
async function makeSquare(page: Page, size: number): Promise<void> {
	for (const what of ["Rows", "Columns"]) {
		const length = page.getByLabel(what, { exact: true });
		await length.fill(String(size));
		await length.press("Enter");
	}
}

/** The board as it is seen: a row after the other, `#` for obstacles, the first letters of the sides. */
function picture(page: Page): Promise<string> {
	return page.evaluate(() => {
		const rows = [
			...(document.querySelector("catchmate-board")?.shadowRoot?.querySelectorAll("[role=row]") ??
				[]),
		];
		return rows
			.map((row) =>
				[...row.children]
					.map((square) => {
						const name = square.getAttribute("aria-label") ?? "";
						const side = /(\w+) piece/.exec(name)?.[1] ?? "";
						return name.includes("obstacle") ? "#" : side === "" ? "." : side.charAt(0);
					})
					.join(""),
			)
			.join(" ");
	});
}

/** What the board tells the page around of a game and its values. */
const toldOf = (page: Page) =>
	page.evaluate(() => {
		const { record, value, values, legalMoves, table } =
			document.querySelector("catchmate-board") ?? {};
		return [record, value, table, values?.length, legalMoves?.length];
	});
const nothingTold = [null, null, null, 0, 0];

/** Waits until the board looks so and the verdict on it is new. */
async function sees(page: Page, expected: string): Promise<void> {
	await expect.poll(() => picture(page)).toMatch(expected);
	await page.locator(".verdict-sentence:not(.is-old)").waitFor();
}

test.describe("the tools", () => {
	test("make the board larger and smaller, from the bottom and the right, and move pieces inside", async ({
		visit,
	}) => {
		const page = await visit();
		await editBoard(page);
		await press(page, "Rows: one more");
		await press(page, "Columns: one more");
		await sees(page, "r..#.. ...... .#.... ...br. ......");
		await expect(page.getByLabel("Rows", { exact: true })).toHaveValue("5");
		const columns = page.getByLabel("Columns", { exact: true });
		await columns.fill("3");
		await columns.press("Enter");
		await sees(page, "r.. ... .#b ..r ...");
		await press(page, "Undo");
		await sees(page, "r..#.. ...... .#.... ...br. ......");
		for (const what of ["Columns", "Rows"]) {
			const length = page.getByLabel(what, { exact: true });
			await length.fill("1e9");
			await length.press("Enter");
		}
		await page.locator(".said .error").getByText("too large").waitFor();
		await expect(columns).toHaveValue("64");
		await columns.fill("");
		await columns.press("Enter");
		await expect(columns).toHaveValue("64");
		await press(page, "Undo");
		await press(page, "Undo");
		await sees(page, "r..#.. ...... .#.... ...br. ......");
	});

	test("leave alone what is being typed, whatever is drawn meanwhile", async ({ visit }) => {
		const page = await visit();
		await editBoard(page);
		for (const label of ["Rows", "Columns", "Seed"]) {
			const typed = page.getByLabel(label, { exact: true });
			await typed.fill("7");
			await page.evaluate(async () => {
				document.querySelector("catchmate-board")?.dispatchEvent(new CustomEvent("update"));
				await new Promise(requestAnimationFrame);
			});
			await expect(typed, label).toHaveValue("7");
		}
	});

	test("choose what the pointer paints and what is cleared", async ({ visit }) => {
		const page = await visit();
		await editBoard(page);
		const brush = page.getByRole("combobox", { name: "Brush" });
		assert.deepEqual(
			(await brush.locator("option").allTextContents()).map((text) => text.trim()),
			[
				...["Obstacles", "Goals of Red", "Goals of Black"],
				...["Squares closed to Red", "Squares closed to Black"],
			],
		);
		await brush.selectOption("Goals of Black");
		await cell(page, 2, 2).click();
		await expect(cell(page, 2, 2)).toHaveAttribute("aria-label", "row 2, column 2, goal of Black");
		await press(page, "Shift right");
		await expect(cell(page, 2, 3)).toHaveAttribute("aria-label", "row 2, column 3, goal of Black");
		await press(page, "Clear goals of Black");
		await expect(cell(page, 2, 3)).toHaveAttribute("aria-label", "row 2, column 3");
		await sees(page, ".r..# ..... ..#.. r...b");
		await press(page, "Undo");
		await expect(cell(page, 2, 3)).toHaveAttribute("aria-label", "row 2, column 3, goal of Black");
		await brush.selectOption("Goals of Red");
		await pickGame(page, "Chase");
		await page.getByRole("button", { name: "Clear obstacles" }).waitFor();
		await expect(brush).toHaveValue("Obstacles");
	});

	test("shift, mirror, turn and clear, each of them to be undone", async ({ visit }) => {
		const page = await visit();
		await editBoard(page);
		const start = "r..#. ..... .#... ...br";
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
	});

	test("let the other side move, with nothing else changed", async ({ visit }) => {
		const page = await visit();
		await editBoard(page);
		const before = await picture(page);
		await page
			.getByRole("group", { name: "To move" })
			.getByRole("radio", { name: "Black" })
			.check();
		await seesVerdict(page, "Black wins in 1 ply. Black to move.");
		assert.equal(await picture(page), before);
		await press(page, "Swap the turn");
		await seesVerdict(page, fieldVerdict);
		const red = page.getByRole("group", { name: "To move" }).getByRole("radio", { name: "Red" });
		await expect(red).toBeChecked();
	});

	test("make random boards, each with a number that makes it again", async ({ visit }) => {
		const page = await visit();
		await editBoard(page);
		const number = page.getByLabel("Seed");
		await number.fill("1");
		await number.press("Enter");
		await settles(page);
		const [first, seed] = [await picture(page), await number.inputValue()];
		assert.match(first, /^[rb#.]{5}( [rb#.]{5}){3}$/);
		await press(page, "New random board");
		await settles(page);
		await expect(number).not.toHaveValue(seed);
		await number.fill(seed);
		await number.press("Enter");
		await settles(page);
		await sees(page, first);
		const density = page.getByRole("slider", { name: "Obstacles" });
		await density.fill("0");
		await sees(page, first.replaceAll("#", "."));
		await density.fill("60");
		await settles(page);
		const dense = await picture(page);
		assert.ok(dense.split("#").length > first.split("#").length);
		await press(page, "Clear obstacles");
		await sees(page, first.replaceAll("#", "."));
		// The board is no longer the random one, which a change of the density would make again.
		await density.fill("30");
		await settles(page);
		await sees(page, first.replaceAll("#", "."));
	});

	test("put obstacles on the boards of any game, which are then drawn in the text box and answered", async ({
		visit,
	}) => {
		const page = await visit();
		await editBoard(page, "2 1 1 2 2", "Black wins in 2 plies. White to move.");
		await cell(page, 1, 2).click();
		await cell(page, 2, 1).click();
		await sees(page, "w# #b");
		await seesVerdict(page, "Game over. Black has won: White has no move.");
		await openTab(page, "text");
		await expect(page.getByLabel("Judge input")).toHaveValue("2 2\nO#\n#X\n");
		await seesOutput(page, "BLACK 0");
	});
});

test.describe("on the board", () => {
	test("a piece that is dragged shows the verdict of the square that it is over", async ({
		visit,
	}) => {
		const page = await visit();
		await editBoard(page, "5 3 3 3 4", "White wins in 1 ply. White to move.");
		const at = async (row: number, column: number) => {
			const { x, y } = await middleOf(cell(page, row, column));
			return [x, y] as const;
		};
		const start = await at(3, 4);
		const places = [await at(2, 4), await at(2, 3), await at(1, 1)] as const;
		await page.mouse.move(...start);
		await page.mouse.down();
		for (const [place, verdict] of [
			[places[0], "Black wins in 10 plies. White to move."],
			[places[1], "White wins in 1 ply. White to move."],
			[places[2], "Black wins in 10 plies. White to move."],
		] as const) {
			await page.mouse.move(...place);
			await seesVerdict(page, verdict);
		}
		await page.mouse.up();
		await sees(page, "b.... ..... ..w.. ..... .....");
		await page.keyboard.press("Control+z");
		await sees(page, "..... ..... ..wb. ..... .....");
	});

	test("everything is done by the keyboard alone", async ({ visit }) => {
		const page = await visit();
		await editBoard(page);
		await dropFocus(page);
		await tabTo(page, /^row /);
		await page.keyboard.press("Control+Home");
		await page.keyboard.press("Enter");
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Enter");
		await sees(page, "...#. .r... .#... ...br");
		await page.keyboard.press("Control+End");
		await page.keyboard.press("ArrowUp");
		await page.keyboard.press("Enter");
		await sees(page, "...#. .r... .#..# ...br");
		await page.keyboard.press("Control+z");
		await sees(page, "...#. .r... .#... ...br");
		await tabTo(page, /^Rows: one more/);
		await page.keyboard.press("Enter");
		await sees(page, "...#. .r... .#... ...br .....");
		await tabTo(page, /^Shift down/);
		await page.keyboard.press("Enter");
		await sees(page, "..... ...#. .r... .#... ...br");
	});
});

test.describe("edits and moves are one history", () => {
	test("which the keys go through in every activity, but not in a text field", async ({
		visit,
	}) => {
		const page = await visit();
		await editBoard(page, "3 1 1 3 3", "Black wins in 6 plies. White to move.");
		await press(page, "Swap the turn");
		await seesVerdict(page, "Black wins in 7 plies. Black to move.");
		await pickActivity(page, "Analyse");
		await openTab(page, "moves");
		await page.locator("#moves li button").first().click();
		await hears(page, /^Black moves/);
		const moved = await picture(page);
		await pickActivity(page, "Edit");
		await sees(page, moved);
		const warning = page.getByText("A change ends this game. Undo brings it back.");
		await warning.waitFor();
		await cell(page, 3, 1).click();
		await settles(page);
		await expect(warning).toHaveCount(0);
		const edited = await picture(page);
		assert.notEqual(edited, moved);
		await pickActivity(page, "Analyse");
		await openTab(page, "text");
		await page.getByLabel("Judge input").focus();
		await page.keyboard.press("Control+z");
		await page.locator("#activities").getByRole("radio", { name: "Analyse" }).focus();
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

	test("which the board of a text joins", async ({ visit }) => {
		const page = await visit();
		await editBoard(page);
		await press(page, "Clear obstacles");
		await sees(page, "r.... ..... ..... ...br");
		await solve(page, "0 1\n3 3\n#.#\nO.O\n.X.");
		await sees(page, "#.# r.r .b.");
		await page.getByRole("button", { name: "Undo" }).click();
		await sees(page, "r.... ..... ..... ...br");
	});
});

test.describe("a board that has no verdict", () => {
	test("because it is not valid stays where it is not edited, and nothing is told of it", async ({
		visit,
	}) => {
		const page = await visit();
		await editBoard(page, "0 1\n3 3\nO..\n.#X\n.O.", "Black wins in 2 plies. Red to move.");
		await makeSquare(page, 1);
		const error = page.locator(".said .error");
		await error.getByText("two pieces of red stand on one square").waitFor();
		for (const activity of ["Analyse", "Play"] as const) {
			await pickActivity(page, activity);
			await error.getByText("two pieces of red stand on one square").waitFor();
			await expect(page.locator(".verdict-words")).toHaveCount(0);
			assert.deepEqual(await toldOf(page), nothingTold);
		}
		await pickActivity(page, "Edit");
		await press(page, "Undo");
		await press(page, "Undo");
		await seesVerdict(page, "Black wins in 2 plies. Red to move.");
	});

	test("because it is still being solved stays where it is not edited, with no verdict but its own", async ({
		visit,
	}) => {
		const page = await visit({ prepare: holdWorkers });
		await editBoard(page);
		await setFault(page, "stuck");
		await makeSquare(page, 12);
		await cell(page, 10, 10).click();
		const isThere = async () => (await picture(page)).split(" ")[9]?.[9];
		for (const activity of ["Analyse", "Play", "Edit", "Analyse"] as const) {
			await pickActivity(page, activity);
			await page.getByText("Solving… 34 %").waitFor();
			await page.getByText(/^100 positions, at most about \d+ (second|minute)s? more$/).waitFor();
			await expect(page.locator(".verdict-words")).toHaveCount(0);
			await expect.poll(isThere).toEqual("#");
			await expect(page.getByRole("gridcell")).toHaveCount(144);
			assert.deepEqual(await toldOf(page), nothingTold);
			await dropFocus(page);
			await page.keyboard.press("ArrowRight");
			await page.keyboard.press(" ");
		}
		await letSolve(page);
		await page.locator(".verdict-words").waitFor();
		await expect.poll(isThere).toEqual("#");
	});

	test("because its solve was cancelled is there to be edited, and is solved when it is to be analysed", async ({
		visit,
	}) => {
		const page = await visit({ prepare: holdWorkers });
		await editBoard(page);
		await setFault(page, "stuck");
		await makeSquare(page, 12);
		await pickActivity(page, "Play");
		await page.getByText("Solving… 34 %").waitFor();
		await press(page, "Cancel");
		await page.getByText("Not solved.").first().waitFor();
		await expect(page.locator("#tab-edit")).toHaveAttribute("aria-selected", "true");
		await cell(page, 10, 10).click();
		await page.getByText("Solving… 34 %").waitFor();
		await press(page, "Cancel");
		await setFault(page, "none");
		await pickActivity(page, "Analyse");
		await page.locator(".verdict-words").waitFor();
		await expect.poll(async () => (await picture(page)).split(" ")[9]?.[9]).toEqual("#");
	});

	test("shows nothing of an analysis that is open", async ({ visit }) => {
		const page = await visit();
		await pickGame(page, "Crossing pawn");
		await openTab(page, "explain");
		await page.locator("#what-if summary").click();
		await page.locator("#what-if .map-scale").waitFor();
		const heat = () =>
			page.evaluate(() => document.querySelector("catchmate-board")?.heat.length ?? -1);
		await page.waitForFunction(() => document.querySelector("catchmate-board")?.heat.length);
		await pickActivity(page, "Edit");
		await page.locator("#edit-rows").waitFor();
		await expect.poll(heat).toEqual(0);
	});

	test("because it is not valid says what is wrong, and keeps the last verdict greyed out", async ({
		visit,
	}) => {
		const page = await visit();
		await editBoard(page, "0 1\n3 3\nO..\n.#X\n.O.", "Black wins in 2 plies. Red to move.");
		await makeSquare(page, 1);
		await page.locator(".said .error").getByText("two pieces of red stand on one square").waitFor();
		await page.getByText("The verdict is that of the last valid board.").waitFor();
		await page.locator(".verdict-sentence.is-old").waitFor();
		await press(page, "Undo");
		await press(page, "Undo");
		await seesVerdict(page, "Black wins in 2 plies. Red to move.");
		await expect(page.locator(".said .error")).toHaveCount(0);
	});

	test("because a piece is missing, as a page around can have it, says which, in the reader's language", async ({
		visit,
	}) => {
		const page = await visit({ locale: "zh-CN" });
		await openTab(page, "edit");
		await page.getByRole("heading", { name: "编辑棋盘" }).waitFor();
		await page.evaluate(() => {
			const board = document.querySelector("catchmate-board");
			const { problem } = board ?? {};
			if (problem) {
				const { pieces } = problem.position;
				board?.edit({
					...problem,
					position: { ...problem.position, pieces: { ...pieces, black: [] } },
				});
			}
		});
		await page.locator(".said .error").getByText("黑方有 0 枚棋子，应有 1 枚").waitFor();
		await page.getByText("上面仍是上一个有效局面的结论。").waitFor();
		await page.locator(".verdict-sentence.is-old").waitFor();
		await page.keyboard.press("Control+z");
		await page.locator(".verdict-sentence:not(.is-old)").waitFor();
		await expect(page.locator(".said .error")).toHaveCount(0);
	});

	test("because it is still being solved stays in use, and shows how far it has come", async ({
		visit,
	}) => {
		const page = await visit({ prepare: holdWorkers });
		await editBoard(page);
		await setFault(page, "stuck");
		await makeSquare(page, 12);
		await page.locator(".verdict-sentence.is-old").getByText("Solving… 34 %").waitFor();
		await cell(page, 12, 12).click();
		await drag(page, [4, 5], [10, 10]);
		await letSolve(page);
		await page.locator(".verdict-sentence:not(.is-old)").waitFor();
		const rows = (await picture(page)).split(" ");
		assert.deepEqual([rows[11]?.[11], rows[9]?.[9]], ["#", "r"]);
	});
});
