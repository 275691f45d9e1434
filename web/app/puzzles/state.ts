/** The state of the puzzles. */
import type { BoardProblem } from "../../board/edit.ts";
import type { Preferences } from "../frame/preferences.ts";
import type { Progress } from "./progress.ts";
import type { Puzzle } from "./puzzle.ts";
import type { PuzzlesScript } from "./script.ts";

/** A puzzle on the board. */
export interface Current {
	readonly puzzle: Puzzle;
	/** The day whose puzzle it is; null for another. */
	readonly day: number | null;
	/** The end of the link to it. */
	readonly link: string;
	readonly problem: BoardProblem;
}

export interface PuzzlesState {
	/** Runs and draws the puzzles; null before they have been opened. */
	readonly script: PuzzlesScript | null;
	/** Whether the person has asked for a puzzle that is still to come. */
	readonly isComing: boolean;
	readonly current: Current | null;
	/** The moves of the person's that were refused, those before a restart too. */
	readonly slips: number;
	readonly progress: Progress;
	/** The game whose puzzles are listed, if one was chosen; else that of the puzzle on the board. */
	readonly listed: string | null;
}

export const initialPuzzles = (preferences: Preferences): PuzzlesState => ({
	...{ script: null, isComing: false, current: null, slips: 0, listed: null },
	progress: preferences.get("puzzles"),
});
