/** The effect of choosing a square: `choose` by tap or keyboard, `chooseStep` at the end of a drag. */
import type { Move, Square, Step } from "catchmate";
import { hasFeature } from "../model/features.ts";
import { piecesToMove, sameSquare, sidesOn, squareKey } from "../model/position.ts";
import type { Pen } from "./pen.ts";
import type { BoardState, Drag, Scene, SceneMove } from "./state.ts";
import { movesWith, stepsLeft } from "./turn.ts";

export type SquareAction =
	| { readonly act: "play"; readonly move: Move }
	/** A step of a turn that is not over yet. */
	| { readonly act: "take"; readonly step: Step }
	/** Take back the steps of the turn so far. */
	| { readonly act: "retract" }
	| { readonly act: "select"; readonly square: Square | null }
	| { readonly act: "put"; readonly from: Square; readonly to: Square }
	| { readonly act: "paint"; readonly square: Square }
	| {
			readonly act: "refuse";
			readonly why: "ambiguous" | "illegal" | "occupied" | "not-playable" | "game-over";
	  };

/** The initial square of the keyboard cursor: one with a piece that can move. */
export function startingCursor({ game, position }: Scene): Square {
	return piecesToMove(game.rules, position)[0] ?? { row: 1, column: 1 };
}

/** The square of the dragged piece in the position: while editing, the one below the pointer. */
export function draggedSquare({ position }: Scene, { from, over }: Drag): Square {
	return over !== null && sidesOn(position, over).length > 0 ? over : from;
}

/** A possible step, with the value of the best move that contains it. */
export type MarkedStep = Step & { readonly value: SceneMove };

/** The steps that the board marks, best first: the selected piece's, or all. */
export function markedSteps(state: BoardState): readonly MarkedStep[] {
	const { selected, moves } = state;
	return moves.flatMap((value) =>
		stepsLeft(state, value.move)
			.filter(({ from }) => selected === null || sameSquare(from, selected))
			.map((step) => ({ ...step, value })),
	);
}

/** By square: the best marked step that leads there; empty while a map is shown. */
export function targets(state: BoardState): Map<string, MarkedStep> {
	const best = new Map<string, MarkedStep>();
	if (state.shows === "nothing" || state.heat.length > 0) return best;
	for (const step of markedSteps(state)) {
		if (!best.has(squareKey(step.to))) best.set(squareKey(step.to), step);
	}
	return best;
}

/** The tool in use, only while a graph is edited. */
export const penIn = ({ does, game, pen }: Scene): Pen | null =>
	does === "edit" && game.board.graph !== undefined ? pen : null;

/** Whether a person can pick up the piece on a square. */
export function isMovable(state: BoardState, square: Square): boolean {
	if (penIn(state) !== null) return false;
	switch (state.does) {
		case "play":
			return state.moves.some(({ move }) =>
				stepsLeft(state, move).some(({ from }) => sameSquare(from, square)),
			);
		case "edit":
			return sidesOn(state.position, square).length > 0;
		case "look":
			return false;
	}
}

/** Whether the topmost piece of one square can be put on another while editing. */
export function isFreeFor({ game, position }: Scene, from: Square, to: Square): boolean {
	const standing = sidesOn(position, to);
	const side = sidesOn(position, from).at(-1);
	const mayShare = game.rules.sides.some(
		({ name, mayShare }) => name === side && mayShare === true,
	);
	return !sameSquare(from, to) && standing.every((other) => other === side && mayShare);
}

/** Whether a square has the brush's feature. */
export const isPainted = ({ game, brush }: BoardState, square: Square): boolean =>
	hasFeature(game.board, square, brush);

/** The effect of a step, or of leaving a piece in place; null if it is not legal. */
export function chooseStep(state: BoardState, step: Step): SquareAction | null {
	const [only, another] = movesWith(state, step);
	if (only === undefined) return null;
	const isLast =
		another === undefined && stepsLeft({ taken: [...state.taken, step] }, only.move).length === 0;
	return isLast ? { act: "play", move: only.move } : { act: "take", step };
}

/** The effect of a tap or Enter on a square. */
export function choose(state: BoardState, square: Square): SquareAction {
	const { selected, does } = state;
	if (does === "look") {
		return { act: "refuse", why: state.moves.length === 0 ? "game-over" : "not-playable" };
	}
	if (sameSquare(selected, square)) {
		// A token can follow an edge from a point to itself, and a piece of several can stay in its turn.
		const here = does === "play" ? chooseStep(state, { from: square, to: square }) : null;
		return here ?? { act: "select", square: null };
	}
	if (does === "edit") {
		return isMovable(state, square)
			? { act: "select", square }
			: selected === null
				? { act: "paint", square }
				: { act: "put", from: selected, to: square };
	}
	if (selected === null && isMovable(state, square)) return { act: "select", square };
	const [step, ...more] = markedSteps(state).filter(({ to }) => sameSquare(to, square));
	const another = more.find(({ from }) => !sameSquare(from, step?.from ?? null));
	const isClear = step !== undefined && another === undefined;
	const choice = isClear && !sameSquare(step.from, square) ? chooseStep(state, step) : null;
	if (choice !== null) return choice;
	if (isMovable(state, square)) return { act: "select", square };
	if (state.taken.some(({ to }) => sameSquare(to, square))) return { act: "retract" };
	return { act: "refuse", why: another === undefined ? "illegal" : "ambiguous" };
}
