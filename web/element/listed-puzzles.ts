/** The puzzles of the list, which is loaded on the first request. */
import { dayOf, type Puzzle, puzzleOfDay } from "../model/puzzle.ts";
import { loadList } from "./load-list.ts";

/** The list has no puzzle with that number, or cannot be loaded. */
export class PuzzleError extends Error {
	override readonly name = "PuzzleError";

	/** @param puzzle the number, or `day` */
	constructor(
		readonly puzzle: string,
		readonly isMissing: boolean,
	) {
		super(isMissing ? `there is no puzzle ${puzzle}` : "the list of puzzles cannot be loaded");
	}
}

/** All puzzles. A failed load can be retried. */
export async function listedPuzzles(): Promise<readonly Puzzle[]> {
	if (globalThis.catchmatePuzzles === undefined) await loadList();
	return globalThis.catchmatePuzzles ?? [];
}

/**
 * The puzzle of a number in a text, or the day's for `day`.
 * @throws PuzzleError
 */
export async function listedPuzzle(text: string): Promise<Puzzle> {
	const all = await listedPuzzles().catch(() => {
		throw new PuzzleError(text, false);
	});
	const found = text === "day" ? puzzleOfDay(all, dayOf(Date.now())) : all[Number(text) - 1];
	if (found === undefined) throw new PuzzleError(text, true);
	return found;
}
