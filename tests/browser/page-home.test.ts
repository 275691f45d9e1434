/** First and later visits: the invitation, the games below the board, and colour scheme. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { cell, expectVerdict } from "./board.ts";
import { expect, fortLink, test } from "./fixtures.ts";
import { openTab, pickActivity, pickGame, solve, typeMove } from "./page.ts";
import { expectPly, ofDay, puzzleWith, solvePuzzle, stored, today, withStored } from "./puzzles.ts";

const first = "Black to move: your turn.";
const phone = { width: 390, height: 664 };

/** Makes the first move of a game, to be left then, and waits for the reply. */
async function begins(page: Page): Promise<void> {
	await cell(page, 5, 2).click();
	await cell(page, 4, 2).click();
	await expectPly(page, 2);
	await page.evaluate("catchmate.idle()");
}

test("a first visit starts a game, names side and aim, and hides values", async ({ visit }) => {
	const page = await visit({ hash: "", viewport: phone });
	await expectVerdict(page, first);
	await expect(page.locator("#activities input[value=play]")).toBeChecked();
	await expect(page.locator("#rules strong")).toHaveText(/Black.*top row/);
	const text = await page.locator("body").innerText();
	assert.doesNotMatch(text, /(Red|Black) wins|[▲▼]/);
	assert.equal(text.split("Small pursuit games").length, 2, "the description stands once");
	const button = page.getByRole("button", { name: "Who wins?" });
	await expect(button).toBeInViewport({ ratio: 1 });
	await button.click();
	await expectVerdict(page, "Black wins in 9 plies. Black to move.");
	await page.locator("#moves .move").first().waitFor();
	await expect(button).toBeHidden();
});

test.describe("the second day", () => {
	const comesBack = (lastDay: number, days: number) =>
		withStored({ puzzles: { results: { 1: 0 }, lastDay, days } });

	test("arrives at today's puzzle with streak and week, then goes up the path", async ({
		visit,
	}) => {
		const page = await visit({ hash: "", viewport: phone, prepare: comesBack(today - 1, 2) });
		const begin = page.getByRole("button", { name: "Play today’s puzzle" });
		await expect(begin).toBeInViewport({ ratio: 1 });
		await expect(page.locator(".arrival")).toContainText("Day 3");
		await expect(page.locator("catchmate-board")).toHaveJSProperty("code", ofDay.code);
		const board = () => page.locator(".board-grid").boundingBox();
		const before = await board();
		await begin.click();
		await expect(page.locator(".arrival, .arrival-card")).toHaveCount(0);
		await expect(page.locator("#puzzle-heading")).toBeFocused();
		assert.deepEqual(await board(), before);
		await solvePuzzle(page, ofDay);
		const week = page.locator("#puzzles .week .is-solved");
		await expect(week).toHaveCount(1);
		await expect(page.locator("#streak")).toHaveText("3");

		const later = await visit({ hash: "", viewport: phone, prepare: comesBack(today, 3) });
		await expectVerdict(later, first);
		await later.locator("#streak").click();
		await expect(later.locator("#puzzle-heading")).not.toHaveText("Puzzle of the day");
		await expect(later.locator("#puzzle-heading")).toBeFocused();

		const missed = await visit({ hash: "", viewport: phone, prepare: comesBack(today - 2, 5) });
		await expect(missed.locator(".arrival")).toContainText(/Day 1.*Your best: 5 days/s);
	});

	test("offers the unfinished game, which links and a first move do not replace @more", async ({
		visit,
	}) => {
		const goOn = "Go on with your game";
		const puzzle = puzzleWith(({ plies }) => plies === 1);
		const page = await visit({ hash: "" });
		const home = page.url().replace(/#.*$/s, "");
		const comesBackTo = async (hash: string) => {
			await page.goto("about:blank");
			await page.goto(`${home}${hash}`);
		};
		const keptGame = async () => (await stored(page)).game;
		await begins(page);
		const kept = await keptGame();
		await comesBackTo("");
		await expectVerdict(page, first);
		await typeMove(page, "5,1");
		await expectPly(page, 2);
		await page.evaluate("catchmate.idle()");
		assert.equal(await keptGame(), kept);
		// A finished game of chase.
		await comesBackTo("#1AQgxovA9-XQ.play");
		await page.getByRole("button", { name: "Your turn: play it" }).waitFor();
		assert.equal(await keptGame(), kept);
		await comesBackTo(`#puzzle=${puzzle.number}`);
		await solvePuzzle(page, puzzle);
		await pickActivity(page, "Play");
		await page.locator("#invitation").getByRole("button", { name: goOn }).click();
		await expectPly(page, 2);
		const square = "document.querySelector('catchmate-board').record.moves[0].to.column";
		assert.equal(await page.evaluate(square), 2);
		await typeMove(page, "4,1");
		await expect.poll(keptGame).not.toBe(kept);
	});
});

test("the invitation names the winning side and its aim, says why, and starts its game @more", async ({
	visit,
}) => {
	const page = await visit({ hash: fortLink, viewport: phone });
	const heading = page.locator("#invitation h2");
	const play = page.getByRole("button", { name: "Play as Red" });
	await expect(heading).toHaveText(/pawn/);
	await expect(page.locator("#invitation h2 + p")).toContainText("23 moves");
	const { y: bar = 0 } = (await page.locator("#activities").boundingBox()) ?? {};
	const box = await play.boundingBox();
	assert.ok(box && box.y + box.height <= bar, `${box?.y} ${bar}`);
	await page.getByRole("button", { name: "Show me why" }).press("Enter");
	await expect(page.locator("#tab-explain")).toHaveAttribute("aria-selected", "true");
	const reason = page.locator("#why .reason").first();
	await expect(reason).toBeInViewport();
	assert.ok(((await reason.boundingBox())?.y ?? bar) < bar);
	await page.setViewportSize({ width: 1280, height: 800 });
	await openTab(page, "moves");
	await play.press("Enter");
	await expect(page.locator("#activities input[value=play]")).toBeChecked();
	await expectVerdict(page, "Red to move: your turn.");

	await pickActivity(page, "Analyse");
	await pickGame(page, "Chase");
	// The waiting side can win.
	await expect(heading).toHaveText(/Black.*white piece/);
	await pickGame(page, "Token on a graph");
	for (const [text, said] of [
		["2 2 1\n1 2\n2 1\n1 0", /Neither side/],
		["4 4 1\n1 2\n2 1\n1 3\n3 4\n1 0", /one of 2 moves/],
		["5 6 1\n1 2\n2 1\n1 3\n3 4\n1 5\n5 1\n1 0", /slip/],
	] as const) {
		await solve(page, text);
		await expect(page.locator("#invitation h2 + p")).toHaveText(said);
	}
});

test("a move in play does not announce again that values are hidden @more", async ({ visit }) => {
	const page = await visit({ hash: "" });
	await expectVerdict(page, first);
	await page.evaluate("said.length = 0");
	await begins(page);
	const said = await page.evaluate<string[]>("said");
	assert.match(said.join("\n"), /to move/);
	assert.doesNotMatch(said.join("\n"), /hidden/);
});

test("the games below the first screen open by a press, which the focus follows, and disappear at a move @more", async ({
	visit,
}) => {
	const page = await visit({ hash: "", viewport: { width: 390, height: 844 } });
	const cards = page.locator("#home .game");
	await expect(cards).toHaveCount(10);
	await cards.filter({ hasText: "Fox and hounds" }).getByRole("button").press("Enter");
	await expect(page.locator("#rules")).toBeFocused();
	await page.locator("#games-picker").getByText("Fox and hounds").waitFor();
	await expect.poll(() => page.evaluate(() => scrollY)).toEqual(0);
	await page.setViewportSize({ width: 1366, height: 768 });
	await page.locator("h1 a").click();
	await expectVerdict(page, first);
	await begins(page);
	await expect(page.locator("#home")).toBeHidden();
	const ways = page.locator("#ways-on");
	await ways.getByRole("button", { name: "Puzzle of the day" }).click();
	await expect(page.locator("#puzzle-heading")).toBeFocused();
	await ways.waitFor({ state: "hidden" });
});

test("the tile of the puzzle of the day leads up to its board", async ({ visit }) => {
	const page = await visit({ hash: "", viewport: phone });
	const top = () => page.evaluate(() => scrollY);
	const tile = page.locator("#ways-on").getByRole("button", { name: "Puzzle of the day" });
	await tile.evaluate((element) => element.scrollIntoView());
	assert.ok((await top()) > 0);
	await tile.click();
	await expect(page.locator("#puzzle-heading")).toBeFocused();
	await expect.poll(top).toEqual(0);
});

test("a button switches light and dark for the board, the next visit and the tutorial", async ({
	visit,
}) => {
	const page = await visit({ hash: "", colorScheme: "light" });
	await expectVerdict(page, first);
	const ground = (of: string) =>
		page.locator(of).evaluate((element) => getComputedStyle(element).backgroundColor);
	const light = await ground("body");
	const lightCard = await ground("#board .root");
	// From the system's to light, then to dark.
	await page.locator("#scheme-button").click();
	assert.equal(await ground("body"), light);
	await page.locator("#scheme-button").click();
	const dark = await ground("body");
	assert.notEqual(dark, light);
	assert.notEqual(await ground("#board .root"), lightCard);
	await page.reload();
	await expectVerdict(page, first);
	assert.equal(await ground("body"), dark);
	await openTab(page, "moves");
	await page.locator("#learn-link").click();
	await page.waitForURL(/learn\/index\.html$/);
	await expect.poll(() => ground("body")).toEqual(dark);
});
