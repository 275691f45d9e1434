/** Makes the losing side hold out or hurry, and shows the length of the reader's win. */
import type { MoveValue } from "catchmate";
import { html, type TemplateResult } from "lit/html.js";
import { BoardPart } from "../lesson/board-part.ts";
import { Slip } from "../lesson/slip.ts";

/** The best move by the mistaken rule, which prefers the quickest loss. */
const hurriedMove = (moves: readonly MoveValue[]): MoveValue | undefined =>
	moves[0]?.outcome === "loss" ? moves.at(-1) : moves[0];

type Pace = "holds" | "hurries";

export class LoserPace extends BoardPart {
	#pace: Pace = "holds";
	/** The plies of won games, by the loser's pace. */
	readonly #wins = new Map<Pace, number>();
	#isLost = false;
	#slip: Slip | null = null;

	override connectedCallback(): void {
		super.connectedCallback();
		const { board, signal } = this;
		this.#slip = new Slip(board, "win", signal, () => this.redraw());
		board.addEventListener(
			"end",
			({ detail: { winner, ply } }) => {
				this.#isLost = winner !== board.human;
				if (!this.#isLost) {
					this.#wins.set(this.#pace, ply);
				}
				this.redraw();
			},
			{ signal },
		);
	}

	protected override boardChanged(): void {
		if (this.board.record?.index === 0) {
			this.#isLost = false;
		}
		this.redraw();
	}

	#choose(pace: Pace): void {
		this.#pace = pace;
		this.#isLost = false;
		this.board.opponent =
			pace === "holds" ? null : ({ moves }) => hurriedMove(moves)?.move ?? { from: null, to: null };
		void this.board.reset();
		this.redraw();
	}

	get #sentence(): string {
		const { pace } = this.words;
		const [held, hurried] = [this.#wins.get("holds"), this.#wins.get("hurries")];
		if (this.#isLost) {
			return pace.lost;
		}
		if (this.#slip?.isMade) {
			return pace.thrown;
		}
		if (held !== undefined && hurried !== undefined) {
			return pace.both(held, hurried);
		}
		const won = held ?? hurried;
		return won === undefined ? pace.start : pace.won(won, held !== undefined);
	}

	protected override view(): TemplateResult {
		const { pace } = this.words;
		const choice = (one: Pace) =>
			html`<button type="button" aria-pressed=${String(this.#pace === one)} @click=${() => this.#choose(one)}>
				${pace[one]}
			</button>`;
		return html`<div class="button-row is-centred" role="group" aria-label=${pace.label}>
				<span>${pace.label}</span> ${choice("holds")} ${choice("hurries")}
			</div>
			<p class="pace-status" role="status">${this.#sentence}</p>`;
	}
}
