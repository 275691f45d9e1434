/**
 * `<long-hunt board="ID" plies="303">`: a slider and buttons that lead through the game on the board of that id, which takes so
 * many plies.
 */
import { html, nothing, render } from "lit/html.js";
import type { CatchmateBoard } from "../../element/element.ts";
import { tutorialWords } from "../../locale/tutorial.ts";

export class LongHunt extends HTMLElement {
	#life: AbortController | null = null;

	connectedCallback(): void {
		this.#life = new AbortController();
		this.#board?.addEventListener("update", () => this.#draw(), { signal: this.#life.signal });
		this.#draw();
	}

	disconnectedCallback(): void {
		this.#life?.abort();
	}

	get #board(): CatchmateBoard | null {
		return document.querySelector(`catchmate-board#${this.getAttribute("board")}`);
	}

	/** The number of plies of the whole game, also before it is there. */
	get #last(): number {
		return Number(this.getAttribute("plies"));
	}

	#seek(ply: number): void {
		void this.#board?.seek(ply);
	}

	#draw(): void {
		const words = tutorialWords(document.documentElement.lang);
		const { steps } = words;
		const { hunt } = words.noLimit;
		const ply = this.#board?.record?.index ?? 0;
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
		const onInput = ({ target }: Event) => this.#seek(Number((target as HTMLInputElement).value));
		render(
			html`<label>
					<span class="slider-said">${hunt.at(ply, last)}</span>
					<input
						type="range"
						min="0"
						max=${last}
						.value=${String(ply)}
						aria-label=${hunt.ply}
						aria-valuetext=${hunt.at(ply, last)}
						@input=${onInput}
					/>
				</label>
				<div class="hunt-steps" role="group" aria-label=${hunt.way}>
					${button(steps.first, "⇤", 0)} ${button(hunt.tenBack, "−10", ply - 10)}
					${button(steps.back, "←", ply - 1)} ${button(steps.next, "→", ply + 1)}
					${button(hunt.tenOn, "+10", ply + 10)} ${button(steps.last, "⇥", last)}
				</div>`,
			this,
		);
	}
}
