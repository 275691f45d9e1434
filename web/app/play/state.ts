/** The settings of play, and the state of the game on the board. */
import type { Move, PositionValue } from "catchmate";
import type { GameRecord } from "../../board/record.ts";
import type { BoardEventMap, CatchmateBoard } from "../../element/element.ts";
import type { PageWords } from "../../locale/page.ts";
import type { Preferences } from "../frame/preferences.ts";
import { emptyCard, type ScoreCard } from "./score-card.ts";

export type Hints = Exclude<CatchmateBoard["hints"], "auto">;
export type Grade = NonNullable<BoardEventMap["move"]["detail"]["grade"]>;

/** The player of a side: a person, a perfect player, or one that sees only some plies ahead and errs beyond. */
export const kinds = ["human", "perfect", "fallible"] as const;
export type Kind = (typeof kinds)[number];

export const hintChoices = ["off", "staged", "full"] as const satisfies readonly Hints[];

/** The plies ahead that a fallible player can be told to see. */
export const sights = { least: 1, most: 12, usual: 3 } as const;

/** The choices that are remembered from one visit to the next. */
export interface PlaySettings {
	/** The hints that are given while games are played. */
	readonly hints: Hints;
	/** Whether a perfect player that cannot win lays traps. */
	readonly traps: boolean;
	/** The plies ahead that a fallible player sees, by the name of its side. */
	readonly sights: Readonly<Record<string, number>>;
	/** The player of each side, by game and side. */
	readonly players: Readonly<Record<string, Readonly<Record<string, Kind>>>>;
}

/** A person's move and how good it was. */
export interface GradedMove {
	readonly grade: Grade;
	readonly move: Move;
	/** The number of moves that lead up to it, it included. */
	readonly ply: number;
}

/** A game that has come to its end on the board. */
export interface EndedGame {
	/** The record as it stood then. */
	readonly record: GameRecord;
	readonly winner: string | null;
	/** What its first position was worth; null where that is not told. */
	readonly start: PositionValue | null;
}

/** The field for moves that are typed. */
interface TypedText {
	readonly text: string;
	readonly error: keyof ReturnType<PageWords["play"]["typed"]["errors"]> | null;
}

export interface PlayState extends PlaySettings {
	/** The person's move that was graded last. */
	readonly graded: GradedMove | null;
	/** The times that a position may stand before an end is offered: more, once the person has gone on. */
	readonly patience: number;
	/** The record at whose position the game was called what endless play is. */
	readonly called: GameRecord | null;
	/** The game on the board, where it is over. */
	readonly ended: EndedGame | null;
	readonly typed: TypedText;
	readonly card: ScoreCard;
}

export const nothingTyped: TypedText = { text: "", error: null };

export const initialPlay = (preferences: Preferences): PlayState => ({
	hints: preferences.get("hints"),
	traps: preferences.get("traps"),
	sights: preferences.get("sights"),
	players: preferences.get("players"),
	graded: null,
	patience: 1,
	called: null,
	ended: null,
	typed: nothingTyped,
	card: emptyCard,
});
