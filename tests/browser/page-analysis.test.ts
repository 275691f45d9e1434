/** Studying a position on the page: best play, the reasons for a verdict, a piece elsewhere, and positions that nobody wants to move in. */
import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import { cell, middleOf, seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { dropFocus, hears, openTab, pickGame, solve, textOf } from "./page.ts";

/** Red, to move, wins in 3. */
const won = "0 1\n3 3\n#O#\nO.X\n...";
/** Whoever is to move loses: Red in 2 plies, Black in 4. */
const zugzwang = "0 1\n3 3\n#O#\nO..\n.X.";
/** Red to move loses in 8, Black to move draws. */
const halfZugzwang = "0 1\n5 5\nO....\n.....\n.....\n#..#.\nO#X..";
/** Red has two moves that draw, and one that loses. */
const risky = "0 1\n5 5\n.O...\n.....\n.....\n#..#.\nO#..X";
const drawn = "0 1\n5 5\n.....\n.....\n..O..\n#..#.\nO#.X.";

async function openPawn(page: Page, board: string, verdict: string): Promise<void> {
	await pickGame(page, "Crossing pawn");
	await solve(page, board);
	await seesVerdict(page, verdict);
}

const topic = (page: Page, name: string): Locator =>
	page.locator("#panels summary").filter({ hasText: name });

/** The moves that the board draws as arrows, besides the one pointed at. */
const arrows = (page: Page) =>
	page.evaluate(() =>
		(document.querySelector("catchmate-board")?.arrows ?? []).map(({ from, to }) =>
			[from?.row, from?.column, to?.row, to?.column].join(""),
		),
	);

const seesArrows = (page: Page, ...expected: string[]) =>
	expect.poll(() => arrows(page)).toEqual(expected);

const countsArrows = (page: Page, count: number) =>
	expect.poll(async () => (await arrows(page)).length).toEqual(count);

const reasons = (page: Page) =>
	page
		.locator(".reason")
		.evaluateAll((rows) => rows.map((row) => row.textContent?.replace(/\s+/g, " ").trim() ?? ""));

test.describe("the moves", () => {
	test("that are equally good all bear the mark of the best, and are counted", async ({
		visit,
	}) => {
		const page = await visit();
		await solve(page, "8 2 4 1 5");
		await seesVerdict(page, "Black wins in 20 plies. White to move.");
		await openTab(page, "moves");
		await expect(page.locator("#moves .best-mark")).toHaveCount(1);
		await expect(page.getByText("moves are equally good")).toHaveCount(0);
		await solve(page, "8 1 1 8 8");
		await openTab(page, "moves");
		await page.getByText("2 moves are equally good.").waitFor();
		await expect(page.locator("#moves .best-mark")).toHaveCount(2);
		await expect(page.locator("#moves li")).toHaveCount(2);
	});

	test("are drawn as arrows when the keyboard is on them", async ({ visit }) => {
		const page = await visit();
		await solve(page, "8 1 1 8 8");
		await seesVerdict(page, "Black wins in 20 plies. White to move.");
		await openTab(page, "moves");
		await page.locator("#moves li button").last().focus();
		const pointed = () =>
			page.evaluate(() => document.querySelector("catchmate-board")?.pointed ?? null);
		await expect.poll(pointed).toEqual({ from: { row: 1, column: 1 }, to: { row: 2, column: 1 } });
	});
});

test.describe("mutual zugzwang", () => {
	test("is named where whoever is to move loses, and not after the move", async ({ visit }) => {
		const page = await visit();
		await openPawn(page, zugzwang, "Black wins in 2 plies. Red to move.");
		await openTab(page, "moves");
		await page.getByText("Mutual zugzwang: whoever is to move loses.").waitFor();
		await page.locator("#moves li button").first().click();
		await seesVerdict(page, "Black wins in 1 ply. Black to move.");
		await page.locator("#zugzwang").waitFor({ state: "detached" });
	});

	test("is named where one side loses by moving and the other only draws", async ({ visit }) => {
		const page = await visit();
		await openPawn(page, halfZugzwang, "Black wins in 8 plies. Red to move.");
		await openTab(page, "moves");
		await page
			.getByText("Mutual zugzwang: Red to move loses; Black to move would only draw.")
			.waitFor();
	});

	test("is not named where one side is glad to move, nor where the game is over", async ({
		visit,
	}) => {
		const page = await visit();
		await openPawn(page, won, "Red wins in 3 plies. Red to move.");
		await openTab(page, "explain");
		await page.locator(".reason").first().waitFor();
		await expect(page.locator("#zugzwang")).toHaveCount(0);
		for (let ply = 1; ply <= 3; ply++) {
			await openTab(page, "moves");
			await page.locator("#moves li button").first().click();
			await page.getByRole("button", { name: `Ply ${ply} ` }).waitFor();
		}
		await openTab(page, "explain");
		await page.locator("#why").getByText("The game is over.").waitFor();
		await expect(page.locator("#zugzwang")).toHaveCount(0);
	});
});

test.describe("best play", () => {
	test("is a path of numbered arrows on the board while it is pointed at, touched or has the keyboard", async ({
		visit,
	}) => {
		const page = await visit();
		await solve(page, "8 2 4 1 5");
		await seesVerdict(page, "Black wins in 20 plies. White to move.");
		await openTab(page, "moves");
		await topic(page, "Best play").click();
		const first = () => page.evaluate(() => document.querySelector("catchmate-board")?.arrowsFrom);
		await countsArrows(page, 8);
		assert.equal(await first(), 1);
		await page.locator("h1").hover();
		await page.evaluate(() => (document.activeElement as HTMLElement).blur());
		await seesArrows(page);
		assert.equal(await first(), null);
		await page.getByRole("button", { name: "Look at ply 3 " }).hover();
		await countsArrows(page, 8);
		await page.getByRole("button", { name: "Look at ply 12 " }).click();
		await expect.poll(first).toBe(5);
		await page.locator("h1").hover();
		await countsArrows(page, 8);
		await topic(page, "Best play").focus();
		await page.locator("#tab-moves").focus();
		await seesArrows(page);
	});

	test("is a list and a path on the board, followed ply by ply with the slider", async ({
		visit,
	}) => {
		const page = await visit();
		await solve(page, "3 1 1 3 3");
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
		assert.deepEqual(await arrows(page), []);
		await openTab(page, "moves");
		await topic(page, "Best play").click();
		await page.locator(".scrubber").getByText("6 of 6 plies").waitFor();
		await expect(page.locator("#line li")).toHaveCount(7);
		await countsArrows(page, 6);
		const slider = page.getByRole("slider", { name: "Look ahead" });
		await slider.press("Home");
		await page.locator(".scrubber").getByText("0 of 6 plies").waitFor();
		await seesArrows(page);
		await slider.press("ArrowRight");
		await page.locator(".scrubber").getByText("1 of 6 plies").waitFor();
		await seesArrows(page, "1112");
		await cell(page, 1, 2)
			.and(page.locator("[aria-label*='White stands here after 1 ply']"))
			.waitFor();
		await page.getByRole("button", { name: "Look at ply 2 Black:" }).click();
		await page.locator(".scrubber").getByText("2 of 6 plies").waitFor();
		await countsArrows(page, 2);
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
	});

	test("draws no more of a long line than the last eight plies", async ({ visit }) => {
		const page = await visit();
		await solve(page, "8 1 1 8 8");
		await seesVerdict(page, "Black wins in 20 plies. White to move.");
		await openTab(page, "moves");
		await topic(page, "Best play").click();
		await page.getByRole("slider", { name: "Look ahead" }).press("End");
		await page.locator(".scrubber").getByText("20 of 20 plies").waitFor();
		await countsArrows(page, 8);
	});

	test("becomes what follows in the game when that is asked for, and is stepped through with the keys", async ({
		visit,
	}) => {
		const page = await visit();
		await solve(page, "3 1 1 3 3");
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
		await openTab(page, "moves");
		await topic(page, "Best play").click();
		await page.getByRole("button", { name: "Play this line" }).click();
		await hears(page, "The line is now part of the game");
		await dropFocus(page);
		await page.keyboard.press("End");
		await seesVerdict(page, "Game over. Black has won: captured White.");
		await page.locator("#line").getByText("The game is over.").waitFor();
		await seesArrows(page);
	});

	test("of a draw says where it begins to go round", async ({ visit }) => {
		const page = await visit();
		await openPawn(page, drawn, "Draw: neither side can force a win. Red to move.");
		await openTab(page, "moves");
		await topic(page, "Best play").click();
		await page.locator(".scrubber").waitFor();
		const text = await textOf(page, "#line .note");
		const [, from] = /^From ply (\d+) on, these moves repeat for ever\.$/.exec(text) ?? [];
		const plies = (await page.locator("#line li").count()) - 1;
		assert.ok(Number(from) >= 1 && Number(from) < plies, text);
	});

	test("leaves the board when it is folded away", async ({ visit }) => {
		const page = await visit();
		await solve(page, "3 1 1 3 3");
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
		await openTab(page, "moves");
		await topic(page, "Best play").click();
		await page.locator(".scrubber").waitFor();
		await topic(page, "Best play").press("Enter");
		await page.locator(".scrubber").waitFor({ state: "detached" });
		await seesArrows(page);
	});
});

test.describe("the reasons for a verdict", () => {
	test("are, for a lost position, every move with its refutation, drawn when pointed at", async ({
		visit,
	}) => {
		const page = await visit();
		await solve(page, "8 2 4 1 5");
		await seesVerdict(page, "Black wins in 20 plies. White to move.");
		await openTab(page, "explain");
		await page.getByText("Every move loses for White.").waitFor();
		await expect(page.locator("#why .plan")).toHaveText(
			/^\s*Black's plan: shut White in at \d,\d, where no move escapes\. Against the best defence that takes 10 moves\.\s*$/,
		);
		await page.locator(".reason .chip.is-win").nth(3).waitFor();
		const rows = await reasons(page);
		assert.equal(rows.length, 4);
		assert.match(rows[0] ?? "", /\(2,4\)→\(3,4\), loses in 20 plies.*then .* wins in 19 plies$/);
		assert.match(
			rows[3] ?? "",
			/\(2,4\)→\(2,5\), loses in 2 plies.*\(1,5\)→\(2,5\), wins in 1 ply$/,
		);
		await page.locator(".reason").last().focus();
		await seesArrows(page, "2425", "1525");
		await dropFocus(page);
		await seesArrows(page);
		await page.locator(".reason").last().click();
		await seesVerdict(page, "Black wins in 1 ply. Black to move.");
		await seesArrows(page);
	});

	test("are not drawn for a row that only came to lie under the mouse, until the mouse moves", async ({
		visit,
	}) => {
		const page = await visit({ viewport: { width: 1280, height: 1200 } });
		await solve(page, "8 2 4 1 5");
		await seesVerdict(page, "Black wins in 20 plies. White to move.");
		await openTab(page, "explain");
		const last = page.locator(".reason").last();
		const { x, y } = await middleOf(last);
		await topic(page, "Why").press("Enter");
		await last.waitFor({ state: "detached" });
		await page.mouse.move(x, y);
		await topic(page, "Why").press("Enter");
		await page.waitForFunction(
			([x, y]) => document.elementFromPoint(x, y)?.closest(".reason") != null,
			[x, y] as const,
		);
		await page.evaluate("catchmate.idle()");
		await seesArrows(page);
		await page.mouse.move(x + 1, y);
		await expect(async () => assert.ok((await arrows(page)).length > 0)).toPass();
	});

	test("are, for a won position, the move and what every answer to it comes to", async ({
		visit,
	}) => {
		const page = await visit();
		await openPawn(page, won, "Red wins in 3 plies. Red to move.");
		await openTab(page, "moves");
		const best = await page.locator("#moves .best-mark").count();
		await openTab(page, "explain");
		await page.getByText("This wins for Red, whatever the reply:").waitFor();
		await page.getByText("Black's replies, all losing:").waitFor();
		await page.locator(".reason:has(.chip.is-loss)").first().waitFor();
		await expect(page.locator(".reason:has(.chip.is-win)")).toHaveCount(best);
		await page.locator(".reason").first().click();
		await seesVerdict(page, "Red wins in 2 plies. Black to move.");
		await page.locator(".reason").first().click();
		await seesVerdict(page, "Red wins in 1 ply. Red to move.");
		await page.getByText("It ends the game.").waitFor();
	});

	test("count the moves that win equally quickly and those that win later, and answer the first of them", async ({
		visit,
	}) => {
		const page = await visit();
		await pickGame(page, "Crossing pawn");
		await seesVerdict(page, "Red wins in 23 plies. Red to move.");
		const winning = await page.evaluate(
			() =>
				document.querySelector("catchmate-board")?.values.filter(({ outcome }) => outcome === "win")
					.length ?? 0,
		);
		await openTab(page, "explain");
		await page.getByText("These win soonest for Red, whatever the reply:").waitFor();
		await page.getByText(`${winning - 2} other moves win too, but later.`).waitFor();
		await page.getByText("Black's replies to the first, all losing:").waitFor();
		await expect(page.locator(".reason:has(.chip.is-win)")).toHaveCount(2);
	});

	test("are, for a drawn position, the moves that keep the draw, those that lose, and a loop", async ({
		visit,
	}) => {
		const page = await visit();
		await openPawn(page, risky, "Draw: neither side can force a win. Red to move.");
		await openTab(page, "explain");
		await page.getByText("These moves keep the draw for Red:").waitFor();
		await expect(page.locator(".reason .chip.is-draw")).toHaveCount(2);
		await page.getByText("These lose for Red.").waitFor();
		await page.locator(".reason:has(.chip.is-loss):has(.chip.is-win)").waitFor();
		await expect(page.locator(".reason")).toHaveCount(3);
		await page.locator(".loop strong").waitFor();
		await page.getByRole("button", { name: "Show on the board" }).click();
		await page.locator(".scrubber").waitFor();
		await expect(async () => assert.ok((await arrows(page)).length > 0)).toPass();
	});
});

test.describe("the map of a piece elsewhere", () => {
	test("says on every square what the position would be worth with the chosen piece there", async ({
		visit,
	}) => {
		const page = await visit();
		await solve(page, "8 2 4 1 5");
		await seesVerdict(page, "Black wins in 20 plies. White to move.");
		await openTab(page, "explain");
		await topic(page, "What if").click();
		const square = (row: number, column: number, says: string) =>
			page
				.locator(`[aria-label^='row ${row}, column ${column},'][aria-label*='${says}']`)
				.waitFor();
		await square(2, 5, "with a piece here: a win in 1 ply for the side to move");
		await square(2, 4, "with a piece here: a loss in 20 plies for the side to move");
		await expect(page.locator("[aria-label*='with a piece here']")).toHaveCount(64);
		await page.getByRole("radio", { name: "Black 1,5" }).check();
		await square(2, 5, "with a piece here: a win in 1 ply for the side to move");
		await page
			.getByRole("group", { name: "and this side were to move" })
			.getByRole("radio", { name: "Black" })
			.check();
		await square(1, 5, "with a piece here: a win in");
		await page.getByText("shows how that would end for Black").waitFor();
		await page.locator("#what-if .legend li").filter({ hasText: "Black wins" }).waitFor();
		await topic(page, "What if").click();
		await page.waitForFunction(() => document.querySelector("catchmate-board")?.heat.length === 0);
	});

	test("follows the piece that is chosen on the board", async ({ visit }) => {
		const page = await visit();
		await openPawn(page, zugzwang, "Black wins in 2 plies. Red to move.");
		await openTab(page, "explain");
		await topic(page, "What if").click();
		const first = page.getByRole("radio", { name: "Red 1,2" });
		const second = page.getByRole("radio", { name: "Red 2,1" });
		await first.waitFor();
		await expect(first).toBeChecked();
		await cell(page, 2, 1).click();
		await expect(second).toBeChecked();
		await expect(first).not.toBeChecked();
	});
});

test("the board stays in sight of what is read below it on a small screen", async ({ visit }) => {
	const page = await visit({ viewport: { width: 390, height: 740 }, hasTouch: true });
	await solve(page, "8 1 1 8 8");
	await seesVerdict(page, "Black wins in 20 plies. White to move.");
	const isSeen = async () => {
		const box = await page.locator("#board canvas").boundingBox();
		return box !== null && box.y >= 0 && box.y + box.height <= 740;
	};
	await openTab(page, "explain");
	await topic(page, "What if").tap();
	await page.mouse.wheel(0, 300);
	await page.waitForFunction(() => scrollY > 100);
	await expect.poll(isSeen).toEqual(true);
	const radio = page.getByRole("radio", { name: "Black 8,8" });
	await radio.focus();
	await expect.poll(isSeen).toEqual(true);
	await expect(async () => {
		const board = await page.locator("#board").boundingBox();
		const focused = await radio.boundingBox();
		assert.ok(
			board && focused && focused.y >= board.y + board.height,
			"nor does it hide the focus",
		);
	}).toPass();
});

test("nothing of it is told where the board gives no hints", async ({ visit }) => {
	const page = await visit();
	await openPawn(page, zugzwang, "Black wins in 2 plies. Red to move.");
	await openTab(page, "explain");
	await topic(page, "What if").click();
	await page.locator("[aria-label*='with a piece here']").first().waitFor();
	await page.evaluate(() => document.querySelector("#board")?.setAttribute("hints", "off"));
	await page.locator("#analysis summary").first().waitFor({ state: "detached" });
	await seesVerdict(page, "Red to move.");
	await expect(page.locator("[aria-label*='with a piece here']")).toHaveCount(0);
	await expect(page.locator("main .chip:visible").filter({ hasText: /\d/ })).toHaveCount(0);
	await openTab(page, "moves");
	await page.locator("#moves li button").first().waitFor();
	await expect(page.locator("#zugzwang, .best-mark")).toHaveCount(0);
	await expect(page.locator("#moves")).not.toHaveText(/wins|loses|Losing|best/);
});
