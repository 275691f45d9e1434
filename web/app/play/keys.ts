/** The board's keys, anywhere on the page. */

import { listenToKeys } from "../../element/actions.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import type { PlaySession } from "./model.ts";

/** @param mistake goes to the next mistake of the game */
export function listenToBoardKeys(
	board: CatchmateBoard,
	play: PlaySession,
	mistake: () => void,
): void {
	const keys = {
		playBest: () => {
			const [best] = board.values;
			if (best !== undefined) {
				play.play(best.move);
			}
		},
		step: (plies: number) => void board.step(plies),
		seek: (ply: number) => void board.seek(ply),
		undo: () => void board.undo(),
		redo: () => void board.redo(),
		tellPieces: () => board.announcePieces(),
	};
	listenToKeys(document, keys, { n: mistake, N: mistake });
}
