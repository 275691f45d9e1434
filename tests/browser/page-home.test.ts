/** The page as a stranger finds it, and who comes back: the invitation to play, the games under the board, and light or dark. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { cell, seesVerdict } from "./board.ts";
import { expect, fortLink, moduleWith, test } from "./fixtures.ts";
import { begin, openTab, pickActivity, pickGame, solve, type } from "./page.ts";
import { makes, onThatDay, plyOf, puzzleWith, solves, today } from "./puzzles.ts";

const first = "Red to move: your turn.";
/** A link to a game of chase that is over. */
const finished = "#1AQgxovA9-XQ.play";
/** A puzzle of one move. */
const puzzle = puzzleWith(({ plies }) => plies === 1);
const phone = { width: 390, height: 664 };

/** Makes the first move of a game that is left then, and waits for the reply. */
async function begins(page: Page): Promise<void> {
	await cell(page, 1, 6).click();
	await cell(page, 1, 7).click();
	await expect.poll(() => plyOf(page)).toBe(2);
	await page.evaluate("catchmate.idle()");
}

/** Visits the page again, at an address. */
async function comesBackTo(page: Page, address: string): Promise<void> {
	await page.goto("about:blank");
	await page.goto(address);
}

test("a first visit begins with a game, and tells who the person is, what for, and no value before it is asked for", async ({
	visit,
}) => {
	const page = await visit({ hash: "", viewport: phone });
	await seesVerdict(page, first);
	await expect(page.locator("#activities input[value=play]")).toBeChecked();
	await expect(page.locator("#rules strong")).toHaveText(
		"You are Red. Catch the pawn before it reaches the top.",
	);
	assert.doesNotMatch(await page.locator("body").innerText(), /(Red|Black) wins|[▲▼]/);
	const button = page.getByRole("button", { name: "Who wins?" });
	await expect(button).toBeInViewport({ ratio: 1 });
	await button.click();
	await seesVerdict(page, "Red wins in 23 plies. Red to move.");
	await page.locator("#moves .move").first().waitFor();
	await expect(button).toBeHidden();
});

test.describe("the second day", () => {
	const comesBack = (lastDay: number, days: number) => {
		const kept = { version: 1, puzzles: { results: { 1: 0 }, lastDay, days } };
		return `${onThatDay} localStorage.catchmate ??= ${JSON.stringify(JSON.stringify(kept))};`;
	};
	const goOn = "Go on with your game";
	const keptGame = (page: Page) =>
		page.evaluate(() => JSON.parse(localStorage.getItem("catchmate") ?? "{}").game);

	test("leads from the streak to the puzzle of the day, and where that is solved up the path", async ({
		visit,
	}) => {
		const page = await visit({ hash: "", viewport: phone, prepare: comesBack(today - 1, 2) });
		const link = page.getByRole("button", { name: "Days in a row: 2 · Puzzle of the day" });
		await expect(link).toBeInViewport({ ratio: 1 });
		await expect(page.locator("#invitation .day-card .streak")).toHaveText("Days in a row: 2");
		await expect(page.locator("#home .day-card")).toHaveCount(0);
		await link.click();
		await expect(page.locator("#puzzle-heading")).toHaveText("Puzzle of the day");
		await expect(page.locator("#puzzle-heading")).toBeFocused();

		const later = await visit({ hash: "", viewport: phone, prepare: comesBack(today, 3) });
		await later.getByRole("button", { name: "Days in a row: 3 · Continue the path" }).click();
		await expect(later.locator("#puzzle-heading")).toHaveText(/^Puzzle \d+$/);
	});

	test("offers the game that was left, which a first move and games that links bring do not replace", async ({
		visit,
	}) => {
		const page = await visit({ hash: "" });
		await begins(page);
		const kept = await keptGame(page);
		const home = page.url().replace(/#.*$/s, "");
		await comesBackTo(page, home);
		await seesVerdict(page, first);
		await type(page, "2,6");
		await expect.poll(() => plyOf(page)).toBe(2);
		await page.evaluate("catchmate.idle()");
		assert.equal(await keptGame(page), kept);
		await comesBackTo(page, `${home}${finished}`);
		await page.getByRole("button", { name: "Your turn: play it" }).waitFor();
		assert.equal(await keptGame(page), kept);
		await comesBackTo(page, `${home}#puzzle=${puzzle.number}`);
		await solves(page, puzzle);
		await pickActivity(page, "Play");
		await page.locator("#invitation").getByRole("button", { name: goOn }).click();
		await expect.poll(() => plyOf(page)).toBe(2);
		const square = "document.querySelector('catchmate-board').record.moves[0].to.column";
		assert.equal(await page.evaluate(square), 7);
		await type(page, "1,8");
		await expect.poll(() => keptGame(page)).not.toBe(kept);
		// A game that has ended is offered no more.
		await comesBackTo(page, `${home}#1Ac4WIF2p8r.play`);
		await page.evaluate(`localStorage.catchmate = '{"version":1,"game":"1Ac4WIF2p8r.play"}'`);
		await page.reload();
		const move = { from: { row: 1, column: 5 }, to: { row: 2, column: 5 } };
		await expect.poll(() => makes(page, move)).toBe(true);
		await page.locator(".end-card").waitFor();
		await comesBackTo(page, home);
		await seesVerdict(page, first);
		await expect(page.getByRole("button", { name: goOn })).toHaveCount(0);
	});
});

test("the invitation names the side that can win and what it is after, shows why, and begins a game as it", async ({
	visit,
}) => {
	const page = await visit({ hash: fortLink, viewport: { width: 844, height: 390 } });
	const heading = page.locator("#invitation h2");
	await expect(heading).toHaveText("You are Red. Catch the pawn before it reaches the top.");
	await expect(page.locator("#invitation h2 + p")).toContainText("23 plies");
	const play = page.getByRole("button", { name: "Play as Red" });
	await expect(play).toBeInViewport({ ratio: 1 });
	let bar = { y: 0 };
	for (const height of [664, 844]) {
		await page.setViewportSize({ width: 390, height });
		bar = (await page.locator("#activities").boundingBox()) ?? bar;
		const box = await play.boundingBox();
		assert.ok(box && box.y + box.height <= bar.y, `${height}: ${box?.y} ${bar.y}`);
	}
	await page.getByRole("button", { name: "Show me why" }).press("Enter");
	await expect(page.locator("#tab-explain")).toHaveAttribute("aria-selected", "true");
	const reason = page.locator("#why .reason").first();
	await expect(reason).toBeInViewport();
	assert.ok(((await reason.boundingBox())?.y ?? bar.y) < bar.y);
	await page.setViewportSize({ width: 1280, height: 800 });
	await openTab(page, "moves");
	await play.press("Enter");
	await expect(page.locator("#activities input[value=play]")).toBeChecked();
	await seesVerdict(page, first);

	await pickActivity(page, "Analyse");
	await pickGame(page, "Chase");
	// The side that waits is the one that can win.
	await expect(heading).toHaveText("You are Black. Run the white piece down.");
	await pickGame(page, "Token on a graph");
	for (const [text, said] of [
		["2 2 1\n1 2\n2 1\n1 0", "Neither side can force a win: a draw, if nobody errs."],
		["4 4 1\n1 2\n2 1\n1 3\n3 4\n1 0", "A draw, if nobody errs. Only one of 2 moves holds it."],
		["5 6 1\n1 2\n2 1\n1 3\n3 4\n1 5\n5 1\n1 0", "A draw, if nobody errs. One slip decides it."],
	] as const) {
		await solve(page, text);
		await expect(page.locator("#invitation h2 + p")).toHaveText(said);
	}
});

test("the games under the first screen are opened by a press, and leave with the first move", async ({
	visit,
}) => {
	const page = await visit({ hash: "", viewport: { width: 390, height: 844 } });
	const cards = page.locator("#home .game");
	await expect(cards).toHaveCount(10);
	await cards.filter({ hasText: "Fox and hounds" }).getByRole("button").click();
	await page.locator("#games-picker").getByText("Fox and hounds").waitFor();
	await expect.poll(() => page.evaluate(() => scrollY)).toEqual(0);
	await page.setViewportSize({ width: 1366, height: 768 });
	await page.locator("h1 a").click();
	await seesVerdict(page, first);
	await begins(page);
	await page.locator("#invitation").waitFor({ state: "hidden" });
	await expect(page.locator("#home")).toBeHidden();
	const ways = page.locator("#ways-on");
	await ways.getByRole("button", { name: "Puzzle of the day" }).click();
	await expect(page.locator("#puzzle-heading")).toBeFocused();
	await ways.waitFor({ state: "hidden" });
	await pickActivity(page, "Play");
	await expect.poll(() => plyOf(page)).toBe(2);
	await page.getByRole("button", { name: "New game" }).click();
	await expect.poll(() => plyOf(page)).toBe(0);
	await pickActivity(page, "Analyse");
	await pickGame(page, "Chase");
	await begin(page, "5 3 3 3 4", "White wins in 1 ply. White to move.");
	await expect(ways).toBeVisible();
	await type(page, "3,4");
	await page.locator("#end-heading").waitFor();
	await expect(ways).toBeHidden();
});

test("the games under the first screen are not asked for by who comes by a link", async ({
	visit,
}) => {
	const page = await visit();
	await page.locator("#ways-on .tiles").waitFor();
	await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
	const asked = await page.evaluate(() =>
		performance.getEntriesByType("resource").map(({ name }) => name),
	);
	assert.ok(asked.some((url) => url.endsWith("/modules/page.js")));
	assert.ok(!asked.some((url) => url.endsWith(moduleWith("game-name"))));
});

test("light and dark are chosen with a button, on the board too, and kept for the next visit and the tutorial", async ({
	visit,
}) => {
	const page = await visit({ hash: "", colorScheme: "light" });
	await seesVerdict(page, first);
	const ground = (of: string) =>
		page.locator(of).evaluate((element) => getComputedStyle(element).backgroundColor);
	const [light, lightCard] = [await ground("body"), await ground("#board .root")];
	const button = page.locator("#scheme-button");
	await button.click();
	assert.equal(await ground("body"), light);
	await button.click();
	const dark = await ground("body");
	assert.notEqual(dark, light);
	assert.notEqual(await ground("#board .root"), lightCard);
	await page.reload();
	await seesVerdict(page, first);
	assert.equal(await ground("body"), dark);
	await openTab(page, "moves");
	await page.locator("#learn-link").click();
	await page.waitForURL(/learn\/index\.html$/);
	await expect.poll(() => ground("body")).toEqual(dark);
});
