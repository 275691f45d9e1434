/** A live part of the text that goes with one of the page's boards, and is drawn again whenever that changes. */
import { render, type TemplateResult } from "lit/html.js";
import type { CatchmateBoard } from "../../element/element.ts";
import { type TutorialWords, tutorialWords } from "../../locale/tutorial.ts";

/** Its attribute `board` is the id of its board. What stands inside it in the text is for readers without a script. */
export abstract class BoardPart extends HTMLElement {
	#life = new AbortController();

	connectedCallback(): void {
		this.replaceChildren();
		this.#life = new AbortController();
		this.board.addEventListener("update", () => this.boardChanged(), { signal: this.signal });
		this.redraw();
	}

	disconnectedCallback(): void {
		this.#life.abort();
	}

	/** Ends listening when the part leaves the page. */
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

	protected abstract view(): TemplateResult;

	/** Is told that a property of the board is another. */
	protected boardChanged(): void {
		this.redraw();
	}

	protected redraw(): void {
		render(this.view(), this);
	}
}
