/** The games of the library on the page, with their standard positions, in every panel. */
import assert from "node:assert/strict";
import { pageWords } from "../../web/locale/words.ts";
import { packageSolver } from "../node/games.ts";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { drag, openFold, openTab, pickActivity, pickedGame, seesOutput, settles } from "./page.ts";

async function codeOf(game: string, text: string): Promise<string> {
	const { problems, error } = await packageSolver.read(game, text);
	const [problem] = problems;
	assert.ok(problem && error === null, game);
	return `#${packageSolver.encode(problem)}`;
}

test("the standard position of a game of each kind of board is analysed in every panel, and played", async ({
	visit,
}) => {
	for (const [game, verdict] of [
		["police-and-thief", "The police win in 7 plies. The police to move."],
		["cat-and-mouse-2", "The mouse wins in 5 plies. The mouse to move."],
		["hare-and-hounds", "The hounds win in 23 plies. The hounds to move."],
		["token", "Draw: neither side can force a win. The first player to move."],
	] as const) {
		const known = packageSolver.library.find(({ rules }) => rules.id === game);
		const page = await visit({ hash: await codeOf(game, known?.standard ?? "") });
		await seesVerdict(page, verdict);
		assert.equal(await pickedGame(page), pageWords("en").game(game).name);
		for (const topic of ["line", "why", "what-if", "watch"]) {
			await openTab(page, topic === "line" ? "moves" : "explain");
			await openFold(page, topic);
			await page.locator(`#${topic} :is(button, input)`).first().waitFor();
		}
		await page.locator("#statistics summary").click();
		await page.locator("#statistics svg").waitFor();
		await pickActivity(page, "Play");
		await page.locator("#players h2").waitFor();
	}
});

test("a win by endless play is one in the list, the answer, the line and the statistics", async ({
	visit,
}) => {
	const page = await visit({ hash: await codeOf("cat-and-mouse-2", '["M#F#C"]\n5\n5\n') });
	await seesVerdict(page, "The cat wins: play never ends. The mouse to move.");
	await expect(page.locator("#moves .chip").first()).toHaveText("▼∞");
	await openTab(page, "text");
	await seesOutput(page, "false");
	await openTab(page, "moves");
	await page.locator("#line summary").click();
	await page.locator("#line .line-ply").first().waitFor();
	await openTab(page, "explain");
	await page.locator("#statistics summary").click();
	await page.locator("#statistics svg").waitFor();
});

test("goals are named to those who hear them, and stay when a piece is moved in the editor", async ({
	visit,
}) => {
	const hash = await codeOf("police-and-thief", "3 3 police\ngoal thief 3,3\nO..\n...\n.X.\n");
	const page = await visit({ hash });
	await seesVerdict(page, "The thief wins in 2 plies. The police to move.");
	const goal = page.getByRole("gridcell", { name: /^row 3, column 3, .*goal/ });
	await expect(goal).toHaveCount(1);
	await pickActivity(page, "Edit");
	await drag(page, [3, 2], [1, 3]);
	await settles(page);
	await expect(goal).toHaveCount(1);
	await openTab(page, "text");
	await seesOutput(page, "Police 3");
});
