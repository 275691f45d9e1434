/** An interactive part of the text. It replaces its content, which is for readers without scripts. */
import { render, type TemplateResult } from "lit/html.js";
import type { TutorialWords } from "../../locale/en/tutorial.ts";
import { wordsHere } from "./words-here.ts";

export abstract class Part extends HTMLElement {
	#life = new AbortController();
	#hasDrawn = false;

	connectedCallback(): void {
		this.#life = new AbortController();
	}

	disconnectedCallback(): void {
		this.#life.abort();
	}

	/** Aborted when the part is removed from the page. */
	protected get signal(): AbortSignal {
		return this.#life.signal;
	}

	protected get words(): TutorialWords {
		return wordsHere();
	}

	/** Null to keep the content. */
	protected abstract view(): TemplateResult | null;

	protected redraw(): void {
		const view = this.view();
		if (view === null) {
			return;
		}
		if (!this.#hasDrawn) {
			this.#hasDrawn = true;
			this.replaceChildren();
		}
		render(view, this);
	}
}
