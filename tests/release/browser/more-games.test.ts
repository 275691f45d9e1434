/** The page needs only the rules of an added game. */
import assert from "node:assert/strict";
import { expect, test } from "../../browser/fixtures.ts";
import {
	currentGame,
	expectOutput,
	openLibrary,
	openTab,
	pickGame,
	playBestMove,
	plyButton,
	solve,
} from "../../browser/page.ts";
import { moreGames, samples } from "../../games/more-games.ts";

const [hunt, goose] = samples;
assert.ok(hunt && goose);
test("the page lists, opens, answers, plays and links to added games", async ({ visit }) => {
	// Not a plain tab: its cached script would not be requested again.
	const page = await visit({ serviceWorkers: "block" });
	const answer = { contentType: "application/wasm", body: moreGames() };
	await page.context().route("**/modules/solver-*.wasm", (route) => route.fulfill(answer));
	await page.reload();
	const verdict = page.locator(".verdict-words");
	await verdict.waitFor();
	const names = (await openLibrary(page)).locator(".game-name");
	await expect(names.nth(-2)).toHaveText("fox-hunt");
	await expect(names.nth(-1)).toHaveText("fox-and-goose");
	await page.keyboard.press("Escape");

	await pickGame(page, goose.game);
	await expect(verdict).toHaveText(/ Goose to move\.$/);
	await solve(page, goose.input);
	await expectOutput(page, ...goose.answers.trimEnd().split("\n"));
	await expect(verdict).toHaveText(/^The fox wins in 6 plies\./);

	await pickGame(page, hunt.game);
	await expect(verdict).toHaveText(/ Hunter to move\.$/);
	await solve(page, hunt.drawing);
	await expect(verdict).toHaveText(/^Hunter wins in 6 plies\./);
	await openTab(page, "moves");
	await playBestMove(page, 1);
	await expect.poll(() => page.url()).toContain(`#${hunt.codeStart}`);
	const link = page.url();
	await page.goto("about:blank");
	await page.goto(link);
	await expect(verdict).toHaveText(/Hunter to move\.$/);
	await plyButton(page, 1).waitFor();
	assert.equal(await currentGame(page), hunt.game);
});
