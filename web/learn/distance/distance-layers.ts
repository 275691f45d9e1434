/**
 * The text's graph as the queue settles it, one distance at a time: a slider, the board, and the order of the queue.
 */
import { html, type TemplateResult } from "lit/html.js";
import { moves, nameOf, points } from "../graph/graph.ts";
import { type Step, trace } from "../graph/trace.ts";
import { BoardPart } from "../lesson/board-part.ts";
import { type Known, show } from "../lesson/graph-picture.ts";
import { knownChip } from "../lesson/outcome-chip.ts";
import { stepSlider } from "../lesson/slider.ts";

interface Settled {
	readonly point: number;
	readonly known: Known;
	/** The point that settled this one on leaving the queue; null for a sink. */
	readonly by: number | null;
}

const knownIn = ({ known }: Step, point: number): Known =>
	known[point] ?? { outcome: "draw", distance: null };

/** All settled points in the order of the queue. */
function inOrder(steps: readonly Step[]): readonly Settled[] {
	return steps.flatMap((step): Settled[] => {
		const { mark, queue, u, v } = step;
		if (mark === "begin") {
			return queue.map((point) => ({ point, known: knownIn(step, point), by: null }));
		}
		return (mark === "won" || mark === "lost") && u !== null
			? [{ point: u, known: knownIn(step, u), by: v }]
			: [];
	});
}

const order = inOrder(trace(moves));
const longest = Math.max(...order.map(({ known }) => known.distance ?? 0));
const layers: readonly (readonly Settled[])[] = Array.from({ length: longest + 1 }, (_, plies) =>
	order.filter(({ known }) => known.distance === plies),
);
const never = points.flatMap((_, point) =>
	order.some((one) => one.point === point) ? [] : [point],
);

export class DistanceLayers extends BoardPart {
	/** The greatest distance shown; one more when the queue is empty. */
	#plies = 0;

	#set(plies: number): void {
		this.#plies = Math.min(longest + 1, Math.max(0, plies));
		this.redraw();
	}

	protected override redraw(): void {
		super.redraw();
		const settled = layers.slice(0, this.#plies + 1).flat();
		const now = layers[this.#plies] ?? [];
		show(this.board, {
			known: points.map((_, point) => settled.find((one) => one.point === point)?.known ?? null),
			ringed: null,
			arrows: now.flatMap(({ point, by }) => (by === null ? [] : [[point, by] as const])),
		});
	}

	/** A sentence on what settled the points of this distance. */
	get #sentence(): string {
		const { layers: texts, list } = this.words;
		const now = layers[this.#plies];
		if (now === undefined) {
			return texts.never(list(never.map(nameOf)), never.length);
		}
		return now
			.map(({ point, known, by }) =>
				by === null
					? texts.sink(nameOf(point))
					: known.outcome === "win"
						? texts.win(nameOf(point), nameOf(by), this.#plies - 1)
						: texts.loss(nameOf(point), nameOf(by), this.#plies - 1),
			)
			.join(texts.between);
	}

	protected override view(): TemplateResult {
		const { layers: texts } = this.words;
		const plies = this.#plies;
		const isEnd = plies > longest;
		const slider = {
			name: texts.label,
			value: plies,
			most: longest + 1,
			text: isEnd ? texts.empty : texts.plies(plies),
			set: (value: number) => this.#set(value),
		};
		return html`${stepSlider(texts, slider, isEnd)}
			<p class="layers-status" role="status">${this.#sentence}</p>
			<ol class="layers-strip" aria-label=${texts.strip}>
				${layers.map(
					(layer, distance) =>
						html`<li class=${distance === plies ? "is-now" : ""}>
							<span class="layers-distance">${distance}</span>
							${
								distance > plies
									? html`<span class="layers-point">·</span>`
									: layer.map(
											({ point, known }) =>
												html`<span class="layers-point">${nameOf(point)} ${knownChip(this.words, known)}</span>`,
										)
							}
						</li>`,
				)}
			</ol>`;
	}
}
