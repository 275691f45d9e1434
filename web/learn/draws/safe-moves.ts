/** Shows the moves of a graph that keep a draw, in cycles. */
import { html, type TemplateResult } from "lit/html.js";
import { moves, nameOf } from "../graph/graph.ts";
import { settled } from "../graph/trace.ts";
import { BoardPart } from "../lesson/board-part.ts";
import { show } from "../lesson/graph-picture.ts";

const known = settled(moves);
const isDrawn = (point: number): boolean => known[point]?.outcome === "draw";
/** The draws, and the points one move after them. The text asks about the others later. */
const shown = known.map((one, point) =>
	isDrawn(point) || moves.some((ways, from) => isDrawn(from) && ways.includes(point)) ? one : null,
);

const movesFromDraws = moves.flatMap((ways, from) =>
	isDrawn(from) ? ways.map((to) => [from, to] as const) : [],
);
/** The moves from a draw to a draw. */
const safe = movesFromDraws.filter(([, to]) => isDrawn(to));
/** The moves from a draw to a point where the opponent wins. */
const losing = movesFromDraws.filter(([, to]) => !isDrawn(to));

export class SafeMoves extends BoardPart {
	#shown: "safe" | "losing" = "safe";

	protected override redraw(): void {
		super.redraw();
		show(this.board, {
			known: shown,
			ringed: null,
			arrows: this.#shown === "safe" ? safe : losing,
		});
	}

	#choose(shown: "safe" | "losing"): void {
		this.#shown = shown;
		this.redraw();
	}

	protected override view(): TemplateResult {
		const { safe: texts, list } = this.words;
		const choice = (one: "safe" | "losing") =>
			html`<button type="button" aria-pressed=${String(this.#shown === one)} @click=${() => this.#choose(one)}>
				${texts[one]}
			</button>`;
		const arrows = (this.#shown === "safe" ? safe : losing).map(
			([from, to]) => `${nameOf(from)} → ${nameOf(to)}`,
		);
		return html`<div class="button-row is-centred">${choice("safe")} ${choice("losing")}</div>
			<p class="safe-status" role="status">${texts.told[this.#shown](list(arrows))}</p>`;
	}
}
