/** Moves that the board makes by itself: those of players and of a solution, and its answers to wrong moves. */
import type { Move, MoveValue } from "catchmate";
import { meetingOf, sameMove } from "../model/position.ts";
import { currentPosition, repetitions } from "../model/record.ts";
import { isOpenPuzzle, playsSolution } from "./judging.ts";
import {
	isSelfPlay,
	playerToMove,
	type Refusal,
	repetition,
	type SessionContext,
} from "./state.ts";
import type { Opponent } from "./types.ts";

/** How long such a player waits before it moves, in milliseconds. */
const thinkingTime = 600;

const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Opponents {
	/** Makes the next move of the record. */
	readonly #step: () => Promise<unknown>;
	/** Cancels the move that is to come. */
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

	/** Pauses or continues, also after two players stopped at a repetition. */
	setPaused(paused: boolean): void {
		if (!paused) this.#forgiveRepetition();
		this.session.change({ paused });
		this.think();
	}

	/** Goes on although the position has occurred before; a player that was paused at the person's turn stays so. */
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

	/** Continues, except in the middle of a game, and except for two automatic players if motion is to be reduced. */
	resume(): void {
		const { state } = this.session;
		const { index = 0, moves = [] } = state.match?.record ?? {};
		this.setPaused(index < moves.length || (isSelfPlay(state) && prefersStillness()));
	}

	/**
	 * Moves after a moment, if such a player is to move; a puzzle's solution goes on by itself. Two players stop when a position
	 * repeats.
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
		const { state } = this.session;
		const isTurn = playerToMove(state) === "perfect" && !state.paused;
		if (isTurn && state.match?.record === record) this.move(move);
	}
}

/** How long each of the two moves is shown, in milliseconds. */
const standingTime = 1000;

/** A refusal without animation, or after it. */
export const atRest = (refusal: Refusal): Refusal => ({ ...refusal, line: [], shown: 0 });

export class Refuter {
	constructor(private readonly session: SessionContext) {}

	/**
	 * Counts a wrong move, and unless the page answers it, says why it is wrong and shows it with the reply: one after the other, or
	 * if motion is to be reduced, both as arrows.
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
		// Without the reply the move is answered in words alone.
		if (reply !== null) {
			this.#show(refusal, { value, line: [value, reply], shown: prefersStillness() ? 0 : 1 });
		}
	}

	/** Restores the board at once. Returns whether it showed another position. */
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
