/** The contents of a graph's drawing in an interactive part, by point index. */
import type { Move, Outcome, Square } from "catchmate";
import type { CatchmateBoard } from "../../element/element.ts";

/** The value of a point. */
export interface Known {
	/** For the side to move there. */
	readonly outcome: Outcome;
	/** Plies to the end of the game; null in a draw. */
	readonly distance: number | null;
}

interface GraphPicture {
	/** By point; null while it is not settled. */
	readonly known: readonly (Known | null)[];
	/** The point with a ring; null for none. */
	readonly ringed: number | null;
	/** Moves drawn as arrows. */
	readonly arrows: readonly (readonly [from: number, to: number])[];
}

const square = (point: number): Square => ({ row: 1, column: point + 1 });

/** The index of a point, from its square. */
export const pointAt = ({ column }: Square): number => column - 1;

const winners = { win: "first", draw: null, loss: "second" } as const;

export function show(board: CatchmateBoard | null, { known, ringed, arrows }: GraphPicture): void {
	if (board === null) {
		return;
	}
	board.heat = known.flatMap((one, point) =>
		one === null ? [] : [{ ...one, square: square(point), winner: winners[one.outcome] }],
	);
	board.marks = ringed === null ? [] : [{ square: square(ringed), shape: "ring" }];
	board.arrows = arrows.map(([from, to]): Move => ({ from: square(from), to: square(to) }));
}
