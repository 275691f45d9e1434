/**
 * `<chase-sizes board="ID">`: solves chase size by size when the reader has it begin, plots the longest games beside the bounds
 * that are stated of them, says what follows, and puts a longest game on the board of that id.
 */
import type { Solver } from "catchmate";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import type { CatchmateBoard } from "../../element/element.ts";
import { BoardPart } from "../lesson/board-part.ts";
import { findingsOf, measure, type Size, statement } from "./sizes.ts";

/** The most bytes that one size may take: what takes more takes minutes as well. */
const memoryBudget = 2 ** 25;

/** The plot's measures, in units of its drawing, of which it is 320 wide. */
const plot = { left: 34, right: 290, top: 10, bottom: 180, height: 204 };

/** The fewest rows that the plot has room for, and the fewest that it grows by. */
const plotStep = 10;

export class ChaseSizes extends BoardPart {
	#sizes: readonly Size[] = [];
	#progress: "waiting" | "running" | "paused" | "too-large" | "failed" = "waiting";
	/** Ends the solving that is under way. */
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

	/** The size that comes next, or is under way. */
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

	/** Solves one size after the other with a solver of its own, so that the boards of the page stay quick. */
	async #measureAll(signal: AbortSignal): Promise<void> {
		let solver: Solver | null = null;
		try {
			await customElements.whenDefined("catchmate-board");
			const made = await (
				customElements.get("catchmate-board") as unknown as typeof CatchmateBoard
			).load();
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
				// By its name: the widget has a class of its own.
				const isTooLarge = error instanceof Error && error.name === "TableTooLargeError";
				this.#setProgress(isTooLarge ? "too-large" : "failed");
			}
		}
		solver?.dispose();
	}

	/** Puts the longest game of a size on the board, from its beginning. */
	async #show({ game, position }: Size): Promise<void> {
		const { board } = this;
		if (await board.open({ game, position })) {
			board.scrollIntoView({ block: "nearest" });
		}
	}

	protected override view(): TemplateResult {
		const text = this.#text;
		const last = this.#sizes.at(-1);
		return html`<figure class="plot-figure">${this.#chart()}</figure>
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

	#chart(): TemplateResult {
		const text = this.#text;
		const { left, right, top, bottom, height } = plot;
		const last = this.#sizes.at(-1)?.size ?? 0;
		const most = Math.ceil(Math.max(1, last) / plotStep) * plotStep;
		const highest = Math.max(...statement.bounds) * most;
		const x = (size: number) => left + ((right - left) * size) / most;
		const y = (plies: number) => bottom - ((bottom - top) * plies) / highest;
		const ticks = [1, 2, 3, 4].map((part) => (highest * part) / 4);
		return html`<svg class="plot" viewBox="0 0 320 ${height}" role="img" aria-label=${text.summary(last)}>
			${ticks.map(
				(plies) => svg`<path class="grid" d="M${left} ${y(plies)}H${right}"></path>
					<text x=${left - 5} y=${y(plies) + 4} text-anchor="end">${text.number(plies)}</text>`,
			)}
			${statement.bounds.map(
				(
					bound,
				) => svg`<path class="bound" d="M${left} ${bottom}L${x(most)} ${y(bound * most)}"></path>
					<text x=${right + 4} y=${y(bound * most) + 4}>${text.bound(bound)}</text>`,
			)}
			${svg`<path class="axis" d="M${left} ${bottom}H${right}"></path>
				<text x=${left} y=${height - 4}>0</text>
				<text x=${(left + right) / 2} y=${height - 4} text-anchor="middle">${text.axis}</text>
				<text x=${right} y=${height - 4} text-anchor="end">${text.number(most)}</text>`}
			${this.#sizes.map(({ size, longest }) => svg`<circle class="size" cx=${x(size)} cy=${y(longest)} r="3"></circle>`)}
		</svg>`;
	}

	/** What follows from the sizes on which the statement holds without a gap, and from the others. */
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
