/** Stars for a finished game, by the slips of the person who played it. */

/** What counts against the person. */
export interface Slips {
	/** The moves that were not best. */
	readonly count: number;
	/** Whether one of them changed the outcome. */
	readonly isDecisive: boolean;
	/** Whether hints were taken or moves taken back. */
	readonly isHelped: boolean;
}

export const mostStars = 3;

/** The most slips of a game with two stars. */
const fewSlips = 3;

/** From 0 to 3: none if the game was thrown away and not won back. */
export function starsFor({ count, isDecisive, isHelped }: Slips, isKept: boolean): number {
	if (isDecisive) {
		return isKept ? 1 : 0;
	}
	return count > fewSlips ? 1 : count > 0 || isHelped ? 2 : mostStars;
}
