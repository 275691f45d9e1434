/** Changes of a whole board. Only the board changes, never the rules; whose turn it is stays. */
import type { Board, Game, Square } from "catchmate";
import type { BoardProblem } from "../../board/edit.ts";
import { type Feature, mapSquares, squaresWith, withSquares } from "../../board/features.ts";
import { stepsFrom } from "../../board/graph.ts";
import { isOnEdge, squareKey, tokenHolder } from "../../board/position.ts";

export type Size = Pick<Board, "rows" | "columns">;

const fits = ({ rows, columns }: Size, { row, column }: Square): boolean =>
	row >= 1 && row <= rows && column >= 1 && column <= columns;

/** All squares of a board, row after row. */
export function squaresOf({ rows, columns }: Size): Square[] {
	return Array.from({ length: rows * columns }, (_, place) => ({
		row: Math.floor(place / columns) + 1,
		column: (place % columns) + 1,
	}));
}

/** Takes every feature and every piece to another place, one that the board of that size may not have. */
function carryAll(
	{ game, position }: BoardProblem,
	size: Size,
	carry: (square: Square) => Square,
): BoardProblem {
	const pieces = Object.fromEntries(
		Object.entries(position.pieces).map(([side, squares]) => [side, squares.map(carry)]),
	);
	const { rows, columns } = size;
	const board = mapSquares({ ...game.board, rows, columns }, (squares) =>
		squares.map(carry).filter((square) => fits(size, square)),
	);
	return {
		game: { rules: game.rules, board },
		position: { ...position, pieces },
	};
}

/** How far squares of a board are from a place, which may be beside it: in steps, of either kind of board. */
function distancesTo(
	{ graph, columns }: Board,
	{ row, column }: Square,
): (square: Square) => number {
	if (graph === undefined) {
		return (square) => Math.abs(square.row - row) + Math.abs(square.column - column);
	}
	const steps = stepsFrom(graph, column);
	return (square) => steps.get(square.column) ?? columns + Math.abs(square.column - column);
}

/** The square with the least distance that is not taken, the first of several; null when all are. */
function nearest(
	distance: (square: Square) => number,
	squares: readonly Square[],
	taken: ReadonlySet<string>,
): Square | null {
	return squares
		.filter((square) => !taken.has(squareKey(square)))
		.reduce<Square | null>(
			(best, square) => (best === null || distance(square) < distance(best) ? square : best),
			null,
		);
}

/**
 * A square for a piece that has to stand elsewhere: the nearest empty one, none where its side has won as long as there are
 * others; where there is none, one with an obstacle or closed to the side. Null where pieces stand everywhere.
 */
export function squareFor(
	{ rules, board }: Game,
	side: string,
	near: Square,
	occupied: ReadonlySet<string>,
): Square | null {
	const squares = squaresOf(board);
	const keys = (kind: "goal" | "closed") => squaresWith(board, { kind, side }).map(squareKey);
	const { goals = [] } = rules.sides.find(({ name }) => name === side) ?? {};
	const won = squares.filter((square) => goals.some((goal) => isOnEdge(goal, square, board)));
	const away = distancesTo(board, near);
	const taken = [...occupied, ...board.obstacles.map(squareKey), ...keys("closed")];
	return (
		nearest(away, squares, new Set([...taken, ...won.map(squareKey), ...keys("goal")])) ??
		nearest(away, squares, new Set(taken)) ??
		nearest(away, squares, occupied)
	);
}

/** Takes away what keeps pieces from the squares that they stand on. */
export function makeRoom({ game, position: { pieces } }: BoardProblem): Board {
	const hasToken = tokenHolder(game.rules) !== null;
	return mapSquares(game.board, (all, feature) => {
		const standing =
			feature.kind === "closed"
				? hasToken
					? []
					: (pieces[feature.side] ?? [])
				: Object.values(pieces).flat();
		const kept = new Set(standing.map(squareKey));
		return feature.kind === "goal" ? all : all.filter((square) => !kept.has(squareKey(square)));
	});
}

/**
 * Gives a board another size, at its right and at its bottom. Pieces that are cut off move to the nearest empty square; where
 * there is none, obstacles and squares closed to them make room, and where not even that is enough, pieces come to share a square.
 */
export function resize(problem: BoardProblem, size: Size): BoardProblem {
	const { game, position } = carryAll(problem, size, (square) => square);
	const occupied = new Set(
		Object.values(position.pieces)
			.flat()
			.filter((square) => fits(size, square))
			.map(squareKey),
	);
	const inside = (side: string, square: Square): Square => {
		if (fits(size, square)) {
			return square;
		}
		const place = squareFor(game, side, square, occupied) ?? {
			row: Math.min(square.row, size.rows),
			column: Math.min(square.column, size.columns),
		};
		occupied.add(squareKey(place));
		return place;
	};
	const pieces = Object.fromEntries(
		Object.entries(position.pieces).map(([side, all]) => [
			side,
			all.map((square) => inside(side, square)),
		]),
	);
	const resized: BoardProblem = { game, position: { ...position, pieces } };
	return { ...resized, game: { rules: game.rules, board: makeRoom(resized) } };
}

/** Moves everything by so many rows and columns. What leaves the board on one side comes in on the other. */
export function shift(problem: BoardProblem, rows: number, columns: number): BoardProblem {
	const { board } = problem.game;
	const around = (place: number, length: number) =>
		((((place - 1) % length) + length) % length) + 1;
	return carryAll(problem, board, ({ row, column }) => ({
		row: around(row + rows, board.rows),
		column: around(column + columns, board.columns),
	}));
}

/** Makes the first column the last. */
export function mirrorColumns(problem: BoardProblem): BoardProblem {
	const { board } = problem.game;
	return carryAll(problem, board, ({ row, column }) => ({
		row,
		column: board.columns + 1 - column,
	}));
}

/** Makes the first row the last. */
export function mirrorRows(problem: BoardProblem): BoardProblem {
	const { board } = problem.game;
	return carryAll(problem, board, ({ row, column }) => ({ row: board.rows + 1 - row, column }));
}

/** Turns the board by a quarter, clockwise: the first row becomes the last column. */
export function quarterTurn(problem: BoardProblem): BoardProblem {
	const { rows, columns } = problem.game.board;
	return carryAll(problem, { rows: columns, columns: rows }, ({ row, column }) => ({
		row: column,
		column: rows + 1 - row,
	}));
}

/** Takes a feature from all squares. */
export function clear({ game, position }: BoardProblem, feature: Feature): BoardProblem {
	return { game: { ...game, board: withSquares(game.board, feature, []) }, position };
}
