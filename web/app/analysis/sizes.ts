/** The longest game of a game's open square boards, solved one after another in a separate worker. */
import { signal } from "@preact/signals-core";
import type { Rules } from "catchmate";
import type { Workshop } from "catchmate/workshop";
import type { CatchmateBoard } from "../../element/element.ts";
import { WorkshopTask } from "../shell/workshop.ts";

/** A solved board: its rows and columns, and the longest distance, in plies. */
export interface SolvedSize {
	readonly size: number;
	readonly longest: number;
}

/** The memory for one board, in bytes. */
const memoryBudget = 2 ** 29;

const smallest = 2;

export class Sizes extends WorkshopTask {
	/** From the smallest board on. */
	readonly solved = signal<readonly SolvedSize[]>([]);
	readonly #board: CatchmateBoard;

	constructor(board: CatchmateBoard) {
		super();
		this.#board = board;
	}

	/** The rules of the board, if rows, columns and obstacles are all that it has; else null. */
	get rules(): Rules | null {
		const { game } = this.#board.problem ?? {};
		const { graph, goals, closed } = game?.board ?? {};
		return game !== undefined && (graph ?? goals ?? closed) === undefined ? game.rules : null;
	}

	follow(tab: () => string): void {
		this.stopOutside(tab, "explain");
		this.forgetWith(
			() => this.rules,
			() => {
				this.solved.value = [];
			},
		);
	}

	/** Solves the next sizes until it is stopped, or a board does not fit in memory. */
	async start(): Promise<void> {
		const { rules } = this;
		if (rules !== null) await this.run((workshop, ended) => this.#solve(workshop, rules, ended));
	}

	async #solve(workshop: Workshop, rules: Rules, ended: AbortSignal): Promise<void> {
		for (let size = (this.solved.peek().at(-1)?.size ?? smallest - 1) + 1; ; size += 1) {
			const board = { rows: size, columns: size, obstacles: [] };
			const table = await workshop.solve({ rules, board }, { memoryBudget });
			if (ended.aborted) return;
			const { longest, positions } = table;
			// A board too small for the pieces has no positions.
			if (positions > 0) this.solved.value = [...this.solved.peek(), { size, longest }];
			table.dispose();
		}
	}
}
