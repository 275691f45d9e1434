/**
 * `<back-wave board="ID">`: colours the squares of the black piece ply by ply on the board with that id, for fixed red pieces. The
 * reader moves the pieces, builds walls, and chooses the side to move.
 */
import type { Position } from "catchmate";
import { html, type TemplateResult } from "lit/html.js";
import type { BoardProblem } from "../../model/edit.ts";
import { BoardPart } from "../lesson/board-part.ts";
import { failedView } from "../lesson/failed.ts";
import { Latest } from "../lesson/latest.ts";
import { problemText } from "../lesson/position-text.ts";
import { stepSlider } from "../lesson/slider.ts";
import { type Wave, waveOf } from "./wave.ts";

/** The side whose squares are coloured. */
const swept = "black";

export class BackWave extends BoardPart {
	#problem: BoardProblem | null = null;
	#toMove: string | null = null;
	/** Null before the board is solved, and for a board that cannot be solved. */
	#wave: Wave | null = null;
	#state: "solving" | "unsound" | "failed" | "shown" = "solving";
	#plies = 0;
	readonly #work = new Latest();

	override disconnectedCallback(): void {
		super.disconnectedCallback();
		this.#work.end();
	}

	protected override boardChanged(): void {
		const { problem } = this.board;
		if (problem === null) {
			return;
		}
		if (this.#problem === null || problemText(problem) !== problemText(this.#problem)) {
			this.#problem = problem;
			this.#toMove ??= problem.position.toMove;
			void this.#solve();
		}
	}

	async #solve(): Promise<void> {
		const problem = this.#problem;
		if (problem === null) {
			return;
		}
		const signal = this.#work.begin();
		const { game } = problem;
		const position: Position = {
			...problem.position,
			toMove: this.#toMove ?? problem.position.toMove,
		};
		try {
			const solver = await this.board.solver;
			try {
				solver.validate(game, position);
			} catch {
				this.#end("unsound", null);
				return;
			}
			const table = await solver.solve(game, { signal });
			try {
				const wave = await waveOf(table, position, swept);
				signal.throwIfAborted();
				this.#end("shown", wave);
			} finally {
				table.dispose();
			}
		} catch {
			if (!signal.aborted) {
				this.#end("failed", null);
			}
		}
	}

	#end(state: "unsound" | "failed" | "shown", wave: Wave | null): void {
		this.#state = state;
		this.#wave = wave;
		this.#plies = Math.min(this.#plies, this.#last);
		this.redraw();
	}

	/** The last step, one after the longest distance: the queue is empty. */
	get #last(): number {
		return this.#wave?.layers.length ?? 0;
	}

	#set(plies: number): void {
		this.#plies = Math.min(this.#last, Math.max(0, plies));
		this.redraw();
	}

	#let(toMove: string): void {
		this.#toMove = toMove;
		this.redraw();
		void this.#solve();
	}

	protected override redraw(): void {
		super.redraw();
		const layers = this.#wave?.layers ?? [];
		const { board } = this;
		board.heat = layers.slice(0, this.#plies + 1).flat();
		board.marks = (layers[this.#plies] ?? []).map(({ square }) => ({ square, shape: "ring" }));
	}

	get #sentence(): string {
		const { wave: text } = this.words;
		const wave = this.#wave;
		if (wave === null) {
			return this.#state === "unsound" ? text.unsound : "";
		}
		const layer = wave.layers[this.#plies];
		if (layer === undefined) {
			const settled = wave.layers.flat();
			const red = settled.filter(({ winner }) => winner !== swept).length;
			return text.end(red, settled.length - red, wave.never.length);
		}
		const red = layer.filter(({ winner }) => winner !== swept).length;
		return text.said(this.#plies, red, layer.length - red);
	}

	protected override view(): TemplateResult {
		const { wave: text } = this.words;
		const plies = this.#plies;
		const isEnd = this.#wave !== null && plies === this.#last;
		const slider = {
			name: text.label,
			value: plies,
			most: this.#last,
			text: isEnd ? text.empty : text.plies(plies),
			set: (value: number) => this.#set(value),
		};
		const mover = (side: string) =>
			html`<button type="button" aria-pressed=${String(this.#toMove === side)} @click=${() => this.#let(side)}>
				${text.toMove(side)}
			</button>`;
		return html`<div class="button-row is-centred" role="group" aria-label=${text.mover}>${mover("red")} ${mover(swept)}</div>
			${stepSlider(text, slider, this.#wave === null || isEnd)}
			<p class="wave-status" role="status">${
				this.#state === "failed" ? failedView(this.words, () => void this.#solve()) : this.#sentence
			}</p>`;
	}
}
