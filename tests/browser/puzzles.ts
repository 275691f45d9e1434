/** The puzzles of the page as tests find and solve them. */
import assert from "node:assert/strict";
import { expect, type Page } from "@playwright/test";
import type { Move } from "catchmate";
import { dayOf, type Puzzle, puzzleOfDay, readList } from "../../web/model/puzzle.ts";
import { list } from "../../web/model/puzzle-list.ts";
import { packageSolver } from "../node/games.ts";

export const puzzles = readList(list);
const noon = Date.UTC(2026, 10, 22, 12);
export const today = dayOf(noon);
/** The puzzle of that day. */
export const ofDay = puzzleOfDay(puzzles, today) ?? assert.fail("the list is empty");
/** Sets the page's clock to the day of the tests. */
export const onThatDay = `Date.now = () => ${noon};`;
/** Sets the page's clock so, and begins with something stored. */
export const storing = (stored: object) =>
	`${onThatDay} localStorage.catchmate ??= ${JSON.stringify(JSON.stringify({ version: 1, ...stored }))};`;

/** A puzzle of the list of which something holds. */
export const puzzleWith = (holds: (puzzle: Puzzle) => boolean): Puzzle =>
	puzzles.find(holds) ?? assert.fail("the list has no such puzzle");

/** A right line of play, the solver's moves and the replies, up to the last ply. */
export async function lineOf({ code, plies }: Puzzle): Promise<readonly Move[]> {
	const { game, position } = packageSolver.decode(code);
	const table = await packageSolver.solve(game);
	const made: Move[] = [];
	let [best] = await table.moves(position);
	while (best !== undefined && made.length < plies) {
		made.push(best.move);
		[best] = await table.moves(best.position);
	}
	table.dispose();
	return made;
}

/** Makes a move of the reader's. Returns whether the puzzle took it. */
export const makes = (page: Page, move: Move): Promise<boolean> =>
	page.evaluate(
		(move) => document.querySelector("catchmate-board")?.play(move, "reader") ?? false,
		move,
	);

export const plyOf = (page: Page) =>
	page.evaluate(() => document.querySelector("catchmate-board")?.record?.index);

export const seesPly = (page: Page, ply: number) => expect.poll(() => plyOf(page)).toBe(ply);

/** Makes the right moves from a ply on, each once the one before is replied to. */
export async function makesRight(page: Page, puzzle: Puzzle, from = 0): Promise<void> {
	for (const [ply, move] of (await lineOf(puzzle)).entries()) {
		// A reply may come before it is looked for.
		if (ply % 2 === 0 && ply >= from) {
			await seesPly(page, ply);
			assert.ok(await makes(page, move), `ply ${ply}`);
		}
	}
}

/** Makes all right moves, and waits for the replies, which are to be those of the line. */
export async function solves(page: Page, puzzle: Puzzle): Promise<void> {
	await makesRight(page, puzzle);
	const line = await lineOf(puzzle);
	const made = await page.evaluate(() => document.querySelector("catchmate-board")?.record?.moves);
	// After that the game may have gone on.
	assert.deepEqual(made?.slice(0, line.length), line);
	await page.locator(".puzzle-end:not(.storm-end)").waitFor();
}

/** Makes a wrong move at a ply of a puzzle. */
export async function slips(page: Page, puzzle: Puzzle, ply = 0): Promise<void> {
	await seesPly(page, ply);
	const right = JSON.stringify((await lineOf(puzzle))[ply]);
	const legal = await page.evaluate(
		() => document.querySelector("catchmate-board")?.legalMoves ?? [],
	);
	const wrong = legal.find((move) => JSON.stringify(move) !== right) ?? assert.fail();
	assert.equal(await makes(page, wrong), false);
}

export const panel = (page: Page) => page.locator("#puzzles");
export const press = (page: Page, name: string) =>
	panel(page).getByRole("button", { name, exact: true }).click();
export const heading = "#puzzle-heading";

/** What the page has stored. */
export const stored = (page: Page) =>
	page.evaluate(() => JSON.parse(localStorage.getItem("catchmate") ?? "{}"));

export const permissions = ["clipboard-read", "clipboard-write"];
