/**
 * The list of puzzles as a file of its own, which whoever needs it loads: a script and a module at once, because
 * browsers refuse modules on file://. If the format of the list ever changes, so must the name of the file.
 */
import { list } from "./puzzle-list.ts";

declare global {
	var catchmatePuzzleList: string | undefined;
}

globalThis.catchmatePuzzleList = list;
