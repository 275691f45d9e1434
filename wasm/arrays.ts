/** A table's values as arrays, and slices of a table. */
import type { SolvedPosition, ValueAxis } from "./types.ts";

/** The values of all positions, in arrays whose last axis changes first. */
export interface TableValues {
	readonly axes: readonly ValueAxis[];
	/** 1 for a win of the side to move, 0 for a draw, -1 for a loss; -2 where there is no position. */
	readonly outcomes: Int8Array;
	/** In plies; -1 for a draw and for endless play, -2 where there is no position. */
	readonly distances: Int32Array;
}

/** Bytes of a table's file. */
export interface ByteSlice {
	readonly bytes: Uint8Array<ArrayBuffer>;
	/** The number of positions in them. */
	readonly positions: number;
	/** The place of the next ones; null after the last. */
	readonly next: number | null;
}

/** Positions from a place of a table on. */
export interface PositionSlice {
	readonly positions: readonly SolvedPosition[];
	/** The place of the next ones; null after the last. */
	readonly next: number | null;
}
