/** Stars for a finished game, by the player's slips. */

export interface Slips {
	/** The number of moves that were not best. */
	readonly count: number;
	/** Whether a move changed the outcome. */
	readonly isDecisive: boolean;
	/** Whether the player took hints or moves back. */
	readonly isHelped: boolean;
}

export const mostStars = 3;

/** The most slips for two stars. */
const fewSlips = 3;

/**
 * The stars, from 0 to 3.
 * @param isKept whether the game ended as best play from its start, or in a win
 */
export function starsFor({ count, isDecisive, isHelped }: Slips, isKept: boolean): number {
	if (isDecisive) {
		return isKept ? 1 : 0;
	}
	return count > fewSlips ? 1 : count > 0 || isHelped ? 2 : mostStars;
}
