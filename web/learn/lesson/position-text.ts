/** A position as a text by which it is known again. */
import type { Position, Square } from "catchmate";

const squareText = ({ row, column }: Square): string => `${row},${column}`;

/** Equal positions have equal texts. */
export const positionText = ({ toMove, pieces }: Position): string =>
	[
		toMove,
		...Object.entries(pieces)
			.map(([side, squares]) => `${side} ${squares.map(squareText).sort().join(" ")}`)
			.sort(),
	].join(";");
