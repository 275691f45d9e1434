/** Types of the open board: where it comes from, how it is opened, and how that ends. */
import type { OpenOptions } from "../../element/element.ts";
import type { Opener } from "../../element/types.ts";
import type { BoardProblem } from "../../model/edit.ts";
import type { Activity } from "../shell/activities.ts";
import type { PageFailure } from "../shell/failure.ts";

/** Where a board comes from. */
export type From = Opener | "hunt" | "library" | "text";

/** The text that a board was read from. */
export interface SourceText {
	readonly text: string;
	/** The board's index in the text, from 0. */
	readonly chosen: number;
	/** Whether the text has several boards. */
	readonly isList: boolean;
}

/** How a board is opened; the remaining options are the element's. */
export interface Opening
	extends Pick<
		OpenOptions,
		"annotated" | "hints" | "moves" | "ply" | "plyTo" | "saved" | "solve" | "undoable"
	> {
	/** The text that the board was read from; null for none, so that one is written for it. */
	readonly source?: SourceText | null;
	/** The activity to switch to when the board is shown. */
	readonly activity?: Activity | undefined;
	/** Aborts the opening before it reaches the board: the signal of a task that opens several. */
	readonly signal?: AbortSignal;
	/** Called when the board is shown, solved or not. */
	readonly onShow?: () => void;
}

/** How an opening ended: a failure, or "superseded" by another opening or by cancelling the solve. */
export type Outcome = "shown" | "superseded" | PageFailure;

export type Open = (problem: BoardProblem, from: From, opening?: Opening) => Promise<Outcome>;
