/** The library's dialog of games, and the game picked in it. */
import assert from "node:assert/strict";
import { packageSolver } from "../node/games.ts";
import { expectVerdict } from "./board.ts";
import { expect, moduleWith, test } from "./fixtures.ts";
import { currentGame, dropFocus, openLibrary, openTab, pickGame, solve } from "./page.ts";

const { games } = packageSolver;

test("a press loads the dialog of games, with a picture and positions of each", async ({
	visit,
}) => {
	const page = await visit();
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname.slice(1)));
	await page.locator("#ways-on .tiles").waitFor();
	await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
	const loads = () => asked.filter((path) => path === moduleWith("game-name")).length;
	assert.equal(loads(), 0);
	await openLibrary(page);
	await page.keyboard.press("Escape");
	const library = await openLibrary(page);
	assert.equal(loads(), 1);
	await expect(library.locator(".game > canvas[style]")).toHaveCount(games.length);
	const pictures = await library
		.locator(".game > canvas")
		.evaluateAll((all) => all.map((each) => (each as HTMLCanvasElement).toDataURL()));
	assert.equal(new Set(pictures).size, games.length);
	for (const { rules, positions } of packageSolver.library) {
		await expect(library.locator(`[data-game="${rules.id}"]`)).toContainText(
			positions.toLocaleString("en"),
		);
	}
});

test("the dialog of games works by keyboard, and picking the current game keeps its board @more", async ({
	visit,
}) => {
	const page = await visit({ viewport: { width: 1280, height: 800 } });
	await solve(page, "2 1 1 2 2");
	await expectVerdict(page, "Black wins in 2 plies. White to move.");
	const picker = page.locator("#games-picker");
	const dialog = page.locator("#library");
	const press = async (...keys: string[]) => {
		for (const key of keys) await page.keyboard.press(key);
	};
	await picker.press("Enter");
	await expect(dialog.locator("[aria-current]")).toHaveText("Chase");
	await expect(dialog.locator("[aria-current]")).toBeFocused();
	await press("Enter");
	await dialog.waitFor({ state: "hidden" });
	await expectVerdict(page, "Black wins in 2 plies. White to move.");
	await expect(picker).toBeFocused();
	await press("Enter");
	await dialog.getByRole("button", { name: "Cat and mouse II", exact: true }).press("Enter");
	await dialog.waitFor({ state: "hidden" });
	await expect.poll(() => currentGame(page)).toEqual("Cat and mouse II");
	await expect(picker).toBeFocused();
});

test("Undo restores the game, board and moves before a pick; Redo reapplies it @more", async ({
	visit,
}) => {
	const page = await visit();
	const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
	const played = "Black wins in 19 plies. Black to move.";
	await press("Best move");
	await expectVerdict(page, played);
	await pickGame(page, "Crossing pawn");
	await dropFocus(page);
	await page.keyboard.press("Control+z");
	await expectVerdict(page, played);
	await expect.poll(() => currentGame(page)).toEqual("Chase");
	await openTab(page, "moves");
	await page.getByRole("button", { name: "Ply 1 " }).waitFor();
	await press("Redo");
	await expect.poll(() => currentGame(page)).toEqual("Crossing pawn");
	await press("Undo");
	await expectVerdict(page, played);
});
