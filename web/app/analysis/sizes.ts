/** The longest game of a game's open square boards, solved one after another in a separate worker. */
import { computed, effect, signal } from "@preact/signals-core";
import type { Rules } from "catchmate";
import type { Workshop } from "catchmate/workshop";
import type { CatchmateBoard } from "../../element/element.ts";
import { type PageFailure, pageFailureOf } from "../shell/failure.ts";
import { inWorkshop } from "../shell/workshop.ts";

/** A solved board: its rows and columns, and the longest distance, in plies. */
export interface SolvedSize {
	readonly size: number;
	readonly longest: number;
}

/** The memory for one board, in bytes. */
const memoryBudget = 2 ** 29;

const smallest = 2;

export class Sizes {
	readonly isOpen = signal(false);
	readonly isRunning = signal(false);
	/** From the smallest board on. */
	readonly solved = signal<readonly SolvedSize[]>([]);
	/** The reason for the end; a board without room in memory is the usual one. */
	readonly failure = signal<PageFailure | null>(null);
	readonly #board: CatchmateBoard;
	#running: AbortController | null = null;
	/** The rules as text: equal for equal rules. */
	readonly #text = computed(() => JSON.stringify(this.rules));

	constructor(board: CatchmateBoard) {
		this.#board = board;
	}

	/** The rules of the board, if rows, columns and obstacles are all that it has; else null. */
	get rules(): Rules | null {
		const { game } = this.#board.problem ?? {};
		const { graph, goals, closed } = game?.board ?? {};
		return game !== undefined && (graph ?? goals ?? closed) === undefined ? game.rules : null;
	}

	/** Stops when the panel is left, and forgets the sizes with the rules. */
	follow(tab: () => string): void {
		effect(() => {
			if (!this.isOpen.value || tab() !== "explain") this.stop();
		});
		effect(() => {
			void this.#text.value;
			return () => {
				this.stop();
				this.solved.value = [];
				this.failure.value = null;
			};
		});
	}

	stop(): void {
		this.#running?.abort();
		this.#running = null;
		this.isRunning.value = false;
	}

	/** Solves the next sizes until it is stopped, or a board does not fit in memory. */
	async start(): Promise<void> {
		const { rules } = this;
		if (rules === null) return;
		this.stop();
		const running = new AbortController();
		this.#running = running;
		this.isRunning.value = true;
		this.failure.value = null;
		await inWorkshop(running.signal, (workshop) =>
			this.#solve(workshop, rules, running.signal),
		).catch((error) => {
			if (this.#running === running) this.failure.value = pageFailureOf(error);
		});
		if (this.#running === running) this.stop();
	}

	async #solve(workshop: Workshop, rules: Rules, signal: AbortSignal): Promise<void> {
		for (let size = (this.solved.peek().at(-1)?.size ?? smallest - 1) + 1; ; size += 1) {
			const board = { rows: size, columns: size, obstacles: [] };
			const table = await workshop.solve({ rules, board }, { memoryBudget });
			if (signal.aborted) return;
			this.solved.value = [...this.solved.peek(), { size, longest: table.longest }];
			table.dispose();
		}
	}
}
