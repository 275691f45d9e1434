/** How a board is opened. */
import type { AnnotatedLine, Move, SolveOptions, Table } from "catchmate";
import type { SavedGame } from "./history.ts";
import type { Opener } from "./types.ts";

export type { SavedGame };

export interface OpenOptions {
	/** Who opens the board, for `opening`; the default is `author`. */
	readonly by?: Opener;
	/** The number of hints already taken in the game, as before a reload; the default is 0. */
	readonly hints?: number;
	/** The ply at which the board is solved as a puzzle; the default is the property `plyTo`. */
	readonly plyTo?: number;

	/** The game on this board to go on with, as the board's `savedGame` gave it; `moves` and `ply` then do not matter. */
	readonly saved?: SavedGame | null;
	/** The moves to show. */
	readonly moves?: readonly Move[];
	/** The moves with comments and variations, as `readAnnotated` gives them; they are shown with `moves`. */
	readonly annotated?: AnnotatedLine | null;
	/** The position to show first, as a number of plies; the default is 0. */
	readonly ply?: number;
	/** The game's table, which the board takes over; without it the board is solved. */
	readonly table?: Table;
	/**
	 * Makes the table instead of the board's own solver. If it fails, the old board comes back and `open` rejects with
	 * the same error.
	 */
	readonly solve?: (options: Pick<SolveOptions, "signal" | "onProgress">) => Promise<Table>;
	/** Called when the board is shown: before it is solved, or, if the same board is only changed, afterwards. */
	readonly onShow?: () => void;
	/** Aborting in time keeps the old board, or brings it back. */
	readonly signal?: AbortSignal;
	/** Whether Undo brings back the old board with its game; otherwise the history is cleared. */
	readonly undoable?: boolean;
}
