/** The tutorial's fourth chapter: a draw that is played, and the moves that keep it. */
import { expect, test } from "./fixtures.ts";
import { boardOf, clickPoint, heatAndArrows, way } from "./tutorial.ts";

test("a game from a goes round for as long as one likes, is lost by the move to c, which can be taken back, and ends at a dead end", async ({
	read,
}) => {
	const page = await read("draws", "en");
	const board = await boardOf(page, "from-a");
	const counted = page.locator(".count-plies");
	const sees = (whole: string) => expect.poll(() => way(page, "from-a")).toBe(whole);
	await expect(counted).toContainText("0 plies");
	let whole = "a";
	for (const _ of "123") {
		await clickPoint(page, "from-a", "b");
		whole += "ba";
		await sees(whole);
	}
	await expect(counted).toContainText("6 plies played. Still a draw");
	await board.getByText("This position has occurred 4 times").first().waitFor();
	await board.getByRole("button", { name: "Restart" }).click();
	await sees("a");
	for (const point of ["a", "c"]) {
		await board.getByRole("option", { name: new RegExp(`^point ${point}\\b`) }).focus();
		await page.keyboard.press("Enter");
	}
	await sees("acd");
	await expect(counted).toContainText("gave the draw away");
	await board.getByRole("button", { name: "Undo" }).click();
	await sees("a");
	await expect(counted).not.toContainText("gave the draw away");
	await clickPoint(page, "from-a", "c");
	await sees("acd");
	await clickPoint(page, "from-a", "f");
	await sees("acdfi");
	await expect(counted).toContainText("4 plies played. The game is over");
});

test("the moves that keep the draw are drawn round and round, and those that lose as well", async ({
	read,
}) => {
	const page = await read("draws", "en");
	await boardOf(page, "loop");
	const values = "a draw –, b draw –, c win 5, e win 3";
	const sees = (arrows: string) =>
		expect.poll(() => heatAndArrows(page, "loop")).toBe(`${values}, ${arrows}`);
	await sees("a→b, b→a");
	const losing = page.getByRole("button", { name: "Moves that lose" });
	await losing.focus();
	await page.keyboard.press("Enter");
	await sees("a→c, b→e");
	await expect(losing).toHaveAttribute("aria-pressed", "true");
	await page.getByRole("button", { name: "Moves that keep the draw" }).click();
	await sees("a→b, b→a");
});
