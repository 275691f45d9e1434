import type { Move, PositionValue } from "catchmate";
import type { PageWords } from "../../locale/en/page.ts";
import type { BoardProblem } from "../../model/edit.ts";
import type { Grade } from "../../model/judgement.ts";
import type { GameRecord } from "../../model/record.ts";
import { emptyCard, type ScoreCard } from "../../model/score-card.ts";

/** A person's move and its grade. */
export interface GradedMove {
	readonly grade: Grade;
	readonly move: Move;
	/** The number of moves up to and including it. */
	readonly ply: number;
}

/** What is to be heard. */
export type Sound = "move" | "capture" | "slip" | "wrong" | "won" | "lost";

/** A game that has ended on the board. */
export interface EndedGame {
	/** The record at that time. */
	readonly record: GameRecord;
	readonly winner: string | null;
	/** The value of its first position; null if it is hidden. */
	readonly start: PositionValue | null;
}

/** The board that follows on a won game. */
export interface HarderBoard {
	readonly problem: BoardProblem;
	/** The distance to the end, in plies. */
	readonly distance: number;
}

/** The field for typed moves. */
interface TypedText {
	readonly text: string;
	readonly error: keyof ReturnType<PageWords["play"]["typed"]["errors"]> | null;
}

export interface PlayState {
	/** The person's last graded move; null for none. */
	readonly graded: GradedMove | null;
	/** How often a position must occur before the person is offered to end the game; it grows when the person goes on. */
	readonly patience: number;
	/** The record that was ended as endless play; null for none. */
	readonly called: GameRecord | null;
	/** The game on the board, if it is over; otherwise null. */
	readonly ended: EndedGame | null;
	/** The harder board that follows on a won game: being sought, found, or none; null after any other end. */
	readonly next: HarderBoard | "sought" | "none" | null;
	readonly typed: TypedText;
	readonly card: ScoreCard;
}

export const nothingTyped: TypedText = { text: "", error: null };

export const initialPlay: PlayState = {
	graded: null,
	patience: 1,
	called: null,
	ended: null,
	next: null,
	typed: nothingTyped,
	card: emptyCard,
};
