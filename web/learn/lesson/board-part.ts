/** An interactive part of the text that belongs to a board of the page. */
import type { CatchmateBoard } from "../../element/element.ts";
import { Part } from "./part.ts";

/** The attribute `board` is the id of the board. */
export abstract class BoardPart extends Part {
	override connectedCallback(): void {
		super.connectedCallback();
		this.board.addEventListener("update", () => this.boardChanged(), { signal: this.signal });
		this.redraw();
		this.boardChanged();
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

	/** Called when the part is added to the page, and when a property of the board may have changed. */
	protected boardChanged(): void {
		// Parts that only draw on the board need not listen to it.
	}
}
