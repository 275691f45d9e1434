/** Plain facts about a position and what a move makes of it. Which moves are legal only the table knows. */
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

/** The sides with a piece on a square; two of them after a capture, the capturing one last. */
export function sidesOn(position: Position, square: Square): string[] {
	return Object.keys(position.pieces)
		.filter((side) => position.pieces[side]?.some((piece) => sameSquare(piece, square)))
		.sort((a, b) => Number(b === position.toMove) - Number(a === position.toMove));
}

/** The position after a legal move. A captured piece stays, under the one that captured it. */
export function after(rules: Rules, position: Position, move: Move): Position {
	const { from, to } = move;
	const mover = position.toMove;
	const toMove = opponent(rules, mover);
	if (from === null || to === null) {
		return { ...position, toMove };
	}
	const pieces = [...(position.pieces[mover] ?? [])];
	const index = pieces.findIndex((piece) => sameSquare(piece, from));
	pieces[index] = to;
	return { toMove, pieces: { ...position.pieces, [mover]: pieces } };
}

/** Equal for equal positions, whatever the order of their pieces. */
export function positionKey(position: Position): string {
	const sides = Object.keys(position.pieces).sort();
	const squares = sides.map((side) =>
		(position.pieces[side] ?? []).map(squareKey).sort().join(" "),
	);
	return [position.toMove, ...squares].join("|");
}

/** Whether a move takes a piece of the opponent's. */
export function captures(rules: Rules, position: Position, move: Move): boolean {
	const others = position.pieces[opponent(rules, position.toMove)] ?? [];
	return others.some((piece) => sameSquare(piece, move.to));
}

const onEdge: Record<Edge, (square: Square, board: Board) => boolean> = {
	top: ({ row }) => row === 1,
	right: ({ column }, board) => column === board.columns,
	bottom: ({ row }, board) => row === board.rows,
	left: ({ column }) => column === 1,
};

/** Whether a square is of a border of the board. */
export const isOnEdge = (edge: Edge, square: Square, board: Board): boolean =>
	onEdge[edge](square, board);

/** How a game ended. */
export type Ending =
	| { readonly how: "goal"; readonly edge: Edge }
	| { readonly how: "capture" }
	| { readonly how: "no-move" };

/** Why a position, known to be the end of a game, is one. */
export function ending(
	rules: Rules,
	board: Board,
	position: Position,
	winner: string | null,
): Ending {
	const side = rules.sides.find(({ name }) => name === winner);
	const pieces = position.pieces[winner ?? ""] ?? [];
	const edge = side?.goals.find((goal) => pieces.some((piece) => onEdge[goal](piece, board)));
	if (edge !== undefined) {
		return { how: "goal", edge };
	}
	const others = position.pieces[opponent(rules, winner ?? "")] ?? [];
	const shared = pieces.some((piece) => others.some((other) => sameSquare(piece, other)));
	return { how: shared ? "capture" : "no-move" };
}
