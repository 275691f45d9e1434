/** What a person finds who comes by another's link: the other's game, and the ways on from it. */
import { packageSolver } from "../node/games.ts";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { asWhite, seesGame, travel } from "./page.ts";
import { plyOf } from "./puzzles.ts";

const { rules } = packageSolver.decode("1Ac4WIF2p8r").game;
const at = (row: number, column: number) => ({ row, column });
const start = {
	game: { rules, board: { rows: 5, columns: 5, obstacles: [] } },
	position: { toMove: "white", pieces: { white: [at(3, 3)], black: [at(3, 4)] } },
};

test("a finished game that a link brings is played from its start, or reviewed", async ({
	visit,
}) => {
	// White, who can win at once, walks away and is taken.
	const moves = [
		{ from: at(3, 3), to: at(3, 2) },
		{ from: at(3, 4), to: at(3, 2) },
	];
	const page = await visit({ hash: `#${packageSolver.encode({ ...start, moves })}.play` });
	await seesVerdict(page, "Game over. Black has won: captured White.");
	await expect(page.locator(".turn p")).toContainText("A shared game, finished");
	const play = page.getByRole("button", { name: "Your turn: play it" });
	await play.click();
	await seesVerdict(page, "White to move: your turn.");
	await expect.poll(() => plyOf(page)).toBe(0);
	await expect(play).toHaveCount(0);
	await expect(page.locator(".turn p")).toBeFocused();
	await travel(page, -1);
	await expect.poll(() => plyOf(page)).toBe(2);
	await page.getByRole("button", { name: "Review" }).click();
	await seesVerdict(page, "White wins in 1 ply. White to move.");
	await page.getByRole("button", { name: "Ply 2 " }).waitFor();
});

test("Restart leads from a game that a link brings to its beginning, and Back to the game again", async ({
	visit,
}) => {
	const moves = [
		{ from: at(1, 1), to: at(1, 2) },
		{ from: at(5, 5), to: at(5, 3) },
	];
	const position = { toMove: "white", pieces: { white: [at(1, 1)], black: [at(5, 5)] } };
	const code = packageSolver.encode({ ...start, position, moves });
	// White is the person's: a perfect player would move at both plies.
	const page = await visit({ hash: `#${code}.play`, prepare: asWhite });
	await expect.poll(() => plyOf(page)).toBe(2);
	const restart = page.getByRole("button", { name: "Restart" });
	await restart.click();
	await expect.poll(() => plyOf(page)).toBe(0);
	await expect(restart).toBeDisabled();
	await seesGame(page, 0);
	await travel(page, -1);
	await expect.poll(() => plyOf(page)).toBe(2);
});
