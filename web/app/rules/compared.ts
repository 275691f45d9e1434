/** What a comparison of rules finds. */
import type { Changes, Game, Position, Rules, Square, Value } from "catchmate";
import type { Failure } from "../../element/failure.ts";

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
