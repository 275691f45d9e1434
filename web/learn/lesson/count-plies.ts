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
		const ply = this.board.record?.index ?? 0;
		// Moves that were taken back do not count.
		this.#slip = this.#slip !== null && this.#slip > ply ? null : this.#slip;
		this.#end = this.#end !== null && this.#end > ply ? null : this.#end;
		this.redraw();
	}

	protected override view(): TemplateResult {
		const { plies } = this.words;
		const kept = plies.kept[this.#kept];
		const played = this.board.record?.index ?? 0;
		const news =
			this.#end !== null
				? plies.over
				: this.#slip !== null
					? kept.slip
					: played > 0
						? kept.open
						: kept.start;
		const told = this.hasAttribute("only-count") && this.#end === null ? "" : news;
		return html`<p class="count-plies" role="status">
			<strong>${plies.count(played)}</strong> ${told}
		</p>`;
	}
}
