/**
 * Counts the plies of the game on a board, and reports when the reader gives away the win or draw of the attribute `keep`. With
 * `only-count`, reports only the count and the end of the game.
 */
import { html, type TemplateResult } from "lit/html.js";
import { BoardPart } from "./board-part.ts";
import { Slip } from "./slip.ts";

export class CountPlies extends BoardPart {
	#slip: Slip | null = null;
	/** The ply that ended the game; null while it goes on. */
	#end: number | null = null;

	override connectedCallback(): void {
		super.connectedCallback();
		const { board, signal } = this;
		this.#slip = new Slip(board, this.#kept, signal, () => this.redraw());
		board.addEventListener(
			"move",
			({ detail: { ply } }) => {
				// A new move replaces those that were taken back.
				this.#end = this.#end !== null && ply > this.#end ? this.#end : null;
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

	/** The reader's outcome at the start. */
	get #kept(): "win" | "draw" {
		return this.getAttribute("keep") === "win" ? "win" : "draw";
	}

	protected override boardChanged(): void {
		this.redraw();
	}

	/** The message for a game of `played` plies. */
	#newsOf(played: number): string {
		const { over, kept } = this.words.plies;
		const { slip, open, start } = kept[this.#kept];
		if (this.#end !== null && played >= this.#end) {
			return over;
		}
		if (this.#slip?.isMade) {
			return slip;
		}
		return this.hasAttribute("only-count") ? "" : played > 0 ? open : start;
	}

	protected override view(): TemplateResult {
		const { plies, betweenSentences } = this.words;
		const played = this.board.record?.index ?? 0;
		return html`<p class="count-plies" role="status">
			<strong>${plies.count(played)}</strong>${betweenSentences}${this.#newsOf(played)}
		</p>`;
	}
}
