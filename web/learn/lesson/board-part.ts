/** An interactive part of the text that belongs to a board of the page. */
import { render, type TemplateResult } from "lit/html.js";
import type { CatchmateBoard } from "../../element/element.ts";
import type { TutorialWords } from "../../locale/en/tutorial.ts";
import { wordsHere } from "./words-here.ts";

/** The attribute `board` is the id of the board. The content of the element is for readers without a script. */
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

	/** Aborted when the part is removed from the page. */
	protected get signal(): AbortSignal {
		return this.#life.signal;
	}

	/** @throws Error if the page has no such board */
	protected get board(): CatchmateBoard {
		const id = this.getAttribute("board");
		const board = document.querySelector<CatchmateBoard>(`catchmate-board#${id}`);
		if (board === null) {
			throw new Error(`the page has no board ${id}`);
		}
		return board;
	}

	protected get words(): TutorialWords {
		return wordsHere();
	}

	/** Null to keep the content. */
	protected abstract view(): TemplateResult | null;

	/** Called when the part is added to the page, and when a property of the board may have changed. */
	protected boardChanged(): void {
		// Parts that only draw on the board need not listen to it.
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
