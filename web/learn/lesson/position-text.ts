/** Positions and boards as texts for comparison: equal ones have equal texts. */
import type { Position, Problem, Square } from "catchmate";

const squareText = ({ row, column }: Square): string => `${row},${column}`;

/** Ignores the order of a side's pieces. */
export const positionText = ({ toMove, pieces }: Position): string =>
	[
		toMove,
		...Object.entries(pieces)
			.map(([side, squares]) => `${side} ${squares.map(squareText).sort().join(" ")}`)
			.sort(),
	].join(";");

/** Rules, board and position. */
export const problemText = ({ game, position }: Pick<Problem, "game" | "position">): string =>
	JSON.stringify([game, position]);
