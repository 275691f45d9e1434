/** What is kept of puzzles while the page is open. */
import type { CatchmateBoard } from "../../element/element.ts";
import type { BoardProblem } from "../../model/edit.ts";
import type { Level, Puzzle, Theme } from "../../model/puzzle.ts";
import type { Open } from "../board/state.ts";
import type { Frame } from "../shell/frame.ts";

/** What the puzzles need of the page. */
export interface Host {
	readonly board: CatchmateBoard;
	readonly frame: Frame;
	readonly open: Open;
}

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
	readonly level: Level | null;
}

/** The puzzle of the day, for its card. */
export interface Today {
	readonly day: number;
	readonly puzzle: Puzzle;
	readonly problem: BoardProblem;
}
