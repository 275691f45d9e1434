/**
 * `<ply-limit board="ID" limit="200" plies="303">`: what a program that stops after so many plies prints for the board of that
 * id, whose game takes `plies`, and how many positions it calls draws that are none. The reader moves the limit.
 */
import { html, nothing, render, svg, type TemplateResult } from "lit/html.js";
import type { CatchmateBoard } from "../../element/element.ts";
import { tutorialWords } from "../../locale/tutorial.ts";
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

export class PlyLimit extends HTMLElement {
	#limit = 0;
	#solved: Solved | null = null;
	/** Whether the solver has been asked. */
	#isAsked = false;
	#life: AbortController | null = null;

	connectedCallback(): void {
		this.#life = new AbortController();
		this.#limit = Number(this.getAttribute("limit"));
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
		this.#life.signal.addEventListener("abort", () => watch.disconnect());
		this.#draw();
	}

	disconnectedCallback(): void {
		this.#life?.abort();
	}

	get #board(): CatchmateBoard | null {
		return document.querySelector(`catchmate-board#${this.getAttribute("board")}`);
	}

	/** Has the board loaded, wherever it is, and solves it as soon as it is there. */
	#wake(): void {
		const board = this.#board;
		if (board !== null && this.#life !== null) {
			const { signal } = this.#life;
			board.loading = "eager";
			board.addEventListener("update", () => void this.#solve(board), { signal });
			void this.#solve(board);
		}
	}

	/** Solves the board by itself: where values are hidden, the board tells none. */
	async #solve({ problem, solver }: CatchmateBoard): Promise<void> {
		if (problem === null || this.#isAsked) {
			return;
		}
		this.#isAsked = true;
		const table = await (await solver).solve(problem.game);
		try {
			const { byDistance } = await table.statistics();
			const { distance } = await table.lookup(problem.position);
			const answer = await table.answer(problem.position);
			this.#solved = { answer, distance: distance ?? 0, counts: byDistance };
		} finally {
			table.dispose();
		}
		this.#draw();
	}

	#draw(): void {
		const { limit: text } = tutorialWords(document.documentElement.lang).noLimit;
		const limit = this.#limit;
		const solved = this.#solved;
		const most = Math.max(Number(this.getAttribute("plies")), (solved?.counts.length ?? 0) - 1);
		const onInput = ({ target }: Event) => {
			this.#limit = Number((target as HTMLInputElement).value);
			this.#draw();
		};
		const printed = solved === null ? "" : solved.distance > limit ? "Tie" : solved.answer;
		render(
			html`<label>
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
						solved === null
							? nothing
							: html`<p>
										<span class="limit-sign" aria-hidden="true">${printed === solved.answer ? "✓" : "✗"}</span>
										${text.prints} <code>${printed}</code>${printed === solved.answer ? text.right : text.wrong}
									</p>
									<p>${text.cut(countBeyond(solved.counts, limit), countBeyond(solved.counts, -1))}</p>`
					}
				</div>
				<figure class="plot-figure">${this.#chart(most)}</figure>`,
			this,
		);
	}

	/** The positions by their distance, on a scale of powers of ten. */
	#chart(most: number): TemplateResult {
		const { limit: text } = tutorialWords(document.documentElement.lang).noLimit;
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
