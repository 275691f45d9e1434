/**
 * The puzzles in a file of their own, loaded on demand. It is a classic script and a module at once, because browsers
 * refuse modules on file://. It parses the list itself, so that no other script contains the parser.
 */
import { type Puzzle, readList } from "./puzzle.ts";
import { list } from "./puzzle-list.ts";

declare global {
	var catchmatePuzzles: readonly Puzzle[] | undefined;
}

globalThis.catchmatePuzzles = readList(list);
