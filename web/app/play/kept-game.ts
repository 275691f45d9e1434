/** Stores the current game for the next visit. */
import { effect, untracked } from "@preact/signals-core";
import type { CatchmateBoard } from "../../element/element.ts";
import type { PageState } from "../shell/page-state.ts";
import { preferences } from "../shell/preferences.ts";
import type { PlaySession } from "./model.ts";

interface Followed {
	readonly board: CatchmateBoard;
	readonly page: PageState;
	readonly address: {
		readonly link: string | null;
		/** The number of moves in a link's game. */
		readonly pliesIn: (link: string) => number;
	};
}

/** Stores an unfinished game with moves; only a longer one replaces it. */
export function keepGame(play: PlaySession, { board, page, address }: Followed): void {
	/** The number of the stored game; null while another one is on the board. */
	let own: number | null = null;
	effect(() => {
		const { currentGame: game, record } = board;
		const { link } = address;
		const plies = record?.moves.length ?? 0;
		if (page.activity !== "play" || game === null || plies === 0) {
			return;
		}
		const isMoved = play.hasOwnMove;
		untracked(() => {
			const kept = preferences.get("game");
			const isFurther = isMoved && (kept === null || plies > address.pliesIn(kept));
			if ((link !== null && link === kept) || (isFurther && game.ended === null)) own = game.number;
			if (game.number === own) preferences.set("game", game.ended === null ? link : null);
		});
	});
}
