/** The state of the analysis: the reader's choices, and the table's answers so far. */
import type { CountProgress, Move, Position, SquareValue, Statistics, Table } from "catchmate";
import type { Mark } from "../../board/scene.ts";
import type { Piece } from "../../model/position.ts";
import type { GameRecord } from "../../model/record.ts";

/** The topics that explain a position; at most one is open. */
export const explanations = ["why", "what-if", "watch"] as const;
type Explanation = (typeof explanations)[number];

/** Topics that are shown on the board while they are open: the explanations, and best play. */
export type Topic = Explanation | "line";

/** A table's answer. It fails if the solver has; the board's next move then makes a new table. */
export type Answer<T> = { readonly known: T } | "waiting" | "failed";

/** A table's statistics, or the progress of the count. */
export type Count = Answer<Statistics> | { readonly progress: CountProgress };

/** What the analysis draws on the board. */
export interface Picture {
	readonly heat: readonly SquareValue[];
	readonly arrows: readonly Move[];
	readonly marks: readonly Mark[];
}

export const emptyPicture: Picture = { heat: [], arrows: [], marks: [] };

export interface AnalysisState {
	/** What is on the board now. */
	readonly picture: Picture;
	readonly explanation: Explanation | null;
	/** Whether best play is open. */
	readonly isLineOpen: boolean;
	/** The tab whose topic is shown on the board, even while another tab such as "share" is open. */
	readonly explains: "moves" | "explain";
	/** The piece to map; null before one was chosen. */
	readonly piece: Piece | null;
	/** Whether the map has the other side to move; null before that was chosen. */
	readonly isSwapped: boolean | null;
	/** How many plies of a position's line the reader looks ahead; null before a choice. */
	readonly look: { readonly position: Position; readonly ply: number } | null;
	/** The row pointed at: its moves, and the position where they start; null for none. */
	readonly pointed: { readonly position: Position; readonly moves: readonly Move[] } | null;
	/** Whether two moves are compared; below, those pinned, and the position that they belong to. */
	readonly isCompared: boolean;
	readonly pinned: { readonly position: Position; readonly moves: readonly Move[] } | null;
	/** The record seen last, and the lines of its game that are not on the board. */
	readonly variations: { readonly seen: GameRecord | null; readonly lines: readonly GameRecord[] };
	/** The solve that is watched, and the distance shown in plies; null if none is. */
	readonly watch: { readonly table: Table; readonly distance: number } | null;
	readonly isPlaying: boolean;
	/** Whether the statistics are open; below, whether their numbers are open as a table. */
	readonly isCounted: boolean;
	readonly isTabled: boolean;
	/** The table's answers by the questions' keys; missing ones are awaited. */
	readonly answers: {
		readonly table: Table | null;
		readonly byKey: ReadonlyMap<string, Answer<unknown>>;
	};
	/** The statistics of the last table counted. */
	readonly count: { readonly table: Table | null; readonly count: Count };
}

export const initialAnalysis: AnalysisState = {
	picture: emptyPicture,
	// A tab opens with its first thing done.
	explanation: "why",
	isLineOpen: false,
	explains: "moves",
	piece: null,
	isSwapped: null,
	look: null,
	pointed: null,
	isCompared: false,
	pinned: null,
	variations: { seen: null, lines: [] },
	watch: null,
	isPlaying: false,
	isCounted: false,
	isTabled: false,
	answers: { table: null, byKey: new Map() },
	count: { table: null, count: "waiting" },
};

/** The statistics of a table, as far as known. */
export const countOf = ({ count }: AnalysisState, table: Table): Count =>
	count.table === table ? count.count : "waiting";
