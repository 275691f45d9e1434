/** The players of a game on the page, as they are chosen beside it. */
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { asWhite, begin, openTab, pickGame, pickHints, plyButton, textOf, type } from "./page.ts";

test("a fallible player sees as far ahead as its slider says, and may swap sides with the reader", async ({
	visit,
}) => {
	// Of the moves that are equal to it, it makes the last, which is the worst.
	const page = await visit({ prepare: `${asWhite} Math.random = () => 0.999999;` });
	await begin(page, "5 1 1 5 5", "Black wins in 10 plies. White to move.");
	await pickHints(page, "Full");
	const player = (side: string, name: string) =>
		page.getByRole("group", { name: side }).getByRole("radio", { name });
	await player("Black", "Fallible").check();
	const slider = page.getByRole("slider", { name: "Sees ahead" });
	for (const [key, sight, replied] of [
		["Home", "1 ply", "You lose in 12 plies. White to move: your turn."],
		["End", "12 plies", "You lose in 8 plies. White to move: your turn."],
	] as const) {
		await slider.press(key);
		await expect(slider).toHaveAttribute("aria-valuetext", sight);
		await page.getByRole("button", { name: "New game" }).click();
		await seesVerdict(page, "You lose in 10 plies. White to move: your turn.");
		await type(page, "1,2");
		await seesVerdict(page, replied);
		await openTab(page, "play");
	}
	await page.getByRole("button", { name: "Swap sides" }).click();
	await expect(player("Black", "Human")).toBeChecked();
	await expect(player("White", "Fallible")).toBeChecked();
	await expect(slider).toHaveAttribute("aria-valuetext", "12 plies");
	await openTab(page, "moves");
	await plyButton(page, 3).waitFor();
	await page.getByRole("button", { name: "Undo", exact: true }).click();
	await openTab(page, "play");
	// After a move was taken back, players that swap wait.
	await page.getByRole("button", { name: "Swap sides" }).click();
	await page.getByRole("button", { name: "Play on" }).click();
	await page.getByRole("button", { name: "New game" }).click();
	await seesVerdict(page, "You lose in 10 plies. White to move: your turn.");
});

test("a perfect player sets the trap that leaves the fewest saving moves, where traps are chosen", async ({
	visit,
}) => {
	const page = await visit();
	await pickGame(page, "Crossing pawn");
	// Every move of Red's draws; going down alone leaves Black one answer of two that holds.
	const board = "0 1\n5 5\n.....\n.....\n..O..\n#..#.\nO#.X.";
	await begin(page, board, "Draw: neither side can force a win. Red to move.");
	const traps = page.getByRole("checkbox", { name: "Set traps" });
	await expect(traps).not.toBeChecked();
	await traps.check();
	await page.getByRole("group", { name: "Red" }).getByRole("radio", { name: "Perfect" }).check();
	await openTab(page, "moves");
	await plyButton(page, 1).waitFor();
	expect(await textOf(page, "#record li:nth-child(2)")).toContain("(3,3)→(4,3)");
});
