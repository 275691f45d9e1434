/** Options and results of hunts for boards. */

/** The measure of a board's difficulty; `catchmate hunt --help` explains each. */
export type HuntGoal = "longest" | "fewest-saves" | "zugzwang" | "only-draw";

/** Options of `hunt` and of `cover`. */
export interface SearchOptions<Found> {
	/** The number of rows, or of points of a graph; by default as many as the contest allows, but 20 at most. */
	readonly rows?: number | undefined;
	/** The number of columns, likewise. */
	readonly columns?: number | undefined;
	/** Decides which boards are tried, and in which order; a whole number, by default 1. */
	readonly seed?: number | undefined;
	/** The number of boards to try; by default the hunt runs until it is stopped. */
	readonly tries?: number | undefined;
	/** Stops the hunt; its promise is rejected with the signal's reason, after all finds were reported. */
	readonly signal?: AbortSignal | undefined;
	/** Called with each find at once, otherwise at most 60 times a second, and once at the end. */
	readonly onProgress?: ((found: Found) => void) | undefined;
}

/** Options of a hunt for the hardest board. */
export interface HuntOptions extends SearchOptions<HuntState> {
	/** The measure of difficulty; by default `longest`. */
	readonly goal?: HuntGoal | undefined;
	/** Percent of the squares that are obstacles at first, or of the edges of a graph; by default 30. */
	readonly obstacles?: number | undefined;
	/** The number of the search among those of one seed, which all try different boards; by default 0. */
	readonly search?: number | undefined;
	/** The state of an earlier hunt, which this one continues; replaces `seed`. */
	readonly from?: HuntState | undefined;
	/** The memory limit for solving a board, in bytes; at most, and by default, the module's 4 GB. */
	readonly memoryBudget?: number | undefined;
}

/** Options of a hunt for boards that separate wrong programs from right ones; rows and columns are the most. */
export interface CoverOptions extends SearchOptions<CoverState> {
	/** The mistake to separate; by default all known ones. */
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

/** The state of a hunt: plain data, from which another hunt can continue. */
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
	/** The smallest set of boards found on which these mistakes show, each with its mistakes. */
	readonly boards: readonly {
		/** Its position, as `decode` reads it. */
		readonly code: string;
		/** The mistakes' names. */
		readonly mistakes: readonly string[];
	}[];
	/** The mistakes that show on no board tried. */
	readonly unseen: readonly string[];
}

/** The options of both kinds that decide the finds. */
export type HuntTarget = Omit<HuntOptions & CoverOptions, "signal" | "onProgress">;
