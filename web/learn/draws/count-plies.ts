/** Counts the plies of the game on a board beside it, and says when a position stands there again, or a draw was given away. */
import { html, type TemplateResult } from "lit/html.js";
import { BoardPart } from "../lesson/board-part.ts";
import { positionText } from "../lesson/position-text.ts";

export class CountPlies extends BoardPart {
	/** The ply after which a draw was none any more; null for none. */
	#slip: number | null = null;
	/** The ply that ended the game; null as long as it goes on. */
	#end: number | null = null;

	override connectedCallback(): void {
		super.connectedCallback();
		const { board, signal } = this;
		board.addEventListener(
			"move",
			({ detail: { grade, ply } }) => {
				if (grade?.before === "draw" && grade.after === "loss") {
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

	protected override boardChanged(): void {
		const ply = this.board.record?.index ?? 0;
		// Moves that were taken back do not count.
		this.#slip = this.#slip !== null && this.#slip > ply ? null : this.#slip;
		this.#end = this.#end !== null && this.#end > ply ? null : this.#end;
		this.redraw();
	}

	/** The last ply before this one after which the same position stood on the board; null for none. */
	get #seenAt(): number | null {
		const { record } = this.board;
		if (record === null) {
			return null;
		}
		const texts = record.positions.slice(0, record.index + 1).map(positionText);
		const found = texts.slice(0, -1).lastIndexOf(texts.at(-1) ?? "");
		return found < 0 ? null : found;
	}

	protected override view(): TemplateResult {
		const { plies } = this.words;
		const played = this.board.record?.index ?? 0;
		const seenAt = this.#seenAt;
		const news =
			this.#end !== null
				? plies.over
				: this.#slip !== null
					? plies.slip
					: seenAt !== null
						? plies.again(seenAt)
						: played > 0
							? plies.open
							: plies.start;
		return html`<p class="count-plies" role="status">
			<strong>${plies.count(played)}</strong> ${news}
		</p>`;
	}
}
