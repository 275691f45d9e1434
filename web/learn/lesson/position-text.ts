/** Positions and boards as texts by which they are known again: equal ones have equal texts. */
import type { Position, Problem, Square } from "catchmate";

const squareText = ({ row, column }: Square): string => `${row},${column}`;

/** The order of a side's pieces does not count. */
export const positionText = ({ toMove, pieces }: Position): string =>
	[
		toMove,
		...Object.entries(pieces)
			.map(([side, squares]) => `${side} ${squares.map(squareText).sort().join(" ")}`)
			.sort(),
	].join(";");

/** A board with its rules and what stands on it. */
export const problemText = ({ game, position }: Pick<Problem, "game" | "position">): string =>
	JSON.stringify([game, position]);
