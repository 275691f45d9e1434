/** Answers a move that a puzzle refuses: plays it and the reply on the board, then goes back. */
import type { MoveValue } from "catchmate";
import { meetingOf } from "../model/position.ts";
import { prefersStillness } from "./opponents.ts";
import { isOpenPuzzle } from "./puzzle-judge.ts";
import type { Refusal, SessionContext } from "./state.ts";

/** How long each of the two moves is shown, in milliseconds. */
const standingTime = 1000;

/** A refusal without animation, or after it. */
export const atRest = (refusal: Refusal): Refusal => ({ ...refusal, line: [], shown: 0 });

export class Refuter {
	readonly #session: SessionContext;

	constructor(session: SessionContext) {
		this.#session = session;
	}

	/**
	 * Counts a wrong move, and unless the page answers it, says why it is wrong and shows it with the reply: one after the other, or
	 * if motion is to be reduced, both as arrows.
	 */
	async refuse(value: MoveValue): Promise<void> {
		const { match, mistakes } = this.#session.state;
		const isWanted = () => {
			const { state } = this.#session;
			return isOpenPuzzle(state) && state.match === match && state.mistakes === mistakes + 1;
		};
		this.#session.change({ mistakes: mistakes + 1, pointed: null });
		const replies = await this.#session.tables
			.ask((table) => table.moves(value.position), isWanted)
			.catch(() => []);
		if (!isWanted()) return;
		const [reply = null] = replies;
		if (!this.#session.tell({ kind: "refused", value, reply })) {
			this.#session.change({ refusal: null });
			return;
		}
		const refusal = { value, line: [], shown: 0 };
		this.#session.change({ refusal });
		this.#session.tell({ kind: "wrong", value });
		// Without the reply the move is answered in words alone.
		if (reply !== null) {
			this.#show(refusal, { value, line: [value, reply], shown: prefersStillness() ? 0 : 1 });
		}
	}

	/** Restores the board at once. Returns whether it showed another position. */
	stop(): boolean {
		const { refusal } = this.#session.state;
		const isShown = refusal !== null && refusal.shown > 0;
		if (isShown) this.#session.change({ refusal: atRest(refusal) });
		return isShown;
	}

	/** Continues the animation, unless it was stopped. */
	#show(before: Refusal, refusal: Refusal): void {
		const { state } = this.#session;
		if (state.refusal !== before || !isOpenPuzzle(state)) return;
		this.#session.change({ refusal });
		const { line, shown } = refusal;
		const reply = shown === 1 ? undefined : line[1];
		if (reply !== undefined) {
			const side = refusal.value.position.toMove;
			this.#session.tell({ kind: "refuted", side, move: reply.move, meeting: meetingOf(reply) });
		}
		if (shown > 0) {
			const next = shown < line.length ? { ...refusal, shown: shown + 1 } : atRest(refusal);
			this.#session.work.after(standingTime, () => this.#show(refusal, next));
		}
	}
}
