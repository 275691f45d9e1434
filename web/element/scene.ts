/** What the canvas shows of an element's state. */
import type { Move, SquareValue } from "catchmate";
import type { BoardProblem } from "../board/edit.ts";
import { currentPosition, lastMove } from "../board/record.ts";
import type { Mark, Scene } from "../board/state.ts";
import { type GameState, hidesValues, playerToMove, shownMoves } from "./state.ts";

/** What the page around draws on the board. */
export interface Overlay {
	readonly marks: readonly Mark[];
	readonly arrows: readonly Move[];
	readonly heat: readonly SquareValue[];
}

/** The scene, or null before there is a board. `seen` is the board that is being edited, or is to be solved. */
export function sceneOf(
	state: GameState,
	{ marks, arrows, heat }: Overlay,
	seen: BoardProblem | null,
): Scene | null {
	const { match, mode, stage, line } = state;
	const best = match?.moves[0]?.move;
	const hinted = best?.from && stage >= 1 ? [{ square: best.from, shape: "ring" as const }] : [];
	const pointing = best !== undefined && stage >= 2 ? [best] : [];
	const follows = stage === 3 && line !== null ? line.slice(1, 3) : [];
	const common = {
		marks: [...marks, ...hinted],
		arrows: [...arrows, ...pointing, ...follows],
		heat,
	};
	if (match === null || (mode === "edit" && seen !== null)) {
		return (
			seen && {
				...common,
				...seen,
				moves: [],
				lastMove: null,
				pointed: null,
				shows: "nothing",
				does: mode === "edit" && match !== null ? "edit" : "look",
			}
		);
	}
	return {
		...common,
		game: match.game,
		position: currentPosition(match.record),
		moves: shownMoves(state),
		lastMove: lastMove(match.record),
		pointed: state.pointed,
		shows: mode === "show" ? "nothing" : hidesValues(state) ? "squares" : "values",
		does: mode !== "show" && playerToMove(state) === "human" ? "play" : "look",
	};
}
