/** What the page says to those who learn: of zugzwangs, and of how a board is solved. */
import type { Outcome } from "catchmate";

export interface LearnWords {
	/** How far the counting of a board's positions is. */
	readonly counting: (counted: number, positions: number) => string;

	readonly zugzwangs: {
		readonly heading: string;
		readonly none: string;
		/** What the word means. */
		readonly note: string;
		/** Of one kind: how many placements, and what each side comes to when it is to move. */
		readonly kind: (
			placements: number,
			outcomes: readonly (readonly [side: string, outcome: Outcome])[],
		) => string;
		/** The example with the longest distance, with the losing side to move. */
		readonly example: (toMove: string, distance: number) => string;
	};

	readonly watch: {
		readonly heading: string;
		/** Of a square that is settled at a distance and not before, to be heard only. */
		readonly settled: (distance: number) => string;
	};

	/** A part of the page that comes only when it is opened. */
	readonly loading: string;
	readonly unloaded: string;
	readonly tryAgain: string;
	readonly sizes: string;
	readonly help: string;

	/** What to do first, for a person who has not made a move yet. */
	readonly invitation: string;
}
