/** Hunts for boards: what is wished of them, and what they find. */

/** What makes a board hard; `catchmate hunt --help` tells. */
export type HuntGoal = "longest" | "fewest-saves" | "zugzwang" | "only-draw";

/** Options of `hunt` and of `cover`. */
export interface SearchOptions<Found> {
	/** The number of rows, or of points of a graph; by default as many as the contest allows, but 20 at most. */
	readonly rows?: number | undefined;
	/** The number of columns, likewise. */
	readonly columns?: number | undefined;
	/** Decides which boards are tried, and in which order; a whole number, by default 1. */
	readonly seed?: number | undefined;
	/** Ends the hunt after so many boards; by default it goes on until it is stopped. */
	readonly tries?: number | undefined;
	/** Stops the hunt; its promise is rejected with the signal's reason. What was found has been told. */
	readonly signal?: AbortSignal | undefined;
	/** Called with what is found, as it is found, at most 60 times a second between, and once at the end. */
	readonly onProgress?: ((found: Found) => void) | undefined;
}

/** Options of a hunt for the hardest board. */
export interface HuntOptions extends SearchOptions<HuntState> {
	/** What makes a board hard; by default `longest`. */
	readonly goal?: HuntGoal | undefined;
	/** Percent of the squares that are obstacles at first, or of the edges of a graph; by default 30. */
	readonly obstacles?: number | undefined;
	/** Which search this is of those with one seed, no two of which try the same boards; by default 0. */
	readonly search?: number | undefined;
	/** What an earlier hunt told, to go on with; it decides the boards in place of `seed`. */
	readonly from?: HuntState | undefined;
	/** The memory limit for solving a board, in bytes; at most, and by default, the module's 4 GB. */
	readonly memoryBudget?: number | undefined;
}

/** Options of a hunt for boards that separate wrong programs from right ones; rows and columns are the most. */
export interface CoverOptions extends SearchOptions<CoverState> {
	/** The mistake to separate; by default all that are known. */
	readonly mistake?: string | undefined;
}

/** A board that a hunt has found. */
export interface HuntedBoard {
	/** Its position, as `decode` reads it. */
	readonly code: string;
	/** How hard it is, in the unit of the goal. */
	readonly score: number;
	/** The number of boards tried when it was found, itself included. */
	readonly boards: number;
}

/** How far a hunt has come: plain data, with which it can go on. */
export interface HuntState {
	/** The state of the random numbers. */
	readonly random: string;
	/** The number of boards tried. */
	readonly boards: number;
	/** The board that the next one differs from; null before the first. */
	readonly current: HuntedBoard | null;
	/** The hardest board; null until there is one. */
	readonly best: HuntedBoard | null;
}

/** The boards that separate wrong programs from right ones. */
export interface CoverState {
	/** The number of boards tried. */
	readonly tried: number;
	/** As few boards as were found on which all these mistakes show, each with those that show there. */
	readonly boards: readonly {
		/** Its position, as `decode` reads it. */
		readonly code: string;
		/** The mistakes' names. */
		readonly mistakes: readonly string[];
	}[];
	/** The mistakes that show on no board that was tried. */
	readonly unseen: readonly string[];
}

/** The options of both kinds that decide what is found. */
export type Wished = Omit<HuntOptions & CoverOptions, "signal" | "onProgress">;
