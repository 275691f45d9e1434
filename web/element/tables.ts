/** Tables: the shared solver of all boards of a page, its progress, and the lifecycle of a board's table. */
import {
	type Game,
	load,
	type Progress,
	type SolveOptions,
	type Solver,
	type Table,
} from "catchmate";
import type { Work } from "../board/work.ts";
import { isEngineError } from "./failure.ts";

export interface SolveProgress extends Progress {
	/** The seconds since the solve began. */
	readonly seconds: number;
}

/** Adds to each report the time since this call. */
export function timed(tell: (progress: SolveProgress) => void): (progress: Progress) => void {
	const begun = performance.now();
	return (progress) => tell({ ...progress, seconds: (performance.now() - begun) / 1000 });
}

/** The settled positions, in percent. */
export const percentOf = (progress: Progress | null): number =>
	progress === null ? 0 : Math.floor((100 * progress.settled) / progress.positions);

/**
 * An upper estimate of the seconds left in a solve: later positions are settled faster than the first ones, and draws are not
 * settled at all. Null before the first percent.
 */
export const secondsLeft = (progress: SolveProgress): number | null => {
	const { settled, positions, seconds } = progress;
	return percentOf(progress) === 0 ? null : (seconds * (positions - settled)) / settled;
};

/** How long the old board remains during the next solve, in milliseconds: usually enough to avoid flicker. */
const solveDelay = 100;

/** Resolves when the work is done, or else after the delay. Rejects if the work fails before. */
export const doneOrDelayed = (work: Promise<unknown>): Promise<unknown> =>
	Promise.race([work, new Promise((resolve) => setTimeout(resolve, solveDelay))]);

/** How long the worker outlives the last board, in milliseconds, in case the page replaces its boards. */
const workerGrace = 1000;

interface SolverUser {
	/** Whether the board is near the screen, and so solved first. */
	readonly isUrgent: () => boolean;
}

interface Job {
	readonly user: SolverUser;
	readonly run: () => Promise<void>;
}

class SharedSolver {
	/** Makes the solver when a board first needs it. */
	load: () => Promise<Solver> = () => load();
	readonly #users = new Set<SolverUser>();
	readonly #queue: Job[] = [];
	#solver: Promise<Solver> | null = null;
	#isBusy = false;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** The solver, kept until all users have left. A failed start can be retried. */
	use(user: SolverUser): Promise<Solver> {
		clearTimeout(this.#timer);
		this.#users.add(user);
		this.#solver ??= this.#start();
		return this.#solver;
	}

	async #start(): Promise<Solver> {
		try {
			return await this.load();
		} catch (error) {
			this.#solver = null;
			throw error;
		}
	}

	/** Ends the solver after its last user. */
	leave(user: SolverUser): void {
		if (this.#users.delete(user) && this.#users.size === 0) {
			this.#timer = setTimeout(() => {
				void this.#solver?.then((solver) => solver.dispose()).catch(() => {});
				this.#solver = null;
			}, workerGrace);
		}
	}

	/** Solves one game at a time; boards near the screen come first. Solves in the main thread do not wait. */
	solve(user: SolverUser, game: Game, options: SolveOptions): Promise<Table> {
		const run = async () => {
			options.signal?.throwIfAborted();
			const solver = await this.use(user);
			options.signal?.throwIfAborted();
			return solver.solve(game, options);
		};
		if (options.mainThread) return run();
		return new Promise((resolve, reject) => {
			this.#queue.push({ user, run: () => run().then(resolve, reject) });
			void this.#work();
		});
	}

	async #work(): Promise<void> {
		if (this.#isBusy) return;
		this.#isBusy = true;
		for (;;) {
			const near = this.#queue.findIndex(({ user }) => user.isUrgent());
			const [job] = this.#queue.splice(Math.max(0, near), 1);
			if (job === undefined) break;
			await job.run();
		}
		this.#isBusy = false;
	}
}

/** The solver of this copy of the module. */
export const sharedSolver = new SharedSolver();

interface Owned {
	readonly game: Game;
	readonly table: Table;
	/** Whether its engine has failed, so that the table must be made again. */
	isLost: boolean;
	/** The new table in the making; null for none. */
	recovery: Promise<Table> | null;
}

/**
 * The lifecycle of a table: `solve` makes it, or a page supplies it; `keep` makes it the board's own and frees the previous one;
 * `discard` frees it unless it was kept; `free` frees the board's own.
 */
export class TableOwner implements SolverUser {
	readonly isUrgent: () => boolean;
	#owned: Owned | null = null;

	/** @param onRecovery called before a lost table is made again */
	constructor(
		private readonly work: Work,
		isUrgent: () => boolean,
		private readonly onRecovery: () => void,
	) {
		this.isUrgent = isUrgent;
	}

	/** The board's own table. */
	get table(): Table | null {
		return this.#owned?.table ?? null;
	}

	/** The solver that all boards share, kept until `leaveSolver`. */
	get solver(): Promise<Solver> {
		return sharedSolver.use(this);
	}

	/** Solves a game. Returns the board's own table if it is for this game and not lost. */
	async solve(game: Game, isLost: boolean, options: SolveOptions): Promise<Table> {
		const owned = this.#owned;
		if (owned?.game === game && !isLost) return this.#usable(owned);
		const table = await sharedSolver.solve(this, game, options);
		if (options.signal?.aborted) {
			table.dispose();
			options.signal.throwIfAborted();
		}
		return table;
	}

	/** Makes a table the board's own. */
	keep(game: Game, table: Table): void {
		const before = this.table;
		this.#owned = { game, table, isLost: false, recovery: null };
		if (table !== before) before?.dispose();
	}

	/** Frees a table unless it is the board's own. */
	discard(table: Table): void {
		if (table !== this.table) table.dispose();
	}

	free(): void {
		this.#owned?.table.dispose();
		this.#owned = null;
	}

	/** Gives up the solver. */
	leaveSolver(): void {
		sharedSolver.leave(this);
	}

	/**
	 * Asks the board's own table, after remaking a lost one. If its engine fails, remakes the table once, if the answer is still
	 * wanted.
	 */
	ask<Answer>(
		question: (table: Table) => Promise<Answer>,
		isWanted: () => boolean,
	): Promise<Answer> {
		return this.work.track(this.#ask(question, isWanted));
	}

	async #ask<Answer>(
		question: (table: Table) => Promise<Answer>,
		isWanted: () => boolean,
	): Promise<Answer> {
		for (let isLast = false; ; isLast = true) {
			const owned = this.#owned;
			if (owned === null) throw new Error("there is no table");
			try {
				return await question(await this.#usable(owned));
			} catch (error) {
				if (isLast || !isEngineError(error) || !isWanted()) throw error;
				owned.isLost = true;
			}
		}
	}

	/** The table, remade if it was lost. */
	#usable(owned: Owned): Table | Promise<Table> {
		if (!owned.isLost) return owned.table;
		owned.recovery ??= this.#recover(owned);
		return owned.recovery;
	}

	async #recover(lost: Owned): Promise<Table> {
		const { game } = lost;
		this.onRecovery();
		// Frees memory for the solve.
		lost.table.dispose();
		try {
			const table = await sharedSolver.solve(this, game, {});
			if (this.#owned === lost) {
				this.#owned = { game, table, isLost: false, recovery: null };
			} else {
				// Another table has become the board's own meanwhile.
				table.dispose();
			}
			return table;
		} finally {
			lost.recovery = null;
		}
	}
}
