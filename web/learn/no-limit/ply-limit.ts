/**
 * `<ply-limit board="ID" limit="200" longest="304">`: the output of a program that stops after `limit` plies for the board with
 * that id, and the number of positions that it wrongly calls draws. `longest` is the board's longest distance. The reader can
 * move the limit.
 */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { BoardProblem } from "../../model/edit.ts";
import { BoardPart } from "../lesson/board-part.ts";
import { failedView } from "../lesson/failed.ts";
import { Latest } from "../lesson/latest.ts";
import { whenNear } from "../lesson/near.ts";
import { problemText } from "../lesson/position-text.ts";
import { slider } from "../lesson/slider.ts";
import { countBeyond } from "./distances.ts";
import { limitPlot } from "./limit-plot.ts";

interface Solved {
	/** The right answer for the judge. */
	readonly answer: string;
	readonly distance: number;
	/** The number of decided positions by distance, from 0. */
	readonly counts: readonly number[];
}

export class PlyLimit extends BoardPart {
	/** The limit chosen by the reader; null for the text's. */
	#chosen: number | null = null;
	#isNear = false;
	/** The last board sent to the solver, as a text; null for none. */
	#asked: string | null = null;
	#solved: Solved | null = null;
	#hasFailed = false;
	readonly #work = new Latest();

	override connectedCallback(): void {
		super.connectedCallback();
		void whenNear(this, this.signal).then(() => this.#wake());
	}

	override disconnectedCallback(): void {
		super.disconnectedCallback();
		this.#work.end();
		if (this.#solved === null) {
			this.#asked = null;
		}
	}

	/** Makes the board load even off screen, and then solves it. */
	#wake(): void {
		this.#isNear = true;
		this.board.loading = "eager";
		this.boardChanged();
	}

	protected override boardChanged(): void {
		const { problem } = this.board;
		if (!this.#isNear || problem === null) {
			return;
		}
		const text = problemText(problem);
		if (text !== this.#asked) {
			this.#asked = text;
			void this.#solve(problem);
		}
	}

	/** Solves the problem separately, because a board with hidden values does not reveal them. */
	async #solve({ game, position }: BoardProblem): Promise<void> {
		const signal = this.#work.begin();
		this.#solved = null;
		this.#hasFailed = false;
		this.redraw();
		try {
			const solver = await this.board.solver;
			const table = await solver.solve(game, { signal });
			try {
				const { byDistance } = await table.statistics();
				const { distance } = await table.lookup(position);
				const answer = await table.answer(position);
				signal.throwIfAborted();
				this.#solved = { answer, distance: distance ?? 0, counts: byDistance };
			} finally {
				table.dispose();
			}
		} catch {
			if (signal.aborted) {
				return;
			}
			this.#hasFailed = true;
		}
		this.redraw();
	}

	get #limit(): number {
		return this.#chosen ?? Number(this.getAttribute("limit"));
	}

	#tryAgain(): void {
		this.#asked = null;
		this.boardChanged();
	}

	protected override view(): TemplateResult {
		const { limit: text } = this.words.noLimit;
		const limit = this.#limit;
		const solved = this.#solved;
		const most = Math.max(Number(this.getAttribute("longest")), (solved?.counts.length ?? 0) - 1);
		const set = (value: number) => {
			this.#chosen = value;
			this.redraw();
		};
		const printed = solved === null ? "" : solved.distance > limit ? "Tie" : solved.answer;
		return html`${slider({ name: text.label, value: limit, most, text: text.stop(limit), set })}
				<div class="limit-status" role="status">
					${
						this.#hasFailed
							? html`<p>${failedView(this.words, () => this.#tryAgain())}</p>`
							: solved === null
								? nothing
								: html`<p>
										<span class="limit-sign" aria-hidden="true">${printed === solved.answer ? "✓" : "✗"}</span>
										${text.prints} <code>${printed}</code>${printed === solved.answer ? text.right : text.wrong}
									</p>
									<p>${text.cut(countBeyond(solved.counts, limit), countBeyond(solved.counts, -1))}</p>`
					}
				</div>
				<figure class="plot-figure">${limitPlot(this.words, solved?.counts ?? [], limit, most)}</figure>`;
	}
}
