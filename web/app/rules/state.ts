/** The state of the form of the rules, and of their comparison with others. The rules themselves are those of the board. */
import type { Changes, CountProgress, Game, Position, Rules, Square, Value } from "catchmate";
import type { Failure } from "../../element/failure.ts";
import type { Piece } from "../analysis/state.ts";
import type { PageFailure } from "../failure.ts";
import type { RulesScript } from "./script.ts";

/** The values of a position with a piece on that square, by the other rules and by those of the board. */
export interface ChangedSquare {
	readonly square: Square;
	readonly before: Value;
	readonly after: Value;
}

/** The values of a position with one of its pieces elsewhere; null where one of the rules does not have that position. */
export interface ChangeMap {
	readonly position: Position;
	readonly piece: Square;
	readonly squares: readonly ChangedSquare[] | null;
}

/** A game that was compared with other rules, and what came of it. */
export interface Compared {
	readonly game: Game;
	readonly against: Rules;
	readonly found: { readonly known: Changes } | { readonly failure: Failure };
	/** That of the position on the board; null before it has come. */
	readonly map: ChangeMap | null;
}

export interface RulesState {
	/** Whether the form is open. */
	readonly isOpen: boolean;
	/** The script that draws the form and the comparison; null until it has come. */
	readonly script: RulesScript | null;
	/** Why it cannot come, until it is asked for again. */
	readonly scriptFailure: PageFailure | null;
	/** The rules before the last change by the form; null before any. */
	readonly previous: Rules | null;
	/** The rules that those on the board are compared with; null while they are not. */
	readonly against: Rules | null;
	/** The comparison that has come to an end last. */
	readonly compared: Compared | null;
	/** How far the comparison that is under way has come; null before its positions are gone over. */
	readonly progress: CountProgress | null;
	/** The piece whose squares are compared; null for the first of the side to move. */
	readonly piece: Piece | null;
}

export const initialRules: RulesState = {
	isOpen: false,
	script: null,
	scriptFailure: null,
	previous: null,
	against: null,
	compared: null,
	progress: null,
	piece: null,
};
