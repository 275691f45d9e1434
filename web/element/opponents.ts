/** The players that move automatically: perfect ones, and those whose moves the page chooses. */
import type { Move } from "catchmate";
import { sameMove } from "../model/position.ts";
import { currentPosition, repetitions } from "../model/record.ts";
import { playsSolution } from "./puzzle-judge.ts";
import { isSelfPlay, playerToMove, repetition, type SessionContext } from "./state.ts";
import type { Opponent } from "./types.ts";

/** How long such a player waits before it moves, in milliseconds. */
const thinkingTime = 600;

export const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Opponents {
	readonly #session: SessionContext;
	readonly #move: (move: Move) => void;
	/** Makes the next move of the record. */
	readonly #step: () => Promise<unknown>;
	/** Cancels the move that is to come. */
	#cancel = () => {};
	/** Chooses the moves; null for best ones. */
	choose: Opponent | null = null;

	constructor(session: SessionContext, move: (move: Move) => void, step: () => Promise<unknown>) {
		this.#session = session;
		this.#move = move;
		this.#step = step;
	}

	/** Stops all automatic moves. */
	stop(): void {
		this.#cancel();
	}

	/** Pauses or continues, also after two players stopped at a repetition. */
	setPaused(paused: boolean): void {
		if (!paused) this.#forgiveRepetition();
		this.#session.change({ paused });
		this.think();
	}

	/** Goes on although the position has occurred before; a player that was paused at the person's turn stays so. */
	goOn(): void {
		const { state } = this.#session;
		const isHuman = playerToMove(state) === "human";
		this.#forgiveRepetition();
		this.setPaused(state.paused && isHuman);
	}

	/** Counts a repetition only when the position occurs again. */
	#forgiveRepetition(): void {
		const { match, patience } = this.#session.state;
		if (match !== null) {
			this.#session.change({ patience: Math.max(patience, repetitions(match.record)) });
		}
	}

	/** Continues, except in the middle of a game, and except for two automatic players if motion is to be reduced. */
	resume(): void {
		const { state } = this.#session;
		const { index = 0, moves = [] } = state.match?.record ?? {};
		this.setPaused(index < moves.length || (isSelfPlay(state) && prefersStillness()));
	}

	/**
	 * Moves after a moment, if such a player is to move; a puzzle's solution goes on by itself. Two players stop when a position
	 * repeats.
	 */
	think(): void {
		this.stop();
		const { state, work } = this.#session;
		if (playsSolution(state)) {
			this.#cancel = work.after(thinkingTime, () => void work.during(this.#step()));
			return;
		}
		if (state.match === null || state.paused || playerToMove(state) !== "perfect") return;
		const selfPlay = isSelfPlay(state);
		if (selfPlay && repetition(state) !== null) {
			this.#session.change({ paused: true });
			this.#session.tell({ kind: "stopped" });
			return;
		}
		const delay = prefersStillness() && !selfPlay ? 0 : thinkingTime;
		this.#cancel = work.after(delay, () => void work.during(this.#reply()));
	}

	/** Makes a move, unless the game has moved on meanwhile. */
	async #reply(): Promise<void> {
		const { match } = this.#session.state;
		const { table } = this.#session.tables;
		const [best] = match?.moves ?? [];
		if (match === null || table === null || best === undefined) return;
		const { record, moves } = match;
		let { move } = best;
		try {
			const chosen = await this.choose?.({ position: currentPosition(record), moves, table });
			move = moves.find((legal) => chosen && sameMove(legal.move, chosen))?.move ?? move;
		} catch (error) {
			reportError(error);
		}
		const { state } = this.#session;
		const isTurn = playerToMove(state) === "perfect" && !state.paused;
		if (isTurn && state.match?.record === record) this.#move(move);
	}
}
