/** The effects of the library: the games under the first screen, as soon as its board is solved. */
import type { CatchmateBoard } from "../../element/element.ts";
import type { Effects } from "../kernel/effects.ts";
import type { Library } from "./commands.ts";

/** Waits until the browser has nothing else to do; WebKit cannot tell. */
const whenIdle = (act: () => void) =>
	"requestIdleCallback" in window ? requestIdleCallback(act) : setTimeout(act, 500);

interface Followed {
	readonly board: CatchmateBoard;
	readonly library: Library;
	/** Whether the page was opened without a link. */
	readonly isHome: boolean;
}

export function libraryEffects(effects: Effects, { board, library, isHome }: Followed): void {
	effects.add(
		() => ({ isWanted: isHome && board.table !== null }),
		({ isWanted }) => {
			if (isWanted && !library.state.isHome) {
				whenIdle(() => void library.showHome());
			}
		},
	);
}
