/** Edits of the board by the page, which can be undone like a reader's own. */
import type { CatchmateBoard } from "../../element/element.ts";
import type { BoardProblem } from "../../model/edit.ts";
import { isSame } from "../../model/same.ts";

/** Edits the board, unless that changes nothing. */
export function changeBoard(
	board: CatchmateBoard,
	change: (problem: BoardProblem) => BoardProblem,
): void {
	const problem = board.shownProblem;
	if (problem !== null) {
		const changed = change(problem);
		if (!isSame(changed, problem)) board.edit(changed);
	}
}
