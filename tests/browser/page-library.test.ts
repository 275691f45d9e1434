/** The games of the library on the page: each with its standard position, in every panel. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { pageWords } from "../../web/locale/words.ts";
import { packageSolver } from "../node/games.ts";
import { findings } from "./axe.ts";
import { counts, eventually } from "./eventually.ts";
import {
	drag,
	openFold,
	pickActivity,
	pickedGame,
	playBest,
	seesOutput,
	seesVerdict,
	settles,
	visit,
} from "./page-harness.ts";

const english = pageWords("en");

const verdicts: Readonly<Record<string, string>> = {
	chase: "Black wins in 20 plies. White to move.",
	"crossing-pawn": "Red wins in 75 plies. Red to move.",
	"fox-and-hounds": "The hounds win in 44 plies. The fox to move.",
	"police-and-thief": "The police win in 7 plies. The police to move.",
	"cat-and-mouse-2": "The mouse wins in 5 plies. The mouse to move.",
	"cat-and-mouse": "Draw: neither side can force an end. The mouse to move.",
	"hare-and-hounds": "The hounds win in 23 plies. The hounds to move.",
	"pong-hau-ki": "Draw: neither side can force an end. Red to move.",
	token: "Draw: neither side can force an end. The first player to move.",
	"cops-and-robber": "The cops win in 23 plies. The cops to move.",
};

async function codeOf(game: string, text: string): Promise<string> {
	const { problems, error } = await packageSolver.read(game, text);
	const [problem] = problems;
	assert.ok(problem && error === null, game);
	return packageSolver.encode(problem);
}

describe("the standard position", () => {
	for (const { rules, standard } of packageSolver.library) {
		test(`of ${rules.id} is analysed in every panel, played and written`, async () => {
			const hash = `#${await codeOf(rules.id, standard)}`;
			await visit({ hash }, async (page) => {
				await seesVerdict(page, verdicts[rules.id] ?? "");
				assert.equal(await pickedGame(page), english.game(rules.id).name);
				for (const topic of ["line", "why", "what-if", "watch"]) {
					await openFold(page, topic);
					await page.locator(`#${topic} :is(button, input)`).first().waitFor();
				}
				await page.locator("#statistics summary").click();
				await page.locator("#statistics svg").waitFor();
				await playBest(page, 1);
				await playBest(page, 2);
				assert.deepEqual(await findings(page), []);
				await pickActivity(page, "Play");
				await page.locator("#players h2").waitFor();
			});
		});
	}
});

test("a win because play never ends is told as one, everywhere, and play goes round", async () => {
	const hash = `#${await codeOf("cat-and-mouse-2", '["M#F#C"]\n5\n5\n')}`;
	await visit({ hash }, async (page) => {
		await seesVerdict(page, "The cat wins: play never ends. The mouse to move.");
		await eventually(() => page.locator("#moves .chip").first().textContent(), "▼∞");
		await seesOutput(page, "false");
		await page.locator("#line summary").click();
		await page.locator("#line .line-ply").first().waitFor();
		await page.locator("#statistics summary").click();
		await page.locator("#statistics svg").waitFor();
	});
});

test("goals are drawn, named to those who hear them, and painted in the editor", async () => {
	const hash = `#${await codeOf("police-and-thief", "3 3 police\ngoal thief 3,3\nO..\n...\n.X.\n")}`;
	await visit({ hash }, async (page) => {
		await seesVerdict(page, "The thief wins in 2 plies. The police to move.");
		const goal = page.getByRole("gridcell", { name: /^row 3, column 3, .*goal/ });
		await counts(goal, 1);
		await pickActivity(page, "Edit");
		await drag(page, [3, 2], [1, 3]);
		await settles(page);
		await counts(goal, 1);
		await pickActivity(page, "Analyse");
		await seesOutput(page, "Police 3");
	});
});
