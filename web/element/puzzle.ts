/** The board as a puzzle: whether it is open, and which of the reader's moves are right. */
import type { MoveValue } from "catchmate";
import { isWorthSame } from "../model/value.ts";
import type { GameState } from "./state.ts";

export const isOpenPuzzle = ({ mode, puzzle }: GameState): boolean =>
	mode === "puzzle" && puzzle === "open";

/** Whether a move is right: only a best one is, in outcome and distance. */
export function isRight({ match }: GameState, value: MoveValue): boolean {
	const [best] = match?.moves ?? [];
	return best !== undefined && isWorthSame(best, value);
}

/** What was found of the reader's last move in a puzzle; null before the first, and after giving up. */
export function judged({ mode, puzzle, refusal, found, match }: GameState) {
	if (mode !== "puzzle" || puzzle === "given-up") {
		return null;
	}
	if (puzzle === "open" && refusal !== null) {
		return refusal.value.outcome === match?.value.outcome ? "slip" : "wrong";
	}
	return puzzle === "solved" || found > 0 ? "right" : null;
}
