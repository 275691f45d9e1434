/** What the panels of play are given. */

import type { Open } from "../board/state.ts";
import type { Context } from "../shell/context.ts";
import type { PlaySession } from "./model.ts";

export interface PlayView extends Context {
	readonly play: PlaySession;
	readonly puzzles: {
		showToday(): Promise<void>;
	};
	readonly analysis: {
		/** Shows the game before a move, with an arrow for a best one. */
		review(ply: number): Promise<void>;
	};
	readonly open: Open;
	/** Has the address of the game on the board; null if it is too large for one. */
	readonly address: { readonly url: string | null };
}
