/** Rules that are added to the list of games are all that the page and the widget need to know of a game. */
import assert from "node:assert/strict";
import { load } from "catchmate";
import { modules, samples, withMoreGames } from "../games/more-games.ts";
import { board } from "./board.ts";
import { bytesOf } from "./downloads.ts";
import { expect, test } from "./fixtures.ts";
import {
	drag,
	openLibrary,
	openShare,
	openTab,
	pickActivity,
	pickedGame,
	pickGame,
	playBest,
	plyButton,
	seesOutput,
	solve,
} from "./page.ts";

/** Not of the plain kind: a script that a tab before has asked for would not be asked for again. */
const ofItsOwn = { serviceWorkers: "block" } as const;

/** The page's words for the samples, and for one of them edited. */
const [hunt, goose] = samples;
assert.ok(hunt && goose);
const verdicts = [
	"Hunter wins in 6 plies. The fox to move.",
	"The fox wins in 6 plies. Goose to move.",
];

test("the page lists added games by their ids, opens, answers, draws, plays, links to and edits them", async ({
	visit,
}) => {
	const page = await visit(ofItsOwn);
	const answer = { contentType: "application/wasm", body: modules.moreGames };
	await page.context().route("**/modules/solver-*.wasm", (route) => route.fulfill(answer));
	await page.reload();
	const verdict = page.locator(".verdict-words");
	await verdict.waitFor();
	const names = (await openLibrary(page)).locator(".game-name");
	await expect(names.nth(-3)).toHaveText("Cops and robber");
	await expect(names.nth(-2)).toHaveText("fox-hunt");
	await expect(names.nth(-1)).toHaveText("fox-and-goose");
	await page.keyboard.press("Escape");

	await pickGame(page, goose.game);
	await expect(verdict).toHaveText(/ Goose to move\.$/);
	await solve(page, goose.input);
	await seesOutput(page, ...goose.answers.trimEnd().split("\n"));
	await expect(verdict).toHaveText(verdicts[1] ?? "");

	await pickGame(page, hunt.game);
	await expect(verdict).toHaveText(/ Hunter to move\.$/);
	await solve(page, hunt.drawing);
	await expect(verdict).toHaveText(verdicts[0] ?? "");
	await openShare(page);
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Download SVG" }).click(),
	]);
	const picture = (await bytesOf(download)).toString("utf8");
	assert.ok(picture.includes(`<title>${hunt.title}</title>`));
	await openTab(page, "moves");
	await playBest(page, 1);
	await playBest(page, 2);
	const afterTwo = "Hunter wins in 4 plies. The fox to move.";
	await expect(verdict).toHaveText(afterTwo);
	await expect.poll(() => page.url()).toContain(`#${hunt.codeStart}`);
	const link = page.url();
	await solve(page, hunt.drawing);
	await pickActivity(page, "Edit");
	await drag(page, [1, 3], [5, 5]);
	await expect(verdict).toHaveText("The fox wins in 1 ply. The fox to move.");
	await openTab(page, "text");
	await expect(page.getByLabel("Judge input")).toHaveValue(
		"6 5 fox\nO...O\n.....\n..#..\n.#...\n..O.X\n.....\n",
	);

	await page.goto(link);
	await page.reload();
	await expect(verdict).toHaveText(afterTwo);
	await plyButton(page, 2).waitFor();
	assert.equal(await pickedGame(page), hunt.game);
});

test("the widget shows drawings and codes of added games", async ({ host }) => {
	const solver = await load({ wasm: modules.moreGames });
	const boards: string[] = [];
	for (const { game, drawing } of samples) {
		const [problem] = (await solver.read(game, drawing)).problems;
		assert.ok(problem);
		boards.push(`<catchmate-board game="${game}">${drawing}</catchmate-board>`);
		boards.push(board(`position="${solver.encode(problem)}"`));
	}
	solver.dispose();
	const page = await host({ script: "none", body: boards.join(""), ...ofItsOwn });
	const answer = {
		contentType: "text/javascript; charset=utf-8",
		body: withMoreGames("dist/widget.js"),
	};
	await page.context().route("**/widget.js", (route) => route.fulfill(answer));
	await page.addScriptTag({ url: "/widget.js" });
	const twice = verdicts.flatMap((verdict) => [verdict, verdict]);
	await expect(page.locator(".verdict-words")).toHaveText(twice);
});
