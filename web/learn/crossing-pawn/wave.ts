/** The backward wave in one slice of a table: only one piece moves, and its squares are settled ply by ply. */
import type { Position, SquareValue, Table } from "catchmate";

export interface Wave {
	/** The squares by distance; an empty list for a distance that no square has. */
	readonly layers: readonly (readonly SquareValue[])[];
	/** The squares that are never settled. */
	readonly never: readonly SquareValue[];
}

/**
 * The wave over the squares of a side's only piece.
 * @param side the name of that side
 * @throws Error if the side has no piece
 */
export async function waveOf(
	table: Pick<Table, "heatmap">,
	position: Position,
	side: string,
): Promise<Wave> {
	const [piece] = position.pieces[side] ?? [];
	if (piece === undefined) {
		throw new Error(`${side} has no piece`);
	}
	const values = await table.heatmap(position, piece);
	const longest = Math.max(-1, ...values.map(({ distance }) => distance ?? -1));
	return {
		layers: Array.from({ length: longest + 1 }, (_, plies) =>
			values.filter(({ distance }) => distance === plies),
		),
		never: values.filter(({ distance }) => distance === null),
	};
}
