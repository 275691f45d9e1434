/** The state of a session, which determines the element's drawing. */

import type { Game, Move, MoveValue, Position, PositionValue } from "catchmate";
import type { Badge } from "../board/state.ts";
import type { Work } from "../board/work.ts";
import type { Notice } from "../locale/en/board.ts";
import { ownValue } from "../locale/shared.ts";
import type { BoardProblem } from "../model/edit.ts";
import type { Grade } from "../model/judgement.ts";
import { endlessWinner, type Meeting, mayPass } from "../model/position.ts";
import { currentPosition, type GameRecord, repetitions } from "../model/record.ts";
import type { Failure } from "./failure.ts";
import type { SolveProgress, TableOwner } from "./tables.ts";
import type { BoardOpening, CurrentGame, Hints, Mode, Mover, Player } from "./types.ts";

/** A solved game on the board. */
export interface Match {
	readonly game: Game;
	readonly record: GameRecord;
	/** The value of the record's first position. */
	readonly start: PositionValue;
	readonly value: PositionValue;
	/** The legal moves, best first. */
	readonly moves: readonly MoveValue[];
}

/** The settings of the element by its author or the page. */
export interface Settings {
	readonly mode: Mode;
	readonly hints: Hints;
	/** The first ply to which a reader can go. */
	readonly plyFrom: number;
	/** The last one. */
	readonly plyTo: number;
	/** The sides that the reader plays; null for the default. */
	readonly humans: readonly string[] | null;
}

/** A move that a puzzle has refused. */
export interface Refusal {
	readonly value: MoveValue;
	/** The move and the reply, to show on the board; empty before they are known and afterwards. */
	readonly line: readonly MoveValue[];
	/** The number of these moves made on the board; at 0 they are drawn as arrows. */
	readonly shown: number;
}

/** The judgement of a person's last move, and the square of its piece. */
export type Feedback = Pick<Badge, "square" | "judgement">;

export interface GameState extends Settings {
	/** The current opening: its number and its opener. */
	readonly opening: BoardOpening;
	/** The number of the last game that has begun; 0 before the first. */
	readonly gameNumber: number;
	/** The problem on the board, solved or not. */
	readonly problem: BoardProblem | null;
	/** The position to show while the board is not solved; null for the problem's own. */
	readonly seen: Position | null;
	/** The game on the board; null while the board is not solved. */
	readonly match: Match | null;
	/** The previous game, while the board is not solved. */
	readonly last: Match | null;
	readonly solving: boolean;
	readonly progress: SolveProgress | null;
	readonly failure: Failure | null;
	/** By side name; sides not listed are played by a human. */
	readonly players: Readonly<Record<string, Player>>;
	/** Whether a perfect player waits until the person continues. */
	readonly paused: boolean;
	/** The move that the person points at; null for none. */
	readonly pointed: Move | null;
	/** The stage of the hint for this position: 1 the piece, 2 the move, 3 best play; 0 for none. */
	readonly stage: 0 | 1 | 2 | 3;
	/** Best play from this position, if requested. */
	readonly line: readonly Move[] | null;
	readonly puzzle: "open" | "solved" | "given-up";
	/** The number of the person's moves that the puzzle has refused. */
	readonly mistakes: number;
	/** The last refused move, until the game goes on; null for none. */
	readonly refusal: Refusal | null;
	/** The number of the person's right moves in the puzzle. */
	readonly found: number;
	/** The hints taken in the game, each counted once for all its stages. */
	readonly hintsTaken: number;
	/** The record at which the game was called off as endless; null for none. */
	readonly called: GameRecord | null;
	/** How often a position had occurred when the person last went on. */
	readonly patience: number;
	/** The judgement of the person's last move; null for none. */
	readonly feedback: Feedback | null;
	/** The reader's sides at the last move; null before the first. */
	readonly lastReaders: readonly string[] | null;
}

/** The game state of a board that is not solved. */
export const noGame = {
	match: null,
	players: {},
	paused: false,
	pointed: null,
	stage: 0,
	line: null,
	puzzle: "open",
	mistakes: 0,
	refusal: null,
	found: 0,
	hintsTaken: 0,
	called: null,
	patience: 1,
	feedback: null,
	lastReaders: null,
} as const satisfies Partial<GameState>;

export const emptyState: GameState = {
	mode: "show",
	hints: "full",
	plyFrom: 0,
	plyTo: Number.POSITIVE_INFINITY,
	humans: null,
	opening: { number: 0, by: "author" },
	gameNumber: 0,
	problem: null,
	seen: null,
	last: null,
	solving: false,
	progress: null,
	failure: null,
	...noGame,
};

/** The ply nearest to `ply` between `plyFrom` and `plyTo`. */
export const firstPly = ({ plyFrom, plyTo }: Settings, ply: number): number =>
	Math.min(plyTo, Math.max(plyFrom, ply));

/** The last ply shown of the game. A finished puzzle continues to the end of its game, if there is one. */
export const lastPly = ({ match, mode, plyTo, puzzle }: GameState): number =>
	mode === "puzzle" && puzzle !== "open" && match?.value.distance !== null
		? Number.POSITIVE_INFINITY
		: plyTo;

/** The legal moves that can be made: none at the end of the game or after the last ply. */
export function openMoves(state: GameState): readonly MoveValue[] {
	const { match } = state;
	return match === null || match.record.index >= lastPly(state) ? [] : match.moves;
}

export function playerOf({ players }: GameState, side: string): Player {
	return ownValue(players, side) ?? "human";
}

/** The sides that the reader plays; none before the board is solved. */
export const humansOf = (state: GameState): string[] =>
	(state.match?.game.rules.sides ?? [])
		.map(({ name }) => name)
		.filter((name) => playerOf(state, name) === "human");

/** The player to move; null if the game is over or not solved. */
export function playerToMove(state: GameState): Player | null {
	const { match } = state;
	return match === null || openMoves(state).length === 0
		? null
		: playerOf(state, currentPosition(match.record).toMove);
}

/** Whether the reader can pass in this position; null if the reader never can in this game. */
export function readersPass(state: GameState): boolean | null {
	const { match } = state;
	if (match === null) return null;
	const { rules } = match.game;
	const isReaders = ({ name }: { readonly name: string }) => playerOf(state, name) === "human";
	if (!rules.sides.some((side) => isReaders(side) && mayPass(rules, side.name))) return null;
	const canPass = openMoves(state).some(({ move }) => move.from === null);
	return canPass && playerToMove(state) === "human";
}

export const isPassHinted = ({ match, stage }: GameState): boolean =>
	stage > 0 && match?.moves[0]?.move.from === null;

/** The game on the board; null while the board is not solved. */
export function currentGame(state: GameState): CurrentGame | null {
	const { match, gameNumber: number, hintsTaken: hints, mistakes, found, called } = state;
	if (match === null) return null;
	const { record, value, game } = match;
	const ended = value.over
		? ({ winner: value.winner, by: "move" } as const)
		: called === record
			? ({ winner: endlessWinner(game.rules), by: "call-off" } as const)
			: null;
	return { number, firstPosition: record.positions[0], hints, mistakes, found, ended };
}

/** How often the position has occurred, if that is more often than when the person last went on; otherwise null. */
export function repetition(state: GameState): number | null {
	const { match, patience, called } = state;
	const times = match === null || called === match.record ? 0 : repetitions(match.record);
	return times > patience && openMoves(state).length > 0 ? times : null;
}

/** Whether both sides are played by perfect players. */
export function isSelfPlay(state: GameState): boolean {
	const sides = state.match?.game.rules.sides ?? [];
	return sides.length > 0 && sides.every(({ name }) => playerOf(state, name) === "perfect");
}

/** A move that was made. */
export interface ReportedMove {
	readonly side: string;
	readonly move: Move;
	/** Null if the move met no opposing piece. */
	readonly meeting: Meeting | null;
}

/** Why a game begins: its board was opened, it is started again, or it was analysed before and is played from here. */
export type BeginReason = "opened" | "restarted" | "taken-up";

/** News of a session, for announcements and for the page. */
export type News =
	| { readonly kind: "begun"; readonly why: BeginReason }
	| { readonly kind: "opened" | "called" | "stepped" | "shown" | "given-up" | "solved" | Notice }
	/** A hint was given: the piece, the move, or best play. */
	| { readonly kind: "hinted"; readonly stage: 1 | 2 | 3 }
	| { readonly kind: "edited"; readonly problem: BoardProblem }
	/** A puzzle has refused a move; `reply` is a best one to it, null if that ends the game or is not known. */
	| { readonly kind: "refused"; readonly value: MoveValue; readonly reply: MoveValue | null }
	/** The board answers a wrong move. */
	| { readonly kind: "wrong"; readonly value: MoveValue }
	/** The reply to a wrong move is shown. */
	| ({ readonly kind: "refuted" } & ReportedMove)
	/** The moves given by the author end before this illegal one. */
	| { readonly kind: "illegal-opening"; readonly move: Move }
	| { readonly kind: "failed"; readonly failure: Failure }
	| ({
			readonly kind: "moved";
			readonly by: Mover;
			/** Null while values are hidden. */
			readonly grade: Grade | null;
	  } & ReportedMove);

/** A session, as its parts see it. */
export interface SessionContext {
	readonly state: GameState;
	readonly tables: TableOwner;
	readonly work: Work;
	change(parts: Partial<GameState>): void;
	/** Announces news, and fires its events. Returns false if the page has prevented the board's own reaction. */
	readonly tell: (news: News) => boolean;
}
