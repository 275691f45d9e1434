/**
 * `<ply-limit board="ID" limit="200" longest="304">`: what a program that stops after so many plies prints for the board of that
 * id, whose farthest position takes `longest` plies, and how many positions it calls draws that are none. The reader moves the
 * limit.
 */
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import type { BoardProblem } from "../../board/edit.ts";
import { BoardPart } from "../lesson/board-part.ts";
import { failedView } from "../lesson/failed.ts";
import { Latest } from "../lesson/latest.ts";
import { problemText } from "../lesson/position-text.ts";
import { countBeyond } from "./distances.ts";

/** The plot's measures, in units of its drawing, of which it is 320 wide. */
const plot = { left: 34, right: 312, top: 8, bottom: 110, height: 134 };

/** The distance from the screen at which it begins, in pixels. */
const rootMargin = "300px";

interface Solved {
	/** The judge's answer. */
	readonly answer: string;
	readonly distance: number;
	/** The number of decided positions by their distance, from 0. */
	readonly counts: readonly number[];
}

export class PlyLimit extends BoardPart {
	/** The limit that the reader has chosen; null for the one of the text. */
	#chosen: number | null = null;
	#isNear = false;
	/** The board that the solver has been asked about, as a text; null for none. */
	#asked: string | null = null;
	#solved: Solved | null = null;
	#hasFailed = false;
	readonly #work = new Latest();

	override connectedCallback(): void {
		super.connectedCallback();
		const watch = new IntersectionObserver(
			([entry]) => {
				if (entry?.isIntersecting) {
					watch.disconnect();
					this.#wake();
				}
			},
			{ rootMargin },
		);
		watch.observe(this);
		this.signal.addEventListener("abort", () => watch.disconnect());
	}

	override disconnectedCallback(): void {
		super.disconnectedCallback();
		this.#work.end();
		if (this.#solved === null) {
			this.#asked = null;
		}
	}

	/** Has the board loaded, wherever it is, and solves it as soon as it is there. */
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

	/** Solves the board by itself: where values are hidden, the board tells none. */
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
		const onInput = ({ target }: Event) => {
			this.#chosen = Number((target as HTMLInputElement).value);
			this.redraw();
		};
		const printed = solved === null ? "" : solved.distance > limit ? "Tie" : solved.answer;
		return html`<label>
					<span class="slider-said">${text.stop(limit)}</span>
					<input
						type="range"
						min="0"
						max=${most}
						.value=${String(limit)}
						aria-label=${text.label}
						aria-valuetext=${text.stop(limit)}
						@input=${onInput}
					/>
				</label>
				<div class="limit-said" role="status">
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
				<figure class="plot-figure">${this.#chart(most)}</figure>`;
	}

	/** The positions by their distance, on a scale of powers of ten. */
	#chart(most: number): TemplateResult {
		const { limit: text } = this.words.noLimit;
		const limit = this.#limit;
		const counts = this.#solved?.counts ?? [];
		const { left, right, top, bottom, height } = plot;
		const powers = Math.ceil(Math.log10(Math.max(10, ...counts))) + 1;
		const x = (distance: number) => left + ((right - left) * distance) / (most + 1);
		// A bar of one position is one step high, so that it can be seen.
		const y = (count: number) => bottom - ((bottom - top) * (1 + Math.log10(count))) / powers;
		const bars = (from: number, to: number) =>
			counts
				.slice(from, to)
				.map((count, index) =>
					count === 0
						? ""
						: `M${x(from + index).toFixed(1)} ${bottom}V${y(count).toFixed(1)}H${x(from + index + 1).toFixed(1)}V${bottom}Z`,
				)
				.join("");
		const ticks = Array.from({ length: powers }, (_, power) => 10 ** power);
		return html`<svg class="plot" viewBox="0 0 320 ${height}" role="img" aria-label=${text.summary(limit)}>
			${ticks.map(
				(count) => svg`<path class="grid" d="M${left} ${y(count)}H${right}"></path>
					<text x=${left - 5} y=${y(count) + 4} text-anchor="end">${text.short(count)}</text>`,
			)}
			${svg`<path class="bars is-seen" d=${bars(0, limit + 1)}></path>
				<path class="bars is-cut" d=${bars(limit + 1, counts.length)}></path>
				<path class="mark" d="M${x(limit + 1)} ${top - 6}V${bottom}"></path>
				<path class="axis" d="M${left} ${bottom}H${right}"></path>
				<text x=${left} y=${height - 6}>0</text>
				<text x=${(left + right) / 2} y=${height - 6} text-anchor="middle">${text.axis}</text>
				<text x=${right} y=${height - 6} text-anchor="end">${text.number(most)}</text>`}
		</svg>`;
	}
}
