/** The state of the analysis: the choices of the reader, and the answers of the table so far. */
import type { CountProgress, Move, Position, SquareValue, Statistics, Table } from "catchmate";
import type { Mark } from "../../board/state.ts";
import type { PageFailure } from "../failure.ts";
import type { AnalysisScript } from "./script.ts";

/** The topics that explain a position, of which one at a time is open. */
export const explanations = ["why", "what-if", "watch"] as const;
type Explanation = (typeof explanations)[number];

/** Topics that are seen on the board while they are open: those, and the line of best play. */
export type Topic = Explanation | "line";

/** A piece by its side and its place among that side's, which no move changes. */
export interface Piece {
	readonly side: string;
	readonly index: number;
}

/** An answer of a table; it has failed when its solver has, and the board's next move then makes another table. */
export type Answer<T> = { readonly known: T } | "waiting" | "failed";

/** The statistics of a table, or the progress of their counting. */
export type Count = Answer<Statistics> | { readonly progress: CountProgress };

/** The analysis as the board shows it. */
export interface Picture {
	readonly heat: readonly SquareValue[];
	readonly arrows: readonly Move[];
	readonly marks: readonly Mark[];
}

export const emptyPicture: Picture = { heat: [], arrows: [], marks: [] };

export interface AnalysisState {
	/** What the board shows now. */
	readonly picture: Picture;
	/** What draws the topics and the statistics; null before one of them has been opened. */
	readonly script: AnalysisScript | null;
	/** Why that cannot be had. */
	readonly scriptFailure: PageFailure | null;
	readonly explanation: Explanation | null;
	/** Whether the line of best play is open. */
	readonly isLineOpen: boolean;
	/** The piece whose places are compared; null before one was chosen. */
	readonly piece: Piece | null;
	/** Whether the map is of the position with the other side to move; null before that was chosen. */
	readonly isSwapped: boolean | null;
	/** The plies that the reader looks ahead in the line of a position; null before any was chosen. */
	readonly look: { readonly position: Position; readonly ply: number } | null;
	/** The moves of the row that is pointed at, and the position that they begin at. */
	readonly pointed: { readonly position: Position; readonly moves: readonly Move[] } | null;
	/** The solve that is watched, and the distance looked at, in plies; null until one is watched. */
	readonly watch: { readonly table: Table; readonly distance: number } | null;
	readonly isPlaying: boolean;
	/** Whether the statistics of the board are open, and whether their numbers are open as a table. */
	readonly isCounted: boolean;
	readonly isTabled: boolean;
	/** The answers of the table on the board, by the keys of the questions; what is not there is waited for. */
	readonly answers: {
		readonly table: Table | null;
		readonly byKey: ReadonlyMap<string, Answer<unknown>>;
	};
	/** The statistics of the last table that was counted. */
	readonly count: { readonly table: Table | null; readonly count: Count };
}

export const initialAnalysis: AnalysisState = {
	picture: emptyPicture,
	script: null,
	scriptFailure: null,
	explanation: null,
	isLineOpen: false,
	piece: null,
	isSwapped: null,
	look: null,
	pointed: null,
	watch: null,
	isPlaying: false,
	isCounted: false,
	isTabled: false,
	answers: { table: null, byKey: new Map() },
	count: { table: null, count: "waiting" },
};

/** The statistics of a table as far as they are known. */
export const countOf = ({ count }: AnalysisState, table: Table): Count =>
	count.table === table ? count.count : "waiting";
