/** The effects of the frame: which tab is open, and the space for the board. */
import { effect } from "@preact/signals-core";
import { leastSize } from "../../board/layout.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import type { Tab } from "./activities.ts";
import type { Frame } from "./frame.ts";

interface Followed {
	readonly board: CatchmateBoard;
	readonly frame: Frame;
	/** The tab that is open. */
	readonly tab: () => Tab;
}

export function frameEffects({ board, frame, tab }: Followed): void {
	effect(() => {
		// A tab that has become empty is not reopened when it has contents again.
		const open = tab();
		if (open !== frame.tab) frame.openTab(open);
	});
	effect(() => {
		const shown = board.problem?.game.board;
		if (shown !== undefined) {
			const [width, height] = leastSize(shown);
			// Not more than the window's width.
			const least = `min(${height}px, ${(100 * height) / width}vw)`;
			document.documentElement.style.setProperty("--least-board", least);
		}
	});
	effect(() => {
		if ((board.record?.moves.length ?? 0) > 0) frame.noteMove();
	});
}
