/** What the board shows and what a person is doing to it, and the one decision it takes: what choosing a square means. */
import type { Game, Move, MoveValue, Position, Square } from "catchmate";
import { sameSquare, sidesOn, squareKey } from "./position.ts";

/** What the board is told to show. */
export interface Scene {
	readonly game: Game;
	readonly position: Position;
	/** The legal moves, best first; none when the game is over. */
	readonly moves: readonly MoveValue[];
	/** The move that led to the position. */
	readonly lastMove: Move | null;
	/** The move to be drawn as an arrow. */
	readonly pointed: Move | null;
	/** Whether a person may move for the side to move. */
	readonly playable: boolean;
}

/** A piece that follows the pointer; places in CSS pixels from the board's top left corner. */
export interface Drag {
	readonly from: Square;
	readonly x: number;
	readonly y: number;
}

/** What a person is doing. */
export interface Interaction {
	readonly selected: Square | null;
	/** The square that the keyboard is on. */
	readonly cursor: Square;
	readonly drag: Drag | null;
}

export type BoardState = Scene & Interaction;

/** What choosing a square comes to. */
export type Choice =
	| { readonly act: "play"; readonly move: Move }
	| { readonly act: "select"; readonly square: Square | null }
	| {
			readonly act: "refuse";
			readonly why: "ambiguous" | "illegal" | "not-playable" | "game-over";
	  };

/** Where the keyboard starts: on a piece of the side to move. */
export function startingCursor(scene: Scene): Square {
	return scene.position.pieces[scene.position.toMove]?.[0] ?? { row: 1, column: 1 };
}

/** The moves that the board marks: those of the selected piece, or all. */
export function markedMoves(state: BoardState): readonly MoveValue[] {
	const { selected, moves } = state;
	return selected === null ? moves : moves.filter(({ move }) => sameSquare(move.from, selected));
}

/** For each square that a marked move leads to, the best such move. */
export function targets(state: BoardState): Map<string, MoveValue> {
	const best = new Map<string, MoveValue>();
	for (const value of markedMoves(state)) {
		const { to } = value.move;
		if (to !== null && !best.has(squareKey(to))) {
			best.set(squareKey(to), value);
		}
	}
	return best;
}

/** Whether a piece of the side to move stands there and has a move. */
export function isMovable(state: BoardState, square: Square): boolean {
	return state.playable && state.moves.some(({ move }) => sameSquare(move.from, square));
}

/** The move of the piece on one square to another, if it is legal. */
export function findMove(state: BoardState, from: Square, to: Square): Move | null {
	const found = state.moves.find(
		({ move }) => sameSquare(move.from, from) && sameSquare(move.to, to),
	);
	return found?.move ?? null;
}

/** What it means to tap a square, or to press Enter on it. */
export function choose(state: BoardState, square: Square): Choice {
	if (!state.playable) {
		return { act: "refuse", why: state.moves.length === 0 ? "game-over" : "not-playable" };
	}
	if (sameSquare(state.selected, square)) {
		return { act: "select", square: null };
	}
	const candidates = markedMoves(state).filter(({ move }) => sameSquare(move.to, square));
	const [only, another] = candidates;
	if (only !== undefined && another === undefined) {
		return { act: "play", move: only.move };
	}
	if (isMovable(state, square)) {
		return { act: "select", square };
	}
	return { act: "refuse", why: another === undefined ? "illegal" : "ambiguous" };
}

/** What a square is, for those who hear it and not see it. */
export interface SquareFacts {
	readonly square: Square;
	readonly obstacle: boolean;
	/** The sides with a piece there, the topmost last. */
	readonly sides: readonly string[];
	/** Whether the piece there belongs to the side to move. */
	readonly toMove: boolean;
	readonly selected: boolean;
	/** The best marked move to this square. */
	readonly target: MoveValue | null;
	readonly lastMove: "from" | "to" | null;
}

/** The facts of one square; `marks` are the state's targets, `obstacles` the keys of the blocked squares. */
export function squareFacts(
	state: BoardState,
	square: Square,
	marks: ReadonlyMap<string, MoveValue>,
	obstacles: ReadonlySet<string>,
): SquareFacts {
	const sides = sidesOn(state.position, square);
	const { lastMove } = state;
	return {
		square,
		obstacle: obstacles.has(squareKey(square)),
		sides,
		toMove: state.moves.length > 0 && sides.includes(state.position.toMove),
		selected: sameSquare(state.selected, square),
		target: marks.get(squareKey(square)) ?? null,
		lastMove:
			lastMove?.to && sameSquare(lastMove.to, square)
				? "to"
				: lastMove?.from && sameSquare(lastMove.from, square)
					? "from"
					: null,
	};
}
