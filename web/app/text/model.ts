/** The judge input: reads a text, answers its boards, and shows one of them. */
import { effect, untracked } from "@preact/signals-core";
import type { Problem, Rules, Solver } from "catchmate";
import { gameToBegin, presetsOf } from "../../../wasm/presets.ts";
import type { CatchmateBoard, OpenOptions } from "../../element/element.ts";
import { failureOf } from "../../element/failure.ts";
import type { BoardProblem } from "../../model/edit.ts";
import { listed } from "../../model/own-rules.ts";
import { currentPosition } from "../../model/record.ts";
import { isSame } from "../../model/same.ts";
import type { OpenBoard } from "../board/model.ts";
import type { From, Opening, SourceText } from "../board/state.ts";
import { mostCharacters } from "../shell/controls/text-area.ts";
import { announceFailure, type PageFailure, pageFailureOf } from "../shell/failure.ts";
import { Lazy } from "../shell/lazy.ts";
import type { PageState } from "../shell/page-state.ts";
import { work } from "../shell/work.ts";
import { alone, annotatedIn, type Origin, readingOf, sourceRead } from "./boards.ts";
import { openTab, showError } from "./box.ts";
import { TextFollower } from "./follower.ts";
import { JudgeText } from "./state.ts";

/** The options for opening a text. */
interface Reading extends Pick<Opening, "activity" | "onShow"> {
	readonly origin?: Origin;
	readonly from?: From;
}

/** The options for answering a text's boards. */
interface Answering extends Pick<Reading, "activity" | "from" | "onShow"> {
	/** The text and its chosen board. */
	readonly source: SourceText;
	/** Whether the page already shows that board. */
	readonly isShown?: boolean;
}

const randomBoards = new Lazy(() => import("../../model/random-board.ts"));

export class TextModel {
	readonly state = new JudgeText();
	readonly #board: CatchmateBoard;
	readonly #page: PageState;
	readonly #opened: OpenBoard;
	readonly #follower: TextFollower;
	/** The last board whose answer #answerShown has requested. */
	#asked: BoardProblem | null = null;

	constructor(board: CatchmateBoard, page: PageState, opened: OpenBoard) {
		this.#board = board;
		this.#page = page;
		this.#opened = opened;
		const take = (problem: BoardProblem) => this.#take(problem);
		const answer = () => this.#answerShown();
		this.#follower = new TextFollower({ state: this.state, board, page, opened, take, answer });
	}

	/** Waits for the solver, and sets the games. */
	async begin(): Promise<Solver> {
		const solver = await this.#board.solver;
		const { games } = solver;
		this.#page.games.value = games;
		this.state.rules.value = gameToBegin(games) ?? null;
		return solver;
	}

	/** Opens a game's first preset, else its standard position, else a generated board. */
	async pickGame(rules: Rules, shown: Pick<Opening, "activity" | "onShow"> = {}): Promise<void> {
		const signal = this.#begin("", rules);
		const solver = await work.track(this.#board.solver);
		if (signal.aborted) return;
		const entry = solver.library.find((each) => each.rules.id === rules.id);
		const text = presetsOf(rules.id)[0]?.text || entry?.standard;
		if (text) {
			await this.open(rules, text, { from: "library", ...shown });
			return;
		}
		try {
			const { firstBoard } = await randomBoards.load();
			const problem = await firstBoard(solver, rules);
			this.#fail(await this.#opened.open(problem, "library", { ...shown, signal, undoable: true }));
		} catch (error) {
			this.state.failure.value = pageFailureOf(error);
		}
	}

	/** Shows the failure of an opening. Returns whether it failed. */
	#fail(outcome: PageFailure | string): boolean {
		if (typeof outcome === "string") return false;
		this.state.end(outcome);
		return true;
	}

	/** Takes a typed text and drops the answers to the previous one. */
	edit(text: string): void {
		this.#follower.catchUp();
		this.#begin(text);
		this.#follower.isWritten = true;
	}

	/** Reports a text that is too long. */
	refuse(length: number): void {
		this.state.failure.value = { kind: "too-long", length, most: mostCharacters };
	}

	/**
	 * Reads a text, answers each of its boards, and shows the first. A text of another game switches the page to that game.
	 * Undo restores the previous board, as after an edit. A wrong text leaves the board as it is.
	 */
	async open(given: Rules, text: string, reading: Reading = {}): Promise<void> {
		if (text.length > mostCharacters) {
			this.refuse(text.length);
			return;
		}
		const signal = this.#begin(text, given);
		this.state.solving.value = true;
		await this.#follower.waitFor(async () => {
			try {
				await this.#read(given, text, reading, signal);
			} catch (error) {
				if (!signal.aborted) this.state.end(failureOf(error));
			}
		});
	}

	async #read(
		given: Rules,
		text: string,
		{ origin = "page", from = "text", ...shown }: Reading,
		signal: AbortSignal,
	): Promise<void> {
		const solver = await this.#board.solver;
		const annotated = annotatedIn(solver, given, text);
		signal.throwIfAborted();
		if (annotated !== null) {
			const { game, position, moves } = annotated;
			const problem = { game, position };
			this.#setReading(listed([given, ...this.#page.games.value], game.rules), given);
			const outcome = await this.#opened.open(problem, from, {
				...{ annotated, moves: moves.map(({ move }) => move), signal, undoable: true },
				activity: shown.activity,
				onShow: () => {
					// The text stays as it is, with its comments.
					this.#follower.shown = problem;
					this.state.answers.value = { problems: [alone(problem)], lines: [null], chosen: 0 };
					shown.onShow?.();
				},
			});
			if (!this.#fail(outcome) && !signal.aborted) this.state.end();
			return;
		}
		const { rules, problems, error, others } = await readingOf(solver, given, text, origin);
		signal.throwIfAborted();
		this.#setReading(rules, given, others);
		const source = { text, chosen: 0, isList: problems.length > 1 };
		if (await this.#answerAll(solver, problems, signal, { source, from, ...shown })) {
			this.state.end(error && { kind: "input", error });
		}
	}

	/** Opens a pasted text and its tab; while values are hidden, the tab opens only with the new board. */
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
		openTab({ board: this.#board, page: this.#page });
	}

	/** Whether a game reads all of a text as its input. */
	async isInput(text: string): Promise<boolean> {
		const rules = this.state.rules.peek();
		const solver = await this.#board.solver;
		return rules !== null && (await readingOf(solver, rules, text, "pasted")).error === null;
	}

	/** Publishes the rules of a text, and the other games that accept it. */
	#setReading(rules: Rules, given: Rules, others: readonly Rules[] = []): void {
		this.state.rules.value = rules;
		this.state.reading.value = { rules, others, isSwitched: rules !== given };
	}

	/** Shows another board of the text. */
	async choose(index: number): Promise<void> {
		const answers = this.state.answers.peek();
		const problem = answers?.problems[index];
		if (answers === null || problem === undefined) return;
		this.state.answers.value = { ...answers, chosen: index };
		const source = { text: this.state.text.peek(), chosen: index, isList: true };
		const { signal } = this.#opened;
		await this.#follower.waitFor(async () => {
			this.#fail(await this.#show(problem, "text", { signal, source }));
		});
	}

	/** Opens the current position of the game as a new board with its text and answers. */
	async takeFromBoard(): Promise<void> {
		const { problem, record } = this.#board;
		if (problem === null || record === null) return;
		try {
			const solver = await this.#board.solver;
			const text = solver.write(problem.game, currentPosition(record));
			await this.open(listed(solver.games, problem.game.rules), text);
		} catch (error) {
			this.state.end(failureOf(error));
		}
	}

	/** Lets the text follow the board once the focus has left the box. */
	leave(): void {
		this.#follower.follow();
	}

	/** From now on lets the text follow the board, marks an outdated board, and announces errors. */
	follow(): void {
		const board = this.#board;
		board.addEventListener("update", () => this.#follower.follow());
		board.addEventListener("cancelled", () => this.state.end());
		effect(() => {
			if (!this.#opened.isOpening) untracked(() => void this.#follower.takeOver());
		});
		effect(() => void board.classList.toggle("is-old", this.state.keepsBoard));
		effect(() => {
			const { value } = this.state.failure;
			if (value !== null && !untracked(() => showError(value))) {
				untracked(() => announceFailure(board, this.#page.words, value, value.kind !== "failed"));
			}
		});
	}

	/** Begins with another text; aborts the work on the previous one. */
	#begin(text: string, rules?: Rules): AbortSignal {
		this.#follower.isWritten = false;
		this.state.take(text, rules);
		return this.#opened.begin();
	}

	/** Puts a board's text into the box: its source, or else one written for it; empty for an invalid board. */
	async #take(problem: BoardProblem): Promise<void> {
		const solver = await this.#board.solver;
		const source = this.#opened.current?.source ?? null;
		const { signal } = this.#opened;
		const read = source && (await sourceRead(solver, source, problem).catch(() => null));
		let text = source?.text ?? "";
		if (read === null) {
			try {
				text = solver.write(problem.game, problem.position);
			} catch {
				// The board shows the error.
				text = "";
			}
		}
		if (signal.aborted || problem !== this.#board.problem || !this.#follower.isBehind()) return;
		this.#follower.shown = problem;
		this.#follower.isWritten = false;
		this.state.take(text, listed(this.#page.games.value, problem.game.rules));
		if (source !== null && read !== null && source.isList) {
			this.state.failure.value = read.error && { kind: "input", error: read.error };
			void work.track(this.#answerRest(solver, read.problems, signal, source));
		} else if (text !== "") {
			this.state.answers.value = { problems: [alone(problem)], lines: [null], chosen: 0 };
		}
	}

	/** Answers all boards of a text, one of which the page already shows. */
	async #answerRest(
		solver: Solver,
		problems: readonly Problem[],
		signal: AbortSignal,
		source: SourceText,
	): Promise<void> {
		try {
			await this.#answerAll(solver, problems, signal, { source, isShown: true });
		} catch (error) {
			if (!signal.aborted) this.state.end(failureOf(error));
		}
	}

	/** Answers the text written for a board, once the board's table exists. */
	async #answerShown(): Promise<void> {
		const { table, record } = this.#board;
		const { shown } = this.#follower;
		const answers = this.state.answers.peek();
		if (answers === null || table === null || shown === null || this.#asked === shown) return;
		const isOpen =
			!this.#follower.isBusy && answers.problems.length === 1 && answers.lines[0] === null;
		// During the solve of an edited board, the table is still the previous board's.
		const isItsTable = record?.positions[0] === shown.position && isSame(table.game, shown.game);
		if (!isOpen || !isItsTable) return;
		this.#asked = shown;
		try {
			const line = await work.track(table.answer(shown.position));
			if (this.state.answers.peek() === answers) {
				this.state.answers.value = { ...answers, lines: [line] };
			}
		} catch (error) {
			if (this.#board.table === table && this.state.answers.peek() === answers) {
				this.state.end(failureOf(error));
			}
		}
	}

	/**
	 * Answers the boards of a text in order, and shows the first unless the page already shows one. Returns whether all were
	 * answered; otherwise the text has a failure.
	 */
	async #answerAll(
		solver: Solver,
		problems: readonly Problem[],
		signal: AbortSignal,
		{ source, isShown = false, from = "text", ...shown }: Answering,
	): Promise<boolean> {
		const lines: (string | null)[] = problems.map(() => null);
		const publish = (chosen: number) => {
			this.state.answers.value = { problems, lines: [...lines], chosen };
		};
		const chosen = () => this.state.answers.peek()?.chosen ?? 0;
		if (problems.length > 0) publish(source.chosen);
		for (const [index, problem] of problems.entries()) {
			const answer: NonNullable<OpenOptions["solve"]> = async (options) => {
				const table = await solver.solve(problem.game, options);
				try {
					lines[index] = await table.answer(problem.position);
				} catch (error) {
					table.dispose();
					throw error;
				}
				return table;
			};
			if (!isShown && index === 0 && chosen() === 0) {
				const outcome = await this.#show(problem, from, {
					...{ ...shown, signal, source, undoable: true, solve: answer },
				});
				signal.throwIfAborted();
				if (this.#fail(outcome)) return false;
				// An edit, or another board in its place, ends the work on the text.
				if (!problems.some((each) => each === this.#board.problem)) return false;
			}
			if (lines[index] === null) {
				try {
					(await answer({ signal })).dispose();
				} catch (error) {
					signal.throwIfAborted();
					return !this.#fail(failureOf(error, problem.board));
				}
				signal.throwIfAborted();
			}
			publish(chosen());
		}
		return true;
	}

	/** Opens a board of the text in the box. */
	async #show(problem: Problem, from: From, opening: Opening) {
		const before = this.#follower.shown;
		const onShow = () => {
			this.#follower.shown = problem;
			opening.onShow?.();
		};
		const outcome = await this.#opened.open(problem, from, { ...opening, onShow });
		if (typeof outcome === "string") return outcome;
		this.#follower.shown = before;
		return outcome.kind === "too-large" ? { ...outcome, board: problem.board } : outcome;
	}
}
