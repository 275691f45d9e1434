/** The public types of the element: its settings, players and opponents. */
import type { Move, MoveValue, Outcome, Position, Table } from "catchmate";

export type { Theme } from "../board/svg-text.ts";

export type Mode = "show" | "analyse" | "play" | "edit" | "puzzle";
export type Hints = "off" | "staged" | "full";
export type Loading = "eager" | "lazy";
export type Player = "human" | "perfect";

/** The maker of a move: the reader, an opponent in reply, or the page around the board. */
export type Mover = "reader" | "opponent" | "host";

export interface OpenOptions {
	/** The game that follows. */
	readonly moves?: readonly Move[];
	/** Which position of that game is seen first; 0 without it. */
	readonly ply?: number;
	/** The game's table, which the board takes over; without one it is solved. */
	readonly table?: Table;
	/** Leaves the old board in place when it is aborted in time. */
	readonly signal?: AbortSignal;
	/** Lets Undo bring the old board back, with its game, as after an edit; without it what came before is forgotten. */
	readonly undoable?: boolean;
}

/** The turn of a side that the reader does not play, told whatever the reader is told. */
export interface Turn {
	readonly position: Position;
	/** The value of each legal move, best first; never empty. */
	readonly moves: readonly MoveValue[];
	/** The table that answers for the board. */
	readonly table: Table;
}

/** Chooses the move that such a side makes. An illegal move counts as a best one, and so does an error, which is reported. */
export type Opponent = (turn: Turn) => Move | Promise<Move>;

/** The quality of a move, from the view of the side that makes it. */
export interface Grade {
	/** The outcome of a best move, and that of this one. */
	readonly before: Outcome;
	readonly after: Outcome;
	/**
	 * With the outcome the same, the plies by which a win comes later than it could, or a loss sooner; 0 for a best move. Null
	 * where play never ends after one of the two moves alone.
	 */
	readonly plies: number | null;
}
