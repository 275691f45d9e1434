/** Turns of several pieces on the page: by pointer and keys, typed, and listed. */
import assert from "node:assert/strict";
import { cell, expectVerdict, withBoard } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { expectAnnounced, openTab, pickGame, plyButton, solve, typeMove } from "./page.ts";

test("a turn of several pieces is one ply, restartable, typed with a plus", async ({ visit }) => {
	const page = await visit();
	await pickGame(page, "Cops and robber");
	await solve(page, "4 4\n..X.\n....\n....\nO..O\n");
	const start = "The cops win in 7 plies. The cops to move.";
	await expectVerdict(page, start);
	const moves = () => withBoard(page, ({ record }) => record?.moves);
	const at = (row: number, column: number) => ({ row, column });
	const press = async (...squares: (readonly [number, number])[]) => {
		for (const square of squares) await cell(page, ...square).click();
	};
	const cop = (row: number, column: number) =>
		page.getByRole("gridcell", { name: `row ${row}, column ${column}, cop` });
	await press([4, 1], [3, 1]);
	await expectAnnounced(page, "All pieces move this turn");
	await expect(cop(3, 1)).toHaveCount(1);
	// Selecting a moved piece restarts the turn, and so does Escape.
	await press([3, 1]);
	await expect(cop(4, 1)).toHaveCount(1);
	await cell(page, 4, 1).focus();
	for (const key of ["Enter", "ArrowUp", "Enter"]) await page.keyboard.press(key);
	await expect(cop(3, 1)).toHaveCount(1);
	await page.keyboard.press("Escape");
	await expect(cop(4, 1)).toHaveCount(1);
	assert.deepEqual(await moves(), []);
	// Selected twice, the other piece stays.
	await press([4, 4], [4, 3], [4, 1], [4, 1]);
	await expect.poll(moves).toEqual([{ from: at(4, 4), to: at(4, 3) }]);
	await page.getByRole("button", { name: "Undo", exact: true }).click();
	await expectVerdict(page, start);

	await openTab(page, "moves");
	await page.getByRole("button", { name: "(4,1)→(3,1) + (4,4)→(3,4)" }).waitFor();
	await typeMove(page, "4,1-3,1 + 4,4-3,4");
	const both = { from: at(4, 1), to: at(3, 1), others: [{ from: at(4, 4), to: at(3, 4) }] };
	await expect.poll(moves).toEqual([both]);
	await plyButton(page, 1).waitFor();
	await expectAnnounced(page, "from row 4, column 1 to row 3, column 1 and from row 4, column 4");
});
