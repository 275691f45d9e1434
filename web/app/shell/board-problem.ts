/** The board as it is shown, and edits of it, which can be undone like a reader's own. */
import type { CatchmateBoard } from "../../element/element.ts";
import type { BoardProblem } from "../../model/edit.ts";
import { currentPosition } from "../../model/record.ts";
import { isSame } from "../../model/same.ts";

/** The board with the position shown; null if there is none. */
export function seenProblem({ problem, record }: CatchmateBoard): BoardProblem | null {
	const isPlayed = record !== null && problem?.position === record.positions[0];
	return problem && isPlayed ? { ...problem, position: currentPosition(record) } : problem;
}

/** Edits the board, unless that changes nothing. */
export function changeBoard(
	board: CatchmateBoard,
	change: (problem: BoardProblem) => BoardProblem,
): void {
	const problem = seenProblem(board);
	if (problem !== null) {
		const changed = change(problem);
		if (!isSame(changed, problem)) {
			board.edit(changed);
		}
	}
}
