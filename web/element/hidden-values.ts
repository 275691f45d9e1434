/** Whether a board's values may be seen, and what is seen of it when they may not. */
import type { Move, MoveValue, PositionValue } from "catchmate";
import { stepsOf } from "../model/position.ts";
import { isOpenPuzzle } from "./puzzle-judge.ts";
import { type GameState, openMoves } from "./state.ts";

/** Whether values are hidden: in an open puzzle, otherwise unless hints show them all. */
export function hidesValues(state: GameState): boolean {
	return state.mode === "puzzle" ? isOpenPuzzle(state) : state.hints !== "full";
}

const placeOf = (move: Move): readonly number[] =>
	stepsOf(move).flatMap(({ from, to }) => [from.row, from.column, to.row, to.column]);

function byPlace(a: Move, b: Move): number {
	const [one, other] = [placeOf(a), placeOf(b)];
	const differences = one.map((place, i) => place - (other[i] ?? 0));
	return differences.find((difference) => difference !== 0) ?? one.length - other.length;
}

/** The legal moves, best first; sorted by square while values are hidden. */
export function shownMoves(state: GameState): readonly MoveValue[] {
	const moves = openMoves(state);
	return hidesValues(state) ? [...moves].sort((a, b) => byPlace(a.move, b.move)) : moves;
}

/** The value of the position, unless it is hidden; it is never hidden that a game is over. */
export function shownValue(state: GameState): PositionValue | null {
	const value = state.match?.value ?? null;
	return value === null || value.over || !hidesValues(state) ? value : null;
}
