/** Types of the open board: its source, the options of an opening, and the outcome. */
import type { OpenOptions } from "../../element/element.ts";
import type { Opener } from "../../element/types.ts";
import type { BoardProblem } from "../../model/edit.ts";
import type { Activity } from "../shell/activities.ts";
import type { PageFailure } from "../shell/failure.ts";

/** The source of a board. */
export type From = Opener | "hunt" | "library" | "text";

/** The text of a board. */
export interface SourceText {
	readonly text: string;
	/** The board's index in the text, from 0. */
	readonly chosen: number;
	/** Whether the text has several boards. */
	readonly isList: boolean;
}

/** The options of an opening, with the element's. */
export interface Opening
	extends Pick<
		OpenOptions,
		"annotated" | "hints" | "moves" | "ply" | "plyTo" | "saved" | "solve" | "undoable"
	> {
	/** The text that the board was read from; null for none: the page then writes one. */
	readonly source?: SourceText | null;
	/** The activity to switch to when the board is shown. */
	readonly activity?: Activity | undefined;
	/** Aborts the opening before the board shows it: the signal of a task that opens several boards. */
	readonly signal?: AbortSignal;
	/** Called when the board is shown, perhaps before it is solved. */
	readonly onShow?: () => void;
}

/** The outcome of an opening: "superseded" by another opening or a cancelled solve, or a failure. */
export type Outcome = "shown" | "superseded" | PageFailure;

export type Open = (problem: BoardProblem, from: From, opening?: Opening) => Promise<Outcome>;
