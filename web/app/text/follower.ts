/**
 * Keeps the text box in step with the board. The text and its answers are those of the board as it was opened. After an
 * edit, or a board opened without a text, the text follows; never while the reader is writing.
 */
import type { CatchmateBoard } from "../../element/element.ts";
import type { BoardProblem } from "../../model/edit.ts";
import { listed } from "../../model/own-rules.ts";
import type { PageState } from "../shell/page-state.ts";
import { work } from "../shell/work.ts";
import { isWriting } from "./box.ts";
import type { JudgeText } from "./state.ts";

/** The wait after the last change of the board, in milliseconds: a brush stroke counts as one change. */
const pause = 120;

interface Deps {
	readonly state: JudgeText;
	readonly board: CatchmateBoard;
	readonly page: PageState;
	readonly opened: { readonly isOpening: boolean };
	/** Puts the text of a board into the box. */
	readonly take: (problem: BoardProblem) => Promise<void>;
	/** Answers the text in the box by the board's own table, if it waits for one. */
	readonly answer: () => Promise<void>;
}

export class TextFollower {
	readonly #deps: Deps;
	/** The board of the text in the box. */
	shown: BoardProblem | null = null;
	/** Whether the text was typed, but not submitted yet. */
	isWritten = false;
	/** The number of running tasks that open boards. */
	#busy = 0;
	/** Cancels the pending text. */
	#cancel = () => {};

	constructor(deps: Deps) {
		this.#deps = deps;
	}

	/** Runs a task that opens boards; the text does not follow until it ends. */
	async waitFor(task: () => Promise<void>): Promise<void> {
		this.#busy++;
		try {
			await work.track(task());
		} finally {
			this.#busy--;
			this.follow();
		}
	}

	get isBusy(): boolean {
		return this.#busy > 0 || this.#deps.opened.isOpening;
	}

	/** Lets the text follow, or answers it. Call it when the board or the focus may have changed. */
	follow(): void {
		this.#cancel();
		if (this.isBehind()) {
			this.#cancel = work.after(pause, () => void this.takeOver());
		} else {
			void this.#deps.answer();
		}
	}

	/** Whether the text belongs to another board than the one shown, and may follow. */
	isBehind(): boolean {
		const { problem } = this.#deps.board;
		const isBeingWritten = this.isWritten && isWriting();
		return problem !== null && problem !== this.shown && !this.isBusy && !isBeingWritten;
	}

	/** Makes the board's game the one to read texts as. Call it before the reader's text comes. */
	catchUp(): void {
		const { board, page, state } = this.#deps;
		const { problem } = board;
		if (problem === null || !this.isBehind()) return;
		this.#cancel();
		this.shown = problem;
		state.rules.value = listed(page.games.value, problem.game.rules);
	}

	/** Puts the board's text into the text box. */
	async takeOver(): Promise<void> {
		this.#cancel();
		const { problem } = this.#deps.board;
		if (problem === null || !this.isBehind()) return;
		await work.track(this.#deps.take(problem));
		this.follow();
	}
}
