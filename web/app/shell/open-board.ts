/** Opening a board that does not come from the text box; its text follows. */
import type { OpenOptions } from "../../element/element.ts";
import type { BoardProblem } from "../../model/edit.ts";
import type { ListedText } from "../../model/listed-text.ts";
import type { PageFailure } from "./failure.ts";

export interface Opening
	extends Pick<
		OpenOptions,
		"annotated" | "by" | "hints" | "moves" | "ply" | "plyTo" | "saved" | "undoable"
	> {
	/** The text to put into the text box, if the board is one of several in a text. */
	readonly entry?: ListedText | null;
	/** Called with the board when it is shown, solved or not. */
	readonly onShow?: (problem: BoardProblem) => void;
}

/** A failure, or "superseded" if another board was opened meanwhile or the solve was cancelled. */
export type Opened = "shown" | "superseded" | PageFailure;

export type OpenBoard = (problem: BoardProblem, opening?: Opening) => Promise<Opened>;
