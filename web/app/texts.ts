/** From a judge input to its answers and its board. What comes late never overtakes what was asked for after it. */
import type { Problem, Progress, Solver, Table } from "catchmate";
import { currentPosition } from "../board/record.ts";
import type { CatchmateBoard } from "../element/element.ts";
import type { PageNotice } from "../locale/page-words.ts";
import { failureOf } from "../view/failure.ts";
import { presetsOf } from "./presets.ts";
import { BoardFailure, otherGame, solveBoard } from "./solving.ts";
import type { Store } from "./state.ts";

export class Texts {
	readonly #store: Store;
	readonly #board: CatchmateBoard;
	readonly #tell: (notice: PageNotice) => void;
	#opening = new AbortController();
	#choosing = new AbortController();

	constructor(store: Store, board: CatchmateBoard, tell: (notice: PageNotice) => void) {
		this.#store = store;
		this.#board = board;
		this.#tell = tell;
	}

	/** Waits for the solver and opens the first preset of its first game. */
	async begin(): Promise<void> {
		try {
			const { games } = await this.#board.solver;
			this.#store.set({ games });
			await this.pickGame(games[0]?.id ?? "");
		} catch (error) {
			this.#fail(error);
		}
	}

	pickGame(gameId: string): Promise<void> {
		const [preset] = presetsOf(gameId);
		return this.open(gameId, preset?.text ?? "", preset?.id);
	}

	/** The person has changed the text: its answers would be those of another text. */
	edit(text: string): void {
		this.#opening.abort();
		this.#choosing.abort();
		this.#store.set({
			text,
			presetId: null,
			answers: null,
			failure: null,
			suggestion: null,
			solving: false,
			progress: null,
		});
	}

	/** Reads a text, answers each of its boards, and puts the first on the board. What is wrong leaves the board alone. */
	async open(gameId: string, text: string, presetId: string | null = null): Promise<void> {
		this.edit(text);
		this.#opening = new AbortController();
		const { signal } = this.#opening;
		this.#store.set({ gameId, presetId, solving: true });
		try {
			const solver = await this.#board.solver;
			const { problems, error } = await solver.read(gameId, text);
			signal.throwIfAborted();
			if (problems.length > 0) {
				await this.#answerAll(solver, problems, signal);
			}
			const suggestion = problems.length > 0 ? null : await otherGame(solver, gameId, text);
			signal.throwIfAborted();
			this.#store.set({
				solving: false,
				progress: null,
				failure: error === null ? null : { kind: "input", error },
				suggestion,
			});
		} catch (error) {
			if (!signal.aborted) {
				this.#fail(error);
			}
		}
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
		try {
			const table = await solveBoard(await this.#board.solver, problem, signal, () => {});
			await this.#show(table, problem, signal);
		} catch (error) {
			if (!signal.aborted) {
				this.#fail(error);
			}
		}
	}

	/** Writes the position on the board into the text box and answers it; nothing else changes when that cannot be. */
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

	async #answerAll(
		solver: Solver,
		problems: readonly Problem[],
		signal: AbortSignal,
	): Promise<void> {
		const lines: (string | null)[] = problems.map(() => null);
		this.#store.set({ answers: { problems, lines: [...lines], chosen: 0 } });
		const report = (progress: Progress) => {
			if (!signal.aborted) {
				this.#store.set({ progress });
			}
		};
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
			if (index === 0 && isChosen()) {
				await this.#show(table, problem, signal);
			} else {
				table.dispose();
			}
			const chosen = this.#store.state.answers?.chosen ?? 0;
			this.#store.set({ answers: { problems, lines: [...lines], chosen } });
		}
	}

	/** Players stay as long as the game does. */
	async #show(table: Table, problem: Problem, signal: AbortSignal): Promise<void> {
		const { rules } = this.#board;
		if (rules !== null && rules.id !== problem.game.rules.id) {
			this.#board.human = null;
		}
		await this.#board.open(problem, { table, signal });
		signal.throwIfAborted();
	}

	#fail(error: unknown): void {
		const failure = error instanceof BoardFailure ? error.failure : failureOf(error, null);
		this.#store.set({ solving: false, progress: null, failure });
	}
}
