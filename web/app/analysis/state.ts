/** The reader's choices in the analysis, and its picture on the board. */
import type { ReadonlySignal } from "@preact/signals-core";
import type { Move, Position, Table } from "catchmate";
import type { Overlay } from "../../model/overlay.ts";
import type { Piece } from "../../model/position.ts";

/** The topics that explain a position; at most one is open. */
export const explanations = ["why", "what-if", "watch"] as const;
type Explanation = (typeof explanations)[number];

/** Topics shown on the board while they are open: the explanations, and best play. */
export type Topic = Explanation | "line";

export interface MovesAt {
	readonly position: Position;
	readonly moves: readonly Move[];
}

/** The plies to look ahead on a position's line. */
export interface Ahead {
	readonly position: Position;
	readonly ply: number;
}

/** The reader's choices; null before a choice. */
export interface Chosen {
	/** The topic on the board; null for none. */
	readonly topic: Topic | null;
	/** Whether the pointer or the keyboard is at best play. */
	readonly isAtLine: ReadonlySignal<boolean>;
	/** The piece to map. */
	readonly piece: ReadonlySignal<Piece | null>;
	/** Whether the map has the other side to move. */
	readonly isSwapped: ReadonlySignal<boolean | null>;
	readonly ahead: ReadonlySignal<Ahead | null>;
	/** The moves of the row under the pointer or the focus. */
	readonly pointed: ReadonlySignal<MovesAt | null>;
	/** The distance up to which the reader watches a table's solve, in plies. */
	distanceIn(table: Table): number;
}

/** The analysis's layers on the board. */
export type Picture = Pick<Overlay, "heat" | "arrows" | "arrowsFrom" | "marks">;

export const emptyPicture: Picture = { heat: [], arrows: [], arrowsFrom: null, marks: [] };
