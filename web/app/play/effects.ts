/** The effects of play. */
import type { CatchmateBoard } from "../../element/element.ts";
import { presetsOf } from "../../model/presets.ts";
import { seeds } from "../../model/random-board.ts";
import type { Effects } from "../kernel/effects.ts";
import type { OnDemand } from "../kernel/on-demand.ts";
import type { PlaySession } from "./commands.ts";
import type { HarderBoard } from "./harder-board.ts";
import type { OpponentsScript } from "./opponents-script.ts";
import type { EndedGame } from "./state.ts";

/** The game and the board that the effects follow. */
interface Followed {
	readonly play: Pick<PlaySession, "ended" | "ownSide" | "setNext">;
	readonly board: Pick<CatchmateBoard, "problem" | "rules" | "solver" | "trails">;
}

/** A harder board after a game that the person won; null after any other, or where values are hidden. */
function seekNext(
	{ harderBoard }: OpponentsScript,
	{ start, winner, record }: EndedGame,
	{ play, board: { problem, rules, solver } }: Followed,
): Promise<HarderBoard | null> | null {
	const side = play.ownSide;
	const distance = start?.distance ?? null;
	if (problem === null || rules === null || distance === null || side !== winner || side === null) {
		return null;
	}
	const won = { ...problem, position: record.positions[0] };
	const texts = presetsOf(rules.id).map(({ text }) => text);
	const seed = Math.floor(Math.random() * seeds);
	return solver.then((solver) =>
		harderBoard({ solver, rules, won, distance, side, texts, seed }).catch(() => null),
	);
}

export function playEffects(
	effects: Effects,
	scripts: Pick<OnDemand, "get" | "load" | "retry">,
	followed: Followed,
): void {
	const { play, board } = followed;
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
			const seeking = isDrawn ? seekNext(script, ended, followed) : null;
			if (seeking !== null) {
				play.setNext("sought");
				void seeking.then((found) => {
					if (play.ended === ended) {
						play.setNext(found ?? "none");
					}
				});
			}
		},
	);
}
