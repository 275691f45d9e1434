/** Judging a person's game: grades, repetitions, the end card, and the score card of a visit. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { expectVerdict, withBoard } from "./board.ts";
import { expect, fortLink, test } from "./fixtures.ts";
import {
	expectAnnounced,
	expectGame,
	hashOf,
	letPeoplePlay,
	nextAnnouncement,
	openAndPlay,
	openTab,
	pickActivity,
	plyButton,
	storedAsWhite,
	typeMove,
} from "./page.ts";
import { countFlights, expectPly } from "./puzzles.ts";

const human = (page: Page, side: string) =>
	page.getByRole("group", { name: side }).getByRole("radio", { name: "Human" });

const card = (page: Page) => page.getByRole("region", { name: /won|lost|Draw/ });

const press = (page: Page, name: string) =>
	card(page).getByRole("button", { name, exact: true }).click();

const isOpen = (page: Page, tab: string) =>
	expect(page.locator(`#tab-${tab}`)).toHaveAttribute("aria-selected", "true");

const starsOf = (page: Page) => card(page).getByRole("img", { name: /stars/ });
const undo = (page: Page) => page.getByRole("button", { name: "Undo", exact: true }).click();

/** White, to move, takes Black on 3,4 or loses. */
const openCloseGame = (page: Page) =>
	openAndPlay(page, "5 3 3 3 4", "White wins in 1 ply. White to move.");

test("a mistake is shown and announced after its move, and can be taken back", async ({
	visit,
}) => {
	const page = await visit();
	await openCloseGame(page);
	await typeMove(page, "3,2");
	await nextAnnouncement(page, /Black to move\. Mistake/);
	await page.locator(".turn").getByText("Mistake").waitFor();
	// Black's capture ends the game, which opens the players tab.
	await card(page).waitFor();
	await card(page).getByRole("button", { name: "Take back the mistake" }).click();
	await expectVerdict(page, "White to move: your turn.");
	await expect(page.locator(".turn")).not.toContainText("Mistake");
	// Focus survives the button's removal.
	await expect(page.locator("#turn-words")).toBeFocused();
	await expectPly(page, 0);
	await typeMove(page, "3,4");
	await expectAnnounced(page, /You won in .* best move\./);
	// The card describes the game.
	await expect(page.locator(".turn p")).toHaveText("", { useInnerText: true });
	await expect(page.getByRole("button", { name: /^Take/ })).toHaveCount(0);
});

test("a repetition called a draw counts in the score card of the visit @more", async ({
	visit,
}) => {
	const page = await visit({ prepare: storedAsWhite });
	await openAndPlay(page, "8 1 1 8 8", "Black wins in 20 plies. White to move.");
	await letPeoplePlay(page);
	const scores = page.locator(".scores tbody tr");
	await expect(scores).toHaveCount(0);
	let made = 0;
	for (const move of ["1,1-1,2", "8,8-8,7", "1,2-1,1", "8,7-8,8"]) {
		await typeMove(page, move);
		made += 1;
		await plyButton(page, made).waitFor();
	}
	await expectAnnounced(page, /occurred twice/);
	await page.getByRole("button", { name: "Call it a draw" }).click();
	await expect(page.getByRole("button", { name: "Go on" })).toHaveCount(0);
	await expect(scores.locator(":is(th, td):nth-child(-n+4)")).toHaveText([
		...["Chase, White", "0", "1", "0"],
		...["Chase, Black", "0", "1", "0"],
	]);
	// Best play is not revealed.
	await page.locator("#end-heading").waitFor();
	await expect(page.locator(".end-line")).toHaveCount(0);
	await page.reload();
	await page.locator(".verdict-words").waitFor();
	await pickActivity(page, "Play");
	await page.locator("#players .player").first().waitFor();
	await expect(scores).toHaveCount(0);
});

test.describe("the end card", () => {
	test("names winner, best play and slips, and links to them", async ({ visit }) => {
		const page = await visit({ prepare: storedAsWhite });
		await openAndPlay(page, "3 1 1 3 3", "Black wins in 6 plies. White to move.");
		await letPeoplePlay(page);
		// White moves to where Black takes it at once.
		for (const move of ["1,2", "3,2", "2,2", "2,2"]) await typeMove(page, move);
		await expect(card(page).getByRole("heading")).toContainText("Black won");
		assert.match(await card(page).innerText(), /\b2 moves\s+Best play takes 3 moves\./);
		await expect(card(page).locator(".slip")).not.toHaveCount(0);
		await card(page).getByRole("button", { name: "move 3" }).click();
		await expect(page.getByRole("radio", { name: "Analyse" })).toBeChecked();
		await expectPly(page, 2);
		await expect(page.locator("#moves")).toContainText("(1,2)→(2,2)");
	});

	test("of a won game has stars, its trail and a share, until play resumes", async ({ visit }) => {
		const permissions = ["clipboard-read", "clipboard-write"];
		const prepare = `${storedAsWhite} ${countFlights}`;
		const page = await visit({ prepare, permissions });
		await openCloseGame(page);
		await typeMove(page, "3,4");
		await expect(starsOf(page)).toHaveAccessibleName(/^3 /);
		await expect.poll(() => page.evaluate("flown")).toBe(3);
		const trails = () =>
			page.evaluate(() =>
				document
					.querySelector("catchmate-board")
					?.layers.trails.map(({ side, steps }) => `${side} ${steps.length}`),
			);
		await expect.poll(trails).toEqual(["white 1"]);
		await expectGame(page, 1);
		// Without system sharing, it is copied.
		await press(page, "Share");
		const copied = () => page.evaluate(() => navigator.clipboard.readText());
		await expect.poll(copied).toMatch(/^Chase: .* ★★★\s/);
		assert.ok((await copied()).endsWith(await hashOf(page)));
		await page.setViewportSize({ width: 390, height: 664 });
		await expect(page.locator("#last-move #share-win")).toBeInViewport({ ratio: 1 });
		await page.setViewportSize({ width: 1280, height: 800 });
		await undo(page);
		await expect.poll(trails).toEqual([]);
		await expect(card(page)).toHaveCount(0);
		await typeMove(page, "3,2");
		await expect(starsOf(page)).toHaveAccessibleName(/^0 /);
	});

	test("offers a board with a longer win for the same side @more", async ({ visit }) => {
		const page = await visit({ hash: fortLink });
		// The last ply of the page's first board.
		await page.evaluate(async () => {
			const board = document.querySelector("catchmate-board");
			const { problem, table } = board ?? {};
			const line = problem && (await table?.line(problem.position));
			const position = line?.positions.at(-2);
			if (problem && position) await board?.open({ ...problem, position });
		});
		await expectVerdict(page, "Red wins in 1 ply. Red to move.");
		const best = await page.evaluate(
			() => document.querySelector("catchmate-board")?.values[0]?.move ?? null,
		);
		await pickActivity(page, "Play");
		await page.evaluate((move) => {
			if (move) void document.querySelector("catchmate-board")?.play(move, "reader");
		}, best);
		const next = card(page).locator("button.primary");
		await expect(next).toContainText("A harder one");
		await page.getByRole("button", { name: "Swap sides" }).last().click();
		await expect(human(page, "Black")).toBeChecked();
		await expect(starsOf(page)).toHaveAccessibleName(/^3 /);
		const moves = /Red · .* (\d+) moves/.exec(await next.innerText())?.[1];
		assert.ok(Number(moves) > 1, moves);
		await next.click();
		await expect(card(page)).toHaveCount(0);
		await expect(human(page, "Red")).toBeChecked();
		await expect(human(page, "Black")).not.toBeChecked();
		await pickActivity(page, "Analyse");
		const value = await page.evaluate(() => document.querySelector("catchmate-board")?.value);
		assert.deepEqual(
			[value?.winner, Math.ceil((value?.distance ?? 0) / 2)],
			["red", Number(moves)],
		);
	});

	test("is one press away on a phone, with next game and rematch @more", async ({ visit }) => {
		const page = await visit({ prepare: storedAsWhite, viewport: { width: 390, height: 700 } });
		await openCloseGame(page);
		await openTab(page, "moves");
		const sheet = page.locator("#last-move .sheet");
		for (const [move, next, mark] of [
			["3,4", "Next: a puzzle", ".earned-stars"],
			["3,2", "Take back the mistake", ".is-mistake"],
		] as const) {
			await typeMove(page, move);
			await expect(sheet.locator(".primary")).toHaveText(next);
			await expect(sheet.locator(mark)).toHaveCount(1);
			if (mark === ".earned-stars") {
				await page.getByRole("button", { name: "How it went" }).click();
				await expect(card(page).getByRole("heading")).toBeFocused();
				// The card has all next steps.
				await expect(sheet).toHaveCount(0);
				await press(page, "Rematch");
			} else {
				await sheet.getByRole("button", { name: "The same again" }).click();
			}
			await expect(sheet).toHaveCount(0);
		}
	});

	test("counts hints, also for moves taken back and before a reload @more", async ({ visit }) => {
		const page = await visit({ prepare: storedAsWhite });
		const hint = async () => {
			await page.getByRole("button", { name: "Hint" }).click();
			await expectAnnounced(page, "(3,3)→(3,4)");
		};
		const win = async (hints: string) => {
			await typeMove(page, "3,4");
			await expect(card(page).locator("p").first()).toHaveText(hints, { useInnerText: true });
		};
		await openCloseGame(page);
		await hint();
		await typeMove(page, "3,2");
		await card(page).waitFor();
		await page.waitForFunction(() => history.state?.hints === 1);
		await page.reload();
		await expectPly(page, 2);
		await undo(page);
		await expectPly(page, 0);
		await hint();
		await win("Best play takes 1 move. 2 hints.");
		await press(page, "Rematch");
		await expect(card(page)).toHaveCount(0);
		await win("");
	});

	test("of the first game, won in five moves, makes the opponent harder @more", async ({
		visit,
	}) => {
		const page = await visit({ hash: "" });
		const stored = () => page.evaluate(() => JSON.parse(localStorage.catchmate).levels);
		const play = (from: readonly [number, number], to: readonly [number, number]) =>
			withBoard(
				page,
				(board, [[row, column], [toRow, toColumn]]) =>
					board.play({ from: { row, column }, to: { row: toRow, column: toColumn } }, "reader"),
				[from, to] as const,
			);
		const run = async (...squares: readonly (readonly [number, number])[]) => {
			for (const [nth, to] of squares.slice(1).entries()) {
				const from = squares[nth];
				if (from !== undefined) await play(from, to);
				const isLast = nth === squares.length - 2;
				await expectPly(page, isLast ? 2 * nth + 1 : 2 * nth + 2);
			}
		};
		await run([5, 2], [4, 2], [3, 2], [3, 1], [2, 1], [1, 1]);
		await expect(card(page).getByRole("heading")).toHaveText("You won in 5 moves, without a slip");
		assert.deepEqual(await stored(), { "crossing-pawn": "medium" });
	});

	test("takes focus after a typed move and passes it on @more", async ({ visit }) => {
		const page = await visit({ prepare: storedAsWhite });
		await openCloseGame(page);
		await typeMove(page, "3,4");
		await card(page).locator("button.next").waitFor();
		await expect(page.locator("#panels")).toBeFocused();
		await expect(card(page).locator(".primary")).toContainText("Next: a puzzle");
		// The next game comes first, then rematch and review.
		for (const name of [/Next: a puzzle/, "Rematch", "Review"]) {
			await page.keyboard.press("Tab");
			await expect(card(page).getByRole("button", { name }).first()).toBeFocused();
		}
		await page.keyboard.press("Enter");
		await isOpen(page, "moves");
		await expect(page.locator("#panels")).toBeFocused();
	});
});
