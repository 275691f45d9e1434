/** The element's public types: settings, players, opponents. */
import type { Move, MoveValue, Position, SolveOptions, Table } from "catchmate";
import type { SavedGame } from "./history.ts";

export type { Theme } from "../board/svg-text.ts";
export type { Grade } from "../model/judgement.ts";
export type { SavedGame };

export type Mode = "show" | "analyse" | "play" | "edit" | "puzzle";
export type Hints = "off" | "staged" | "full";
export type Loading = "eager" | "lazy";
export type Player = "human" | "perfect";

/** Who makes a move: the reader, an automatic opponent, or the surrounding page. */
export type Mover = "reader" | "opponent" | "host";

/**
 * Who has put up a board: the author (by attributes, text or properties, or the page by `open`), the reader by an edit, or
 * somebody's link or puzzle.
 */
export type Opener = "author" | "edit" | "link" | "puzzle";

/** A board that was put up. */
export interface BoardOpening {
	/** Grows when another board is put up; 0 before the first. */
	readonly number: number;
	readonly by: Opener;
}

/** A game, from its beginning to its end. */
export interface CurrentGame {
	/** Grows when another game begins: on another board, after a restart, or where `play` takes up a game analysed before. */
	readonly number: number;
	readonly firstPosition: Position;
	/** The hints taken, each counted once for all its stages. */
	readonly hints: number;
	/** The number of the reader's moves that a puzzle has refused. */
	readonly mistakes: number;
	/** The number of the reader's right moves in a puzzle. */
	readonly found: number;
	/** How the game has ended where it stands now: by a move, or called off as endless; null for not at all. */
	readonly ended: { readonly winner: string | null; readonly by: "move" | "call-off" } | null;
}

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

/** The turn of a side that the reader does not play. It has all values, even hidden ones. */
export interface Turn {
	readonly position: Position;
	/** The legal moves with values, best first; never empty. */
	readonly moves: readonly MoveValue[];
	/** The table that answers for the board. */
	readonly table: Table;
}

/**
 * Chooses a move for such a side. If it returns an illegal move or throws, a best move is made; errors are reported.
 */
export type Opponent = (turn: Turn) => Move | Promise<Move>;
