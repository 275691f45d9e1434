/** A board with its game as a code, and what is read from a code before the board is solved. */
import type { Position, Solver } from "catchmate";
import { currentPosition } from "../model/record.ts";
import { failureOf, isEngineError } from "./failure.ts";
import type { Snapshot } from "./history.ts";
import { firstPly, type GameState } from "./state.ts";

/** The code of a board with its game; null if they are too large for one, or the solver is being started again. */
export function codeOf(solver: Solver, { problem, saved, ...given }: Snapshot): string | null {
	const moves = saved?.record.moves ?? given.moves;
	try {
		return solver.encode({ ...problem, moves });
	} catch (error) {
		if (isEngineError(error) || failureOf(error).kind !== "failed") return null;
		throw error;
	}
}

/** The position to show first; null for the first of the game, or if it cannot be known before the solve. */
export function seenFirst(
	{ problem, moves, ply = 0, saved, seen = null }: Snapshot,
	solver: Solver | null,
	state: GameState,
): Position | null {
	if (saved || moves.length === 0) return saved ? currentPosition(saved.record) : seen;
	try {
		const coded = solver?.decode(solver.encode({ ...problem, moves }));
		return coded?.positions[firstPly(state, ply) - 1] ?? null;
	} catch {
		// Illegal moves are reported when the board is solved.
		return null;
	}
}
