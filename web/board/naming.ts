/** How sides are named to the reader: by their own names, or as the reader and the other side. */
import type { Rules } from "catchmate";
import { tokenHolder } from "./position.ts";

/** Stand in words for the names of sides. No side can be called so: names have letters, digits and hyphens alone. */
export const reader = "@reader";
export const otherSide = "@other";

/** What a side is called: its own name, or one of those above. */
export type Naming = (side: string) => string;

export const ownNames: Naming = (side) => side;

/**
 * The sides that move a token have no pieces to be told by: where the reader plays one of them, they are the reader and the other side.
 * @param humans the sides that the reader plays
 */
export function namingFor(rules: Rules, humans: readonly string[]): Naming {
	const isReaders = tokenHolder(rules) !== null && humans.length === 1;
	return isReaders ? (side) => (humans.includes(side) ? reader : otherSide) : ownNames;
}

/** The same with its winner named. */
export const nameWinner = <Won extends { readonly winner: string | null }>(
	won: Won,
	naming: Naming,
): Won => (won.winner === null ? won : { ...won, winner: naming(won.winner) });
