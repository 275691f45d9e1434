/** A puzzle of the page by its number, in a board on another page and in a frame. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { dayOf, puzzleOfDay } from "../../web/model/puzzle.ts";
import { board, everything, hearsOf, seesVerdict, told, values, withBoard } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { puzzleGoal } from "./page.ts";
import { lineOf, puzzles, puzzleWith } from "./puzzles.ts";

const twelfth = puzzles[11] ?? assert.fail();
/** The least number of moves, and a win. */
const short = puzzleWith(
	({ goal, plies, number }) => goal === "win" && plies === 3 && number > 389,
);

/** The codes of the boards' first positions. */
const codesOf = (page: Page) =>
	page.locator("catchmate-board").evaluateAll((all) =>
		Promise.all(
			(all as CatchmateBoard[]).map(async ({ problem, solver }) => {
				const loaded = await solver;
				return problem && loaded.encode(problem);
			}),
		),
	);

const set = (page: Page, puzzle: string) =>
	withBoard(page, (element, puzzle) => element.setAttribute("puzzle", puzzle), puzzle);

test("a puzzle's number sets it for the reader, who solves it by its moves to its last ply", async ({
	host,
}) => {
	const page = await host({ body: board(`puzzle="${short.number}"`), reducedMotion: "reduce" });
	await page.locator(".verdict-words").filter({ hasText: puzzleGoal }).waitFor();
	assert.deepEqual(await codesOf(page), [short.code]);
	assert.doesNotMatch((await everything(page)).replace(puzzleGoal, ""), values);
	for (const [ply, move] of (await lineOf(short)).entries()) {
		if (ply % 2 === 0) {
			await expect.poll(() => withBoard(page, ({ record }) => record?.index)).toEqual(ply);
			assert.ok(await withBoard(page, (element, move) => element.play(move, "reader"), move));
		}
	}
	assert.equal((await hearsOf(page, "solved")).mistakes, 0);
});

test("a puzzle is named by a number, a link or its day, from the disk too; the author's mode comes first", async ({
	host,
}) => {
	const ofDay = puzzleOfDay(puzzles, dayOf(Date.UTC(2026, 10, 22))) ?? assert.fail();
	const given = [
		['puzzle="12"', "puzzle", twelfth],
		['position="https://catchmate.example/#puzzle=12"', "puzzle", twelfth],
		['puzzle="day"', "puzzle", ofDay],
		['position="#puzzle"', "puzzle", ofDay],
		['puzzle="12" mode="analyse"', "analyse", twelfth],
	] as const;
	const page = await host({
		body: given.map(([attributes]) => board(attributes)).join(""),
		fromDisk: true,
		prepare: () => {
			Date.now = () => Date.UTC(2026, 10, 22, 23, 59);
		},
	});
	await hearsOf(page, "solve", given.length);
	assert.deepEqual(
		await codesOf(page),
		given.map(([, , { code }]) => code),
	);
	const modes = await page
		.locator("catchmate-board")
		.evaluateAll((all) => (all as CatchmateBoard[]).map(({ mode }) => mode));
	assert.deepEqual(
		modes,
		given.map(([, mode]) => mode),
	);
});

test("the list of puzzles is loaded for the first number alone, which may change and give way to another board", async ({
	host,
}) => {
	const page = await host({
		body: board('position="3 1 1 3 3"'),
		expects: [
			/puzzle="easy"/,
			/There is no puzzle 99999\./,
			/ERR_FAILED|puzzle-list\.js/,
			/The puzzles could not be loaded/,
		],
	});
	const error = page.locator("[part=error]");
	const loads: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("puzzle-list")) loads.push(request.url());
	});
	await seesVerdict(page, "Black wins in 6 plies. White to move.");
	await set(page, "easy");
	await expect
		.poll(async () => (await told(page)).filter(({ type }) => type === "error").length)
		.toBe(1);
	await seesVerdict(page, "Black wins in 6 plies. White to move.");
	assert.deepEqual(loads, []);
	await page.route("**/puzzle-list.js", (route) => route.abort());
	await set(page, "12");
	await error.getByText("The puzzles could not be loaded.").waitFor();
	await page.unroute("**/puzzle-list.js");
	await set(page, String(short.number));
	await expect.poll(() => codesOf(page)).toEqual([short.code]);
	await set(page, "12");
	await expect.poll(() => codesOf(page)).toEqual([twelfth.code]);
	assert.equal(loads.length, 2);
	await set(page, "99999");
	await error.getByText("There is no puzzle 99999.").waitFor();
	await withBoard(page, (element) => {
		element.setAttribute("position", "5 3 3 3 4");
		element.removeAttribute("puzzle");
	});
	await seesVerdict(page, "White wins in 1 ply. White to move.");
	assert.equal(await withBoard(page, ({ mode }) => mode), "show");
});

for (const hash of ["?embed#puzzle=12", "?embed&puzzle=12"]) {
	test(`the page in a frame sets the puzzle of ${hash}`, async ({ visit }) => {
		const page = await visit({ hash, first: puzzleGoal });
		await expect.poll(() => codesOf(page)).toEqual([twelfth.code]);
		assert.equal(await withBoard(page, ({ mode }) => mode), "puzzle");
		await expect.poll(() => page.evaluate(() => document.body.children.length)).toEqual(1);
	});
}
