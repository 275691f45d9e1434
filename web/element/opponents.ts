/** Automatic moves: of players, of a solution, and in answer to wrong moves. */
import type { Move, MoveValue } from "catchmate";
import { meetingOf, sameMove } from "../model/position.ts";
import { currentPosition, liveliest, repetitions } from "../model/record.ts";
import { isOpenPuzzle, playsSolution } from "./judging.ts";
import {
	isSelfPlay,
	playerToMove,
	type Refusal,
	repetition,
	type SessionContext,
} from "./state.ts";
import type { Opponent } from "./types.ts";

/** The delay before an automatic player's move, in milliseconds. */
const thinkingTime = 600;

const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Opponents {
	/** Makes the next move of the record. */
	readonly #step: () => Promise<unknown>;
	/** Cancels the pending move. */
	#cancel = () => {};
	/** Chooses the moves; null for best ones. */
	choose: Opponent | null = null;

	constructor(
		private readonly session: SessionContext,
		private readonly move: (move: Move) => void,
		step: () => Promise<unknown>,
	) {
		this.#step = step;
	}

	/** Stops all automatic moves. */
	stop(): void {
		this.#cancel();
	}

	/** Pauses or continues, also after a stop of two players at a repetition. */
	setPaused(paused: boolean): void {
		if (!paused) this.#forgiveRepetition();
		this.session.change({ paused });
		this.think();
	}

	/** Continues after a repetition; a player paused at the person's turn stays paused. */
	goOn(): void {
		const { state } = this.session;
		const isHuman = playerToMove(state) === "human";
		this.#forgiveRepetition();
		this.setPaused(state.paused && isHuman);
	}

	/** Counts a repetition only when the position occurs again. */
	#forgiveRepetition(): void {
		const { match, patience } = this.session.state;
		if (match !== null) {
			this.session.change({ patience: Math.max(patience, repetitions(match.record)) });
		}
	}

	/** Continues at the end of the record, except with two automatic players and reduced motion. */
	resume(): void {
		const { state } = this.session;
		const { index = 0, moves = [] } = state.match?.record ?? {};
		this.setPaused(index < moves.length || (isSelfPlay(state) && prefersStillness()));
	}

	/**
	 * Schedules the move of an automatic player, if it is to move, or the next move of a puzzle's solution. Two players stop when a
	 * position repeats.
	 */
	think(): void {
		this.stop();
		const { state, work } = this.session;
		if (playsSolution(state)) {
			this.#cancel = work.after(thinkingTime, () => void work.track(this.#step()));
			return;
		}
		if (state.match === null || state.paused || playerToMove(state) !== "perfect") return;
		const selfPlay = isSelfPlay(state);
		if (selfPlay && repetition(state) !== null) {
			this.session.change({ paused: true });
			this.session.tell({ kind: "stopped" });
			return;
		}
		const delay = prefersStillness() && !selfPlay ? 0 : thinkingTime;
		this.#cancel = work.after(delay, () => void work.track(this.#reply()));
	}

	/** Makes a move, unless the game has moved on meanwhile. */
	async #reply(): Promise<void> {
		const { match } = this.session.state;
		const { table } = this.session.tables;
		if (match === null || table === null) return;
		const { record, moves } = match;
		const best = liveliest(record, moves);
		if (best === undefined) return;
		let { move } = best;
		try {
			const chosen = await this.choose?.({ position: currentPosition(record), moves, table });
			move = moves.find((legal) => chosen && sameMove(legal.move, chosen))?.move ?? move;
		} catch (error) {
			reportError(error);
		}
		const { state } = this.session;
		const isTurn = playerToMove(state) === "perfect" && !state.paused;
		if (isTurn && state.match?.record === record) this.move(move);
	}
}

/** The time to show each of the two moves, in milliseconds. */
const standingTime = 1000;

/** A refusal without animation, or after it. */
export const atRest = (refusal: Refusal): Refusal => ({ ...refusal, line: [], shown: 0 });

export class Refuter {
	constructor(private readonly session: SessionContext) {}

	/**
	 * Counts a wrong move, and unless the page answers it, explains it and shows it with the reply: one after the other, or with
	 * reduced motion both as arrows.
	 */
	async refuse(value: MoveValue): Promise<void> {
		const { match, mistakes } = this.session.state;
		const isWanted = () => {
			const { state } = this.session;
			return isOpenPuzzle(state) && state.match === match && state.mistakes === mistakes + 1;
		};
		this.session.change({ mistakes: mistakes + 1, pointed: null });
		const replies = await this.session.tables
			.ask((table) => table.moves(value.position), isWanted)
			.catch(() => []);
		if (!isWanted()) return;
		const [reply = null] = replies;
		if (!this.session.tell({ kind: "refused", value, reply })) {
			this.session.change({ refusal: null });
			return;
		}
		const refusal = { value, line: [], shown: 0 };
		this.session.change({ refusal });
		this.session.tell({ kind: "wrong", value });
		// Without a reply the answer is in words alone.
		if (reply !== null) {
			this.#show(refusal, { value, line: [value, reply], shown: prefersStillness() ? 0 : 1 });
		}
	}

	/** Restores the board immediately. Returns whether it showed another position. */
	stop(): boolean {
		const { refusal } = this.session.state;
		const isShown = refusal !== null && refusal.shown > 0;
		if (isShown) this.session.change({ refusal: atRest(refusal) });
		return isShown;
	}

	/** Continues the animation, unless it was stopped. */
	#show(before: Refusal, refusal: Refusal): void {
		const { state } = this.session;
		if (state.refusal !== before || !isOpenPuzzle(state)) return;
		this.session.change({ refusal });
		const { line, shown } = refusal;
		const reply = shown === 1 ? undefined : line[1];
		if (reply !== undefined) {
			const side = refusal.value.position.toMove;
			this.session.tell({ kind: "refuted", side, move: reply.move, meeting: meetingOf(reply) });
		}
		if (shown > 0) {
			const next = shown < line.length ? { ...refusal, shown: shown + 1 } : atRest(refusal);
			this.session.work.after(standingTime, () => this.#show(refusal, next));
		}
	}
}
