/** Finds the move that gives away the reader's win or draw. */
import type { Outcome } from "catchmate";
import type { CatchmateBoard } from "../../element/element.ts";
import type { BoardEventMap } from "../../element/events.ts";
import { positionText } from "./position-text.ts";

type Made = BoardEventMap["move"]["detail"];

/** The outcome for the side that moved, before and after its move. */
interface Change {
	readonly before: Outcome;
	readonly after: Outcome;
}

/** An outcome as the other side sees it. */
const opposite: Readonly<Record<Outcome, Outcome>> = { win: "loss", draw: "draw", loss: "win" };

export class Slip {
	readonly #board: CatchmateBoard;
	readonly #kept: "win" | "draw";
	readonly #signal: AbortSignal;
	readonly #found: () => void;
	/** The ply of the slip; null for none. */
	#ply: number | null = null;

	/**
	 * @param kept the reader's outcome at the start
	 * @param signal stops watching
	 * @param found called at the slip
	 */
	constructor(board: CatchmateBoard, kept: "win" | "draw", signal: AbortSignal, found: () => void) {
		this.#board = board;
		this.#kept = kept;
		this.#signal = signal;
		this.#found = found;
		board.addEventListener("move", ({ detail }) => void this.#judge(detail), { signal });
	}

	/** Whether the slip is among the moves that led to the position shown. */
	get isMade(): boolean {
		return this.#ply !== null && (this.#board.record?.index ?? 0) >= this.#ply;
	}

	async #judge(made: Made): Promise<void> {
		const { ply } = made;
		// A new move replaces those that were taken back.
		this.#ply = this.#ply !== null && ply > this.#ply ? this.#ply : null;
		const change = made.grade ?? (await this.#changeBy(made).catch(() => null));
		if (change?.before === this.#kept && change.after !== this.#kept && this.#isPlayed(made)) {
			this.#ply ??= ply;
			this.#found();
		}
	}

	/** Whether a move is still part of the game, and was not taken back meanwhile. */
	#isPlayed({ ply, position }: Made): boolean {
		const there = this.#board.record?.positions[ply];
		return there !== undefined && positionText(there) === positionText(position);
	}

	/** Asks the solver, because a board with hints off does not show values. */
	async #changeBy({ ply, position }: Made): Promise<Change | null> {
		const { problem, record } = this.#board;
		const before = record?.positions[ply - 1];
		if (problem === null || before === undefined) {
			return null;
		}
		const solver = await this.#board.solver;
		const table = await solver.solve(problem.game, { signal: this.#signal });
		try {
			const [was, is] = [await table.lookup(before), await table.lookup(position)];
			return { before: was.outcome, after: opposite[is.outcome] };
		} finally {
			table.dispose();
		}
	}
}
