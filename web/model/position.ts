/** Plain facts about positions and moves. Legal moves and their results come from the solver. */
import type {
	Board,
	Direction,
	Edge,
	Move,
	MoveValue,
	Position,
	Rules,
	Square,
	Step,
} from "catchmate";

/** A piece, by side and index among that side's pieces, which no move changes. */
export interface Piece {
	readonly side: string;
	readonly index: number;
}

/** Whether a board has a square. */
export const isOn = ({ rows, columns }: Board, { row, column }: Square): boolean =>
	row >= 1 && row <= rows && column >= 1 && column <= columns;

export const sameSquare = (a: Square | null, b: Square | null): boolean =>
	a === b || (a !== null && b !== null && a.row === b.row && a.column === b.column);

export const sameStep = (a: Step, b: Step): boolean =>
	sameSquare(a.from, b.from) && sameSquare(a.to, b.to);

/** The steps of a move: one, several if all pieces move each turn, none for a pass. */
export const stepsOf = ({ from, to, others = [] }: Move): readonly Step[] =>
	from === null || to === null ? [] : [{ from, to }, ...others];

/** The move with these steps. */
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

/** The other side of the game. */
export function opponent(rules: Rules, side: string): string {
	return rules.sides[0].name === side ? rules.sides[1].name : rules.sides[0].name;
}

/** The side whose only piece, the token, both sides move; null if each side has pieces. */
export function tokenHolder({ sides: [one, two] }: Pick<Rules, "sides">): string | null {
	return one.pieces === 0 ? two.name : two.pieces === 0 ? one.name : null;
}

/** Whether all pieces of a side move each turn. */
export const movesTogether = ({ sides }: Pick<Rules, "sides">, side: string): boolean =>
	sides.some(({ name, movesAll, pieces }) => name === side && movesAll === true && pieces > 1);

/** Whether a side may ever pass: by its own rule, or when it has no move. */
export const mayPass = (
	{ noMove, sides }: Pick<Rules, "noMove" | "sides">,
	side: string,
): boolean => noMove === "passes" || sides.some(({ name, mayPass }) => name === side && mayPass);

/** The squares of the pieces that the side to move may move: its own, or the token. */
export function piecesToMove(
	rules: Pick<Rules, "sides">,
	{ pieces, toMove }: Position,
): readonly Square[] {
	return pieces[tokenHolder(rules) ?? toMove] ?? [];
}

/** Whether all these moves except passes start from one square. */
export const hasOnePiece = (moves: readonly { readonly move: Move }[]): boolean =>
	new Set(moves.flatMap(({ move }) => stepsOf(move)).map(({ from }) => squareKey(from))).size === 1;

/** The sides in drawing order: the side that moved last comes last, on top of a piece it captured. */
export function stackedSides({ pieces, toMove }: Position): string[] {
	return Object.keys(pieces).sort((a, b) => Number(b === toMove) - Number(a === toMove));
}

/** The sides with a piece on a square, the topmost last. There are two after a capture. */
export function sidesOn(position: Position, square: Square): string[] {
	return stackedSides(position).filter((side) =>
		position.pieces[side]?.some((piece) => sameSquare(piece, square)),
	);
}

/** The number of a side's pieces on a square. */
export const piecesOn = ({ pieces }: Position, side: string, square: Square): number =>
	(pieces[side] ?? []).filter((at) => sameSquare(at, square)).length;

/** A side's goals or closed squares; safe for side names such as "constructor". */
export const markedFor = (marks: Board["goals"], side: string): readonly Square[] =>
	marks !== undefined && Object.hasOwn(marks, side) ? (marks[side] ?? []) : [];

/** A key, equal for equal positions in any order of pieces. */
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

/** The rows down and columns to the right of a step in each direction. */
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

/** The side that wins endless play; null for a draw. */
export const endlessWinner = ({ endless }: Rules): string | null =>
	typeof endless === "object" ? endless.winner : null;

/** The side that wins whenever opposing pieces meet; null if the mover wins, or pieces cannot meet. */
export const captureWinner = ({ capture }: Rules): string | null =>
	typeof capture === "object" ? capture.winner : null;

/** The result of a move onto an opponent's piece: it captures, or is captured. */
export type Meeting = "captures" | "falls";

/** The result of a move that meets an opponent's piece; null for other moves. */
export function meetingOf({ move, position, outcome }: MoveValue): Meeting | null {
	const isMet = stepsOf(move).some(({ to }) => sidesOn(position, to).length > 1);
	return isMet ? (outcome === "win" ? "captures" : "falls") : null;
}
