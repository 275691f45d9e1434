/** Changes of a board by hand. Nothing is changed in place; whose turn it is stays. */
import type { Game, Position, Square } from "catchmate";
import { opponent, sameSquare, sidesOn } from "./position.ts";

/** A position of a game, to be solved and shown. */
export interface BoardProblem {
	readonly game: Game;
	readonly position: Position;
}

/** Makes an empty square an obstacle, or an obstacle an empty square. */
export function paint(problem: BoardProblem, square: Square, obstacle: boolean): BoardProblem {
	const { rules, board } = problem.game;
	const remaining = board.obstacles.filter((other) => !sameSquare(other, square));
	const obstacles = obstacle ? [...remaining, square] : remaining;
	return { ...problem, game: { rules, board: { ...board, obstacles } } };
}

/** Puts the piece of a square, of two the upper one, on a square without one; an obstacle there makes room for it. */
export function put(problem: BoardProblem, from: Square, to: Square): BoardProblem {
	const { game, position } = problem;
	const upper = sidesOn(position, from).at(-1) ?? "";
	const moved = position.pieces[upper]?.map((square) => (sameSquare(square, from) ? to : square));
	const pieces = { ...position.pieces, ...(moved && { [upper]: moved }) };
	const isBlocked = game.board.obstacles.some((obstacle) => sameSquare(obstacle, to));
	const edited = { game, position: { ...position, pieces } };
	return isBlocked ? paint(edited, to, false) : edited;
}

/** Lets the other side move. */
export function swapTurn({ game, position }: BoardProblem): BoardProblem {
	return { game, position: { ...position, toMove: opponent(game.rules, position.toMove) } };
}
