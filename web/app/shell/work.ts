/** What is under way on the page besides its board. */
import { Work } from "../../board/work.ts";
import type { CatchmateBoard } from "../../element/element.ts";

export const work = new Work();

/**
 * Lets other scripts of the window wait with `catchmate.idle()` until the page has come to the end of everything that
 * was set going: work of the board, searches, modules on their way, delays, and writing the URL. The promise never
 * rejects. Not waited for are messages that vanish later, and keeping the page for offline use.
 */
export function tellIdle(board: CatchmateBoard): void {
	const idle = () => work.idle(() => board.idle());
	Object.assign(window, { catchmate: { idle } });
}
