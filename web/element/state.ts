/** What an element knows at a moment. What is drawn is drawn from it, and changes nothing in it. */
import type { Game, Move, MoveValue, Outcome, PositionValue, Progress, Table } from "catchmate";
import type { BoardProblem } from "../board/edit.ts";
import { currentPosition, type GameRecord } from "../board/record.ts";
import type { Notice } from "../locale/words.ts";
import type { Failure } from "../view/failure.ts";

export type Mode = "show" | "analyse" | "play" | "edit" | "puzzle";
export type Hints = "off" | "staged" | "full";
export type Player = "human" | "perfect";

/** A solved game on the board. */
export interface Match {
	readonly game: Game;
	readonly table: Table;
	readonly record: GameRecord;
	readonly value: PositionValue;
	/** The legal moves, best first. */
	readonly moves: readonly MoveValue[];
}

/** The plies, counted from 0, between which a reader may go through the game. */
export interface Range {
	readonly from: number;
	readonly to: number;
}

export interface GameState {
	readonly mode: Mode;
	readonly hints: Hints;
	readonly range: Range;
	/** What is on the board, or is to be there as soon as it is solved. */
	readonly problem: BoardProblem | null;
	readonly match: Match | null;
	readonly solving: boolean;
	readonly progress: Progress | null;
	readonly failure: Failure | null;
	/** By side; a side that is not named is played by a human. */
	readonly players: Readonly<Record<string, Player>>;
	/** Whether a perfect player waits for a word from the person. */
	readonly paused: boolean;
	/** The move that the person points at. */
	readonly pointed: Move | null;
	/** How many stages of a hint have been given for the position on the board. */
	readonly stage: 0 | 1 | 2 | 3;
	/** Best play from the position on the board, as far as it has been asked for. */
	readonly line: readonly Move[] | null;
	readonly puzzle: "open" | "solved" | "given-up";
	/** How many moves of the person's the puzzle has refused. */
	readonly mistakes: number;
}

export const emptyState: GameState = {
	mode: "show",
	hints: "full",
	range: { from: 0, to: Number.POSITIVE_INFINITY },
	problem: null,
	match: null,
	solving: false,
	progress: null,
	failure: null,
	players: {},
	paused: false,
	pointed: null,
	stage: 0,
	line: null,
	puzzle: "open",
	mistakes: 0,
};

/** Whether the game on the board is of the board that is wanted there: of a changed one only when it is solved. */
export const isSettled = ({ problem, match }: GameState): boolean =>
	problem?.game === match?.game && problem?.position === match?.record.positions[0];

export const isOpenPuzzle = ({ mode, puzzle }: GameState): boolean =>
	mode === "puzzle" && puzzle === "open";

/** Whether nothing may be told of what positions and moves are worth. */
export function hidesValues(state: GameState): boolean {
	return state.mode === "puzzle" ? isOpenPuzzle(state) : state.hints !== "full";
}

/** The legal moves that may be made here: none at the end of the game, or of the plies that there are to go through. */
export function openMoves({ match, range }: GameState): readonly MoveValue[] {
	return match === null || match.record.index >= range.to ? [] : match.moves;
}

const byPlace = (a: Move, b: Move) =>
	[a.from?.row, a.from?.column, a.to?.row, a.to?.column]
		.map(
			(place, i) => (place ?? 0) - ([b.from?.row, b.from?.column, b.to?.row, b.to?.column][i] ?? 0),
		)
		.find((difference) => difference !== 0) ?? 0;

/** The moves in an order that tells nothing of what they are worth, where that must not be told. */
export function shownMoves(state: GameState): readonly MoveValue[] {
	const moves = openMoves(state);
	return hidesValues(state) ? [...moves].sort((a, b) => byPlace(a.move, b.move)) : moves;
}

/** The value of the position on the board, where it may be told; that a game is over may always be. */
export function shownValue(state: GameState): PositionValue | null {
	const value = state.match?.value ?? null;
	return value === null || value.over || !hidesValues(state) ? value : null;
}

export function playerOf({ players }: GameState, side: string): Player {
	return players[side] ?? "human";
}

/** Who is to move, or null when nobody is. */
export function playerToMove(state: GameState): Player | null {
	const { match } = state;
	return match === null || openMoves(state).length === 0
		? null
		: playerOf(state, currentPosition(match.record).toMove);
}

/** Whether both sides are played by perfect players. */
export function isSelfPlay(state: GameState): boolean {
	const sides = state.match?.game.rules.sides ?? [];
	return sides.length > 0 && sides.every(({ name }) => playerOf(state, name) === "perfect");
}

/** Who has made a move: the person, a perfect player in reply, or the page around the board. */
export type Mover = "reader" | "opponent" | "host";

/** How good a move is, from the view of the side that makes it. */
export interface Grade {
	/** What a best move would have come to, and what this one comes to. */
	readonly before: Outcome;
	readonly after: Outcome;
	/** Where the outcome is the same, by how many plies a win comes later than it could, or a loss sooner; 0 for a best move. */
	readonly plies: number;
}

/** What has just happened, for those who hear the board and for the page around it. */
export type News =
	| { readonly kind: "opened" | "stepped" | "solved" | Notice }
	| { readonly kind: "failed"; readonly failure: Failure }
	| {
			readonly kind: "moved";
			readonly by: Mover;
			readonly side: string;
			readonly move: Move;
			readonly captured: boolean;
			/** Null where nothing may be told. */
			readonly grade: Grade | null;
	  };

/** Holds the state, and tells of each change. */
export class Store {
	#state = emptyState;

	constructor(
		readonly onChange: () => void,
		readonly tell: (news: News) => void,
	) {}

	get state(): GameState {
		return this.#state;
	}

	set(change: Partial<GameState>): void {
		this.hold(change);
		this.onChange();
	}

	/** Changes the state without a word. */
	hold(change: Partial<GameState>): void {
		this.#state = { ...this.#state, ...change };
	}
}
