import type { Move, PositionValue } from "catchmate";
import type { PageWords } from "../../locale/en/page.ts";
import type { BoardProblem } from "../../model/edit.ts";
import type { Grade } from "../../model/judgement.ts";
import type { Naming } from "../../model/naming.ts";
import type { Kind } from "../../model/play-settings.ts";
import type { GameRecord } from "../../model/record.ts";

/** A person's move and its grade. */
export interface GradedMove {
	readonly grade: Grade;
	readonly move: Move;
	/** The number of moves up to and including it. */
	readonly ply: number;
}

/** A game that has ended on the board. */
export interface EndedGame {
	/** The record at that time. */
	readonly record: GameRecord;
	readonly winner: string | null;
	/** The sides played by persons in this game. */
	readonly humans: readonly string[];
	/** The only one of them; null for none or both. */
	readonly ownSide: string | null;
	/** The names of its sides for the person. */
	readonly naming: Naming;
	/** The value of its first position; null if it is hidden. */
	readonly start: PositionValue | null;
	/** The opponent's new level after this game; null if it stays. */
	readonly level: Kind | null;
}

/** A board on which a side wins: one just won, or a harder or easier one. */
export interface WonBoard {
	readonly problem: BoardProblem;
	readonly side: string;
	/** The distance to the win, in plies. */
	readonly distance: number;
}

/** The field for typed moves. */
export interface TypedText {
	readonly text: string;
	readonly error: keyof ReturnType<PageWords["play"]["typed"]["errors"]> | null;
}

export const nothingTyped: TypedText = { text: "", error: null };
