/** Finds the cop number of the board's graph in a separate worker. */
import { computed, effect, signal } from "@preact/signals-core";
import type { Board, Game } from "catchmate";
import type { CopNumber, CopProgress } from "catchmate/workshop";
import type { CatchmateBoard } from "../../element/element.ts";
import type { Context } from "../shell/context.ts";
import { type PageFailure, pageFailureOf } from "../shell/failure.ts";
import { atIntervals } from "../shell/work.ts";
import { inWorkshop } from "../shell/workshop.ts";

/** The most cops to try. */
export const mostCops = 6;

/** The state of the search: under way with this many cops, ended, or failed. */
export type CopSearch =
	| { readonly state: "trying"; readonly cops: number }
	/** `found` is null if it takes more than `mostCops`. */
	| { readonly state: "ended"; readonly found: CopNumber | null }
	| { readonly state: "failed"; readonly failure: PageFailure };

export class Cops {
	readonly isOpen = signal(false);
	readonly #board: CatchmateBoard;
	/** Null before the first search on this graph, and after one was stopped. */
	readonly search = signal<CopSearch | null>(null);
	#running: AbortController | null = null;
	/** The graph as text: equal for equal graphs. */
	readonly #text = computed(() => JSON.stringify(this.graph));

	constructor(board: CatchmateBoard) {
		this.#board = board;
	}

	/** The board, if it is a graph; else null. */
	get graph(): Board | null {
		const { board } = this.#board.problem?.game ?? {};
		return board?.graph === undefined ? null : board;
	}

	/** Ends the search when its panel is left, and forgets it with its graph. */
	follow(tab: () => string): void {
		effect(() => {
			if (!this.isOpen.value || tab() !== "explain") this.stop();
		});
		effect(() => {
			void this.#text.value;
			return () => {
				this.stop();
				this.search.value = null;
			};
		});
	}

	stop(): void {
		this.#running?.abort();
		this.#running = null;
		if (this.search.peek()?.state === "trying") this.search.value = null;
	}

	async start(): Promise<void> {
		const game = this.#board.problem?.game;
		if (game === undefined) return;
		this.stop();
		const running = new AbortController();
		this.#running = running;
		this.search.value = { state: "trying", cops: 1 };
		const ended = await this.#find(game, running.signal).catch(
			(error): CopSearch => ({ state: "failed", failure: pageFailureOf(error) }),
		);
		if (this.#running === running) this.search.value = ended;
	}

	async #find(game: Game, signal: AbortSignal): Promise<CopSearch> {
		const onProgress = atIntervals(({ cops }: CopProgress) => {
			if (!signal.aborted) this.search.value = { state: "trying", cops };
		});
		const options = { most: mostCops, onProgress };
		const found = await inWorkshop(signal, (workshop) => workshop.copNumber(game, options));
		return { state: "ended", found };
	}
}

/** The context of the panel. */
export interface CopView extends Context {
	readonly cops: Cops;
}
