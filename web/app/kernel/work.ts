/** What is under way on the page besides its board. */
import { Work } from "../../board/work.ts";
import type { CatchmateBoard } from "../../element/element.ts";

declare global {
	interface Window {
		catchmateWork?: Work;
		/** What the page tells other scripts in its window. */
		catchmate?: {
			/**
			 * Resolves once the page and its board have come to the end of everything that was set going: solves, searches,
			 * scripts on their way, delays, and writing the URL. Never rejects. Messages that vanish later are not waited for.
			 */
			readonly idle: () => Promise<void>;
		};
	}
}

window.catchmateWork ??= new Work();

/** One for the whole page: each of its scripts has a copy of this module. */
export const work: Work = window.catchmateWork;

/** Lets other scripts wait until the page is idle. */
export function tellIdle(board: CatchmateBoard): void {
	const idle = async () => {
		for (let begun = -1; begun !== work.begun; ) {
			await work.idle();
			begun = work.begun;
			// What the board does now can set the page going again.
			await board.idle();
		}
	};
	window.catchmate = { idle };
}
