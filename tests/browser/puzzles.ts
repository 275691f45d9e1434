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

/** A puzzle of the list of which something holds. */
export const puzzleWith = (holds: (puzzle: Puzzle) => boolean): Puzzle =>
	puzzles.find(holds) ?? assert.fail("the list has no such puzzle");

/** A puzzle whose game goes on after it is solved. */
export async function endsAfterIt(): Promise<Puzzle> {
	for (const puzzle of puzzles) {
		if (puzzle.game !== "fox-and-hounds" || puzzle.goal !== "win") continue;
		const { game, position } = packageSolver.decode(puzzle.code);
		const table = await packageSolver.solve(game);
		const { distance } = await table.lookup(position);
		table.dispose();
		if ((distance ?? 0) > puzzle.plies && (distance ?? 0) < 16) return puzzle;
	}
	assert.fail("the list has no such puzzle");
}

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

/** Makes all right moves, and waits for the replies, which are to be those of the line. */
export async function solves(page: Page, puzzle: Puzzle): Promise<void> {
	const line = await lineOf(puzzle);
	for (const [ply, move] of line.entries()) {
		// A reply may come before it is looked for.
		if (ply % 2 === 0) {
			await expect.poll(() => plyOf(page)).toBe(ply);
			assert.ok(await makes(page, move), `ply ${ply}`);
		}
	}
	const made = await page.evaluate(() => document.querySelector("catchmate-board")?.record?.moves);
	// After that the game may have gone on.
	assert.deepEqual(made?.slice(0, line.length), line);
	await page.locator(".puzzle-end:not(.storm-end)").waitFor();
}

export const panel = (page: Page) => page.locator("#puzzles");
export const press = (page: Page, name: string) =>
	panel(page).getByRole("button", { name, exact: true }).click();
export const heading = "#puzzle-heading";

/** What the page has remembered. */
export const remembered = (page: Page) =>
	page.evaluate(() => JSON.parse(localStorage.getItem("catchmate") ?? "{}").puzzles);

export const permissions = ["clipboard-read", "clipboard-write"];
