/**
 * The judge input: from a text to its answers and its board, and from a board to its text. A late answer never overtakes one
 * that was asked for after it.
 *
 * The board is the truth. The text is of the board as it was put up, and its answers with it: when the board is put up by other
 * means or edited, the text follows, but never while a person writes one.
 */
import type { Problem, Progress, Rules, Solver, Table } from "catchmate";
import type { BoardProblem } from "../../board/edit.ts";
import { currentPosition } from "../../board/record.ts";
import type { CatchmateBoard, OpenOptions } from "../../element/element.ts";
import { firstBoard } from "../edit/random.ts";
import type { PageFailure } from "../failure.ts";
import { gameToBegin, presetsOf } from "../library/presets.ts";
import type { ListedText } from "../share/history-state.ts";
import type { Slice } from "../store.ts";
import {
	alone,
	failureFrom,
	isSlip,
	otherGame,
	type RestoredList,
	restoreList,
	solveBoard,
} from "./reading.ts";
import { listed, mostCharacters, type Replaced, type TextState, unanswered } from "./state.ts";

/** The time that the board rests before the text follows it, in milliseconds: not at each square of a stroke. */
const pause = 120;

/** The way in which a text is opened. */
interface Reading {
	/** Whether Undo brings the board before back, as after a change of the board. */
	readonly undoable?: boolean;
	/** Whether the text came whole. What a person types is not taken for another game's because of a slip; what is pasted may be. */
	readonly isPasted?: boolean;
	/** What the text takes the place of, where it was found to be of another game than the one on the page. */
	readonly from?: Replaced | null;
}

/** The way in which the boards of a text are answered. */
interface Answering extends Pick<Reading, "undoable"> {
	readonly signal: AbortSignal;
	/** Which of them is on the board already; null for none. */
	readonly shown?: number | null;
}

/** The way in which a board that comes from no text is put up. */
interface Opening extends Pick<OpenOptions, "moves" | "ply" | "undoable"> {
	/** The text that comes into the text box, with its whole list of boards, if the board is one of them. */
	readonly entry?: ListedText | null;
	/** Called with the board before anything of it is shown. */
	readonly onSolved?: (problem: BoardProblem) => void;
}

interface JudgeInputOptions {
	/** Whether the keyboard is in the text box. */
	readonly isInBox: () => boolean;
	/** Called when a board of such rules is about to be shown. */
	readonly onOpen: (rules: Rules) => void;
}

export class JudgeInput {
	readonly #slice: Slice<TextState>;
	readonly #board: CatchmateBoard;
	readonly #options: JudgeInputOptions;
	#opening = new AbortController();
	#choosing = new AbortController();
	/** The number of boards that are being put up from here. */
	#busy = 0;
	/** The problem on the board that the text and its answers are of. */
	#shown: BoardProblem | null = null;
	/** The problem that was put on the board from here. */
	#opened: BoardProblem | null = null;
	/** The problem whose answer was asked for last, of those that did not come as a text. */
	#asked: BoardProblem | null = null;
	/** The text that was answered last. */
	#answered: ListedText | null = null;
	/** Whether a person has written the text, and not had it read yet. */
	#isWritten = false;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(slice: Slice<TextState>, board: CatchmateBoard, options: JudgeInputOptions) {
		this.#slice = slice;
		this.#board = board;
		this.#options = options;
	}

	/** Waits for the solver; the games are known then. Null when it does not come. */
	async begin(): Promise<Solver | null> {
		try {
			const solver = await this.#board.solver;
			const { games } = solver;
			this.#slice.set({ games, rules: gameToBegin(games) ?? null });
			return solver;
		} catch (error) {
			this.#fail(error);
			return null;
		}
	}

	/** Whether a problem came to the board from here, and not by an edit. */
	isOpened(problem: BoardProblem): boolean {
		return this.#opened === problem;
	}

	/** The text that a board is one of several of; null for a board that stands alone. */
	entryOf(problem: BoardProblem): ListedText | null {
		const { text, answers } = this.#slice.state;
		const { problems = [], chosen = 0 } = answers ?? {};
		return problems.length > 1 && problems[chosen] === problem ? { text, chosen } : null;
	}

	/** Opens the first preset of a game, or else its standard position, or else a board made for it. */
	async pickGame(rules: Rules): Promise<void> {
		const [preset] = presetsOf(rules.id);
		if (preset !== undefined) {
			await this.open(rules, preset.text, { undoable: true });
			return;
		}
		const signal = this.#begin({ rules, text: "" });
		const solver = await this.#board.solver;
		const entry = solver.library.find((each) => each.rules.id === rules.id);
		if (signal.aborted) {
			return;
		}
		if (entry !== undefined && entry.standard !== "") {
			await this.open(rules, entry.standard, { undoable: true });
		} else {
			const outcome = await this.openBoard(firstBoard(solver, rules), { undoable: true });
			if (typeof outcome === "object") {
				this.#slice.set({ failure: outcome });
			}
		}
	}

	/** The person has changed the text: its answers would be those of another text. */
	edit(text: string): void {
		this.#begin({ text });
		this.#isWritten = true;
	}

	/** A text that is too long for the text box is not even put there. */
	refuse(length: number): void {
		this.#slice.set({ failure: { kind: "too-long", length, most: mostCharacters } });
	}

	/**
	 * Reads a text, answers each of its boards, and puts the first on the board. A text that another game reads to its end, and
	 * this one does not, is one of that game; one that is wrong leaves the board alone.
	 */
	async open(
		rules: Rules,
		text: string,
		{ undoable = false, isPasted = false, from }: Reading = {},
	): Promise<void> {
		if (text.length > mostCharacters) {
			this.refuse(text.length);
			return;
		}
		const switched = from === undefined ? null : { to: rules, from };
		const signal = this.#begin({ rules, text, solving: true, switched });
		await this.#putUp(signal, async () => {
			const solver = await this.#board.solver;
			const { problems, error } = await solver.read(rules, text);
			const isForeign = error !== null && (isPasted || !isSlip(error));
			const other = isForeign ? await otherGame(solver, rules, text) : null;
			signal.throwIfAborted();
			if (other !== null) {
				await this.open(other, text, { undoable: true, from: this.#onBoard() });
				return;
			}
			if (problems.length > 0) {
				await this.#answerAll(solver, problems, { signal, undoable });
			}
			this.#slice.set({
				solving: false,
				progress: null,
				failure: error === null ? null : { kind: "input", error },
			});
		});
	}

	/** What is on the board, to be brought back; null for nothing. */
	#onBoard(): Replaced | null {
		const { problem, record } = this.#board;
		if (problem === null) {
			return null;
		}
		const isPlayed = record !== null && record.positions[0] === problem.position;
		const [moves, ply] = isPlayed ? [record.moves, record.index] : [[], 0];
		return { problem, moves, ply, entry: this.#answered };
	}

	/** Brings back the game, the board and the text that a text of another game has replaced. */
	async undoSwitch(): Promise<void> {
		const from = this.#slice.state.switched?.from;
		if (from) {
			const { problem, ...game } = from;
			const outcome = await this.openBoard(problem, { ...game, undoable: true });
			if (typeof outcome === "object") {
				this.#slice.set({ failure: outcome });
			}
		}
	}

	/**
	 * Puts a board up that comes from no text; its text follows. A board that cannot be solved leaves the old one alone.
	 * @returns the failure, if there is one; "superseded" when something else was opened meanwhile.
	 */
	async openBoard(
		problem: BoardProblem,
		{ moves = [], ply = 0, undoable = false, entry = null, onSolved = () => {} }: Opening = {},
	): Promise<"shown" | "superseded" | PageFailure> {
		const signal = this.#restart();
		this.#slice.set({ solving: true });
		let outcome: "shown" | "superseded" | PageFailure = "superseded";
		await this.#putUp(signal, async () => {
			try {
				const solver = await this.#board.solver;
				const list = entry && (await restoreList(solver, entry, problem));
				const shown = list?.problem ?? problem;
				const read = list?.problem ?? alone(problem);
				const table = await solveBoard(solver, read, signal, this.#reporter(signal));
				onSolved(shown);
				// The board takes up its mode by the end of the task.
				await Promise.resolve();
				await this.#show(table, shown, { signal, moves, ply, undoable });
				outcome = "shown";
				if (list !== null) {
					this.#bringBack(solver, list, signal);
				}
			} catch (error) {
				signal.throwIfAborted();
				const failure = failureFrom(error);
				outcome = failure.kind === "too-large" ? { ...failure, board: null } : failure;
			}
			this.#slice.set({ solving: false, progress: null });
		});
		await this.#takeOver();
		return outcome;
	}

	/** Has the text again that the board is one of several of, and answers all of them. */
	#bringBack(solver: Solver, list: RestoredList, signal: AbortSignal): void {
		const { text, chosen, problem, problems, error } = list;
		this.#shown = problem;
		this.#isWritten = false;
		this.#slice.set({
			...unanswered,
			rules: listed(solver.games, problem.game.rules),
			text,
			failure: error === null ? null : { kind: "input", error },
		});
		void this.#putUp(signal, () => this.#answerAll(solver, problems, { signal, shown: chosen }));
	}

	/** Puts another board of the text on the board. */
	async choose(index: number): Promise<void> {
		const { answers } = this.#slice.state;
		const problem = answers?.problems[index];
		if (answers === null || problem === undefined) {
			return;
		}
		this.#choosing.abort();
		this.#choosing = new AbortController();
		const { signal } = this.#choosing;
		this.#slice.set({ answers: { ...answers, chosen: index } });
		await this.#putUp(signal, async () => {
			const table = await solveBoard(await this.#board.solver, problem, signal, () => {});
			await this.#show(table, problem, { signal });
			this.#shown = problem;
		});
	}

	/** Makes the position on the board, where a game has led to it, the board that text and answers are of. */
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
			this.#fail(error);
		}
	}

	/** The board, or the keyboard's place, may have changed: the text follows if it may, and is answered once that is known. */
	follow(): void {
		clearTimeout(this.#timer);
		if (this.#isBehind()) {
			this.#timer = setTimeout(() => void this.#takeOver(), pause);
		} else {
			void this.#answerShown();
		}
	}

	/** Whether the board is another than the text's, and the text may follow it. */
	#isBehind(): boolean {
		const { problem } = this.#board;
		const isBeingWritten = this.#isWritten && this.#options.isInBox();
		return problem !== null && problem !== this.#shown && this.#busy === 0 && !isBeingWritten;
	}

	/** Writes the board's text into the text box. */
	async #takeOver(): Promise<void> {
		clearTimeout(this.#timer);
		const { problem } = this.#board;
		if (problem === null || !this.#isBehind()) {
			return;
		}
		const text = await this.#textOf(problem);
		if (problem !== this.#board.problem || !this.#isBehind()) {
			this.follow();
			return;
		}
		this.#shown = problem;
		this.#isWritten = false;
		this.#slice.set({
			...unanswered,
			rules: listed(this.#slice.state.games, problem.game.rules),
			text,
			answers: text === "" ? null : { problems: [alone(problem)], lines: [null], chosen: 0 },
		});
		this.follow();
	}

	/** The text of a board; empty for one that is not valid, which is told at the board. */
	async #textOf({ game, position }: BoardProblem): Promise<string> {
		try {
			return (await this.#board.solver).write(game, position);
		} catch {
			return "";
		}
	}

	/** Answers the text of a board that came from elsewhere, once its table is there and may be asked. */
	async #answerShown(): Promise<void> {
		const { table, record } = this.#board;
		const problem = this.#shown;
		const { answers } = this.#slice.state;
		if (answers === null || table === null || problem === null || this.#asked === problem) {
			return;
		}
		// While an edited board is being solved, the table is still that of the board before.
		const isAlone = answers.problems.length === 1;
		const isOpen = this.#busy === 0 && isAlone && answers.lines.every((line) => line === null);
		const isItsTable =
			record?.positions[0] === problem.position &&
			JSON.stringify(table.game) === JSON.stringify(problem.game);
		if (!isOpen || !isItsTable) {
			return;
		}
		this.#asked = problem;
		try {
			const line = await table.answer(problem.position);
			if (this.#slice.state.answers === answers) {
				this.#slice.set({ answers: { ...answers, lines: [line] } });
			}
		} catch (error) {
			if (this.#board.table === table && this.#slice.state.answers === answers) {
				this.#fail(error);
			}
		}
	}

	/** Begins with another text and gives up the one before. */
	#begin(change: Partial<TextState>): AbortSignal {
		const { text, answers } = this.#slice.state;
		if (answers !== null) {
			this.#answered = { text, chosen: answers.chosen };
		}
		this.#isWritten = false;
		this.#slice.set({ ...unanswered, ...change });
		return this.#restart();
	}

	/** Gives up all boards that are being put up from here. */
	#restart(): AbortSignal {
		this.#opening.abort();
		this.#choosing.abort();
		this.#opening = new AbortController();
		return this.#opening.signal;
	}

	/** Does work that puts a board up; the text does not follow the board meanwhile. */
	async #putUp(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
		this.#busy++;
		try {
			await work();
		} catch (error) {
			if (!signal.aborted) {
				this.#fail(error);
			}
		} finally {
			this.#busy--;
			this.follow();
		}
	}

	/** Answers the boards of a text one after the other. The first comes on the board, but where one of them is there already. */
	async #answerAll(
		solver: Solver,
		problems: readonly Problem[],
		{ signal, undoable = false, shown = null }: Answering,
	): Promise<void> {
		const lines: (string | null)[] = problems.map(() => null);
		this.#slice.set({ answers: { problems, lines: [...lines], chosen: shown ?? 0 } });
		const report = this.#reporter(signal);
		for (const [index, problem] of problems.entries()) {
			const table = await solveBoard(solver, problem, signal, report);
			const isChosen = () => this.#slice.state.answers?.chosen === index;
			try {
				lines[index] = await table.answer(problem.position);
				signal.throwIfAborted();
			} catch (error) {
				table.dispose();
				throw error;
			}
			if (shown === null && index === 0 && isChosen()) {
				await this.#show(table, problem, { signal, undoable });
				this.#shown = problem;
			} else {
				table.dispose();
			}
			const chosen = this.#slice.state.answers?.chosen ?? 0;
			this.#slice.set({ answers: { problems, lines: [...lines], chosen } });
		}
	}

	async #show(
		table: Table,
		problem: BoardProblem,
		options: OpenOptions & { readonly signal: AbortSignal },
	): Promise<void> {
		this.#options.onOpen(problem.game.rules);
		this.#opened = problem;
		await this.#board.open(problem, { ...options, table });
		options.signal.throwIfAborted();
	}

	/** Keeps how far a solve has come. That one is done is shown by what comes of it: most are, at the first word. */
	#reporter(signal: AbortSignal): (progress: Progress) => void {
		return (progress) => {
			if (!signal.aborted && progress.settled < progress.positions) {
				this.#slice.set({ progress });
			}
		};
	}

	#fail(error: unknown): void {
		this.#slice.set({ solving: false, progress: null, failure: failureFrom(error) });
	}
}
