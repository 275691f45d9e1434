/** Each side's share of the evaluation bar. */
import type { PositionValue } from "catchmate";
import { remoteness, type Scale } from "./value.ts";

/** The winner's share at the longest distance: still visibly more than half. */
const leastOfWinner = 0.7;

/**
 * The share of a side, from 0 to 1: half in a draw; the winner's grows as the end comes nearer.
 * @param scale of the whole table, so that equal distances always have equal shares
 */
export function shareOf(side: string, value: PositionValue, scale: Scale): number {
	if (value.winner === null) {
		return 0.5;
	}
	const share = 1 - (1 - leastOfWinner) * remoteness(scale)(value);
	return value.winner === side ? share : 1 - share;
}
