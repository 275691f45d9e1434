/** The effects of play. */
import type { CatchmateBoard } from "../../element/element.ts";
import { presetsOf } from "../../model/presets.ts";
import type { Effects } from "../kernel/effects.ts";
import type { OnDemand } from "../kernel/on-demand.ts";
import { work } from "../kernel/work.ts";
import type { PlaySession } from "./commands.ts";

/** The game and the board that the effects follow. */
interface Followed {
	readonly play: Pick<PlaySession, "ended" | "ownSide" | "setNext">;
	readonly board: Pick<CatchmateBoard, "problem" | "rules" | "solver" | "trails">;
	/** Whether a game is being played. */
	readonly isPlayed: () => boolean;
}

export function playEffects(
	effects: Effects,
	scripts: Pick<OnDemand, "get" | "load" | "retry">,
	followed: Followed,
): void {
	const { play, board, isPlayed } = followed;
	effects.add(
		() => ({ isPlayed: isPlayed() }),
		({ isPlayed }) => {
			if (isPlayed) {
				scripts.retry("players");
				void scripts.load("players");
			}
		},
	);

	effects.add(
		() => ({ ended: play.ended }),
		({ ended }) => {
			if (ended !== null) {
				scripts.retry("opponents");
				void scripts.load("opponents");
			}
		},
	);

	effects.add(
		() => ({ ended: play.ended, script: scripts.get("opponents") }),
		({ ended, script }) => {
			const { rules, trails } = board;
			const isDrawn = ended !== null && script !== null && rules !== null;
			const drawn = isDrawn ? script.trailsOf(rules, ended.record, ended.winner) : [];
			if (drawn.length > 0 || trails.length > 0) {
				board.trails = drawn;
			}
			const texts = isDrawn ? presetsOf(rules.id).map(({ text }) => text) : [];
			const seeking = isDrawn ? script.seekNext(ended, board, play.ownSide, texts) : null;
			if (seeking !== null) {
				play.setNext("sought");
				void work.during(seeking).then((found) => {
					if (play.ended === ended) {
						play.setNext(found ?? "none");
					}
				});
			}
		},
	);
}
