/** The names of sides in sentences: their own, or "you" and "the other side". */
import type { Rules } from "catchmate";
import { tokenHolder } from "./position.ts";

/** Placeholders for the names of sides. No side has such a name, as names cannot contain @. */
export const reader = "@reader";
export const otherSide = "@other";

/** Maps a side to its name or to one of the placeholders. */
export type Naming = (side: string) => string;

export const ownNames: Naming = (side) => side;

/**
 * In a game with a token, no piece tells the sides apart. If the reader plays exactly one side, the sides are named
 * "you" and "the other side".
 * @param humans the sides that the reader plays
 */
export function namingFor(rules: Rules, humans: readonly string[]): Naming {
	const isReaders = tokenHolder(rules) !== null && humans.length === 1;
	return isReaders ? (side) => (humans.includes(side) ? reader : otherSide) : ownNames;
}

/** Replaces a value's winner by its name in sentences. */
export const nameWinner = <Won extends { readonly winner: string | null }>(
	won: Won,
	naming: Naming,
): Won => (won.winner === null ? won : { ...won, winner: naming(won.winner) });
