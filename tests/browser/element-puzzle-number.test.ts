/** A puzzle of the page by its number, in a board on another page and in a frame. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { dayOf, levelOf, puzzleOfDay } from "../../web/model/puzzle.ts";
import { board, everything, hearsOf, seesVerdict, told, values, withBoard } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { puzzleGoal } from "./page.ts";
import { lineOf, puzzles, puzzleWith } from "./puzzles.ts";

const twelfth = puzzles[11] ?? assert.fail();
/** The least number of moves, and a win. */
const short = puzzleWith(
	({ goal, plies, number }) => goal === "win" && plies === 3 && number > 389,
);

/** Of the board in a page. */
const setting = (page: Page) => withBoard(page, ({ mode, puzzle }) => ({ mode, puzzle }));

/** The code of the board's first position. */
const codeOf = (page: Page) =>
	page.evaluate(async () => {
		const board = document.querySelector<CatchmateBoard>("catchmate-board");
		const solver = await board?.solver;
		return board?.problem ? solver?.encode(board.problem) : null;
	});

const task = (page: Page) =>
	page.locator(".verdict-words").filter({ hasText: puzzleGoal }).waitFor();

test.describe("the number of a puzzle", () => {
	test("sets it for the reader, who solves it by its moves to its last ply", async ({ host }) => {
		const page = await host({ body: board(`puzzle="${short.number}"`), reducedMotion: "reduce" });
		await task(page);
		assert.deepEqual(await setting(page), { mode: "puzzle", puzzle: "open" });
		assert.equal(await codeOf(page), short.code);
		assert.doesNotMatch((await everything(page)).replace(puzzleGoal, ""), values);
		for (const [ply, move] of (await lineOf(short)).entries()) {
			if (ply % 2 === 0) {
				await expect.poll(() => withBoard(page, ({ record }) => record?.index)).toEqual(ply);
				assert.ok(await withBoard(page, (element, move) => element.play(move, "reader"), move));
			}
		}
		assert.equal((await hearsOf(page, "solved")).mistakes, 0);
	});

	test("is enough in a page from the disk, where the list lies beside the widget", async ({
		host,
	}) => {
		const page = await host({ body: board(`puzzle="12"`), fromDisk: true });
		await task(page);
		assert.equal(await codeOf(page), twelfth.code);
	});

	test("is read from a link to the page as well", async ({ host }) => {
		const page = await host({ body: board(`position="https://catchmate.example/#puzzle=12"`) });
		await task(page);
		assert.equal(await codeOf(page), twelfth.code);
		assert.equal((await setting(page)).mode, "puzzle");
	});

	test("may be of the day, by UTC", async ({ host }) => {
		const ofDay = puzzleOfDay(puzzles, dayOf(Date.UTC(2026, 10, 22))) ?? assert.fail();
		const prepare = () => {
			Date.now = () => Date.UTC(2026, 10, 22, 23, 59);
		};
		for (const said of ['puzzle="day"', 'position="#puzzle"']) {
			const page = await host({ body: board(said), prepare });
			await task(page);
			assert.equal(await codeOf(page), ofDay.code);
		}
	});

	test("leaves the mode to the author who sets one", async ({ host }) => {
		const page = await host({ body: board(`puzzle="12" mode="analyse"`) });
		await page.locator(".move").first().waitFor();
		assert.deepEqual(await setting(page), { mode: "analyse", puzzle: "open" });
		assert.equal(await codeOf(page), twelfth.code);
	});

	test("may change, and give way to a board of another kind", async ({ host }) => {
		const page = await host({ body: board(`puzzle="12"`) });
		await task(page);
		await page.evaluate((number) => {
			document.querySelector("catchmate-board")?.setAttribute("puzzle", String(number));
		}, short.number);
		await expect.poll(() => codeOf(page)).toEqual(short.code);
		await page.evaluate(() => {
			const board = document.querySelector("catchmate-board");
			board?.setAttribute("position", "3 1 1 3 3");
			board?.removeAttribute("puzzle");
		});
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
		assert.deepEqual(await setting(page), { mode: "show", puzzle: "open" });
	});

	test("that no puzzle has is reported to the reader and to the author", async ({ host }) => {
		const page = await host({
			body: board(`puzzle="99999"`),
			expects: [/There is no puzzle 99999\./],
		});
		await page.locator("[part=error]").getByText("There is no puzzle 99999.").waitFor();
		const { failure } = await hearsOf(page, "error");
		assert.deepEqual(failure, { kind: "puzzle", puzzle: "99999", isMissing: true });
	});

	test("that is no number is reported, and the text is read instead", async ({ host }) => {
		const page = await host({
			body: board(`puzzle="easy" position="3 1 1 3 3"`),
			expects: [/puzzle="easy"/],
		});
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
		const wrong = (await told(page)).filter(({ type }) => type === "error");
		assert.equal(wrong.length, 1);
	});

	test("asks for the list, which no other board loads", async ({ host }) => {
		const page = await host({ body: board(`position="3 1 1 3 3"`) });
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
		const loaded = () =>
			page.evaluate(
				() =>
					performance.getEntriesByType("resource").filter(({ name }) => /puzzle-list/.test(name))
						.length,
			);
		assert.equal(await loaded(), 0);
		await page.evaluate(() =>
			document.querySelector("catchmate-board")?.setAttribute("puzzle", "12"),
		);
		await expect.poll(() => codeOf(page)).toEqual(twelfth.code);
		assert.equal(await loaded(), 1);
	});

	test("that cannot be loaded says so", async ({ host }) => {
		const page = await host({
			body: board(`position="3 1 1 3 3"`),
			expects: [/ERR_FAILED|puzzle-list\.js/, /The puzzles could not be loaded/],
		});
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
		await page.route("**/puzzle-list.js", (route) => route.abort());
		await page.evaluate(() =>
			document.querySelector("catchmate-board")?.setAttribute("puzzle", "12"),
		);
		await page.locator("[part=error]").getByText("The puzzles could not be loaded.").waitFor();
	});
});

test.describe("the page in a frame", () => {
	for (const hash of ["?embed#puzzle=12", "?embed&puzzle=12"]) {
		test(`sets the puzzle of ${hash}`, async ({ visit }) => {
			const page = await visit({ hash, first: puzzleGoal });
			await expect.poll(() => codeOf(page)).toEqual(twelfth.code);
			assert.deepEqual(await setting(page), {
				mode: "puzzle",
				puzzle: "open",
			});
			await expect.poll(() => page.evaluate(() => document.body.children.length)).toEqual(1);
		});
	}
});

test("a puzzle's stars say how it is rated", () => {
	assert.deepEqual(
		[1199, 1200, 1599, 1600].map((rating) => levelOf({ rating })),
		[1, 2, 2, 3],
	);
});
