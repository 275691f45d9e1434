/** The state of a session. The drawing follows from it, and changes nothing in it. */
import type { Game, Move, MoveValue, PositionValue, Progress } from "catchmate";
import type { BoardProblem } from "../board/edit.ts";
import { type Meeting, stepsOf } from "../board/position.ts";
import { currentPosition, type GameRecord } from "../board/record.ts";
import { mayPass, movesTogether } from "../board/turn.ts";
import type { Notice } from "../locale/index.ts";
import type { Failure } from "./failure.ts";
import type { Grade, Hints, Mode, Mover, Player } from "./types.ts";

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

/** The author's settings of a session. */
export interface Settings {
	readonly mode: Mode;
	readonly hints: Hints;
	/** The plies, counted from 0, between which a reader may go through the game. */
	readonly plyFrom: number;
	readonly plyTo: number;
	/** The sides that the reader has in `play`, with a space between; null for the one that begins the game. */
	readonly human: string | null;
}

export interface GameState extends Settings {
	/** The problem on the board, or the one to be there as soon as it is solved. */
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
	/** The stages of a hint given for the position on the board: its piece, its move, best play. */
	readonly stage: 0 | 1 | 2 | 3;
	/** Best play from the position on the board, if it has been asked for. */
	readonly line: readonly Move[] | null;
	readonly puzzle: "open" | "solved" | "given-up";
	/** The number of the person's moves that the puzzle has refused. */
	readonly mistakes: number;
}

export const emptyState: GameState = {
	mode: "show",
	hints: "full",
	plyFrom: 0,
	plyTo: Number.POSITIVE_INFINITY,
	human: null,
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

/** Whether the game belongs to the board: to a changed board only when that is solved. */
export const isSettled = ({ problem, match }: GameState): boolean =>
	problem?.game === match?.game && problem?.position === match?.record.positions[0];

export const isOpenPuzzle = ({ mode, puzzle }: GameState): boolean =>
	mode === "puzzle" && puzzle === "open";

/** Whether the values of positions and moves are secret. */
export function hidesValues(state: GameState): boolean {
	return state.mode === "puzzle" ? isOpenPuzzle(state) : state.hints !== "full";
}

/** The legal moves that may be made here: none at the end of the game, or of the plies that there are to go through. */
export function openMoves({ match, plyTo }: GameState): readonly MoveValue[] {
	return match === null || match.record.index >= plyTo ? [] : match.moves;
}

const placeOf = (move: Move): readonly number[] =>
	stepsOf(move).flatMap(({ from, to }) => [from.row, from.column, to.row, to.column]);

function byPlace(a: Move, b: Move): number {
	const [one, other] = [placeOf(a), placeOf(b)];
	const differences = one.map((place, i) => place - (other[i] ?? 0));
	return differences.find((difference) => difference !== 0) ?? one.length - other.length;
}

/** The legal moves, best first, or sorted by place where values are secret. */
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

/** The player to move; null when there is none. */
export function playerToMove(state: GameState): Player | null {
	const { match } = state;
	return match === null || openMoves(state).length === 0
		? null
		: playerOf(state, currentPosition(match.record).toMove);
}

/**
 * Whether the reader can pass in the position on the board; null where the reader never can in this game. A turn in which every
 * piece stays is chosen piece by piece, as long as there is another.
 */
export function readersPass(state: GameState): boolean | null {
	const { match } = state;
	if (match === null) {
		return null;
	}
	const { rules } = match.game;
	const isReaders = ({ name }: { readonly name: string }) => playerOf(state, name) === "human";
	if (!rules.sides.some((side) => isReaders(side) && mayPass(rules, side.name))) {
		return null;
	}
	const moves = openMoves(state);
	const isChosen = movesTogether(rules, currentPosition(match.record).toMove) && moves.length > 1;
	return (
		playerToMove(state) === "human" && !isChosen && moves.some(({ move }) => move.from === null)
	);
}

/** Whether the hint that has been given is to pass. */
export const isPassHinted = ({ match, stage }: GameState): boolean =>
	stage > 0 && match?.moves[0]?.move.from === null;

/** Whether both sides are played by perfect players. */
export function isSelfPlay(state: GameState): boolean {
	const sides = state.match?.game.rules.sides ?? [];
	return sides.length > 0 && sides.every(({ name }) => playerOf(state, name) === "perfect");
}

/** An event of a session, for those who hear the board and for the page around it. */
export type News =
	| { readonly kind: "opened" | "stepped" | "given-up" | "solved" | Notice }
	/** A hint has been given: the piece, the move, or best play. */
	| { readonly kind: "hinted"; readonly stage: 1 | 2 | 3 }
	| { readonly kind: "edited"; readonly problem: BoardProblem }
	/** A puzzle has refused a move. */
	| { readonly kind: "wrong"; readonly value: MoveValue }
	/** The game that was to follow ends before this move. */
	| { readonly kind: "illegal-opening"; readonly move: Move }
	| { readonly kind: "failed"; readonly failure: Failure }
	| {
			readonly kind: "moved";
			readonly by: Mover;
			readonly side: string;
			readonly move: Move;
			/** Null where no piece of the other side's was met. */
			readonly meeting: Meeting | null;
			/** Null where nothing may be told. */
			readonly grade: Grade | null;
	  };

/** Keeps the state, and tells of each change. */
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
		this.setSilently(change);
		this.onChange();
	}

	/** Changes the state and leaves it to the caller when that is drawn. */
	setSilently(change: Partial<GameState>): void {
		this.#state = { ...this.#state, ...change };
	}
}
