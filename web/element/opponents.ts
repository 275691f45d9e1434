/** The players that move automatically: perfect ones, and those whose moves the page chooses. */
import type { Move } from "catchmate";
import type { Work } from "../board/work.ts";
import { sameMove } from "../model/position.ts";
import { currentPosition, repetitions } from "../model/record.ts";
import { type GameStore, isSelfPlay, playerToMove, repetition } from "./state.ts";
import type { TableOwner } from "./tables.ts";
import type { Opponent } from "./types.ts";

/** How long such a player waits before it moves, in milliseconds. */
const thinkingTime = 600;

export const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Opponents {
	readonly #store: GameStore;
	readonly #tables: TableOwner;
	readonly #work: Work;
	readonly #move: (move: Move) => void;
	/** Cancels the move that is to come. */
	#cancel = () => {};
	/** Chooses the moves; null for best ones. */
	choose: Opponent | null = null;

	constructor(store: GameStore, tables: TableOwner, work: Work, move: (move: Move) => void) {
		this.#store = store;
		this.#tables = tables;
		this.#work = work;
		this.#move = move;
	}

	/** Stops all automatic moves. */
	stop(): void {
		this.#cancel();
	}

	/** Pauses or continues, also after two players stopped at a repetition. */
	setPaused(paused: boolean): void {
		if (!paused) {
			this.#forgiveRepetition();
		}
		this.#store.set({ paused });
		this.think();
	}

	/** Goes on although the position has occurred before; a player that was paused at the person's turn stays so. */
	goOn(): void {
		const { state } = this.#store;
		const isHuman = playerToMove(state) === "human";
		this.#forgiveRepetition();
		this.setPaused(state.paused && isHuman);
	}

	/** Counts a repetition only when the position occurs again. */
	#forgiveRepetition(): void {
		const { match, patience } = this.#store.state;
		if (match !== null) {
			this.#store.set({ patience: Math.max(patience, repetitions(match.record)) });
		}
	}

	/** Continues, except in the middle of a game, and except for two automatic players if motion is to be reduced. */
	resume(): void {
		const { state } = this.#store;
		const { index = 0, moves = [] } = state.match?.record ?? {};
		this.setPaused(index < moves.length || (isSelfPlay(state) && prefersStillness()));
	}

	/** Moves after a moment, if such a player is to move. Two of them stop when a position repeats. */
	think(): void {
		this.stop();
		const { state } = this.#store;
		if (state.match === null || state.paused || playerToMove(state) !== "perfect") {
			return;
		}
		const selfPlay = isSelfPlay(state);
		if (selfPlay && repetition(state) !== null) {
			this.#store.set({ paused: true });
			this.#store.tell({ kind: "stopped" });
			return;
		}
		const delay = prefersStillness() && !selfPlay ? 0 : thinkingTime;
		this.#cancel = this.#work.after(delay, () => void this.#work.during(this.#reply()));
	}

	/** Makes a move, unless the game has moved on meanwhile. */
	async #reply(): Promise<void> {
		const { match } = this.#store.state;
		const { table } = this.#tables;
		const [best] = match?.moves ?? [];
		if (match === null || table === null || best === undefined) {
			return;
		}
		const { record, moves } = match;
		let { move } = best;
		try {
			const chosen = await this.choose?.({ position: currentPosition(record), moves, table });
			move = moves.find((legal) => chosen && sameMove(legal.move, chosen))?.move ?? move;
		} catch (error) {
			reportError(error);
		}
		const { state } = this.#store;
		const isTurn = playerToMove(state) === "perfect" && !state.paused;
		if (isTurn && state.match?.record === record) {
			this.#move(move);
		}
	}
}
