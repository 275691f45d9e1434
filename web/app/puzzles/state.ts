/** Types of the puzzles that several files share, and the way to the puzzle on the board. */
import type { CatchmateBoard } from "../../element/element.ts";
import type { BoardProblem } from "../../model/edit.ts";
import type { Puzzle } from "../../model/puzzle.ts";
import type { Open } from "../board/state.ts";
import { focusHeading } from "../shell/focus-heading.ts";
import type { PageState } from "../shell/page-state.ts";

/** Dependencies of the puzzles on the page. */
export interface Deps {
	readonly board: CatchmateBoard;
	readonly page: PageState;
	readonly open: Open;
}

/** The id of the heading of the puzzle on the board. */
export const puzzleHeadingId = "puzzle-heading";

/** Moves the focus to the puzzle on the board, and scrolls up to it: the pressed button may be far below, or disappear. */
export function goToPuzzle(): void {
	focusHeading(puzzleHeadingId, { block: "nearest" });
	scrollTo(0, 0);
}

/** The puzzle on the board. */
export interface Current {
	readonly puzzle: Puzzle;
	/** The day of the puzzle of the day; null for other puzzles. */
	readonly day: number | null;
	/** The earlier day whose puzzle a link has opened; null for other puzzles. */
	readonly earlierDay: number | null;
	/** The end of its link. */
	readonly link: string;
	readonly problem: BoardProblem;
	/** The change of the rating by its first result; null before. */
	readonly gain: number | null;
}

/** The puzzle of the day, for its card. */
export interface Today {
	readonly day: number;
	readonly puzzle: Puzzle;
	readonly problem: BoardProblem;
	/** The puzzles of its week, from Monday on. */
	readonly week: readonly Puzzle[];
}
