/** The state of the puzzles. */
import type { BoardProblem } from "../../model/edit.ts";
import type { Puzzle, Theme } from "../../model/puzzle.ts";
import { noProgress, type Progress } from "../../model/puzzle-progress.ts";

/** The id of the heading of the puzzle on the board. */
export const puzzleHeadingId = "puzzle-heading";

/** The puzzle on the board. */
export interface Current {
	readonly puzzle: Puzzle;
	/** The day whose puzzle it is; null for other puzzles. */
	readonly day: number | null;
	/** The end of its link. */
	readonly link: string;
	readonly problem: BoardProblem;
	/** By how much its first result has just changed the rating; null before. */
	readonly gain: number | null;
}

/** Which puzzles of the path are shown: null for all. */
export interface Filter {
	readonly game: string | null;
	readonly theme: Theme | null;
}

/** The puzzle of the day, for its card. */
export interface Today {
	readonly day: number;
	readonly puzzle: Puzzle;
	readonly problem: BoardProblem;
}

export interface PuzzlesState {
	/** Whether a puzzle was requested and is not shown yet. */
	readonly isComing: boolean;
	readonly current: Current | null;
	/** The person's refused moves, including those before a restart or a reload. */
	readonly slips: number;
	/** The hints taken, including those. */
	readonly hints: number;
	readonly progress: Progress;
	readonly filter: Filter;
	/** The page of the path, from 0; null for the one with the current puzzle. */
	readonly page: number | null;
	/** Null before it is asked for and loaded. */
	readonly today: Today | null;
}

export const initialPuzzles: PuzzlesState = {
	isComing: false,
	current: null,
	slips: 0,
	hints: 0,
	page: null,
	today: null,
	filter: { game: null, theme: null },
	progress: noProgress,
};
