/**
 * Counts the plies of the game on a board beside it, and says when what the reader has was given away: a win or a draw, as the
 * attribute `keep` says. With the attribute `only-count` it says of the game no more than that it is over.
 */
import { html, type TemplateResult } from "lit/html.js";
import { BoardPart } from "./board-part.ts";

export class CountPlies extends BoardPart {
	/** The ply that gave it away; null for none. */
	#slip: number | null = null;
	/** The ply that ended the game; null as long as it goes on. */
	#end: number | null = null;

	override connectedCallback(): void {
		super.connectedCallback();
		const { board, signal } = this;
		board.addEventListener(
			"move",
			({ detail: { grade, ply } }) => {
				// A move takes the place of those that were taken back.
				this.#slip = this.#slip !== null && ply > this.#slip ? this.#slip : null;
				this.#end = this.#end !== null && ply > this.#end ? this.#end : null;
				if (grade?.before === this.#kept && grade.after !== this.#kept) {
					this.#slip = ply;
				}
			},
			{ signal },
		);
		board.addEventListener(
			"end",
			({ detail: { ply } }) => {
				this.#end = ply;
			},
			{ signal },
		);
	}

	/** The outcome that the reader has at first. */
	get #kept(): "win" | "draw" {
		return this.getAttribute("keep") === "win" ? "win" : "draw";
	}

	protected override boardChanged(): void {
		this.redraw();
	}

	protected override view(): TemplateResult {
		const { plies, betweenSentences } = this.words;
		const kept = plies.kept[this.#kept];
		const played = this.board.record?.index ?? 0;
		const isOver = this.#end !== null && played >= this.#end;
		const news = isOver
			? plies.over
			: this.#slip !== null && played >= this.#slip
				? kept.slip
				: played > 0
					? kept.open
					: kept.start;
		const told = this.hasAttribute("only-count") && !isOver ? "" : news;
		return html`<p class="count-plies" role="status">
			<strong>${plies.count(played)}</strong>${betweenSentences}${told}
		</p>`;
	}
}
