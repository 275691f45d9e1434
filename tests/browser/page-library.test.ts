/** Library games and ready-made boards on the page: their dialog, and every panel. */
import assert from "node:assert/strict";
import type { Locator } from "@playwright/test";
import { packageSolver } from "../node/games.ts";
import { expectVerdict } from "./board.ts";
import { chaseLink, expect, moduleWith, test } from "./fixtures.ts";
import {
	currentGame,
	goInHistory,
	hashOf,
	openFold,
	openLibrary,
	openTab,
	pickActivity,
} from "./page.ts";

test("every panel analyses a game that may never end @more", async ({ visit }) => {
	const { problems } = await packageSolver.read("cat-and-mouse-2", '["M#F#C"]\n5\n5\n');
	const [problem = assert.fail()] = problems;
	const page = await visit({ hash: `#${packageSolver.encode(problem)}` });
	await expectVerdict(page, "The cat wins: play never ends. The mouse to move.");
	await expect(page.locator("#moves .chip").first()).toHaveText("▼∞");
	for (const topic of ["line", "why", "what-if", "watch", "statistics-fold"]) {
		await openTab(page, topic === "line" ? "moves" : "explain");
		await openFold(page, topic);
		await page.locator(`#${topic} :is(button, input, svg)`).first().waitFor();
	}
	await pickActivity(page, "Play");
	await page.locator("#players h2").waitFor();
});

/** The pictures in a part of the page, once all are drawn. */
async function drawnIn(part: Locator): Promise<readonly string[]> {
	await part.locator("canvas[style]").first().waitFor();
	await expect(part.locator("canvas:not([style])")).toHaveCount(0);
	return part
		.locator("canvas")
		.evaluateAll((all) => all.map((each) => (each as HTMLCanvasElement).toDataURL()));
}

test("ready-made boards are chosen by picture or keyboard, and Escape keeps the board", async ({
	visit,
}) => {
	const page = await visit();
	const opener = page.locator("#games-picker");
	const dialog = page.getByRole("dialog", { name: "Games" });
	const board = (name: string) => dialog.getByRole("button", { name });
	await opener.press("Enter");
	await expect(board("Corner to corner, 8")).toBeFocused();
	const light = await drawnIn(dialog.locator(".presets"));
	assert.ok(light.length >= 19, `${light.length} pictures`);
	// The first of the sample's five boards is also listed on its own.
	assert.equal(new Set(light).size, light.length - 1);
	await page.keyboard.press("Escape");
	await dialog.waitFor({ state: "hidden" });
	assert.equal(await hashOf(page), chaseLink);
	await expect(opener).toBeFocused();
	await page.keyboard.press("Enter");
	await board("Whoever moves loses, 8").press("Enter");
	await dialog.waitFor({ state: "hidden" });
	await expectVerdict(page, "Black wins in 30 plies. Red to move.");
	await expect(opener).toHaveText(/Whoever moves loses/);
	await expect.poll(() => currentGame(page)).toEqual("Crossing pawn");
	await goInHistory(page, -1);
	await expectVerdict(page, "Black wins in 20 plies. White to move.");
});

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
	await expect(library.locator(".game > canvas[style]")).toHaveCount(packageSolver.games.length);
	const pictures = await library
		.locator(".game > canvas")
		.evaluateAll((all) => all.map((each) => (each as HTMLCanvasElement).toDataURL()));
	assert.equal(new Set(pictures).size, packageSolver.games.length);
	for (const { rules, positions } of packageSolver.library) {
		await expect(library.locator(`[data-game="${rules.id}"]`)).toContainText(
			positions.toLocaleString("en"),
		);
	}
});
