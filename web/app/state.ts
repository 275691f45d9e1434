/** What the page knows at a moment. The panels show it and change nothing in it. */
import type {
	Game,
	InputError,
	Move,
	MoveValue,
	PositionValue,
	Problem,
	Progress,
	Rules,
	Table,
} from "catchmate";
import type { Notice } from "../locale/words.ts";
import { currentPosition, type GameRecord } from "./record.ts";

export type Player = "human" | "perfect";

/** Why a text could not be answered, or not all of it. */
export type Failure =
	| { readonly kind: "input"; readonly error: InputError }
	| {
			readonly kind: "too-large";
			readonly bytes: number;
			readonly budget: number;
			/** Which board of the text, from 1. */
			readonly board: number;
	  }
	| { readonly kind: "failed"; readonly message: string };

/** A text that was read. */
export interface Answers {
	readonly problems: readonly Problem[];
	/** The judge output of each problem, null until it is known. */
	readonly lines: readonly (string | null)[];
	/** Which of them is on the board, from 0. */
	readonly chosen: number;
}

/** A solved game on the board. */
export interface Match {
	readonly game: Game;
	readonly table: Table;
	readonly record: GameRecord;
	readonly value: PositionValue;
	/** The legal moves, best first. */
	readonly moves: readonly MoveValue[];
}

export interface PageState {
	readonly games: readonly Rules[];
	readonly gameId: string;
	/** The judge input as it stands in the text box. */
	readonly text: string;
	/** The preset that the text is, if it is one. */
	readonly presetId: string | null;
	readonly answers: Answers | null;
	readonly failure: Failure | null;
	/** Another game that the text is an input of. */
	readonly suggestion: string | null;
	readonly solving: boolean;
	readonly progress: Progress | null;
	readonly match: Match | null;
	/** By side; a side that is not named is played by a human. */
	readonly players: Readonly<Record<string, Player>>;
	/** Whether a perfect player waits for a word from the person. */
	readonly paused: boolean;
	/** The move that the person points at. */
	readonly pointed: Move | null;
}

export const emptyState: PageState = {
	games: [],
	gameId: "",
	text: "",
	presetId: null,
	answers: null,
	failure: null,
	suggestion: null,
	solving: false,
	progress: null,
	match: null,
	players: {},
	paused: false,
	pointed: null,
};

export function playerOf(state: PageState, side: string): Player {
	return state.players[side] ?? "human";
}

/** Who is to move, or null when nobody is. */
export function playerToMove(state: PageState): Player | null {
	const { match } = state;
	return match === null || match.moves.length === 0
		? null
		: playerOf(state, currentPosition(match.record).toMove);
}

/** Whether both sides are played by perfect players. */
export function isSelfPlay(state: PageState): boolean {
	const sides = state.match?.game.rules.sides ?? [];
	return sides.length > 0 && sides.every(({ name }) => playerOf(state, name) === "perfect");
}

/** What has just happened, for those who hear the page. */
export type News =
	| { readonly kind: "opened" | "stepped" | Notice }
	| { readonly kind: "failed"; readonly failure: Failure }
	| {
			readonly kind: "moved";
			readonly side: string;
			readonly move: Move;
			readonly captured: boolean;
	  };

/** Holds the state of the page, and tells of each change. */
export class Store {
	#state = emptyState;

	constructor(
		readonly onChange: (state: PageState) => void,
		readonly tell: (news: News) => void,
	) {}

	get state(): PageState {
		return this.#state;
	}

	set(change: Partial<PageState>): void {
		this.#state = { ...this.#state, ...change };
		this.onChange(this.#state);
	}
}
