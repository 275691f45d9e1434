/** The evaluation bar: how much of it each side has. */
import type { PositionValue } from "catchmate";
import { remoteness, type Scale } from "./value.ts";

/** The least share of a side that wins, however far the end is: seen at a glance not to be level. */
const leastOfWinner = 0.7;

/**
 * The share of a side, from 0 to 1: half in a draw, and for the winner the more the nearer the end is.
 * @param scale that of the whole table, so that the same distance always has the same share
 */
export function shareOf(side: string, value: PositionValue, scale: Scale): number {
	if (value.winner === null) {
		return 0.5;
	}
	const share = 1 - (1 - leastOfWinner) * remoteness(scale)(value);
	return value.winner === side ? share : 1 - share;
}
