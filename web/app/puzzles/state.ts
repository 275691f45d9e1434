/** The state of the puzzles. */
import type { BoardProblem } from "../../model/edit.ts";
import type { Puzzle } from "../../model/puzzle.ts";
import type { Progress } from "../../model/puzzle-progress.ts";
import type { Preferences } from "../kernel/preferences.ts";

/** The puzzle on the board. */
export interface Current {
	readonly puzzle: Puzzle;
	/** The day whose puzzle it is; null for other puzzles. */
	readonly day: number | null;
	/** The end of its link. */
	readonly link: string;
	readonly problem: BoardProblem;
}

export interface PuzzlesState {
	/** Whether a puzzle was requested and is not shown yet. */
	readonly isComing: boolean;
	readonly current: Current | null;
	/** The person's refused moves, including those before a restart. */
	readonly slips: number;
	readonly progress: Progress;
	/** The game whose puzzles are listed; null for the current puzzle's. */
	readonly listed: string | null;
}

export const initialPuzzles = (preferences: Preferences): PuzzlesState => ({
	...{ isComing: false, current: null, slips: 0, listed: null },
	progress: preferences.get("puzzles"),
});
