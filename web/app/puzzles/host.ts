/** The rest of the page, as the puzzles need it. */
import type { CatchmateBoard } from "../../element/element.ts";
import type { Progress } from "../../model/puzzle-progress.ts";
import type { Frame } from "../shell/frame.ts";
import type { OpenBoard } from "../shell/open-board.ts";
import type { Slice } from "../shell/slice.ts";
import type { PuzzlesState } from "./state.ts";

export interface Host {
	readonly slice: Slice<PuzzlesState>;
	readonly board: CatchmateBoard;
	readonly frame: Frame;
	readonly openBoard: OpenBoard;
	/** Saves progress for later visits. */
	readonly remember: (done: (progress: Progress) => Progress) => void;
}
