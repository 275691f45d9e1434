/** The state of the help. */
import type { Game, MoveValue, Position } from "catchmate";

/** An example board with the values of its moves. */
export interface SolvedExample {
	readonly game: Game;
	readonly position: Position;
	readonly moves: readonly MoveValue[];
}

export interface HelpState {
	readonly isHelpOpen: boolean;
	/** The examples solved so far, by name. */
	readonly solved: Readonly<Record<string, SolvedExample>>;
}

export const initialHelp: HelpState = { isHelpOpen: false, solved: {} };
