/** What the page says in the parts that come only when they are opened: of a board being solved, of boards of all sizes, and in its help. */

/** One of the boards that the help shows. */
export type Picture = "capture" | "goal" | "marks";

export interface LaterWords {
	readonly watch: {
		readonly distance: string;
		/** Where the slider stands. */
		readonly at: (distance: number, longest: number) => string;
		readonly back: string;
		readonly forward: string;
		readonly play: string;
		readonly stop: string;
		/** How a board is solved. */
		readonly method: string;
		/** What happens at a distance. */
		readonly step: (distance: number) => string;
		/** What the squares of the board show with a piece of a side on them, with a side to move. */
		readonly squares: (shown: number, all: number, side: string, toMove: string) => string;
		readonly ring: (distance: number) => string;
		readonly exactly: (distance: number) => string;
		readonly upTo: (distance: number) => string;
		readonly never: string;
		readonly all: string;
	};

	readonly sizes: {
		readonly note: string;
		readonly computing: (size: number) => string;
		readonly pause: string;
		readonly goOn: string;
		/** Why it has ended: this size would take more memory than it may. */
		readonly tooLarge: (size: number) => string;
		readonly failed: string;
		readonly size: string;
		readonly longest: string;
		readonly positions: string;
		/** So many plies for each row of the board. */
		readonly bound: (factor: number) => string;
		/** Of the plot, for those who hear it. */
		readonly summary: (last: number) => string;
		readonly axis: string;
		readonly asTable: string;
		/** What was found up to a size: the longest game, in plies. */
		readonly verified: (last: number, longest: number) => string;
		/** The sizes on which it is not so. */
		readonly refuted: (sizes: readonly number[]) => string;
		readonly within: (factor: number, last: number) => string;
		readonly beyond: (factor: number, sizes: readonly number[]) => string;
		readonly conjecture: (last: number) => string;
		readonly setUp: (size: number) => string;
	};

	readonly help: {
		readonly games: string;
		/** What a game is about; the empty text for a game that the page has never heard of. */
		readonly game: (gameId: string) => readonly string[];
		readonly picture: Readonly<Record<Picture, string>>;
		readonly solved: string;
		readonly solvedText: readonly string[];
		readonly start: string;
		/** What to do first, in the order in which to do it. */
		readonly steps: readonly string[];
	};
}
