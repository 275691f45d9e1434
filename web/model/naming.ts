/** How sides are named to the reader: by name, or as "you" and "the other side". */
import type { Rules } from "catchmate";
import { tokenHolder } from "./position.ts";

/** Placeholders for sides' names in the words. No side can have them as its name, because @ is not allowed. */
export const reader = "@reader";
export const otherSide = "@other";

/** Maps a side to its name or to one of the placeholders. */
export type Naming = (side: string) => string;

export const ownNames: Naming = (side) => side;

/**
 * In a game with a token no piece tells the sides apart: if the reader plays one side, they become the reader and the
 * other side.
 * @param humans the sides that the reader plays
 */
export function namingFor(rules: Rules, humans: readonly string[]): Naming {
	const isReaders = tokenHolder(rules) !== null && humans.length === 1;
	return isReaders ? (side) => (humans.includes(side) ? reader : otherSide) : ownNames;
}

/** A value with its winner named. */
export const nameWinner = <Won extends { readonly winner: string | null }>(
	won: Won,
	naming: Naming,
): Won => (won.winner === null ? won : { ...won, winner: naming(won.winner) });
