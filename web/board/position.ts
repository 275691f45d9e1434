/** Plain facts about a position. Moves, and what they lead to, are for the table to tell. */
import type { Board, Edge, Move, Position, Rules, Square } from "catchmate";

export const sameSquare = (a: Square | null, b: Square | null): boolean =>
	a === b || (a !== null && b !== null && a.row === b.row && a.column === b.column);

export const sameMove = (a: Move, b: Move): boolean =>
	sameSquare(a.from, b.from) && sameSquare(a.to, b.to);

export const squareKey = (square: Square): string => `${square.row},${square.column}`;

/** The other of the game's two sides. */
export function opponent(rules: Rules, side: string): string {
	return rules.sides[0].name === side ? rules.sides[1].name : rules.sides[0].name;
}

/** The sides, the one that moved last behind the other: after a capture its piece lies on top. */
export function stackedSides({ pieces, toMove }: Position): string[] {
	return Object.keys(pieces).sort((a, b) => Number(b === toMove) - Number(a === toMove));
}

/** The sides with a piece on a square; two of them after a capture, the capturing one last. */
export function sidesOn(position: Position, square: Square): string[] {
	return stackedSides(position).filter((side) =>
		position.pieces[side]?.some((piece) => sameSquare(piece, square)),
	);
}

/** Equal for equal positions, whatever the order of their pieces. */
export function positionKey(position: Position): string {
	const sides = Object.keys(position.pieces).sort();
	const squares = sides.map((side) =>
		(position.pieces[side] ?? []).map(squareKey).sort().join(" "),
	);
	return [position.toMove, ...squares].join("|");
}

/** Whether a square is on an edge of the board. */
export function isOnEdge(edge: Edge, { row, column }: Square, { rows, columns }: Board): boolean {
	const edges = {
		top: row === 1,
		right: column === columns,
		bottom: row === rows,
		left: column === 1,
	};
	return edges[edge];
}

/** The end of a game: by which edge, by a capture, or without a move. */
export type Ending =
	| { readonly how: "goal"; readonly edge: Edge }
	| { readonly how: "capture" }
	| { readonly how: "no-move" };

/** The way in which a game has ended, by the winner's goals. */
export function ending(
	rules: Rules,
	board: Board,
	position: Position,
	winner: string | null,
): Ending {
	const side = rules.sides.find(({ name }) => name === winner);
	const pieces = position.pieces[winner ?? ""] ?? [];
	const edge = side?.goals.find((goal) => pieces.some((piece) => isOnEdge(goal, piece, board)));
	if (edge !== undefined) {
		return { how: "goal", edge };
	}
	const opposing = position.pieces[opponent(rules, winner ?? "")] ?? [];
	const shared = pieces.some((piece) => opposing.some((other) => sameSquare(piece, other)));
	return { how: shared ? "capture" : "no-move" };
}
