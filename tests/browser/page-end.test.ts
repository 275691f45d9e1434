/** A game that can be won, and the card at its end. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { middleOf, seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import {
	asWhite,
	begin,
	hears,
	openTab,
	overflow,
	people,
	pickActivity,
	pickHints,
	plyButton,
	solve,
	type,
} from "./page.ts";

const human = (page: Page, side: string) =>
	page.getByRole("group", { name: side }).getByRole("radio", { name: "Human" });

const card = (page: Page) => page.getByRole("region", { name: /won|lost|Draw|输/ });

const press = (page: Page, name: string) =>
	card(page).getByRole("button", { name, exact: true }).click();

test.describe("the person's side", () => {
	test("is the one that can win, whoever begins, until the person chooses", async ({ visit }) => {
		const page = await visit();
		await begin(page, "3 1 1 3 3", "Black wins in 6 plies. White to move.");
		await expect(human(page, "Black")).toBeChecked();
		await expect(human(page, "White")).not.toBeChecked();
		await openTab(page, "moves");
		await plyButton(page, 1).waitFor();
		await openTab(page, "play");
		await human(page, "White").check();
		await page.getByRole("button", { name: "New game" }).click();
		await expect(human(page, "White")).toBeChecked();
		await expect(human(page, "Black")).toBeChecked();
		await pickActivity(page, "Analyse");
		await solve(page, "5 3 3 3 4");
		await seesVerdict(page, "White wins in 1 ply. White to move.");
		await pickActivity(page, "Play");
		await expect(human(page, "Black")).toBeChecked();
	});
});

test.describe("the card at the end of a game", () => {
	test("says who has won, what best play was and where the person slipped, and goes there", async ({
		visit,
	}) => {
		const page = await visit({ prepare: asWhite });
		await begin(page, "3 1 1 3 3", "Black wins in 6 plies. White to move.");
		await people(page);
		// White comes to where Black takes it at once.
		await type(page, "1,2");
		await type(page, "3,2");
		await type(page, "2,2");
		await type(page, "2,2");
		await card(page).getByRole("heading", { name: "Black won" }).waitFor();
		const text = await card(page).innerText();
		assert.match(text, /^Black won after 4 plies\s+Best was 6\./);
		assert.match(
			text,
			/No mistakes, but (one|\d) of your moves (was|were) not the best: *(ply \d)/,
		);
		await card(page).getByRole("button", { name: "ply 3" }).click();
		await expect(page.getByRole("radio", { name: "Analyse" })).toBeChecked();
		await seesVerdict(page, "Black wins in 4 plies. White to move.");
		await expect(page.locator("#moves")).toHaveText(/Next in the game: \(1,2\)→\(2,2\)\./);
	});

	for (const [locale, lost, played, turn, over, again] of [
		[
			...(["en", "You lost after 2 plies", "You play White; moves are graded here."] as const),
			...([
				"White to move: your turn.",
				"You lost after 2 plies: Black captured White.",
				"Rematch",
			] as const),
		],
		[
			...(["zh-CN", "你输了，共 2 步", "你执白方。每步棋的评价显示在这里。"] as const),
			...(["轮到白方走，该你了。", "你输了，共 2 步：黑方抓住了白方。", "再来一局"] as const),
		],
	] as const) {
		test(`says to one who plays one side and loses that it is they who lost: ${locale}`, async ({
			visit,
		}) => {
			const page = await visit({ prepare: asWhite, locale });
			await page.evaluate(async () => {
				const board = document.querySelector("catchmate-board") as CatchmateBoard;
				const [problem] = (await (await board.solver).read("chase", "5 3 3 3 4")).problems;
				await (problem && board.open(problem));
			});
			await page.locator("#activities input[value=play]").check();
			await expect(page.locator(".turn")).toHaveText(played);
			await seesVerdict(page, turn);
			await openTab(page, "moves");
			await page.locator("#typed-move").fill("3,2");
			await page.locator("#typed-move").press("Enter");
			await card(page).getByRole("heading", { name: lost, exact: true }).waitFor();
			await seesVerdict(page, over);
			await press(page, again);
			await seesVerdict(page, turn);
			await expect(card(page)).toHaveCount(0);
		});
	}

	test("follows on a verdict from the person's view, where values are shown", async ({ visit }) => {
		const page = await visit();
		await begin(page, "5 3 3 3 4", "White wins in 1 ply. White to move.");
		await pickHints(page, "Full");
		await seesVerdict(page, "You win in 1 ply. White to move: your turn.");
		await human(page, "Black").check();
		await seesVerdict(page, "White wins in 1 ply. White to move.");
		await page
			.getByRole("group", { name: "Black" })
			.getByRole("radio", { name: "Perfect" })
			.check();
		await type(page, "3,4");
		await seesVerdict(page, "You won after 1 ply: captured Black.");
	});

	for (const width of [1366, 390]) {
		test(`keeps the plies that it names apart from each other: ${width} pixels wide`, async ({
			visit,
		}) => {
			const page = await visit({ prepare: asWhite });
			await page.setViewportSize({ width, height: 768 });
			await begin(page, "8 1 1 8 8", "Black wins in 20 plies. White to move.");
			await people(page);
			await pickHints(page, "Full");
			await page.evaluate(async () => {
				const board = document.querySelector("catchmate-board");
				for (let ply = 1; ply <= 12; ply++) {
					// White stays where it is not taken, and Black wastes its time.
					const moves = board?.values ?? [];
					const made = moves.findLast(({ distance }) => (distance ?? 0) > 2) ?? moves[0];
					if (made) await board?.play(made.move, "reader");
				}
				while (board?.values[0]) {
					await board.play(board.values[0].move, "reader");
				}
			});
			await card(page).locator(".slip").nth(7).waitFor();
			const boxes = await card(page)
				.locator(".slip")
				.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
			const gaps = boxes.slice(1).map((box, index) => {
				const before = boxes[index];
				return before === undefined
					? 0
					: Math.max(box.left - before.right, box.top - before.bottom);
			});
			assert.ok(Math.min(...gaps) >= 7.5, `${gaps}`);
		});
	}

	test("is one press away on a telephone, where it is below what is in sight", async ({
		visit,
	}) => {
		const page = await visit({ prepare: asWhite });
		await page.setViewportSize({ width: 390, height: 700 });
		await begin(page, "5 3 3 3 4", "White wins in 1 ply. White to move.");
		await page.getByRole("tab", { name: "Moves" }).click();
		await type(page, "3,4");
		const heading = card(page).getByRole("heading");
		await page.getByRole("button", { name: "How it went" }).click();
		await expect
			.poll(() =>
				heading.evaluate((one) => one.getBoundingClientRect().bottom < window.innerHeight),
			)
			.toEqual(true);
		assert.ok(await heading.evaluate((one) => one === document.activeElement));
		await page.setViewportSize({ width: 1366, height: 768 });
		assert.ok(!(await page.getByRole("button", { name: "How it went" }).isVisible()));
	});

	for (const height of [664, 844]) {
		test(`is summed up under the board of a phone ${height} pixels high, with what is next in the same place each time`, async ({
			visit,
		}) => {
			const page = await visit({ prepare: asWhite });
			await page.setViewportSize({ width: 390, height });
			await begin(page, "5 3 3 3 4", "White wins in 1 ply. White to move.");
			const sheet = page.locator("#last-move .sheet");
			const next = sheet.locator(".primary");
			const board = page.locator("#board canvas");
			const places = [];
			for (const [move, name, said] of [
				["3,4", "Next: a puzzle", ".stars"],
				["3,2", "Rematch", ".is-mistake"],
			] as const) {
				await type(page, move);
				await expect(next).toHaveText(name);
				await expect(sheet.getByRole("button", { name: "Rematch" })).toHaveCount(1);
				await page.evaluate(() => scrollTo(0, 0));
				for (const part of [sheet.locator(said), next, board, page.locator(".verdict-sentence")]) {
					await expect(part).toBeInViewport({ ratio: 0.999 });
				}
				const [under, box] = [await sheet.boundingBox(), await board.boundingBox()];
				assert.ok(under && box && box.y + box.height <= under.y + 1, JSON.stringify([under, box]));
				const { x = 0, y = 0 } = (await next.boundingBox()) ?? {};
				places.push([x, y]);
				const client = await page.context().newCDPSession(page);
				for (const standard of [21, 32, 16]) {
					await client.send("Page.setFontSizes", { fontSizes: { standard } });
					await expect.poll(() => overflow(page), `text of ${standard} pixels`).toBe(0);
				}
				await sheet.getByRole("button", { name: "Rematch" }).click();
				await expect(sheet).toHaveCount(0);
			}
			assert.deepEqual(places[0], places[1]);
		});
	}

	test("comes into sight from another tab, and names the move that threw the win away, where a review begins", async ({
		visit,
	}) => {
		const page = await visit({ prepare: asWhite });
		await begin(page, "5 3 3 3 4", "White wins in 1 ply. White to move.");
		await page.getByRole("tab", { name: "Moves" }).click();
		await type(page, "3,2");
		await page.waitForFunction(() => document.querySelector("#tab-play[aria-selected=true]"));
		const text = await card(page).innerText();
		assert.match(text, /The move that changed the outcome: *ply 1/);
		assert.doesNotMatch(text, /All your moves/);
		assert.match(text, /A slip is a move that was not the best; a mistake/);
		await press(page, "Review slips");
		await seesVerdict(page, "White wins in 1 ply. White to move.");
		await page.waitForFunction(() => document.querySelector("#tab-moves[aria-selected=true]"));
		await page.waitForFunction(() => {
			const [arrow] = document.querySelector("catchmate-board")?.arrows ?? [];
			return arrow?.to?.row === 3 && arrow.to.column === 4;
		});
	});

	test("leads to a review in which no move is pointed at that only came to lie under the mouse", async ({
		visit,
	}) => {
		const page = await visit({ prepare: asWhite });
		await begin(page, "5 3 3 3 4", "White wins in 1 ply. White to move.");
		await type(page, "3,4");
		const review = () => card(page).getByRole("button", { name: "Review" }).press("Enter");
		await review();
		const { x, y } = await middleOf(page.locator("#moves .move").first());
		await pickActivity(page, "Play");
		await page.getByRole("button", { name: "New game" }).click();
		await type(page, "3,4");
		await page.mouse.move(x, y);
		await review();
		await page.waitForFunction(
			([x, y]) => document.elementFromPoint(x, y)?.closest("#moves .move") != null,
			[x, y] as const,
		);
		await page.evaluate("catchmate.idle()");
		const pointed = () => page.evaluate(() => document.querySelector("catchmate-board")?.pointed);
		assert.equal(await pointed(), null);
		await page.mouse.move(x + 1, y);
		await expect(async () => assert.notEqual(await pointed(), null)).toPass();
	});

	test("tells nothing of values with hints off, and is gone when the game goes on", async ({
		visit,
	}) => {
		const page = await visit({ prepare: asWhite });
		await begin(page, "5 3 3 3 4", "White wins in 1 ply. White to move.");
		await pickHints(page, "Off");
		await type(page, "3,4");
		await card(page).getByRole("heading", { name: "You won" }).waitFor();
		await expect(card(page)).not.toHaveText(/best/i, { useInnerText: true });
		await page.getByRole("button", { name: "Undo", exact: true }).click();
		await expect(card(page)).toHaveCount(0);
	});

	test("says what a ply is, and offers what comes next before all else after a win", async ({
		visit,
	}) => {
		const page = await visit({ prepare: asWhite });
		await begin(page, "5 3 3 3 4", "White wins in 1 ply. White to move.");
		await type(page, "3,4");
		await card(page).getByText("A ply is one move by one side.").waitFor();
		const first = card(page).getByRole("button").first();
		await expect(first).toContainText("Next: a puzzle");
		await expect(first).toHaveClass(/primary/);
		await expect(card(page).locator(".primary")).toHaveCount(1);
	});

	test("says how many hints were taken, for moves taken back and before a reload too, and nothing where there were none", async ({
		visit,
	}) => {
		const page = await visit({ prepare: asWhite });
		const hint = async (text: string) => {
			await page.getByRole("button", { name: "Hint" }).click();
			await hears(page, text);
		};
		const keptHints = (count: number) =>
			page.waitForFunction((count) => history.state?.hints === count, count);
		const undo = async () => {
			await page.getByRole("button", { name: "Undo" }).click();
			await page.waitForFunction(
				() => document.querySelector("catchmate-board")?.record?.index === 0,
			);
		};
		const win = async (length: string) => {
			await type(page, "3,4");
			await card(page).getByRole("heading", { name: "You won" }).waitFor();
			await expect(card(page).locator("p").first()).toHaveText(length, { useInnerText: true });
		};
		await begin(page, "5 3 3 3 4", "White wins in 1 ply. White to move.");
		await hint("Hint: the piece on row 3, column 3.");
		await hint("Hint: (3,3)→(3,4).");
		await type(page, "3,2");
		await card(page).waitFor();
		await openTab(page, "moves");
		await plyButton(page, 2).waitFor();
		await keptHints(1);
		await page.reload();
		await openTab(page, "moves");
		await plyButton(page, 2).waitFor();
		await undo();
		// With that the game stands as it stood after the reload.
		await page.getByRole("button", { name: "Next move" }).click();
		await page.waitForFunction(
			() => document.querySelector("catchmate-board")?.record?.index === 2,
		);
		await undo();
		// Which piece counts for nothing where there is only one.
		await hint("Hint: the piece on row 3, column 3.");
		await hint("Hint: (3,3)→(3,4).");
		await win("Best was 1. 2 hints.");
		await expect(card(page)).not.toContainText("All your moves were the best.");
		await press(page, "Rematch");
		await expect(card(page)).toHaveCount(0);
		await page.goBack();
		await openTab(page, "moves");
		await plyButton(page, 1).waitFor();
		await undo();
		await win("Best was 1. 2 hints.");
		await press(page, "Rematch");
		await expect(card(page)).toHaveCount(0);
		await win("Best was 1.");
		await expect(card(page)).toContainText("All your moves were the best.");
	});

	test("has the keyboard next where a typed move ended the game, and gives it to what its buttons lead to", async ({
		visit,
	}) => {
		const page = await visit({ prepare: asWhite });
		await begin(page, "5 3 3 3 4", "White wins in 1 ply. White to move.");
		const presses = async (name: string) => {
			await page.keyboard.press("Tab");
			const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
			await expect.poll(focused).toEqual(name);
			await page.keyboard.press("Enter");
		};
		await type(page, "3,4");
		await card(page).getByRole("heading", { name: "You won" }).waitFor();
		await expect(page.locator("#panels")).toBeFocused();
		// What comes next stands first, and then the rematch.
		await card(page).locator("button.next").waitFor();
		await page.keyboard.press("Tab");
		await page.keyboard.press("Tab");
		await presses("Review");
		await page.waitForFunction(() => document.querySelector("#tab-moves[aria-selected=true]"));
		await expect(page.locator("#panels")).toBeFocused();
		await pickActivity(page, "Play");
		await page.getByRole("button", { name: "New game" }).click();
		await type(page, "3,4");
		await expect(page.locator("#panels")).toBeFocused();
		await card(page).getByRole("button", { name: "Rematch" }).press("Enter");
		await expect(card(page)).toHaveCount(0);
		await expect(page.locator("#turn-words")).toBeFocused();
	});

	test("begins the game again, with the sides swapped too", async ({ visit }) => {
		const page = await visit({ prepare: asWhite });
		await begin(page, "5 3 3 3 4", "White wins in 1 ply. White to move.");
		await type(page, "3,4");
		await press(page, "Rematch");
		await expect(card(page)).toHaveCount(0);
		await seesVerdict(page, "White to move: your turn.");
		await type(page, "3,4");
		await press(page, "Swap sides");
		await expect(human(page, "Black")).toBeChecked();
		await expect(human(page, "White")).not.toBeChecked();
	});
});
