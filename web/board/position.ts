/** Plain facts about a position. Moves, and what they lead to, are for the table to tell. */
import type { Board, Direction, Edge, Move, Position, Rules, Square, Step } from "catchmate";

export const sameSquare = (a: Square | null, b: Square | null): boolean =>
	a === b || (a !== null && b !== null && a.row === b.row && a.column === b.column);

export const sameStep = (a: Step, b: Step): boolean =>
	sameSquare(a.from, b.from) && sameSquare(a.to, b.to);

/** The steps of a move: one, or those of all pieces that move in the turn; none for a pass. */
export const stepsOf = ({ from, to, others = [] }: Move): readonly Step[] =>
	from === null || to === null ? [] : [{ from, to }, ...others];

/** The move of some steps. */
export function moveOf(steps: readonly Step[]): Move {
	const [first, ...others] = steps;
	return first === undefined
		? { from: null, to: null }
		: { ...first, ...(others.length > 0 && { others }) };
}

/** Whether two moves have the same steps, in any order. */
export function sameMove(a: Move, b: Move): boolean {
	const keys = (move: Move) =>
		stepsOf(move)
			.map(({ from, to }) => `${squareKey(from)} ${squareKey(to)}`)
			.sort()
			.join();
	return keys(a) === keys(b);
}

export const squareKey = (square: Square): string => `${square.row},${square.column}`;

/** The other of the game's two sides. */
export function opponent(rules: Rules, side: string): string {
	return rules.sides[0].name === side ? rules.sides[1].name : rules.sides[0].name;
}

/** The side whose only piece both sides move: the token. Null where each side has pieces of its own. */
export function tokenHolder({ sides: [one, two] }: Pick<Rules, "sides">): string | null {
	return one.pieces === 0 ? two.name : two.pieces === 0 ? one.name : null;
}

/** The squares of the pieces that the side to move can move. */
export function piecesToMove(
	rules: Pick<Rules, "sides">,
	{ pieces, toMove }: Position,
): readonly Square[] {
	return pieces[tokenHolder(rules) ?? toMove] ?? [];
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

/** The number of a side's pieces on a square. */
export const piecesOn = ({ pieces }: Position, side: string, square: Square): number =>
	(pieces[side] ?? []).filter((at) => sameSquare(at, square)).length;

/** The squares that a board marks for a side; a side may have any name, that of an object's own members too. */
export const markedFor = (marks: Board["goals"], side: string): readonly Square[] =>
	marks !== undefined && Object.hasOwn(marks, side) ? (marks[side] ?? []) : [];

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

/** How many rows down and columns to the right a step in each direction leads. */
export const steps: Readonly<Record<Direction, readonly [number, number]>> = {
	up: [-1, 0],
	"up-right": [-1, 1],
	right: [0, 1],
	"down-right": [1, 1],
	down: [1, 0],
	"down-left": [1, -1],
	left: [0, -1],
	"up-left": [-1, -1],
};

/** The side that wins where play never ends; null where that is a draw. */
export const endlessWinner = ({ endless }: Rules): string | null =>
	typeof endless === "object" ? endless.winner : null;

/** The side that wins where pieces of both share a square; null where that is the side that moved there, or cannot be. */
export const captureWinner = ({ capture }: Rules): string | null =>
	typeof capture === "object" ? capture.winner : null;

/** What becomes of a piece that moves where one of the other side's stands: it captures that, or is captured itself. */
export type Meeting = "captures" | "falls";
