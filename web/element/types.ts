/** The element's public types: settings, players, opponents. */
import type { Move, MoveValue, Position, Table } from "catchmate";

export type { Theme } from "../model/appearance.ts";
export type { Grade } from "../model/judgement.ts";

export type Mode = "show" | "analyse" | "play" | "edit" | "puzzle";
export type Hints = "off" | "staged" | "full";
export type Loading = "eager" | "lazy";
export type Player = "human" | "perfect";

/** Who makes a move: the reader, an automatic opponent, or the surrounding page. */
export type Mover = "reader" | "opponent" | "host";

/**
 * Who has opened a board: the author (by attributes, text or properties, or the page by `open`), the reader by an edit, or
 * somebody's link or puzzle.
 */
export type Opener = "author" | "edit" | "link" | "puzzle";

/** The opening of a board. */
export interface BoardOpening {
	/** Grows when another board is opened; 0 before the first. */
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
	/** How the game has ended at the current position: by a move, or called off as endless; null for a game in progress. */
	readonly ended: { readonly winner: string | null; readonly by: "move" | "call-off" } | null;
}

/** The turn of a side that the reader does not play. It has all values, even hidden ones. */
export interface Turn {
	readonly position: Position;
	/** The legal moves with values, best first; never empty. */
	readonly moves: readonly MoveValue[];
	/** The table that answers for the board. */
	readonly table: Table;
}

/** Chooses a move for such a side. If it returns an illegal move or throws, a best move is made; errors are reported. */
export type Opponent = (turn: Turn) => Move | Promise<Move>;
