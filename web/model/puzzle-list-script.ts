/**
 * The puzzles as a file of their own, which whoever needs them loads: a script and a module at once, because browsers
 * refuse modules on file://. It reads the list itself, so that nobody else carries what reads it.
 */
import { type Puzzle, readList } from "./puzzle.ts";
import { list } from "./puzzle-list.ts";

declare global {
	var catchmatePuzzles: readonly Puzzle[] | undefined;
}

globalThis.catchmatePuzzles = readList(list);
