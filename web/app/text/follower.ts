/**
 * Keeps the text box in step with the board. The text and its answers are those of the board as it was opened. When a board is
 * edited, or opened by other means than a text, the text follows, but never while a person is writing.
 */
import type { CatchmateBoard } from "../../element/element.ts";
import type { BoardProblem } from "../../model/edit.ts";
import { listed } from "../../model/own-rules.ts";
import { isSame } from "../../model/same.ts";
import type { Frame } from "../shell/frame.ts";
import { work } from "../shell/work.ts";
import { alone, failureFrom } from "./boards.ts";
import { isWriting } from "./box.ts";
import type { JudgeText } from "./state.ts";

/** How long the board must be unchanged before the text follows, in milliseconds, so that a stroke counts as one change. */
const pause = 120;

export class TextFollower {
	readonly #state: JudgeText;
	readonly #board: CatchmateBoard;
	readonly #frame: Frame;
	/** The problem to which the text and its answers belong. */
	shown: BoardProblem | null = null;
	/** Whether a person has typed the text and not submitted it yet. */
	isWritten = false;
	/** The number of boards that are being opened. */
	#busy = 0;
	/** The last problem without a text of its own whose answer was requested. */
	#asked: BoardProblem | null = null;
	/** Cancels the text that is to come. */
	#cancel = () => {};

	constructor(state: JudgeText, board: CatchmateBoard, frame: Frame) {
		this.#state = state;
		this.#board = board;
		this.#frame = frame;
	}

	/** Runs work that opens a board; the text does not follow until it ends. */
	async waitFor(opening: () => Promise<void>): Promise<void> {
		this.#busy++;
		try {
			await work.during(opening());
		} finally {
			this.#busy--;
			this.follow();
		}
	}

	/** To be called when the board or the focus may have changed: lets the text follow, or answers it. */
	follow(): void {
		this.#cancel();
		if (this.#isBehind()) {
			this.#cancel = work.after(pause, () => void this.takeOver());
		} else {
			void this.#answerShown();
		}
	}

	/** Whether the text belongs to another board than the one shown, and may follow. */
	#isBehind(): boolean {
		const { problem } = this.#board;
		const isBeingWritten = this.isWritten && isWriting();
		return problem !== null && problem !== this.shown && this.#busy === 0 && !isBeingWritten;
	}

	/** To be called before a person's text comes: it is read as the game on the board, also if the last text was another's. */
	catchUp(): void {
		const { problem } = this.#board;
		if (problem === null || !this.#isBehind()) {
			return;
		}
		this.#cancel();
		this.shown = problem;
		this.#state.rules.value = listed(this.#frame.games.value, problem.game.rules);
	}

	/** Writes the board's text into the text box. */
	async takeOver(): Promise<void> {
		this.#cancel();
		const { problem } = this.#board;
		if (problem === null || !this.#isBehind()) {
			return;
		}
		const text = await this.#textOf(problem);
		if (problem !== this.#board.problem || !this.#isBehind()) {
			this.follow();
			return;
		}
		this.shown = problem;
		this.isWritten = false;
		this.#state.take(text, listed(this.#frame.games.value, problem.game.rules));
		if (text !== "") {
			this.#state.answers.value = { problems: [alone(problem)], lines: [null], chosen: 0 };
		}
		this.follow();
	}

	/** The text of a board; empty for an invalid one, whose fault is shown at the board. */
	async #textOf({ game, position }: BoardProblem): Promise<string> {
		try {
			return (await this.#board.solver).write(game, position);
		} catch {
			return "";
		}
	}

	/** Answers the text of a board that did not come from a text, once its table is there. */
	async #answerShown(): Promise<void> {
		const { table, record } = this.#board;
		const problem = this.shown;
		const answers = this.#state.answers.peek();
		if (answers === null || table === null || problem === null || this.#asked === problem) {
			return;
		}
		// While an edited board is being solved, the table is still that of the board before.
		const isAlone = answers.problems.length === 1;
		const isOpen = this.#busy === 0 && isAlone && answers.lines.every((line) => line === null);
		const isItsTable =
			record?.positions[0] === problem.position && isSame(table.game, problem.game);
		if (!isOpen || !isItsTable) {
			return;
		}
		this.#asked = problem;
		try {
			const line = await work.during(table.answer(problem.position));
			if (this.#state.answers.peek() === answers) {
				this.#state.answers.value = { ...answers, lines: [line] };
			}
		} catch (error) {
			if (this.#board.table === table && this.#state.answers.peek() === answers) {
				this.#state.end(failureFrom(error));
			}
		}
	}
}
