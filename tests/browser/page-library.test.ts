/** Library games and ready-made boards on the page, in every panel. */
import assert from "node:assert/strict";
import type { Locator } from "@playwright/test";
import { packageSolver } from "../node/games.ts";
import { expectVerdict } from "./board.ts";
import { chaseLink, expect, test } from "./fixtures.ts";
import { currentGame, goInHistory, hashOf, openFold, openTab, pickActivity } from "./page.ts";

test("every panel analyses a game of each board kind, which plays to an endless win too @more", async ({
	visit,
}) => {
	const standard = (id: string) =>
		packageSolver.library.find(({ rules }) => rules.id === id)?.standard ?? "";
	for (const [game, text, verdict, chip] of [
		[
			"cat-and-mouse-2",
			'["M#F#C"]\n5\n5\n',
			"The cat wins: play never ends. The mouse to move.",
			"▼∞",
		],
		[
			"hare-and-hounds",
			standard("hare-and-hounds"),
			"The hounds win in 23 plies. The hounds to move.",
			"▲23",
		],
		[
			"token",
			standard("token"),
			"Draw: neither side can force a win. The first player to move.",
			"=",
		],
	] as const) {
		const { problems } = await packageSolver.read(game, text);
		const [problem = assert.fail()] = problems;
		const page = await visit({ hash: `#${packageSolver.encode(problem)}` });
		await expectVerdict(page, verdict);
		await expect(page.locator("#moves .chip").first()).toHaveText(chip);
		for (const topic of ["line", "why", "what-if", "watch", "statistics-fold"]) {
			await openTab(page, topic === "line" ? "moves" : "explain");
			await openFold(page, topic);
			await page.locator(`#${topic} :is(button, input, svg)`).first().waitFor();
		}
		await pickActivity(page, "Play");
		await page.locator("#players h2").waitFor();
	}
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
	await page.emulateMedia({ colorScheme: "dark" });
	await expect(async () => {
		const dark = await drawnIn(dialog);
		assert.equal(dark.filter((picture) => light.includes(picture)).length, 0);
	}).toPass();
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
