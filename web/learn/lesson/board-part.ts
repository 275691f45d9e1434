/** A live part of the text that goes with one of the page's boards. */
import { render, type TemplateResult } from "lit/html.js";
import type { CatchmateBoard } from "../../element/element.ts";
import { type TutorialWords, tutorialWords } from "../../locale/tutorial.ts";

/** Its attribute `board` is the id of its board. What stands inside it in the text is for readers without a script. */
export abstract class BoardPart extends HTMLElement {
	#life = new AbortController();
	#hasDrawn = false;

	connectedCallback(): void {
		this.#life = new AbortController();
		this.board.addEventListener("update", () => this.boardChanged(), { signal: this.signal });
		this.redraw();
		this.boardChanged();
	}

	disconnectedCallback(): void {
		this.#life.abort();
	}

	/** Aborted when the part leaves the page. */
	protected get signal(): AbortSignal {
		return this.#life.signal;
	}

	/** @throws Error when the page has no such board. */
	protected get board(): CatchmateBoard {
		const id = this.getAttribute("board");
		const board = document.querySelector<CatchmateBoard>(`catchmate-board#${id}`);
		if (board === null) {
			throw new Error(`the page has no board ${id}`);
		}
		return board;
	}

	protected get words(): TutorialWords {
		return tutorialWords(document.documentElement.lang);
	}

	/** Null to leave what stands there. */
	protected abstract view(): TemplateResult | null;

	/** Is told when the part comes to the page, and that a property of the board may be another. */
	protected boardChanged(): void {
		// Parts that only tell the board what to show have no need to hear from it.
	}

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
