/** The effects of play: what follows when a game has ended, and that one which has not can be gone on with at another visit. */
import { effect, untracked } from "@preact/signals-core";
import type { CatchmateBoard } from "../../element/element.ts";
import { presetsOf } from "../../model/presets.ts";
import type { Frame } from "../shell/frame.ts";
import { preferences } from "../shell/preferences.ts";
import { work } from "../shell/work.ts";
import { ending } from "./lazy.ts";
import type { PlaySession } from "./model.ts";
import type { EndedGame } from "./state.ts";

type Ending = NonNullable<typeof ending.module>;

interface Followed {
	readonly board: CatchmateBoard;
	readonly frame: Frame;
	readonly address: {
		readonly link: string | null;
		/** The number of moves in a link's game. */
		readonly pliesIn: (link: string) => number;
	};
}

export function playEffects(play: PlaySession, followed: Followed): void {
	const { board } = followed;
	keepGame(play, followed);
	const follow = (ended: EndedGame, { seekNext, trailsOf }: Ending) => {
		const { rules } = board;
		if (rules === null) {
			return;
		}
		board.trails = trailsOf(rules, ended.record, ended.winner);
		const texts = presetsOf(rules.id).map(({ text }) => text);
		const seeking = seekNext(ended, board, texts);
		if (seeking !== null) {
			play.next.value = "sought";
			void work.during(seeking).then((found) => {
				if (play.ended === ended) play.next.value = found ?? "none";
			});
		}
	};
	let seen: EndedGame | null = null;
	effect(() => {
		const { ended } = play;
		const module = ended && ending.module;
		if (ended === null) {
			seen = null;
			if (board.trails.length > 0) board.trails = [];
		} else if (module !== null && ended !== seen) {
			seen = ended;
			untracked(() => follow(ended, module));
		}
	});
}

/**
 * Remembers the game that is played, while it has moves and goes on. A game that was kept gives way only to one that is
 * further: a move on another board does not throw it away.
 */
function keepGame(play: PlaySession, { board, frame, address }: Followed): void {
	/** The number of the game that is the kept one; null while that is none on the board. */
	let own: number | null = null;
	effect(() => {
		const { currentGame: game, record } = board;
		const { link } = address;
		const plies = record?.moves.length ?? 0;
		if (frame.activity !== "play" || game === null || plies === 0) {
			return;
		}
		const isMoved = play.card.value.moves.size > 0;
		untracked(() => {
			const kept = preferences.get("game");
			const isFurther = isMoved && (kept === null || plies > address.pliesIn(kept));
			if ((link !== null && link === kept) || (isFurther && game.ended === null)) own = game.number;
			if (game.number === own) preferences.set("game", game.ended === null ? link : null);
		});
	});
}
