/** Changes of a board by hand. Nothing is changed in place; whose turn it is stays. */
import type { Game, Position, Square } from "catchmate";
import { type Feature, hasFeature, obstacle, withFeature } from "./features.ts";
import { opponent, sameSquare, sidesOn, tokenHolder } from "./position.ts";

/** A position of a game, to be solved and shown. */
export interface BoardProblem {
	readonly game: Game;
	readonly position: Position;
}

/** Gives a square without a piece a feature, or takes it away. */
export function paint(
	problem: BoardProblem,
	square: Square,
	feature: Feature,
	has: boolean,
): BoardProblem {
	const { rules, board } = problem.game;
	return { ...problem, game: { rules, board: withFeature(board, square, feature, has) } };
}

/** Puts a piece of a square, of both sides' the upper one, on a square where it may stand; what keeps it from there makes room for it. */
export function put(problem: BoardProblem, from: Square, to: Square): BoardProblem {
	const { game, position } = problem;
	const upper = sidesOn(position, from).at(-1) ?? "";
	const squares = position.pieces[upper] ?? [];
	const place = squares.findIndex((square) => sameSquare(square, from));
	const pieces = { ...position.pieces, ...(place >= 0 && { [upper]: squares.with(place, to) }) };
	const edited: BoardProblem = { game, position: { ...position, pieces } };
	const barriers: readonly Feature[] = [obstacle, { kind: "closed", side: upper }];
	// The token may begin on a square that is closed to a side.
	const kept = tokenHolder(game.rules) === null ? barriers : [obstacle];
	return kept
		.filter((barrier) => hasFeature(game.board, to, barrier))
		.reduce((made, barrier) => paint(made, to, barrier, false), edited);
}

/** Lets the other side move. */
export function swapTurn({ game, position }: BoardProblem): BoardProblem {
	return { game, position: { ...position, toMove: opponent(game.rules, position.toMove) } };
}
