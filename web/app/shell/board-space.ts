/** The space for the board beside the panels. */
import { effect } from "@preact/signals-core";
import { leastSize } from "../../board/layout.ts";
import type { CatchmateBoard } from "../../element/element.ts";

/** Keeps enough space for the board that is shown. */
export function keepSpace(board: CatchmateBoard): void {
	effect(() => {
		const shown = board.problem?.game.board;
		if (shown !== undefined) {
			const [width, height] = leastSize(shown);
			// Not more than the window's width.
			const least = `min(${height}px, ${(100 * height) / width}vw)`;
			document.documentElement.style.setProperty("--least-board", least);
		}
	});
}
