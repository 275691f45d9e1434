/** The page as a stranger finds it: the invitation to play, the games under the board, and light or dark. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { cell, seesVerdict } from "./board.ts";
import { expect, fortLink, moduleWith, test } from "./fixtures.ts";
import { begin, openTab, overflow, pickActivity, pickGame, solve, type } from "./page.ts";
import { makes, onThatDay, plyOf, puzzleWith, solves, today } from "./puzzles.ts";

const first = "Red to move: your turn.";
/** A link to a game of chase that is over. */
const finished = "#1AQgxovA9-XQ.play";
/** A puzzle of one move. */
const puzzle = puzzleWith(({ plies }) => plies === 1);
const analysed = "Red wins in 23 plies. Red to move.";

test.describe("the first visit", () => {
	test("begins with a game, and tells who the person is, what for, and no value", async ({
		visit,
	}) => {
		const page = await visit({ hash: "" });
		await seesVerdict(page, first);
		await expect(page.locator("#activities input[value=play]")).toBeChecked();
		const greeting = page.locator("#rules");
		await expect(greeting.locator("strong")).toHaveText(
			"You are Red. Catch the pawn before it reaches the top.",
		);
		await page
			.locator("#invitation h2")
			.getByText("Small chase games, solved by your browser.")
			.waitFor();
		assert.doesNotMatch(await page.locator("body").innerText(), /(Red|Black) wins|[▲▼]/);
		await cell(page, 1, 6).click();
		await cell(page, 1, 7).click();
		await greeting.getByText("Whoever cannot move loses.").waitFor();
	});

	test("tells who wins to who asks, and why", async ({ visit }) => {
		const page = await visit({ hash: "", viewport: { width: 390, height: 664 } });
		await seesVerdict(page, first);
		const button = page.getByRole("button", { name: "Who wins?" });
		await expect(button).toBeInViewport({ ratio: 1 });
		await button.click();
		await seesVerdict(page, analysed);
		await page.locator("#moves .move").first().waitFor();
		await expect(button).toBeHidden();
	});
});

test.describe("the second day", () => {
	const comesBack = (lastDay: number, days: number) => {
		const kept = { version: 1, puzzles: { results: { 1: 0 }, lastDay, days } };
		return `${onThatDay} localStorage.catchmate ??= ${JSON.stringify(JSON.stringify(kept))};`;
	};
	const viewport = { width: 390, height: 664 };

	test("leads from the streak to the puzzle of the day, in sight on a small phone", async ({
		visit,
	}) => {
		const page = await visit({ hash: "", viewport, prepare: comesBack(today - 1, 2) });
		const link = page.getByRole("button", { name: "Days in a row: 2 · Puzzle of the day" });
		await expect(link).toBeInViewport({ ratio: 1 });
		const card = page.locator("#invitation .day-card");
		await expect(card.locator(".streak")).toHaveText("Days in a row: 2");
		await expect(page.locator("#home .day-card")).toHaveCount(0);
		await expect(page.locator("#invitation .comeback strong")).toHaveText("900?");
		await link.click();
		await expect(page.locator("#puzzle-heading")).toHaveText("Puzzle of the day");
		await expect(page.locator("#puzzle-heading")).toBeFocused();
	});

	const goOn = "Go on with your game";
	const keptGame = (page: Page) =>
		page.evaluate(() => JSON.parse(localStorage.getItem("catchmate") ?? "{}").game);

	test("keeps the game that was left from a move on a fresh board, and from a game that a link brings", async ({
		visit,
	}) => {
		const page = await visit({ hash: "" });
		await cell(page, 1, 6).click();
		await cell(page, 1, 7).click();
		await expect.poll(() => plyOf(page)).toBe(2);
		await page.evaluate("catchmate.idle()");
		const kept = await keptGame(page);
		const home = page.url().replace(/#.*$/s, "");
		await page.goto("about:blank");
		await page.goto(home);
		await seesVerdict(page, first);
		await type(page, "2,6");
		await expect.poll(() => plyOf(page)).toBe(2);
		await page.evaluate("catchmate.idle()");
		assert.equal(await keptGame(page), kept);
		await page.goto("about:blank");
		await page.goto(`${home}${finished}`);
		await page.getByRole("button", { name: "Your turn: play it" }).waitFor();
		assert.equal(await keptGame(page), kept);
		await page.goto("about:blank");
		await page.goto(home);
		await page.locator("#invitation").getByRole("button", { name: goOn }).click();
		await expect.poll(() => plyOf(page)).toBe(2);
		const square = "document.querySelector('catchmate-board').record.moves[0].to.column";
		assert.equal(await page.evaluate(square), 7);
		await type(page, "1,8");
		await expect.poll(() => keptGame(page)).not.toBe(kept);
	});

	test("offers the game that was left to who comes by a puzzle, too", async ({ visit }) => {
		const page = await visit({ hash: "" });
		await cell(page, 1, 6).click();
		await cell(page, 1, 7).click();
		await expect.poll(() => plyOf(page)).toBe(2);
		const home = page.url().replace(/#.*$/s, "");
		await page.goto("about:blank");
		await page.goto(`${home}#puzzle=${puzzle.number}`);
		await solves(page, puzzle);
		await pickActivity(page, "Play");
		await seesVerdict(page, first);
		await page.locator("#invitation .day-card").waitFor();
		await page.locator("#invitation").getByRole("button", { name: goOn }).click();
		await expect.poll(() => plyOf(page)).toBe(2);
	});

	test("goes on with a game that was left, until it has ended", async ({ visit }) => {
		const page = await visit({ hash: "", viewport });
		await cell(page, 1, 6).click();
		await cell(page, 1, 7).click();
		await expect.poll(() => plyOf(page)).toBe(2);
		const game = await page.evaluate(() => document.querySelector("catchmate-board")?.code);
		const home = page.url().replace(/#.*$/s, "");
		for (const place of ["#rules", "#invitation"]) {
			await page.goto("about:blank");
			await page.goto(home);
			await seesVerdict(page, first);
			await page.locator(place).getByRole("button", { name: "Go on with your game" }).click();
			await expect.poll(() => plyOf(page)).toBe(2);
			const code = await page.evaluate(() => document.querySelector("catchmate-board")?.code);
			assert.equal(code, game);
		}
		await page.evaluate(
			`localStorage.catchmate = JSON.stringify({ version: 1, game: "1Ac4WIF2p8r.play" })`,
		);
		await page.goto("about:blank");
		await page.goto(`${home}#1Ac4WIF2p8r.play`);
		await page.getByText("Black to move").first().waitFor();
		const [from, to] = [5, 5].map((column, index) => ({ row: index + 1, column }));
		assert.ok(from && to && (await makes(page, { from, to })));
		await page.locator(".verdict-words", { hasText: "You won after 2 plies" }).waitFor();
		await page.goto("about:blank");
		await page.goto(home);
		await seesVerdict(page, first);
		await expect(page.getByRole("button", { name: "Go on with your game" })).toHaveCount(0);
	});

	for (const hash of ["", fortLink]) {
		test(`has its ways on apart and in line on a laptop, and a card that is filled: ${hash || "home"}`, async ({
			visit,
		}) => {
			const prepare = `${comesBack(today - 1, 2)} localStorage.catchmate = JSON.stringify({
				...JSON.parse(localStorage.catchmate),
				game: "1Ac4WIF2p8r.play",
			});`;
			const page = await visit({ hash, viewport: { width: 1366, height: 768 }, prepare });
			await pickActivity(page, "Play");
			await page.locator("#invitation .day-card").waitFor();
			const boxOf = async (name: string) => {
				const button = page.locator("#invitation").getByRole("button", { name });
				return (await button.boundingBox()) ?? assert.fail(name);
			};
			const [path, game] = [await boxOf("Continue the path"), await boxOf(goOn)];
			assert.ok(game.y - path.y - path.height >= 8);
			assert.equal(Math.round(game.x + game.width), Math.round(path.x + path.width));
		});
	}

	test("goes on with the path where the day's puzzle is solved", async ({ visit }) => {
		const page = await visit({ hash: "", viewport, prepare: comesBack(today, 3) });
		await page.getByRole("button", { name: "Days in a row: 3 · Continue the path" }).click();
		await expect(page.locator("#puzzle-heading")).toHaveText(/^Puzzle \d+$/);
		await page.goBack();
		await seesVerdict(page, first);
		await page.locator("#invitation").getByRole("button", { name: "Continue the path" }).click();
		await expect(page.locator("#puzzle-heading")).toHaveText(/^Puzzle \d+$/);
	});
});

test.describe("larger text", () => {
	for (const hash of ["", fortLink, "#puzzle=1"]) {
		test(`wraps, and nothing scrolls sideways, on a phone: ${hash || "home"}`, async ({
			visit,
		}) => {
			const page = await visit({ hash, viewport: { width: 390, height: 844 } });
			const client = await page.context().newCDPSession(page);
			for (const percent of [130, 200]) {
				await client.send("Page.setFontSizes", {
					fontSizes: { standard: Math.round(0.16 * percent) },
				});
				await page.evaluate("catchmate.idle()");
				const size = await page.evaluate(() => getComputedStyle(document.body).fontSize);
				assert.equal(Math.round(Number.parseFloat(size)), Math.round(0.16 * percent));
				assert.equal(await overflow(page), 0, `${percent} %`);
			}
		});
	}
});

test("with letters twice as large on a phone, the pickers, the text box and the link are as wide as their panel", async ({
	visit,
}) => {
	const page = await visit({ hash: fortLink, viewport: { width: 390, height: 844 } });
	const client = await page.context().newCDPSession(page);
	await client.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
	for (const [tab, field] of [
		["moves", "#games-picker"],
		["text", "#judge-input"],
		["share", "#share-link"],
	] as const) {
		await openTab(page, tab);
		const { width = 0 } = (await page.locator(field).boundingBox()) ?? {};
		assert.ok(width > 250, `${field}: ${width}`);
	}
});

test.describe("the invitation", () => {
	test("names the side that can win, what it is after, and begins a game as it", async ({
		visit,
	}) => {
		const page = await visit({ hash: fortLink });
		await seesVerdict(page, analysed);
		const heading = page.locator("#invitation h2");
		await expect(heading).toHaveText("You are Red. Catch the pawn before it reaches the top.");
		await page.getByText("It takes 23 plies. Black makes no mistakes.").waitFor();
		await page.getByRole("button", { name: "Play as Red" }).press("Enter");
		await expect(page.locator("#activities input[value=play]")).toBeChecked();
		await seesVerdict(page, "Red to move: your turn.");
	});

	test("is of the side that waits, where that is the one that can win", async ({ visit }) => {
		const page = await visit();
		await seesVerdict(page, "Black wins in 20 plies. White to move.");
		await page
			.locator("#invitation")
			.getByText("You are Black. Run the white piece down.")
			.waitFor();
	});

	for (const [text, said] of [
		["2 2 1\n1 2\n2 1\n1 0", "Neither side can force a win: a draw, if nobody errs."],
		["4 4 1\n1 2\n2 1\n1 3\n3 4\n1 0", "A draw, if nobody errs. Only one of 2 moves holds it."],
		["5 6 1\n1 2\n2 1\n1 3\n3 4\n1 5\n5 1\n1 0", "A draw, if nobody errs. One slip decides it."],
	] as const) {
		test(`says of a draw with ${text[2]} arrows no more than is so: ${said}`, async ({ visit }) => {
			const page = await visit();
			await pickGame(page, "Token on a graph");
			await solve(page, text);
			await expect(page.locator("#invitation h2")).toHaveText("You are the first player.");
			await expect(page.locator("#invitation h2 + p")).toHaveText(said);
		});
	}

	test("has its way into the game over the bar at the foot of a phone, and shows why in sight", async ({
		visit,
	}) => {
		const page = await visit({ hash: fortLink, viewport: { width: 844, height: 390 } });
		await seesVerdict(page, analysed);
		const play = page.getByRole("button", { name: "Play as Red" });
		await expect(play).toBeInViewport({ ratio: 1 });
		let bar = { y: 0 };
		for (const height of [664, 844]) {
			await page.setViewportSize({ width: 390, height });
			bar = (await page.locator("#activities").boundingBox()) ?? bar;
			const box = await play.boundingBox();
			assert.ok(box && box.y + box.height <= bar.y, `${height}: ${box?.y} ${bar.y}`);
		}
		await page.getByRole("button", { name: "Show me why" }).click();
		const reason = page.locator("#why .reason").first();
		await expect(reason).toBeInViewport();
		const { y = 844 } = (await reason.boundingBox()) ?? {};
		assert.ok(y < bar.y);
	});

	test("shows why, in a tab that has its first thing open", async ({ visit }) => {
		const page = await visit({ hash: fortLink });
		await seesVerdict(page, analysed);
		await page.getByRole("button", { name: "Show me why" }).press("Enter");
		await expect(page.locator("#tab-explain")).toHaveAttribute("aria-selected", "true");
		await page.locator("#why .reason").first().waitFor();
	});
});

test.describe("the games under the first screen", () => {
	test("are all there with their pictures, and one is opened by a press", async ({ visit }) => {
		const page = await visit({ hash: "", viewport: { width: 390, height: 844 } });
		const cards = page.locator("#home .game");
		await expect(cards).toHaveCount(10);
		assert.equal(await overflow(page), 0);
		await cards.filter({ hasText: "Fox and hounds" }).getByRole("button").click();
		await page.locator("#games-picker").getByText("Fox and hounds").waitFor();
		await expect.poll(() => page.evaluate(() => scrollY)).toEqual(0);
	});

	test("are gone with the first move, but what the page is and the day's puzzle stay until the game's end", async ({
		visit,
	}) => {
		const viewport = { width: 1366, height: 768 };
		const page = await visit({ hash: "", viewport });
		await page.locator("#home .game").first().waitFor();
		await cell(page, 1, 6).click();
		await cell(page, 1, 7).click();
		await page.locator("#invitation").waitFor({ state: "hidden" });
		const ways = page.locator("#ways-on");
		await expect(ways.locator("h2")).toHaveText("Small chase games, solved by your browser.");
		await expect(ways).toBeInViewport({ ratio: 1 });
		await expect(page.locator("#home")).toBeHidden();
		await ways.getByRole("button", { name: "Puzzle of the day" }).click();
		await expect(page.locator("#puzzle-heading")).toHaveText("Puzzle of the day");
		await ways.waitFor({ state: "hidden" });
		await pickActivity(page, "Play");
		await expect.poll(() => plyOf(page)).toBe(2);
		await page.getByRole("button", { name: "New game" }).click();
		await expect.poll(() => plyOf(page)).toBe(0);
		await pickActivity(page, "Analyse");
		await begin(page, "5 3 3 3 4", "White wins in 1 ply. White to move.");
		await expect(ways).toBeVisible();
		await type(page, "3,4");
		await page.locator("#end-heading").waitFor();
		await expect(ways).toBeHidden();
		await expect(page.locator("#home")).toBeHidden();
	});

	test("are not there for who comes by a link: what draws them is not even asked for", async ({
		visit,
	}) => {
		const page = await visit();
		await seesVerdict(page, "Black wins in 20 plies. White to move.");
		await page.locator("#ways-on .tiles").waitFor();
		await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
		const asked = await page.evaluate(() =>
			performance.getEntriesByType("resource").map(({ name }) => name),
		);
		assert.ok(asked.some((url) => url.endsWith("/modules/page.js")));
		assert.ok(!asked.some((url) => url.endsWith(moduleWith("game-name"))));
	});
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
	await expect(button).toHaveAttribute("aria-label", "Colours: as the system");
	await button.click();
	await expect(button).toHaveAttribute("aria-label", "Colours: light");
	assert.equal(await ground("body"), light);
	await button.click();
	await expect(button).toHaveAttribute("aria-label", "Colours: dark");
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
