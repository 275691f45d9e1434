/** Against whom games on the page are played. */
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
	const [black, white] = ["Black", "White"].map((name) => page.getByRole("group", { name }));
	await black?.getByRole("radio", { name: "Fallible" }).check();
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
	await expect(black?.getByRole("radio", { name: "Human" }) ?? slider).toBeChecked();
	await expect(white?.getByRole("radio", { name: "Fallible" }) ?? slider).toBeChecked();
	await expect(slider).toHaveAttribute("aria-valuetext", "12 plies");
	await openTab(page, "moves");
	await plyButton(page, 3).waitFor();
	await openTab(page, "play");
	await page.getByRole("button", { name: "New game" }).click();
	await openTab(page, "moves");
	await expect(page.locator(".ply"), "White begins by itself").toHaveCount(2);
});

test("players that swap after a move was taken back wait for Play on", async ({ visit }) => {
	const page = await visit({ prepare: asWhite });
	await begin(page, "8 1 1 8 8", "Black wins in 20 plies. White to move.");
	await type(page, "1,2");
	await plyButton(page, 2).waitFor();
	await page.getByRole("button", { name: "Undo", exact: true }).click();
	await expect(page.locator("#turn-words")).toContainText("You play White");
	await openTab(page, "play");
	await page.getByRole("button", { name: "Swap sides" }).click();
	await expect(page.locator("#turn-words")).toContainText("press Play on");
	await page.getByRole("button", { name: "Play on" }).click();
	await seesVerdict(page, "Black to move: your turn.");
	await expect(page.locator("#turn-words")).toContainText("You play Black");
});

test("a perfect player sets the trap that leaves the fewest saving moves", async ({ visit }) => {
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
	const made = (await textOf(page, "#record li:nth-child(2)")).replace(/^[^(]*/, "");
	expect(made).toBe("(3,3)→(4,3)");
});
