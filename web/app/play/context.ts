/** What the panels of play are given. */

import type { Context } from "../shell/context.ts";
import type { OpenBoard } from "../shell/open-board.ts";
import type { PlaySession } from "./model.ts";

export interface PlayView extends Context {
	readonly play: PlaySession;
	/** Does something that reveals values; where an open puzzle asks first, returns false. */
	readonly reveal: (act: () => void) => boolean;
	/** Shows the game before a move, with an arrow for a best one. */
	readonly review: (ply: number) => void;
	readonly openBoard: OpenBoard;
	readonly openPuzzle: () => void;
	/** The address of the game on the board. */
	readonly link: () => string;
}
