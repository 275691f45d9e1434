/**
 * From a judge input to its answers and its board, and from a board to its judge input. What comes late never overtakes what
 * was asked for after it.
 *
 * The board is the truth. The text is of the board as it was put up, and its answers with it: when the board is put up by other
 * means or edited, the text follows, but never while a person writes one.
 */
import {
	encode,
	type InputError,
	type Problem,
	type Progress,
	type Rules,
	type Solver,
	type Table,
} from "catchmate";
import type { BoardProblem } from "../board/edit.ts";
import { currentPosition } from "../board/record.ts";
import type { CatchmateBoard, OpenOptions } from "../element/element.ts";
import type { PageNotice } from "../locale/page-words.ts";
import { failureOf } from "../view/failure.ts";
import type { PageFailure } from "./failure.ts";
import { presetsOf } from "./presets.ts";
import type { KeptText } from "./share/kept-text.ts";
import { LinkError, readLink } from "./share/link.ts";
import { BoardFailure, otherGame, solveBoard } from "./solving.ts";
import type { Activity, PageState, Store } from "./state.ts";

/** The longest text that is read, in characters: ten boards of a hundred by a hundred squares. */
export const mostCharacters = 100_000;

/** How long the board rests before the text follows it, in milliseconds: not at each square of a stroke. */
const pause = 120;

/** What becomes of the answers when there is another text. */
const unanswered = {
	presetId: null,
	answers: null,
	unsaid: false,
	failure: null,
	suggestion: null,
	solving: false,
	progress: null,
} as const satisfies Partial<PageState>;

/** How the boards of a text are answered. */
interface Answering {
	readonly signal: AbortSignal;
	/** Whether Undo brings the board before back. */
	readonly undoable?: boolean;
	/** Which of them is on the board already; null for none. */
	readonly shown?: number | null;
}

export class Texts {
	readonly #store: Store;
	readonly #board: CatchmateBoard;
	readonly #tell: (notice: PageNotice) => void;
	/** Whether the keyboard is in the text box. */
	readonly #isInBox: () => boolean;
	/** Is told that a board of other rules is on its way. */
	readonly #leave: (rules: Rules) => void;
	#opening = new AbortController();
	#choosing = new AbortController();
	/** How many boards are on their way to the board from here. */
	#busy = 0;
	/** The problem on the board that the text and its answers are of. */
	#shown: BoardProblem | null = null;
	/** The problem that was put on the board from here. */
	#opened: BoardProblem | null = null;
	/** The problem whose answer was asked for last, of those that did not come as a text. */
	#asked: BoardProblem | null = null;
	/** Whether a person has written the text, and not had it read yet. */
	#isWritten = false;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(
		store: Store,
		board: CatchmateBoard,
		tell: (notice: PageNotice) => void,
		isInBox: () => boolean,
		leave: (rules: Rules) => void,
	) {
		this.#store = store;
		this.#board = board;
		this.#tell = tell;
		this.#isInBox = isInBox;
		this.#leave = leave;
	}

	/** Waits for the solver; the games are known then. Returns whether it came. */
	async begin(): Promise<boolean> {
		try {
			const { games } = await this.#board.solver;
			this.#store.set({ games, gameId: games[0]?.id ?? "" });
			return true;
		} catch (error) {
			this.#fail(error);
			return false;
		}
	}

	/** Whether a problem came to the board from here, and not by an edit. */
	isOpened(problem: BoardProblem): boolean {
		return this.#opened === problem;
	}

	pickGame(gameId: string): Promise<void> {
		const [preset] = presetsOf(gameId);
		return this.open(gameId, preset?.text ?? "", preset?.id ?? null, true);
	}

	/** The person has changed the text: its answers would be those of another text. */
	edit(text: string): void {
		this.#begin({ text });
		this.#isWritten = true;
	}

	/** A text that is too long for the text box is not even put there. */
	refuse(length: number): void {
		this.#store.set({ failure: { kind: "too-long", length, most: mostCharacters } });
	}

	/**
	 * Reads a text, answers each of its boards, and puts the first on the board. What is wrong leaves the board alone.
	 * @param undoable whether Undo brings the board before back, as after a change of the board.
	 */
	async open(
		gameId: string,
		text: string,
		presetId: string | null = null,
		undoable = false,
	): Promise<void> {
		if (text.length > mostCharacters) {
			this.refuse(text.length);
			return;
		}
		const signal = this.#begin({ gameId, text, presetId, solving: true });
		await this.#putUp(signal, async () => {
			const solver = await this.#board.solver;
			const { problems, error } = await solver.read(gameId, text);
			signal.throwIfAborted();
			if (problems.length > 0) {
				await this.#answerAll(solver, problems, { signal, undoable });
			}
			const suggestion = problems.length > 0 ? null : await otherGame(solver, gameId, text);
			signal.throwIfAborted();
			this.#store.set({
				solving: false,
				progress: null,
				failure: error === null ? null : { kind: "input", error },
				suggestion,
			});
		});
	}

	/** Opens a text of whatever game it is an input of, or else says what it lacks to be one of the game picked. */
	async openAny(text: string): Promise<void> {
		const { gameId } = this.#store.state;
		if (text.length > mostCharacters) {
			this.refuse(text.length);
			return;
		}
		const signal = this.#begin({ text });
		await this.#putUp(signal, async () => {
			const solver = await this.#board.solver;
			const { error } = await solver.read(gameId, text);
			const other = error === null ? null : await otherGame(solver, gameId, text);
			signal.throwIfAborted();
			await this.open(other ?? gameId, text);
		});
	}

	/**
	 * Puts on the board what a link says, and its text into the text box. What is wrong with it leaves the board alone and is told
	 * of in the state.
	 * @param setActivity is told what a person does there, before anything of the board is shown that this might hide.
	 * @param kept is the text that comes into the text box instead, with its whole list of boards, if the board is one of them.
	 * @returns whether the board is there: not when the link is wrong, or something else was opened meanwhile.
	 */
	async openLink(
		hash: string,
		setActivity: (activity: Activity) => void,
		kept: KeptText | null = null,
	): Promise<boolean> {
		const signal = this.#restart();
		this.#store.set({ linkFailure: null, solving: true });
		let isOpened = false;
		await this.#putUp(signal, async () => {
			try {
				const { problem, moves, ply, activity } = readLink(hash);
				const solver = await this.#board.solver;
				const list = kept && (await listOf(solver, kept, problem));
				const read = list?.problem ?? { ...problem, board: 1, line: 1 };
				const table = await solveBoard(solver, read, signal, this.#reporter(signal));
				setActivity(activity);
				// The board takes up its mode by the end of the task.
				await Promise.resolve();
				await this.#show(table, list?.problem ?? problem, { signal, moves, ply });
				isOpened = true;
				if (list !== null) {
					this.#bringBack(solver, list, signal);
				}
			} catch (error) {
				signal.throwIfAborted();
				const failure = failureFrom(error);
				const isLarge = failure.kind === "too-large";
				this.#store.set({ linkFailure: isLarge ? { ...failure, board: null } : failure });
			}
			this.#store.set({ solving: false, progress: null });
		});
		await this.#takeOver();
		return isOpened;
	}

	/** Has the text again that the board is one of several of, and answers all of them. */
	#bringBack(solver: Solver, list: List, signal: AbortSignal): void {
		const { gameId, text, chosen, problem, problems, error } = list;
		this.#shown = problem;
		this.#isWritten = false;
		this.#store.set({
			...unanswered,
			...{ gameId, text },
			presetId: presetsOf(gameId).find((preset) => preset.text === text)?.id ?? null,
			failure: error === null ? null : { kind: "input", error },
		});
		void this.#putUp(signal, () => this.#answerAll(solver, problems, { signal, shown: chosen }));
	}

	/** Puts another board of the text on the board. */
	async choose(index: number): Promise<void> {
		const { answers } = this.#store.state;
		const problem = answers?.problems[index];
		if (answers === null || problem === undefined) {
			return;
		}
		this.#choosing.abort();
		this.#choosing = new AbortController();
		const { signal } = this.#choosing;
		this.#store.set({ answers: { ...answers, chosen: index } });
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
			const text = await solver.write(problem.game, currentPosition(record));
			if (text === null) {
				this.#tell("cannot-write");
			} else {
				await this.open(problem.game.rules.id, text);
			}
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
		const isBeingWritten = this.#isWritten && this.#isInBox();
		return problem !== null && problem !== this.#shown && this.#busy === 0 && !isBeingWritten;
	}

	/** Writes the board's text into the text box; without words for it, says so there. */
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
		const gameId = problem.game.rules.id;
		this.#shown = problem;
		this.#isWritten = false;
		this.#store.set({
			...unanswered,
			gameId,
			text: text ?? "",
			presetId: presetsOf(gameId).find((preset) => preset.text === text)?.id ?? null,
			answers:
				text === null
					? null
					: { problems: [{ ...problem, board: 1, line: 1 }], lines: [null], chosen: 0 },
			unsaid: text === null,
		});
		this.follow();
	}

	/** Null for a board that no judge input can say, a sound one or not. */
	async #textOf({ game, position }: BoardProblem): Promise<string | null> {
		try {
			return await (await this.#board.solver).write(game, position);
		} catch {
			return null;
		}
	}

	/** Answers the text of a board that came from elsewhere, once its table is there and may be asked. */
	async #answerShown(): Promise<void> {
		const { table, record } = this.#board;
		const problem = this.#shown;
		const { answers } = this.#store.state;
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
			if (this.#store.state.answers === answers) {
				this.#store.set({ answers: { ...answers, lines: [line] } });
			}
		} catch (error) {
			if (this.#board.table === table && this.#store.state.answers === answers) {
				this.#fail(error);
			}
		}
	}

	/** Begins with another text: what was asked for before is not wanted any more. */
	#begin(change: Partial<PageState>): AbortSignal {
		this.#isWritten = false;
		this.#store.set({ ...unanswered, ...change });
		return this.#restart();
	}

	/** What is on its way to the board does not come any more. */
	#restart(): AbortSignal {
		this.#opening.abort();
		this.#choosing.abort();
		this.#opening = new AbortController();
		return this.#opening.signal;
	}

	/** Does what puts a board up; the text does not follow the board meanwhile. */
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
		this.#store.set({ answers: { problems, lines: [...lines], chosen: shown ?? 0 } });
		const report = this.#reporter(signal);
		for (const [index, problem] of problems.entries()) {
			const table = await solveBoard(solver, problem, signal, report);
			const isChosen = () => this.#store.state.answers?.chosen === index;
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
			const chosen = this.#store.state.answers?.chosen ?? 0;
			this.#store.set({ answers: { problems, lines: [...lines], chosen } });
		}
	}

	async #show(
		table: Table,
		problem: BoardProblem,
		options: OpenOptions & { readonly signal: AbortSignal },
	): Promise<void> {
		this.#leave(problem.game.rules);
		this.#opened = problem;
		await this.#board.open(problem, { ...options, table });
		options.signal.throwIfAborted();
	}

	/** Keeps how far a solve has come. That one is done is shown by what comes of it: most are, at the first word. */
	#reporter(signal: AbortSignal): (progress: Progress) => void {
		return (progress) => {
			if (!signal.aborted && progress.settled < progress.positions) {
				this.#store.set({ progress });
			}
		};
	}

	#fail(error: unknown): void {
		this.#store.set({ solving: false, progress: null, failure: failureFrom(error) });
	}
}

/** A text that is brought back, with the boards that were read from it. */
interface List extends KeptText {
	readonly problems: readonly Problem[];
	/** The one that is shown. */
	readonly problem: Problem;
	/** What is wrong behind the last of them. */
	readonly error: InputError | null;
}

/** The boards of a text; null where the one that was shown is not the one given. */
async function listOf(solver: Solver, kept: KeptText, given: BoardProblem): Promise<List | null> {
	const isLong = kept.text.length > mostCharacters;
	if (isLong || !solver.games.some(({ id }) => id === kept.gameId)) {
		return null;
	}
	const { problems, error } = await solver.read(kept.gameId, kept.text);
	const problem = problems[kept.chosen];
	const isGiven = problem !== undefined && encode(problem) === encode(given);
	return isGiven ? { ...kept, problems, problem, error } : null;
}

function failureFrom(error: unknown): PageFailure {
	if (error instanceof LinkError) {
		return { kind: "link", fault: error.fault };
	}
	return error instanceof BoardFailure ? error.failure : failureOf(error, null);
}
