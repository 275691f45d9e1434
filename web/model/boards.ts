/** Changes of a whole board: size, turns, mirrors. Rules and side to move stay as they are. */
import type { Board, Game, Square } from "catchmate";
import type { BoardProblem } from "./edit.ts";
import { type Feature, mapSquares, squaresWith, withSquares } from "./features.ts";
import { stepsFrom } from "./graph.ts";
import { isOnEdge, squareKey, tokenHolder } from "./position.ts";

/** The longest side that the tools offer, in squares. Texts may have longer ones. */
export const longestSide = 64;

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

/** Moves every feature and piece to new squares, on a board of another size. */
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

/** Measures the steps from squares to `square`, along rows and columns or the graph's edges. It may be off the board. */
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

/** The nearest square not taken, the first of several; null if all are taken. */
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
 * A new square for a displaced piece: the nearest empty one, preferably not a goal of its side; otherwise the nearest
 * obstacle or closed square. Null if every square has a piece.
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

/** Removes obstacles and closed marks from under the pieces. */
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
 * Resizes a board at its right and bottom. Pieces beyond the new border move to the nearest empty square; if there is
 * none, onto obstacles and closed squares, which are removed; as a last resort, onto other pieces.
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

/** Shifts everything by some rows and columns; what leaves at one border returns at the opposite one. */
export function shift(problem: BoardProblem, rows: number, columns: number): BoardProblem {
	const { board } = problem.game;
	const wrapped = (place: number, length: number) =>
		((((place - 1) % length) + length) % length) + 1;
	return carryAll(problem, board, ({ row, column }) => ({
		row: wrapped(row + rows, board.rows),
		column: wrapped(column + columns, board.columns),
	}));
}

/** Mirrors left and right. */
export function mirrorColumns(problem: BoardProblem): BoardProblem {
	const { board } = problem.game;
	return carryAll(problem, board, ({ row, column }) => ({
		row,
		column: board.columns + 1 - column,
	}));
}

/** Mirrors top and bottom. */
export function mirrorRows(problem: BoardProblem): BoardProblem {
	const { board } = problem.game;
	return carryAll(problem, board, ({ row, column }) => ({ row: board.rows + 1 - row, column }));
}

/** Turns the board clockwise by 90°: the first row becomes the last column. */
export function quarterTurn(problem: BoardProblem): BoardProblem {
	const { rows, columns } = problem.game.board;
	return carryAll(problem, { rows: columns, columns: rows }, ({ row, column }) => ({
		row: column,
		column: rows + 1 - row,
	}));
}

/** Removes a feature from all squares. */
export function clear({ game, position }: BoardProblem, feature: Feature): BoardProblem {
	return { game: { ...game, board: withSquares(game.board, feature, []) }, position };
}
