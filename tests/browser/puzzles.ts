/** The page's puzzles, as tests find and solve them. */
import assert from "node:assert/strict";
import { expect, type Page } from "@playwright/test";
import type { Move } from "catchmate";
import { dayOf, type Puzzle, puzzleOfDay, readList } from "../../web/model/puzzle.ts";
import { list } from "../../web/model/puzzle-list.ts";
import { packageSolver } from "../node/games.ts";

export const puzzles = readList(list);
const noon = Date.UTC(2026, 10, 22, 12);
export const today = dayOf(noon);
/** That day's puzzle. */
export const ofDay = puzzleOfDay(puzzles, today) ?? assert.fail("the list is empty");
/** Sets the page's clock to the tests' day. */
export const atTestDay = `Date.now = () => ${noon};`;
/** Sets the page's clock likewise, and starts with stored data. */
export const withStored = (stored: object) =>
	`${atTestDay} localStorage.catchmate ??= ${JSON.stringify(JSON.stringify({ version: 1, ...stored }))};`;

/** Counts in `flown` the squares or stars that fly to where they are kept. Runs in the page before its scripts. */
export const countFlights = `
	globalThis.flown = 0;
	new MutationObserver((changes) => {
		for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
			if (node.className?.includes?.("flying")) globalThis.flown++;
	}).observe(document, { childList: true, subtree: true });`;

/** A puzzle of the list with a property. */
export const puzzleWith = (holds: (puzzle: Puzzle) => boolean): Puzzle =>
	puzzles.find(holds) ?? assert.fail("the list has no such puzzle");

/** A right line of play, moves and replies, up to the last ply. */
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

/** Makes a reader's move. Returns whether the puzzle accepted it. */
export const makeMove = (page: Page, move: Move): Promise<boolean> =>
	page.evaluate(
		(move) => document.querySelector("catchmate-board")?.play(move, "reader") ?? false,
		move,
	);

export const plyOf = (page: Page) =>
	page.evaluate(() => document.querySelector("catchmate-board")?.record?.index);

export const expectPly = (page: Page, ply: number) => expect.poll(() => plyOf(page)).toBe(ply);

/** Makes the right moves from a ply on, each after the previous reply. */
export async function makeRightMoves(page: Page, puzzle: Puzzle, from = 0): Promise<void> {
	for (const [ply, move] of (await lineOf(puzzle)).entries()) {
		// The reply may come before the check.
		if (ply % 2 === 0 && ply >= from) {
			await expectPly(page, ply);
			assert.ok(await makeMove(page, move), `ply ${ply}`);
		}
	}
}

/** Makes all right moves, and expects the line's replies. */
export async function solvePuzzle(page: Page, puzzle: Puzzle): Promise<void> {
	await makeRightMoves(page, puzzle);
	const line = await lineOf(puzzle);
	const made = await page.evaluate(() => document.querySelector("catchmate-board")?.record?.moves);
	// Afterwards the game may have continued.
	assert.deepEqual(made?.slice(0, line.length), line);
	await page.locator(".puzzle-end:not(.storm-end)").waitFor();
}

/** Makes a wrong move at a ply of a puzzle. */
export async function makeWrongMove(page: Page, puzzle: Puzzle, ply = 0): Promise<void> {
	await expectPly(page, ply);
	const right = JSON.stringify((await lineOf(puzzle))[ply]);
	const legal = await page.evaluate(
		() => document.querySelector("catchmate-board")?.legalMoves ?? [],
	);
	const wrong = legal.find((move) => JSON.stringify(move) !== right) ?? assert.fail();
	assert.equal(await makeMove(page, wrong), false);
}

export const panel = (page: Page) => page.locator("#puzzles");
export const press = (page: Page, name: string) =>
	panel(page).getByRole("button", { name, exact: true }).click();
export const heading = "#puzzle-heading";

/** The page's stored data. */
export const stored = (page: Page) =>
	page.evaluate(() => JSON.parse(localStorage.getItem("catchmate") ?? "{}"));

export const permissions = ["clipboard-read", "clipboard-write"];

/** Counts tones from the page's start. */
export const countTones = `
	globalThis.tones = 0;
	globalThis.OscillatorNode = class extends OscillatorNode {
		start(...when) {
			globalThis.tones++;
			super.start(...when);
		}
	};`;
