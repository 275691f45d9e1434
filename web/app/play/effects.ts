/** The effects of play: what follows when a game has ended. */
import { effect, untracked } from "@preact/signals-core";
import type { CatchmateBoard } from "../../element/element.ts";
import { presetsOf } from "../../model/presets.ts";
import { work } from "../shell/work.ts";
import { ending } from "./lazy.ts";
import type { PlaySession } from "./model.ts";
import type { EndedGame } from "./state.ts";

type Ending = NonNullable<typeof ending.module>;

export function playEffects(play: PlaySession, board: CatchmateBoard): void {
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
	let followed: EndedGame | null = null;
	effect(() => {
		const { ended } = play;
		const module = ended && ending.module;
		if (ended === null) {
			followed = null;
			if (board.trails.length > 0) board.trails = [];
		} else if (module !== null && ended !== followed) {
			followed = ended;
			untracked(() => follow(ended, module));
		}
	});
}
