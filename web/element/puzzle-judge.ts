/** The board as a puzzle: whether it is open, and which of the reader's moves are right. */
import type { MoveValue } from "catchmate";
import { isWorthSame } from "../model/value.ts";
import { type GameState, lastPly } from "./state.ts";

export const isOpenPuzzle = ({ mode, puzzle }: GameState): boolean =>
	mode === "puzzle" && puzzle === "open";

export const isGivenUp = ({ mode, puzzle }: GameState): boolean =>
	mode === "puzzle" && puzzle === "given-up";

/** Whether the solution of a puzzle that was given up is being played by itself: not while paused, nor at its end. */
export function playsSolution(state: GameState): boolean {
	const { match, paused } = state;
	const { index = 0, moves = [] } = match?.record ?? {};
	return isGivenUp(state) && !paused && index < Math.min(moves.length, lastPly(state));
}

/** Whether a move is right: only a best one is, in outcome and distance. */
export function isRightMove({ match }: GameState, value: MoveValue): boolean {
	const [best] = match?.moves ?? [];
	return best !== undefined && isWorthSame(best, value);
}

/** What was found of the reader's last move in a puzzle; null before the first, and after giving up. */
export function judged({ mode, puzzle, refusal, found, match }: GameState) {
	if (mode !== "puzzle" || puzzle === "given-up") return null;
	if (puzzle === "open" && refusal !== null) {
		return refusal.value.outcome === match?.value.outcome ? "slip" : "wrong";
	}
	return puzzle === "solved" || found > 0 ? "right" : null;
}
