/** What the page says of the study of a position, of a board, and of a game played. */
import type { Outcome, Value } from "catchmate";

export interface StudyWords {
	readonly heading: string;
	readonly waiting: string;
	/** The solver has failed; what has it start again. */
	readonly failed: string;
	/** What the side to move comes to, and the other side if it were to move. */
	readonly zugzwang: (own: Outcome, others: Outcome, toMove: string, other: string) => string;
	/** What a row of a best move says, to be heard only. */
	readonly best: string;
	readonly equal: (count: number) => string;

	readonly line: {
		readonly heading: string;
		readonly over: string;
		readonly ahead: string;
		/** Where the slider stands. */
		readonly after: (plies: number, all: number) => string;
		/** Of the place of a piece after some plies of the line. */
		readonly place: (side: string, plies: number) => string;
		/** The moves from this ply on come again and again. */
		readonly repeats: (from: number) => string;
		readonly now: string;
		readonly ply: (side: string) => readonly [before: string, after: string];
		readonly adopt: string;
		readonly adopted: string;
	};

	readonly why: {
		readonly heading: string;
		readonly over: string;
		readonly lost: (side: string, other: string) => string;
		/** Of so many moves that win equally quickly. */
		readonly won: (side: string, count: number) => string;
		readonly wonAtOnce: string;
		/** The other side's answers to the first of so many moves. */
		readonly answers: (other: string, count: number) => string;
		readonly drawn: (side: string) => string;
		readonly losing: (side: string, other: string) => string;
		readonly loop: string;
		/** Between two moves of a row, to be heard only. */
		readonly next: string;
		/** Shows the loop on the board. */
		readonly follow: string;
		readonly use: string;
	};

	readonly whatIf: {
		readonly heading: string;
		readonly piece: string;
		readonly toMove: string;
		readonly note: (side: string) => string;
		readonly near: (plies: number) => string;
		readonly far: (plies: number) => string;
		/** The scale from near to far, to be heard only. */
		readonly scale: string;
		readonly win: (side: string) => string;
		readonly draw: string;
		readonly loss: (side: string) => string;
	};

	readonly statistics: {
		readonly heading: string;
		readonly positions: (count: number) => string;
		readonly toMove: (side: string) => string;
		readonly wins: string;
		readonly draws: string;
		readonly losses: string;
		readonly share: (part: number, all: number) => string;
		/** A number in as few characters as it takes. */
		readonly short: (count: number) => string;
		readonly axis: string;
		/** Of the plot, for those who hear it: up to which distance, and how many positions the fullest one has. */
		readonly summary: (longest: number, most: number) => string;
		/** How to read the plot, and where in it the position on the board is; null while that is not known. */
		readonly caption: (value: Value | null) => string;
		readonly asTable: string;
		readonly longest: (side: string, distance: number) => string;
		readonly neverWins: (side: string) => string;
		readonly setUp: string;
	};

	readonly history: {
		readonly wins: (side: string) => string;
		readonly draw: string;
		readonly plies: (count: number) => string;
		/** Of the plot, for those who hear it. */
		readonly summary: (plies: number, mistakes: number) => string;
		/** What is drawn how. */
		readonly caption: string;
		readonly count: (mistakes: number) => string;
		readonly next: string;
		readonly faultless: string;
		/** A move that is one, in the record. */
		readonly tag: string;
		readonly mistake: (
			ply: number,
			side: string,
			move: string,
			from: Outcome,
			to: Outcome,
		) => string;
	};
}
