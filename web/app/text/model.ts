/**
 * The judge input: reads a text, answers its boards and shows one of them. A late answer never replaces that of a newer request.
 */
import { effect, untracked } from "@preact/signals-core";
import type { Problem, Rules, Solver, Table } from "catchmate";
import type { CatchmateBoard, OpenOptions } from "../../element/element.ts";
import { timed } from "../../element/solve-progress.ts";
import type { BoardProblem } from "../../model/edit.ts";
import type { ListedText } from "../../model/listed-text.ts";
import { listed } from "../../model/own-rules.ts";
import { gameToBegin, presetsOf } from "../../model/presets.ts";
import { currentPosition } from "../../model/record.ts";
import { mostCharacters } from "../shell/controls/text-area.ts";
import { announceFailure, pageFailureOf } from "../shell/failure.ts";
import type { Frame } from "../shell/frame.ts";
import { Lazy } from "../shell/lazy.ts";
import type { Opened, Opening } from "../shell/open-board.ts";
import {
	alone,
	annotatedIn,
	failureFrom,
	type Origin,
	type RestoredList,
	readingOf,
	restoreList,
	type Solving,
	solveBoard,
} from "./boards.ts";
import { openTab, showError } from "./box.ts";
import { TextFollower } from "./follower.ts";
import { JudgeText, type Replaced } from "./state.ts";

/** How a text is opened. */
interface Reading {
	readonly origin?: Origin;
	/** Called when its first board is shown, solved or not. */
	readonly onShow?: () => void;
}

/** How the boards of a text are answered. */
interface Answering extends Pick<Reading, "onShow"> {
	/** The index of the one already on the board; null for none. */
	readonly shown?: number | null;
}

const randomBoards = new Lazy(() => import("../../model/random-board.ts"));

export class TextModel {
	readonly state = new JudgeText();
	readonly #board: CatchmateBoard;
	readonly #frame: Frame;
	readonly #follower: TextFollower;
	#opening = new AbortController();
	/** The last text that was answered. */
	#answered: ListedText | null = null;

	constructor(board: CatchmateBoard, frame: Frame) {
		this.#board = board;
		this.#frame = frame;
		this.#follower = new TextFollower(this.state, board, frame);
	}

	/** Waits for the solver, then sets the games. */
	async begin(): Promise<Solver> {
		const solver = await this.#board.solver;
		const { games } = solver;
		this.#frame.games.value = games;
		this.state.rules.value = gameToBegin(games) ?? null;
		return solver;
	}

	/** The text of several boards to which this one belongs; null for a board on its own. */
	entryOf(problem: BoardProblem): ListedText | null {
		const { problems = [], chosen = 0 } = this.state.answers.value ?? {};
		const isListed = problems.length > 1 && problems[chosen] === problem;
		return isListed ? { text: this.state.text.value, chosen } : null;
	}

	/** Opens the first preset of a game; without one its standard position; without that a generated board. */
	async pickGame(rules: Rules, onShow = () => {}): Promise<void> {
		const [preset] = presetsOf(rules.id);
		if (preset !== undefined) {
			await this.open(rules, preset.text, { onShow });
			return;
		}
		const signal = this.#begin("", rules);
		const solver = await this.#board.solver;
		const entry = solver.library.find((each) => each.rules.id === rules.id);
		if (signal.aborted) {
			return;
		}
		if (entry !== undefined && entry.standard !== "") {
			await this.open(rules, entry.standard, { onShow });
			return;
		}
		try {
			const { firstBoard } = await randomBoards.need();
			await this.#openUndoable(await firstBoard(solver, rules), { onShow });
		} catch (error) {
			this.state.failure.value = pageFailureOf(error);
		}
	}

	/** Opens a board that Undo can take back, and keeps its failure. */
	async #openUndoable(problem: BoardProblem, opening: Opening = {}): Promise<void> {
		const outcome = await this.openBoard(problem, { ...opening, undoable: true });
		if (typeof outcome === "object") {
			this.state.failure.value = outcome;
		}
	}

	/** Takes the text as a person has typed it, and drops the answers, which belong to the previous text. */
	edit(text: string): void {
		this.#follower.catchUp();
		this.#begin(text);
		this.#follower.isWritten = true;
	}

	/** Refuses a text that is too long for the text box. */
	refuse(length: number): void {
		this.state.failure.value = { kind: "too-long", length, most: mostCharacters };
	}

	/**
	 * Reads a text, answers each of its boards and shows the first. If the text is another game's than the one given, the page
	 * switches to that game. Undo restores the previous board, as after an edit. A wrong text leaves the board as it is.
	 */
	async open(
		given: Rules,
		text: string,
		{ origin = "page", onShow = () => {} }: Reading = {},
	): Promise<void> {
		if (text.length > mostCharacters) {
			this.refuse(text.length);
			return;
		}
		const signal = this.#begin(text, given);
		this.state.solving.value = true;
		await this.#work(signal, async () => {
			const solver = await this.#board.solver;
			const told = annotatedIn(solver, given, text);
			if (told !== null) {
				signal.throwIfAborted();
				const { game, position, moves } = told;
				const problem = { game, position };
				this.#tell(listed([given, ...this.#frame.games.value], game.rules), given);
				await this.#openUndoable(problem, {
					moves: moves.map(({ move }) => move),
					annotated: told,
					onShow: () => {
						// The text stays as it is, with what it tells.
						this.#follower.shown = problem;
						this.state.answers.value = { problems: [alone(problem)], lines: [null], chosen: 0 };
						onShow();
					},
				});
				return;
			}
			const { rules, problems, error, others } = await readingOf(solver, given, text, origin);
			signal.throwIfAborted();
			this.#tell(rules, given, others);
			if (problems.length > 0) {
				await this.#answerAll(solver, problems, signal, { onShow });
			}
			this.state.end(error && { kind: "input", error });
		});
	}

	/** Opens a text from elsewhere. The tab shows the answers and errors; where values are hidden it comes with the board, of which they are asked. */
	async bring(text: string): Promise<void> {
		this.#follower.catchUp();
		const rules = this.state.rules.peek();
		if (!this.#board.hidesValues) this.show();
		if (rules !== null) {
			await this.open(rules, text, { origin: "pasted", onShow: () => this.show() });
		}
	}

	/** Opens the tab. */
	show(): void {
		openTab({ board: this.#board, frame: this.#frame });
	}

	/** Whether a game reads all of a text as its input. */
	async isInput(text: string): Promise<boolean> {
		const rules = this.state.rules.peek();
		const solver = await this.#board.solver;
		return rules !== null && (await readingOf(solver, rules, text, "pasted")).error === null;
	}

	/** Tells by which rules a text is read, and by which it might be. */
	#tell(rules: Rules, given: Rules, others: readonly Rules[] = []): void {
		const isSwitched = rules !== given;
		const from = isSwitched ? this.#onBoard() : null;
		this.state.rules.value = rules;
		this.state.reading.value = { rules, others, isSwitched, from };
	}

	/** The current game, to be restored later; null for an empty board. */
	#onBoard(): Replaced | null {
		const { problem, record } = this.#board;
		if (problem === null) {
			return null;
		}
		const { moves = [], index: ply = 0 } = record ?? {};
		return { problem, moves, ply, entry: this.#answered };
	}

	/** Restores what a text of another game has replaced. */
	async undoSwitch(): Promise<void> {
		const from = this.state.reading.peek()?.from;
		if (from) {
			const { problem, ...game } = from;
			await this.#openUndoable(problem, game);
		}
	}

	/**
	 * Shows a board that does not come from a text, and writes its text. If it cannot be solved, the previous board returns.
	 * @returns "shown", the failure, or "superseded" if something else was opened meanwhile or the solve was cancelled.
	 */
	async openBoard(
		problem: BoardProblem,
		{ entry = null, onShow = () => {}, ...opening }: Opening = {},
	): Promise<Opened> {
		const signal = this.#restart();
		this.state.solving.value = true;
		let outcome: Opened = "superseded";
		await this.#work(signal, async () => {
			try {
				const solver = await this.#board.solver;
				const list = entry && (await restoreList(solver, entry, problem));
				signal.throwIfAborted();
				const shown = list?.problem ?? problem;
				const read = list?.problem ?? alone(problem);
				const isShown = await this.#board.open(shown, {
					...opening,
					onShow: () => onShow(shown),
					solve: (options) => solveBoard(solver, read, this.#reported(options, signal)),
				});
				if (isShown) {
					outcome = "shown";
				}
				signal.throwIfAborted();
				if (isShown && list !== null) {
					this.#bringBack(solver, list, signal);
				}
			} catch (error) {
				signal.throwIfAborted();
				const failure = failureFrom(error);
				outcome = failure.kind === "too-large" ? { ...failure, board: null } : failure;
			}
			this.state.end();
		});
		await this.#follower.takeOver();
		return outcome;
	}

	/** Restores the text of several boards to which this one belongs, and answers all of them. */
	#bringBack(solver: Solver, list: RestoredList, signal: AbortSignal): void {
		const { text, chosen, problem, problems, error } = list;
		this.#follower.shown = problem;
		this.#follower.isWritten = false;
		this.state.take(text, listed(solver.games, problem.game.rules));
		this.state.failure.value = error && { kind: "input", error };
		void this.#work(signal, () => this.#answerAll(solver, problems, signal, { shown: chosen }));
	}

	/** Shows another board of the text. */
	async choose(index: number): Promise<void> {
		const answers = this.state.answers.peek();
		const problem = answers?.problems[index];
		if (answers === null || problem === undefined) {
			return;
		}
		this.state.answers.value = { ...answers, chosen: index };
		await this.#work(this.#opening.signal, async () => {
			const solver = await this.#board.solver;
			await this.#showRead(problem, { solve: (options) => solveBoard(solver, problem, options) });
		});
	}

	/** Makes the current position of a game the new board, with its text and answers. */
	async takeFromBoard(): Promise<void> {
		const { problem, record } = this.#board;
		if (problem === null || record === null) {
			return;
		}
		try {
			const solver = await this.#board.solver;
			const text = solver.write(problem.game, currentPosition(record));
			await this.open(listed(solver.games, problem.game.rules), text);
		} catch (error) {
			this.state.end(failureFrom(error));
		}
	}

	/** Lets the text follow the board after the focus may have left it. */
	leave(): void {
		this.#follower.follow();
	}

	/** Lets the text follow the board from now on, marks a board that its text does not describe, and tells errors. */
	follow(): void {
		const board = this.#board;
		board.addEventListener("update", () => this.#follower.follow());
		board.addEventListener("cancelled", () => {
			// The solve on the board was cancelled: no more answers.
			this.#restart();
			this.state.end();
		});
		effect(() => void board.classList.toggle("is-old", this.state.keepsBoard));
		effect(() => {
			const { value } = this.state.failure;
			if (value !== null && !untracked(() => showError(value))) {
				untracked(() => announceFailure(board, this.#frame.words, value, value.kind !== "failed"));
			}
		});
	}

	/** Starts with another text and aborts the work on the previous one. */
	#begin(text: string, rules?: Rules): AbortSignal {
		const answers = this.state.answers.peek();
		if (answers !== null) {
			this.#answered = { text: this.state.text.peek(), chosen: answers.chosen };
		}
		this.#follower.isWritten = false;
		this.state.take(text, rules);
		return this.#restart();
	}

	/** Aborts the work that is under way here. */
	#restart(): AbortSignal {
		this.#opening.abort();
		this.#opening = new AbortController();
		return this.#opening.signal;
	}

	/** Does what shows a board, and reports its failure unless it was aborted. */
	#work(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
		return this.#follower.waitFor(async () => {
			try {
				await work();
			} catch (error) {
				if (!signal.aborted) {
					this.state.end(failureFrom(error));
				}
			}
		});
	}

	/** Answers the boards of a text in order. Shows the first, unless one of them, `shown`, is on the board already. */
	async #answerAll(
		solver: Solver,
		problems: readonly Problem[],
		signal: AbortSignal,
		{ onShow = () => {}, shown = null }: Answering,
	): Promise<void> {
		const lines: (string | null)[] = problems.map(() => null);
		this.state.answers.value = { problems, lines: [...lines], chosen: shown ?? 0 };
		for (const [index, problem] of problems.entries()) {
			const answer = async (options: Solving): Promise<Table> => {
				const table = await solveBoard(solver, problem, this.#reported(options, signal));
				try {
					lines[index] = await table.answer(problem.position);
				} catch (error) {
					table.dispose();
					throw error;
				}
				return table;
			};
			if (shown === null && index === 0 && this.state.answers.peek()?.chosen === index) {
				await this.#showRead(problem, { undoable: true, onShow, solve: answer });
				signal.throwIfAborted();
				if (!problems.some((each) => each === this.#board.problem)) {
					// The board was edited or replaced.
					this.#opening.abort();
				}
			}
			signal.throwIfAborted();
			if (lines[index] === null) {
				(await answer({ signal })).dispose();
				signal.throwIfAborted();
			}
			const chosen = this.state.answers.peek()?.chosen ?? 0;
			this.state.answers.value = { problems, lines: [...lines], chosen };
		}
	}

	async #showRead(
		problem: BoardProblem,
		options: Pick<OpenOptions, "onShow" | "undoable" | "solve">,
	): Promise<void> {
		const before = this.#follower.shown;
		const onShow = () => {
			this.#follower.shown = problem;
			options.onShow?.();
		};
		try {
			await this.#board.open(problem, { ...options, onShow });
		} catch (error) {
			this.#follower.shown = before;
			throw error;
		}
	}

	/** Stores the progress of a solve, but not its end, which the answer shows: most solves end with their first report. */
	#reported(options: Solving, signal: AbortSignal): Solving {
		const onProgress = timed((progress) => {
			options.onProgress?.(progress);
			if (!signal.aborted && progress.settled < progress.positions) {
				this.state.progress.value = progress;
			}
		});
		return { ...options, onProgress };
	}
}
