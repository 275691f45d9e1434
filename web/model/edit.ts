/** Edits of a board by hand. Each returns a new problem. */
import type { Game, Position, Square } from "catchmate";
import { type Feature, hasFeature, obstacle, withFeature } from "./features.ts";
import { opponent, sameSquare, sidesOn, tokenHolder } from "./position.ts";

/** A game and a position in it. */
export interface BoardProblem {
	readonly game: Game;
	readonly position: Position;
}

/** Adds a feature to a square without a piece, or removes it. */
export function paint(
	problem: BoardProblem,
	square: Square,
	feature: Feature,
	has: boolean,
): BoardProblem {
	const { rules, board } = problem.game;
	return { ...problem, game: { rules, board: withFeature(board, square, feature, has) } };
}

/** Moves the topmost piece of `from` to `to`, and removes an obstacle or closed mark there. */
export function put(problem: BoardProblem, from: Square, to: Square): BoardProblem {
	const { game, position } = problem;
	const upper = sidesOn(position, from).at(-1) ?? "";
	const squares = position.pieces[upper] ?? [];
	const place = squares.findIndex((square) => sameSquare(square, from));
	const pieces = { ...position.pieces, ...(place >= 0 && { [upper]: squares.with(place, to) }) };
	const edited: BoardProblem = { game, position: { ...position, pieces } };
	const barriers: readonly Feature[] = [obstacle, { kind: "closed", side: upper }];
	// The token may start on a square that is closed to a side.
	const removed = tokenHolder(game.rules) === null ? barriers : [obstacle];
	return removed
		.filter((barrier) => hasFeature(game.board, to, barrier))
		.reduce((made, barrier) => paint(made, to, barrier, false), edited);
}

/** Gives the turn to the other side. */
export function swapTurn({ game, position }: BoardProblem): BoardProblem {
	return { game, position: { ...position, toMove: opponent(game.rules, position.toMove) } };
}
