/** The effects of the frame: which tab is open, and the space for the board. */
import { leastSize } from "../../board/layout.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import type { Tab } from "./activities.ts";
import type { Effects } from "./effects.ts";
import type { Events } from "./events.ts";
import type { Frame } from "./frame.ts";

interface Followed {
	readonly board: CatchmateBoard;
	readonly frame: Frame;
	readonly events: Events;
	/** The tab that is open. */
	readonly tab: () => Tab;
}

export function frameEffects(effects: Effects, { board, frame, events, tab }: Followed): void {
	events.on("game-ended", () => frame.openTab("play"));
	effects.add(
		() => ({ tab: tab() }),
		({ tab }) => {
			// A tab that has become empty is not reopened when it has contents again.
			if (tab !== frame.tab) {
				frame.openTab(tab);
			}
		},
	);
	effects.add(
		() => ({ board: board.problem?.game.board }),
		({ board }) => {
			if (board !== undefined) {
				const [width, height] = leastSize(board);
				// Not more than the window's width.
				const least = `min(${height}px, ${(100 * height) / width}vw)`;
				document.documentElement.style.setProperty("--least-board", least);
			}
		},
	);
	effects.add(
		() => ({ isMoved: (board.record?.moves.length ?? 0) > 0 }),
		({ isMoved }) => {
			if (isMoved) {
				frame.noteMove();
			}
		},
	);
}
