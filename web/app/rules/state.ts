/** The state of the rules form and of the comparison. The current rules are the board's. */
import type { Changes, CountProgress, Game, Position, Rules, Square, Value } from "catchmate";
import type { Failure } from "../../element/failure.ts";
import type { Piece } from "../../model/position.ts";

/** The values of a position with a piece on a square, by the other rules and by the board's. */
export interface ChangedSquare {
	readonly square: Square;
	readonly before: Value;
	readonly after: Value;
}

/** Those values for every square; null if one of the rules does not have the position. */
export interface ChangeMap {
	readonly position: Position;
	readonly piece: Square;
	readonly squares: readonly ChangedSquare[] | null;
}

/** A finished comparison. */
export interface Compared {
	readonly game: Game;
	readonly against: Rules;
	readonly found: { readonly known: Changes } | { readonly failure: Failure };
	/** The map of the current position; null before it is known. */
	readonly map: ChangeMap | null;
}

export interface RulesState {
	/** Whether the form is open. */
	readonly isOpen: boolean;
	/** The rules before the form's last change; null for none. */
	readonly previous: Rules | null;
	/** The rules compared with the board's; null for none. */
	readonly against: Rules | null;
	/** The last finished comparison; null for none. */
	readonly compared: Compared | null;
	/** The progress of the current comparison; null before positions are compared. */
	readonly progress: CountProgress | null;
	/** The piece to map; null for the first of the side to move. */
	readonly piece: Piece | null;
}

export const initialRules: RulesState = {
	isOpen: false,
	previous: null,
	against: null,
	compared: null,
	progress: null,
	piece: null,
};
