/** Finds the cop number of the board's graph in a separate worker. */
import { signal } from "@preact/signals-core";
import type { Board } from "catchmate";
import type { CopNumber, CopProgress } from "catchmate/workshop";
import type { CatchmateBoard } from "../../element/element.ts";
import type { Context } from "../shell/context.ts";
import { atIntervals } from "../shell/work.ts";
import { WorkshopTask } from "../shell/workshop.ts";

/** The most cops to try. */
export const mostCops = 6;

export class Cops extends WorkshopTask {
	readonly #board: CatchmateBoard;
	/** The number of cops that the search is trying. */
	readonly tried = signal(1);
	/** The result; null if it takes more than `mostCops`, undefined before there is one. */
	readonly found = signal<CopNumber | null | undefined>(undefined);

	constructor(board: CatchmateBoard) {
		super();
		this.#board = board;
	}

	/** The board, if it is a graph; else null. */
	get graph(): Board | null {
		const { board } = this.#board.problem?.game ?? {};
		return board?.graph === undefined ? null : board;
	}

	follow(tab: () => string): void {
		this.stopOutside(tab, "explain");
		this.forgetWith(
			() => this.graph,
			() => {
				this.found.value = undefined;
			},
		);
	}

	async start(): Promise<void> {
		const game = this.#board.problem?.game;
		if (game === undefined) return;
		this.tried.value = 1;
		this.found.value = undefined;
		await this.run(async (workshop, ended) => {
			const onProgress = atIntervals(({ cops }: CopProgress) => {
				if (!ended.aborted) this.tried.value = cops;
			});
			const found = await workshop.copNumber(game, { most: mostCops, onProgress });
			if (!ended.aborted) this.found.value = found;
		});
	}
}

/** The context of the panel. */
export interface CopView extends Context {
	readonly cops: Cops;
}
