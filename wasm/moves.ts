/** Which moves are legal, and what they make of a position: the core's rules over again, for what is done without a solver. */
import type { Board, Direction, Edge, Game, Move, Position, SideRules, Square } from "./types.ts";

const STEPS: Readonly<Record<Direction, readonly [rows: number, columns: number]>> = {
	up: [-1, 0],
	right: [0, 1],
	down: [1, 0],
	left: [0, -1],
	"up-right": [-1, 1],
	"down-right": [1, 1],
	"down-left": [1, -1],
	"up-left": [-1, -1],
};

/** A square's place in row after row, from 0. */
export function indexOf(board: Board, { row, column }: Square): number {
	return (row - 1) * board.columns + column - 1;
}

export function squareAt({ columns }: Pick<Board, "columns">, index: number): Square {
	return { row: Math.floor(index / columns) + 1, column: (index % columns) + 1 };
}

/** The squares of a side's pieces, row after row. */
export function piecesOf({ pieces }: Position, side: SideRules): Square[] {
	const squares = pieces[side.name] ?? [];
	return [...squares].sort((a, b) => a.row - b.row || a.column - b.column);
}

function onEdge({ rows, columns }: Board, { row, column }: Square, edge: Edge): boolean {
	return { top: row === 1, right: column === columns, bottom: row === rows, left: column === 1 }[
		edge
	];
}

/** The side to move, and the other one. */
function sidesOf({ rules }: Game, { toMove }: Position): readonly [SideRules, SideRules] {
	const [one, two] = rules.sides;
	return toMove === one.name ? [one, two] : [two, one];
}

/** The places of the obstacles. */
export function obstaclesOf(board: Board): Set<number> {
	return new Set(board.obstacles.map((square) => indexOf(board, square)));
}

/**
 * The legal moves, piece by piece, in the order of the rules' directions, short ones first; none when the game is over.
 * `obstacles` are the board's, which are the same for all positions of a game.
 */
export function legalMoves(game: Game, position: Position, obstacles: ReadonlySet<number>): Move[] {
	const { rules, board } = game;
	const [mover, other] = sidesOf(game, position);
	const reached = rules.sides.some((side) =>
		piecesOf(position, side).some((piece) => side.goals.some((edge) => onEdge(board, piece, edge))),
	);
	const places = (side: SideRules) =>
		new Set(piecesOf(position, side).map((piece) => indexOf(board, piece)));
	const [own, others] = [places(mover), places(other)];
	if (reached || [...own].some((place) => others.has(place))) return [];

	const moves: Move[] = [];
	for (const from of piecesOf(position, mover)) {
		for (const direction of mover.directions) {
			const [rows, columns] = STEPS[direction];
			for (let length = 1; length <= mover.reach; length++) {
				const to = { row: from.row + length * rows, column: from.column + length * columns };
				if (to.row < 1 || to.row > board.rows || to.column < 1 || to.column > board.columns) break;
				const place = indexOf(board, to);
				const captures = others.has(place);
				const taken =
					obstacles.has(place) || own.has(place) || (captures && rules.capture === "forbidden");
				if (!taken) moves.push({ from, to });
				if ((taken || captures) && !mover.leaps) break;
			}
		}
	}
	const passes = mover.mayPass || (moves.length === 0 && rules.noMove === "passes");
	return passes ? [...moves, { from: null, to: null }] : moves;
}

/** The position after a legal move. A captured piece stays, under the one that captured it. */
export function after(game: Game, position: Position, { from, to }: Move): Position {
	const [mover, other] = sidesOf(game, position);
	const moved = (piece: Square) => (to !== null && sameSquare(piece, from) ? to : piece);
	const pieces = { ...position.pieces, [mover.name]: piecesOf(position, mover).map(moved) };
	return { toMove: other.name, pieces };
}

function sameSquare(a: Square | null, b: Square | null): boolean {
	return a?.row === b?.row && a?.column === b?.column;
}

export function sameMove(a: Move, b: Move): boolean {
	return sameSquare(a.from, b.from) && sameSquare(a.to, b.to);
}
