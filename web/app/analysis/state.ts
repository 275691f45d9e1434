/** What a reader can choose to see of the analysis, and what the board shows of it. */
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

/** How many plies of a position's line to look ahead. */
export interface Ahead {
	readonly position: Position;
	readonly ply: number;
}

/** The reader's choices; null before a choice. */
export interface Chosen {
	/** The topic shown on the board; null for none. */
	readonly topic: Topic | null;
	/** Whether the pointer or the keyboard is at best play. */
	readonly isAtLine: ReadonlySignal<boolean>;
	/** The piece to map. */
	readonly piece: ReadonlySignal<Piece | null>;
	/** Whether the map has the other side to move. */
	readonly isSwapped: ReadonlySignal<boolean | null>;
	readonly ahead: ReadonlySignal<Ahead | null>;
	/** The row pointed at. */
	readonly pointed: ReadonlySignal<MovesAt | null>;
	/** The distance up to which a table's solve is watched, in plies. */
	distanceIn(table: Table): number;
}

/** What the analysis draws on the board. */
export type Picture = Pick<Overlay, "heat" | "arrows" | "arrowsFrom" | "marks">;

export const emptyPicture: Picture = { heat: [], arrows: [], arrowsFrom: null, marks: [] };
