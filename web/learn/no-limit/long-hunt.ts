/**
 * `<long-hunt board="ID" plies="303">`: a slider and buttons to step through the game on the board with that id; `plies` is its
 * length.
 */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { BoardPart } from "../lesson/board-part.ts";
import { slider } from "../lesson/slider.ts";

export class LongHunt extends BoardPart {
	protected override boardChanged(): void {
		this.redraw();
	}

	/** The number of plies of the game, known before it is loaded. */
	get #last(): number {
		return Number(this.getAttribute("plies"));
	}

	#seek(ply: number): void {
		void this.board.seek(ply);
	}

	protected override view(): TemplateResult {
		const { steps, noLimit } = this.words;
		const { hunt } = noLimit;
		const ply = this.board.record?.index ?? 0;
		const last = this.#last;
		const button = (label: string, glyph: string, to: number) => {
			const target = Math.min(last, Math.max(0, to));
			const isEnd = target === ply;
			return html`<button
				type="button"
				aria-label=${label}
				title=${label}
				aria-disabled=${isEnd ? "true" : "false"}
				@click=${isEnd ? nothing : () => this.#seek(target)}
			>
				<span aria-hidden="true">${glyph}</span>
			</button>`;
		};
		const text = hunt.at(ply, last);
		const set = (ply: number) => this.#seek(ply);
		return html`${slider({ name: hunt.ply, value: ply, most: last, text, set })}
				<div class="hunt-steps" role="group" aria-label=${hunt.way}>
					${button(steps.first, "⇤", 0)} ${button(hunt.tenBack, "−10", ply - 10)}
					${button(steps.back, "←", ply - 1)} ${button(steps.next, "→", ply + 1)}
					${button(hunt.tenOn, "+10", ply + 10)} ${button(steps.last, "⇥", last)}
				</div>`;
	}
}
