/** The state of the help and of Chase on boards of all sizes. */
import type { Game, MoveValue, Position } from "catchmate";
import type { PageFailure } from "../failure.ts";
import type { LearnScript } from "./script.ts";

/** A board of the help. */
export interface Example {
	readonly gameId: string;
	readonly rows: number;
	readonly columns: number;
	readonly position: Position;
	/** The marks of its moves: an arrow for the best of them, or the value of each. */
	readonly shows: "best" | "values";
}

const at = (row: number, column: number) => ({ row, column });

export const examples = {
	capture: {
		gameId: "chase",
		rows: 3,
		columns: 4,
		position: { toMove: "white", pieces: { white: [at(2, 2)], black: [at(2, 3)] } },
		shows: "best",
	},
	goal: {
		gameId: "crossing-pawn",
		rows: 3,
		columns: 4,
		position: { toMove: "black", pieces: { red: [at(3, 1), at(2, 4)], black: [at(2, 2)] } },
		shows: "best",
	},
	marks: {
		gameId: "chase",
		rows: 4,
		columns: 4,
		position: { toMove: "black", pieces: { white: [at(1, 3)], black: [at(3, 2)] } },
		shows: "values",
	},
} as const satisfies Readonly<Record<string, Example>>;

export type ExampleName = keyof typeof examples;

/** A board of the help with the values of its moves. */
export interface SolvedExample {
	readonly game: Game;
	readonly position: Position;
	readonly moves: readonly MoveValue[];
}

/** The statement about a game on an n × n board that is held against its tables. */
export const statement = {
	gameId: "chase",
	/** The plies that a game lasts, at most, for each row: stated without a proof, and proved. */
	bounds: [3, 4],
	smallest: 2,
} as const;

/** The findings on one size. */
export interface Size {
	readonly size: number;
	/** Of both sides to move, all verified. */
	readonly positions: number;
	readonly game: Game;
	/** The longest game that begins with the side that starts, in plies, and where it begins. */
	readonly longest: number;
	readonly position: Position;
	/**
	 * Whether the side that starts wins where it can capture at once, and there alone, and loses every other position. Its wins
	 * are such captures when none of them takes more than one ply, and then it loses every position that is neither won nor drawn.
	 */
	readonly holds: boolean;
}

export interface LearnState {
	readonly isHelpOpen: boolean;
	/** What draws the help and the sizes; null before one of them has been opened. */
	readonly script: LearnScript | null;
	/** Why that cannot be had, where the sizes were to be. */
	readonly scriptFailure: PageFailure | null;
	/** The boards of the help that are solved so far. */
	readonly solved: Partial<Readonly<Record<ExampleName, SolvedExample>>>;
	readonly areSizesOpen: boolean;
	/** The sizes solved so far, the smallest first. */
	readonly sizes: readonly Size[];
	readonly progress: "running" | "paused" | "too-large" | "failed";
	/** Whether the reader has made a move on any board so far. */
	readonly hasMoved: boolean;
}

export const initialLearn: LearnState = {
	isHelpOpen: false,
	script: null,
	scriptFailure: null,
	solved: {},
	areSizesOpen: false,
	sizes: [],
	progress: "running",
	hasMoved: false,
};

/** The size that comes next, or is under way. */
export const nextSize = ({ sizes }: LearnState): number => statement.smallest + sizes.length;
