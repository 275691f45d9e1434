/** Loads the list of puzzles as a script. */
import { loadBeside } from "./script-beside.ts";

/** @throws Error if there is no such file */
export const loadList = (): Promise<void> => loadBeside("puzzle-list.js");
