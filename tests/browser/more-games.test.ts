/** Rules that are added to the list of games are all that the page and the widget need to know of a game. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { load, type Solver } from "catchmate";
import { modules, samples, withMoreGames } from "../games/more-games.ts";
import { board } from "./board.ts";
import { bytesOf } from "./downloads.ts";
import { expect, type Fixtures, test } from "./fixtures.ts";
import {
	drag,
	hashOf,
	openLibrary,
	openShare,
	openTab,
	pickActivity,
	pickedGame,
	pickGame,
	playBest,
	plyButton,
	seesOutput,
	settles,
	solve,
} from "./page.ts";

let solver: Solver;
test.beforeAll(async () => {
	solver = await load({ wasm: modules.moreGames });
});
test.afterAll(() => solver.dispose());

/** Not of the plain kind: a script that a tab before has asked for would not be asked for again. */
const ofItsOwn = { serviceWorkers: "block" } as const;

/** Visits the page with more games in its module. */
const visitMore = async (visit: Fixtures["visit"]): Promise<Page> => {
	const page = await visit(ofItsOwn);
	const answer = { contentType: "application/wasm", body: modules.moreGames };
	await page.context().route("**/modules/solver-*.wasm", (route) => route.fulfill(answer));
	await page.reload();
	await page.locator(".verdict-words").waitFor();
	return page;
};

async function svgFrom(page: Page): Promise<string> {
	await openShare(page);
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Download SVG" }).click(),
	]);
	return (await bytesOf(download)).toString("utf8");
}

test("the page lists the games by their ids, after those that it has words for", async ({
	visit,
}) => {
	const page = await visitMore(visit);
	const names = (await openLibrary(page)).locator(".game-name");
	assert.deepEqual(
		(await names.allTextContents()).map((text) => text.trim()),
		[
			"Chase",
			"Crossing pawn",
			"Fox and hounds",
			"Police and thief",
			"Cat and mouse II",
			"Cat and mouse",
			"Hare and hounds",
			"Pong hau k'i",
			"Token on a graph",
			"Cops and robber",
			"fox-hunt",
			"fox-and-goose",
		],
	);
});

/** The page's words for the samples, and for one of them edited. */
const pages = [
	{
		first: / Hunter to move\.$/,
		verdict: "Hunter wins in 6 plies. The fox to move.",
		afterTwo: "Hunter wins in 4 plies. The fox to move.",
		drag: [
			[1, 3],
			[5, 5],
		],
		edited: "The fox wins in 1 ply. The fox to move.",
		text: "6 5 fox\nO...O\n.....\n..#..\n.#...\n..O.X\n.....\n",
	},
	{
		first: / Goose to move\.$/,
		verdict: "The fox wins in 6 plies. Goose to move.",
		afterTwo: "The fox wins in 4 plies. Goose to move.",
		drag: [
			[1, 1],
			[2, 2],
		],
		edited: "The fox wins in 2 plies. Goose to move.",
		text: "3 3\n...\n.O.\n..X\n",
	},
] as const;

for (const [index, expected] of pages.entries()) {
	const sample = samples[index];
	assert.ok(sample);
	const { game, input, answers, drawing, title } = sample;

	test(`the page opens a first board of ${game}, answers a text with boards of it, plays it, links to it and draws it, edits it and writes its text`, async ({
		visit,
	}) => {
		const page = await visitMore(visit);
		await pickGame(page, game);
		await expect(page.locator(".verdict-words")).toHaveText(expected.first);
		await solve(page, input);
		await seesOutput(page, ...answers.trimEnd().split("\n"));
		await expect(page.locator(".verdict-words")).toHaveText(expected.verdict);

		await solve(page, drawing);
		await expect(page.locator(".verdict-words")).toHaveText(expected.verdict);
		assert.ok((await svgFrom(page)).includes(`<title>${title}</title>`));
		await openTab(page, "moves");
		await playBest(page, 1);
		await playBest(page, 2);
		await expect(page.locator(".verdict-words")).toHaveText(expected.afterTwo);
		const played = async () => solver.decode((await hashOf(page)).slice(1)).moves.length;
		await expect.poll(played).toEqual(2);
		const other = await page.context().newPage();
		await other.goto(page.url());
		await expect(other.locator(".verdict-words")).toHaveText(expected.afterTwo);
		await plyButton(other, 2).waitFor();
		assert.equal(await pickedGame(other), game);
		await other.close();

		await solve(page, drawing);
		await pickActivity(page, "Edit");
		const [from, to] = expected.drag;
		await drag(page, [...from], [...to]);
		await settles(page);
		await expect(page.locator(".verdict-words")).toHaveText(expected.edited);
		await openTab(page, "text");
		await expect(page.getByLabel("Judge input")).toHaveValue(expected.text);
	});

	test(`the widget shows a drawing and a code of ${game}`, async ({ host }) => {
		const [problem] = (await solver.read(game, drawing)).problems;
		assert.ok(problem);
		const code = solver.encode(problem);
		const body = `<catchmate-board game="${game}">${drawing}</catchmate-board>${board(`position="${code}"`)}`;
		const page = await host({ script: "none", body, ...ofItsOwn });
		const answer = {
			contentType: "text/javascript; charset=utf-8",
			body: withMoreGames("dist/widget.js"),
		};
		await page.context().route("**/widget.js", (route) => route.fulfill(answer));
		await page.addScriptTag({ url: "/widget.js" });
		const verdicts = page.locator(".verdict-words").getByText(expected.verdict, { exact: true });
		await verdicts.nth(1).waitFor();
	});
}
