/**
 * `<chase-sizes board="ID">`: on request solves chase size by size, plots the longest games beside the claimed bounds,
 * states what follows, and shows a longest game on the board with that id.
 */
import type { Solver } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { BoardPart } from "../lesson/board-part.ts";
import { ownSolver } from "../lesson/solver-here.ts";
import { findingsOf, measure, type Size, statement } from "./sizes.ts";
import { sizesPlot } from "./sizes-plot.ts";

/** The memory limit per size, in bytes; larger ones would also take minutes. */
const memoryBudget = 2 ** 25;

export class ChaseSizes extends BoardPart {
	#sizes: readonly Size[] = [];
	#progress: "waiting" | "running" | "paused" | "too-large" | "failed" = "waiting";
	/** Aborts the current run; null if none is under way. */
	#run: AbortController | null = null;

	override disconnectedCallback(): void {
		super.disconnectedCallback();
		if (this.#progress === "running") {
			this.#setProgress("paused");
		}
	}

	get #text() {
		return this.words.noLimit.sizes;
	}

	/** The next size, or the one being solved. */
	get #next(): number {
		return statement.smallest + this.#sizes.length;
	}

	#setProgress(progress: "running" | "paused" | "too-large" | "failed"): void {
		this.#progress = progress;
		if (progress !== "running") {
			this.#run?.abort();
			this.#run = null;
		} else if (this.#run === null) {
			this.#run = new AbortController();
			void this.#measureAll(this.#run.signal);
		}
		this.redraw();
	}

	/** Solves all sizes with its own solver, so that the page's boards stay responsive. */
	async #measureAll(signal: AbortSignal): Promise<void> {
		let solver: Solver | null = null;
		try {
			const made = await ownSolver();
			solver = made;
			signal.addEventListener("abort", () => made.dispose());
			while (!signal.aborted) {
				const found = await measure(made, this.#next, memoryBudget);
				if (!signal.aborted) {
					this.#sizes = [...this.#sizes, found];
					this.redraw();
				}
			}
		} catch (error) {
			if (!signal.aborted) {
				// By name, because the widget has its own class.
				const isTooLarge = error instanceof Error && error.name === "TableTooLargeError";
				this.#setProgress(isTooLarge ? "too-large" : "failed");
			}
		}
		solver?.dispose();
	}

	/** Shows the longest game of a size on the board, from its start. */
	async #show({ game, position }: Size): Promise<void> {
		const { board } = this;
		if (await board.open({ game, position })) {
			board.scrollIntoView({ block: "nearest" });
		}
	}

	protected override view(): TemplateResult {
		const text = this.#text;
		const last = this.#sizes.at(-1);
		return html`<figure class="plot-figure">${sizesPlot(this.words, this.#sizes)}</figure>
				<div class="sizes-state">
					<p>${this.#state()}</p>
					${this.#button()}
				</div>
				<div class="sizes-said" role="status">${last === undefined ? html`<p>${text.claim}</p>` : this.#conclusions(last.size)}</div>
				<details class="sizes-table">
					<summary>${text.asTable}</summary>
					<div tabindex="0" role="group" aria-label=${text.asTable}>${this.#table()}</div>
				</details>
				<button
					type="button"
					aria-disabled=${last === undefined ? "true" : "false"}
					@click=${last === undefined ? nothing : () => void this.#show(last)}
				>
					${text.show(last?.size ?? null)}
				</button>`;
	}

	#state(): string {
		const text = this.#text;
		switch (this.#progress) {
			case "too-large":
				return text.tooLarge(this.#next);
			case "failed":
				return text.failed;
			case "running":
				return text.computing(this.#next);
			default:
				return text.waiting(this.#next);
		}
	}

	#button(): TemplateResult | typeof nothing {
		const text = this.#text;
		if (this.#progress === "too-large") {
			return nothing;
		}
		const isRunning = this.#progress === "running";
		const label = isRunning ? text.pause : this.#sizes.length === 0 ? text.begin : text.goOn;
		return html`<button
			type="button"
			@click=${() => this.#setProgress(isRunning ? "paused" : "running")}
		>
			${label}
		</button>`;
	}

	/** What follows from the sizes up to the first gap, and from the others. */
	#conclusions(last: number): TemplateResult {
		const text = this.#text;
		const { verified, refuted, exceeding, within } = findingsOf(this.#sizes);
		const sentences = [
			...(verified === null ? [] : [text.verified(verified.last, verified.longest)]),
			...(refuted.length === 0 ? [] : [text.refuted(refuted)]),
			...(within === null ? [] : [text.within(within, last)]),
			...exceeding.flatMap(({ bound, sizes }) =>
				sizes.length === 0 ? [] : [text.beyond(bound, sizes)],
			),
		];
		return html`<p>${sentences.join(this.words.betweenSentences)}</p>
			<p class="note">${text.conjecture(last)}</p>`;
	}

	#table(): TemplateResult {
		const text = this.#text;
		const { bounds } = statement;
		const columns = [text.size, text.longest, ...bounds.map(text.bound), text.positions];
		return html`<table>
			<thead>
				<tr>
					${columns.map((column) => html`<th scope="col">${column}</th>`)}
				</tr>
			</thead>
			<tbody>
				${this.#sizes.map(
					({ size, longest, positions }) => html`<tr>
						<th scope="row">${size}</th>
						${[longest, ...bounds.map((bound) => bound * size), positions].map(
							(value) => html`<td>${text.number(value)}</td>`,
						)}
					</tr>`,
				)}
			</tbody>
		</table>`;
	}
}
