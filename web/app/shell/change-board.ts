/** Edits the board for the page. Undo takes such edits back like a reader's own. */
import type { CatchmateBoard } from "../../element/element.ts";
import type { BoardProblem } from "../../model/edit.ts";
import { isSame } from "../../model/same.ts";

/** Edits the board; ignores a change without effect. */
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
