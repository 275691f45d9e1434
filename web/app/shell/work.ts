/** What is under way on the page besides its board, and when it is told and drawn. */
import { Work } from "../../board/work.ts";
import type { CatchmateBoard } from "../../element/element.ts";

export const work = new Work();

/**
 * Lets other scripts of the window wait with `catchmate.idle()` until the page has come to the end of everything that
 * was set going: work of the board, searches, modules on their way, delays, and writing the URL. The promise never
 * rejects. Not waited for are messages that vanish later, and keeping the page for offline use.
 */
export function tellIdle(): void {
	const board = document.querySelector<CatchmateBoard>("#board");
	const idle = () => work.idle(async () => board?.idle());
	Object.assign(window, { catchmate: { idle } });
}

/** Calls `act` when the requested drawing is done. */
export const whenDrawn = (act: () => void) => work.inFrame(() => work.inFrame(act));

/** The time between two progress reports, in milliseconds: short enough to look continuous. */
const interval = 100;

/** Tells reports on, at most one in an interval. */
export function atIntervals<Report>(tell: (report: Report) => void): (report: Report) => void {
	let told = performance.now();
	return (report) => {
		if (performance.now() - told >= interval) {
			told = performance.now();
			tell(report);
		}
	};
}
