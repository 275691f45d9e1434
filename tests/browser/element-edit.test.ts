/** A reader's changes of a board, and the events that tell the page of them. */
import assert from "node:assert/strict";
import type { BoardProblem } from "../../web/model/edit.ts";
import {
	board,
	cell,
	focusName,
	hearsOf,
	middleOf,
	seesVerdict,
	tabTo,
	told,
	withBoard,
} from "./board.ts";
import { expect, test } from "./fixtures.ts";

const middle = 'position="5 3 3 3 4"';

test.describe("edit", () => {
	const open = 'position="4 4\n....\n....\nO..O\n.X.."';

	test("paints obstacles under the pointer, and tells of each change with the new board", async ({
		host,
	}) => {
		const page = await host({ body: board(`mode="edit" ${open}`) });
		await page.locator(".verdict-words").waitFor();
		const at = async (row: number, column: number) => {
			const { x, y } = await middleOf(cell(page, row, column));
			return [x, y] as const;
		};
		await page.mouse.move(...(await at(1, 1)));
		await page.mouse.down();
		for (const column of [1, 2, 3, 4]) {
			await page.mouse.move(...(await at(1, column)), { steps: 4 });
		}
		await page.mouse.up();
		const { problem } = await hearsOf(page, "edit", 4);
		assert.equal(
			(problem as { game: { board: { obstacles: unknown[] } } }).game.board.obstacles.length,
			4,
		);
		await hearsOf(page, "solve", 2);
		await expect(cell(page, 1, 2)).toHaveAttribute("aria-label", /obstacle/);
		await page.getByRole("button", { name: "Undo" }).click();
		await expect
			.poll(() => withBoard(page, ({ problem }) => problem?.game.board.obstacles.length))
			.toBe(0);
		await page.getByRole("button", { name: "Redo" }).click();
		await expect(cell(page, 1, 1)).toHaveAttribute("aria-label", /obstacle/);
		await cell(page, 1, 1).click();
		await expect(cell(page, 1, 1)).toHaveAttribute("aria-label", "row 1, column 1, goal of Black");
	});

	test("draws a small board together with its verdict, before anything else has its turn", async ({
		host,
	}) => {
		const page = await host({ body: board('mode="edit" position="3 1 1 3 3"') });
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
		const verdict = await withBoard(page, async (board) => {
			const { problem } = board;
			if (problem !== null) {
				board.edit({ ...problem, position: { ...problem.position, toMove: "black" } });
			}
			await new Promise((resolve) => setTimeout(resolve));
			return board.shadowRoot?.querySelector(".verdict-words")?.textContent;
		});
		assert.equal(verdict, "Black wins in 7 plies. Black to move.");
	});

	test("paints every square under a stroke, however fast", async ({ host }) => {
		const page = await host({
			body: board(
				'mode="edit" position="8 8\n........\n........\n........\n........\n........\n........\nO......O\n...X...."',
			),
		});
		await page.locator(".verdict-words").waitFor();
		const [from, to] = [await middleOf(cell(page, 1, 1)), await middleOf(cell(page, 1, 8))];
		await page.mouse.move(from.x, from.y);
		await page.mouse.down();
		await page.mouse.move(to.x, to.y);
		await page.mouse.up();
		const { problem } = await hearsOf(page, "edit", 8);
		const { obstacles } = (
			problem as { game: { board: { obstacles: { row: number; column: number }[] } } }
		).game.board;
		assert.deepEqual(
			obstacles.map(({ row, column }) => `${row},${column}`),
			["1,1", "1,2", "1,3", "1,4", "1,5", "1,6", "1,7", "1,8"],
		);
	});

	test("drags pieces anywhere but onto others, and the verdict follows", async ({ host }) => {
		const page = await host({ body: board(`mode="edit" ${middle}`) });
		await seesVerdict(page, "White wins in 1 ply. White to move.");
		await cell(page, 3, 4).dragTo(cell(page, 1, 5));
		await hearsOf(page, "edit");
		await page.locator(".verdict-words").getByText("Black wins").waitFor();
		await expect(cell(page, 1, 5)).toHaveAttribute("aria-label", /black piece/);
		await cell(page, 3, 3).dragTo(cell(page, 1, 5));
		await page.locator(".notice").getByText("There is already a piece there.").waitFor();
		assert.equal((await told(page)).filter(({ type }) => type === "edit").length, 1);
	});

	test("lets the other side move, with the same pieces, and goes back by Restart", async ({
		host,
	}) => {
		const page = await host({ body: board(`mode="edit" ${middle}`) });
		await seesVerdict(page, "White wins in 1 ply. White to move.");
		await page.getByRole("button", { name: "Swap the turn" }).click();
		await seesVerdict(page, "Black wins in 1 ply. Black to move.");
		await page.getByRole("button", { name: "Restart" }).click();
		await seesVerdict(page, "White wins in 1 ply. White to move.");
	});

	test("paints a side's goals, or squares closed to it, where the page gives such a brush", async ({
		host,
	}) => {
		const page = await host({ body: board(`mode="edit" ${middle}`) });
		await page.locator(".verdict-words").waitFor();
		const paintWith = (kind: "goal" | "closed", side: string) =>
			withBoard(
				page,
				(element, brush) => {
					element.brush = brush;
				},
				{ kind, side },
			);
		await paintWith("goal", "black");
		await cell(page, 1, 1).click();
		await expect(cell(page, 1, 1)).toHaveAttribute("aria-label", "row 1, column 1, goal of Black");
		await paintWith("closed", "white");
		await cell(page, 1, 1).click();
		const both = "row 1, column 1, goal of Black, closed to White";
		await expect(cell(page, 1, 1)).toHaveAttribute("aria-label", both);
		const { problem } = await hearsOf(page, "edit", 2);
		const { goals, closed } = (problem as BoardProblem).game.board;
		const square = [{ row: 1, column: 1 }];
		assert.deepEqual([goals, closed], [{ black: square }, { white: square }]);
		await cell(page, 1, 1).click();
		await expect(cell(page, 1, 1)).toHaveAttribute("aria-label", "row 1, column 1, goal of Black");
		for (const name of [both, "row 1, column 1, goal of Black", "row 1, column 1"]) {
			await page.getByRole("button", { name: "Undo" }).click();
			await expect(cell(page, 1, 1)).toHaveAttribute("aria-label", name);
		}
		await paintWith("goal", "fox");
		await cell(page, 1, 1).click();
		await expect(cell(page, 1, 1)).toHaveAttribute("aria-label", "row 1, column 1, obstacle");
	});

	test("is done by the keyboard alone", async ({ host }) => {
		const page = await host({ body: board(`mode="edit" ${middle}`) });
		await page.locator(".verdict-words").waitFor();
		await tabTo(page, /^row 3, column 3/);
		await page.keyboard.press("Control+Home");
		await page.keyboard.press("Enter");
		await expect.poll(() => focusName(page)).toMatch(/^row 1, column 1, obstacle/);
		await hearsOf(page, "edit");
		await cell(page, 3, 3).focus();
		await page.keyboard.press("Enter");
		await page.keyboard.press("ArrowUp");
		await page.keyboard.press("Enter");
		await expect.poll(() => focusName(page)).toMatch(/^row 2, column 3, white piece/);
		await hearsOf(page, "edit", 2);
	});

	test("begins with the position that was on the board, which is then analysed or played", async ({
		host,
	}) => {
		const page = await host({ body: board('mode="analyse" position="3 1 1 3 3"') });
		await page.locator(".verdict-words").waitFor();
		await page.locator(".move").first().click();
		await hearsOf(page, "move");
		const before = (await page.locator(".verdict-words").textContent()) ?? "";
		await withBoard(page, (element) => {
			element.mode = "edit";
		});
		await page.getByRole("button", { name: "Swap the turn" }).waitFor();
		await seesVerdict(page, before);
		assert.equal(await withBoard(page, ({ record }) => record?.moves.length), 1);
		await page.getByRole("button", { name: "Swap the turn" }).click();
		await seesVerdict(page, "Black wins in 8 plies. White to move.");
		assert.equal(await withBoard(page, ({ record }) => record?.moves.length), 0);
		await withBoard(page, (element) => {
			element.mode = "analyse";
		});
		await page.locator(".move").first().click();
		await hearsOf(page, "move", 2);
	});

	test("shows the verdict of the square that a dragged piece is over, and takes it back with the piece", async ({
		host,
	}) => {
		const page = await host({ body: board(`mode="edit" ${middle}`) });
		await seesVerdict(page, "White wins in 1 ply. White to move.");
		const at = async (row: number, column: number) => {
			const { x, y } = await middleOf(cell(page, row, column));
			return [x, y] as const;
		};
		const near = "White wins in 1 ply. White to move.";
		const far = "Black wins in 10 plies. White to move.";
		await page.mouse.move(...(await at(3, 4)));
		await page.mouse.down();
		for (const [row, column, verdict] of [
			[2, 4, far],
			[2, 3, near],
			[1, 1, far],
			// Where it came from, and where another stands.
			[3, 4, near],
			[5, 5, far],
			[3, 3, near],
			[5, 5, far],
		] as const) {
			await page.mouse.move(...(await at(row, column)));
			await seesVerdict(page, verdict);
		}
		await page.mouse.move(2, 2);
		await page.mouse.up();
		await seesVerdict(page, near);
		await expect(cell(page, 3, 4)).toHaveAttribute("aria-label", /black piece/);
		assert.deepEqual(
			(await told(page)).filter(({ type }) => type === "edit"),
			[],
		);
		await expect(page.getByRole("button", { name: "Undo" })).toHaveAttribute(
			"aria-disabled",
			"true",
		);
	});

	test("keeps one history of changes and moves, whatever the reader turns to between them", async ({
		host,
	}) => {
		const page = await host({ body: board('mode="edit" position="3 1 1 3 3"') });
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
		const press = (name: string) => page.getByRole("button", { name }).click();
		const turnTo = (mode: "analyse" | "edit") =>
			withBoard(
				page,
				(element, mode) => {
					element.mode = mode;
				},
				mode,
			);
		const state = () =>
			withBoard(page, ({ record, problem }) => [
				record?.index,
				record?.moves.length,
				problem?.game.board.obstacles.length,
				problem?.position.toMove,
			]);
		await press("Swap the turn");
		await hearsOf(page, "edit");
		await seesVerdict(page, "Black wins in 7 plies. Black to move.");
		await turnTo("analyse");
		await page.locator(".move").first().click();
		await hearsOf(page, "move");
		await turnTo("edit");
		await cell(page, 2, 2).click();
		await hearsOf(page, "edit", 2);
		await hearsOf(page, "solve", 3);
		await expect.poll(state).toEqual([0, 0, 1, "white"]);
		await turnTo("analyse");
		await press("Undo");
		await hearsOf(page, "solve", 4);
		await expect.poll(state).toEqual([1, 1, 0, "black"]);
		await press("Undo");
		await seesVerdict(page, "Black wins in 7 plies. Black to move.");
		await expect.poll(state).toEqual([0, 1, 0, "black"]);
		await press("Undo");
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
		await turnTo("edit");
		for (const expected of [
			[0, 1, 0, "black"],
			[1, 1, 0, "black"],
			[0, 0, 1, "white"],
		]) {
			await press("Redo");
			await expect.poll(state).toEqual(expected);
		}
		await press("Restart");
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
	});

	test("is open to the page around, which changes the board as the reader does", async ({
		host,
	}) => {
		const page = await host({ body: board(`mode="edit" ${middle}`) });
		await seesVerdict(page, "White wins in 1 ply. White to move.");
		await withBoard(page, (element) => {
			const { problem } = element;
			if (problem !== null) {
				element.edit({ ...problem, position: { ...problem.position, toMove: "black" } });
			}
		});
		await seesVerdict(page, "Black wins in 1 ply. Black to move.");
		const { problem } = await hearsOf(page, "edit");
		assert.equal((problem as { position: { toMove: string } }).position.toMove, "black");
		await page.getByRole("button", { name: "Undo" }).click();
		await seesVerdict(page, "White wins in 1 ply. White to move.");
	});
});
