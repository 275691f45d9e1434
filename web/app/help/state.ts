/** The state of the help. */
import type { Game, MoveValue, Position } from "catchmate";
import type { PanelScript } from "../frame/lazy.ts";

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

export interface HelpState {
	readonly isHelpOpen: boolean;
	/** What draws the help; null before it has been opened. */
	readonly script: PanelScript | null;
	/** The boards of the help that are solved so far. */
	readonly solved: Partial<Readonly<Record<ExampleName, SolvedExample>>>;
}

export const initialHelp: HelpState = {
	isHelpOpen: false,
	script: null,
	solved: {},
};
