/** Loads the content below the first screen, as soon as its board is solved. */
import { effect } from "@preact/signals-core";
import type { CatchmateBoard } from "../../element/element.ts";
import type { PageState } from "../shell/page-state.ts";
import { work } from "../shell/work.ts";

/** Waits until the browser is idle, or in WebKit, which lacks the callback, for a fixed time. */
const spareTime = () =>
	new Promise((resolve) =>
		"requestIdleCallback" in window ? requestIdleCallback(resolve) : setTimeout(resolve, 500),
	);

interface Followed {
	readonly board: CatchmateBoard;
	readonly page: PageState;
	/** Loads the games; they are only shown on a page opened without a link. */
	readonly loadGames: () => Promise<void>;
	/** Loads the puzzle of the day. */
	readonly loadPuzzles: () => Promise<void>;
}

export function loadFirstScreen({ board, page, loadGames, loadPuzzles }: Followed): void {
	const load = async () => {
		await spareTime();
		if (page.isHome) await loadGames();
		await loadPuzzles();
	};
	let isLoaded = false;
	effect(() => {
		const isShown = page.isHome || page.activity === "play";
		if (!isLoaded && isShown && page.isBeginning && board.record !== null) {
			isLoaded = true;
			void work.track(load());
		}
	});
}
