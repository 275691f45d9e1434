/** The page's pending work besides its board's, and the pace of its drawing and progress reports. */
import { Work } from "../../board/work.ts";
import type { CatchmateBoard } from "../../element/element.ts";

export const work = new Work();

/**
 * Defines `catchmate.idle()` for other scripts of the window. Its promise resolves when all work has ended: the board's
 * work, searches, loads of modules, delays, and changes of the URL. It never rejects. It does not wait for messages to
 * vanish or for the service worker.
 */
export function tellIdle(): void {
	const board = document.querySelector<CatchmateBoard>("#board");
	const idle = () => work.idle(async () => board?.idle());
	Object.assign(window, { catchmate: { idle } });
}

/** Calls `act` after the requested drawing. */
export const whenDrawn = (act: () => void) => work.inFrame(() => work.inFrame(act));

/** The least time between two progress reports, in milliseconds: short enough to look continuous. */
const interval = 100;

/** Passes on at most one report in an interval. */
export function atIntervals<Report>(tell: (report: Report) => void): (report: Report) => void {
	let last = performance.now();
	return (report) => {
		if (performance.now() - last >= interval) {
			last = performance.now();
			tell(report);
		}
	};
}
