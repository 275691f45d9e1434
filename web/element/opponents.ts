/** The players that move by themselves: perfect ones, and those that a page chooses the moves of. */
import type { Move } from "catchmate";
import { sameMove } from "../board/position.ts";
import { currentPosition, repetitions } from "../board/record.ts";
import { isSelfPlay, playerToMove, type Store } from "./state.ts";
import type { TableOwner } from "./tables.ts";
import type { Opponent } from "./types.ts";

/** The time that such a player waits before it moves, in milliseconds. */
const thinkingTime = 600;

const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Opponents {
	readonly #store: Store;
	readonly #tables: TableOwner;
	readonly #move: (move: Move) => void;
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** The number of times that a position may stand before two such players stop at it. */
	#patience = 1;
	/** Chooses the moves; null for a best one. */
	choose: Opponent | null = null;

	constructor(store: Store, tables: TableOwner, move: (move: Move) => void) {
		this.#store = store;
		this.#tables = tables;
		this.#move = move;
	}

	/** Lets nothing move by itself any more. */
	stop(): void {
		clearTimeout(this.#timer);
	}

	/** Forgets the repetitions of another game. */
	begin(): void {
		this.stop();
		this.#patience = 1;
	}

	/** Waits, or goes on: also from where two of them have stopped because a position stands again. */
	setPaused(paused: boolean): void {
		const { match } = this.#store.state;
		if (!paused && match !== null) {
			this.#patience = Math.max(this.#patience, repetitions(match.record));
		}
		this.#store.set({ paused });
		this.think();
	}

	/** Goes on, except in the midst of a game, and of two of them where nothing is to move by itself. */
	resume(): void {
		const { state } = this.#store;
		const { index = 0, moves = [] } = state.match?.record ?? {};
		this.setPaused(index < moves.length || (isSelfPlay(state) && prefersStillness()));
	}

	/** Moves in a while, if it is such a player's turn. Two of them stop where a position stands again. */
	think(): void {
		this.stop();
		const { state } = this.#store;
		if (state.match === null || state.paused || playerToMove(state) !== "perfect") {
			return;
		}
		const selfPlay = isSelfPlay(state);
		if (selfPlay && repetitions(state.match.record) > this.#patience) {
			this.#store.set({ paused: true });
			this.#store.tell({ kind: "stopped" });
			return;
		}
		const delay = prefersStillness() && !selfPlay ? 0 : thinkingTime;
		this.#timer = setTimeout(() => void this.#reply(), delay);
	}

	/** Makes a move, unless the game has gone elsewhere by the time it is chosen. */
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
