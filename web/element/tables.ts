/** Owns a board's table: makes tables, keeps the board's current one, and frees them. */
import type { Game, SolveOptions, Solver, Table } from "catchmate";
import type { Work } from "../board/work.ts";
import { isEngineError } from "./failure.ts";
import { type SolverUser, sharedSolver } from "./shared-solver.ts";

interface Owned {
	readonly game: Game;
	readonly table: Table;
	/** Whether its engine has failed, so that another one must be made. */
	isLost: boolean;
	/** The one that is being made. */
	recovery: Promise<Table> | null;
}

/**
 * The life of a table: `solve` makes it, or a page supplies it; `keep` makes it the board's own and frees the last one;
 * `discard` frees it if it was not kept; `free` frees the board's own.
 */
export class TableOwner implements SolverUser {
	readonly isUrgent: () => boolean;
	readonly #work: Work;
	readonly #onRecovery: () => void;
	#owned: Owned | null = null;

	/** @param onRecovery called before a lost table is made again */
	constructor(work: Work, isUrgent: () => boolean, onRecovery: () => void) {
		this.#work = work;
		this.isUrgent = isUrgent;
		this.#onRecovery = onRecovery;
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
		if (owned?.game === game && !isLost) return this.#sound(owned);
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
	 * Asks the board's own table, made again if it was lost before. If its engine fails, it is made again, once, if the answer is
	 * still wanted.
	 */
	ask<Answer>(
		question: (table: Table) => Promise<Answer>,
		isWanted: () => boolean,
	): Promise<Answer> {
		return this.#work.during(this.#ask(question, isWanted));
	}

	async #ask<Answer>(
		question: (table: Table) => Promise<Answer>,
		isWanted: () => boolean,
	): Promise<Answer> {
		for (let isLast = false; ; isLast = true) {
			const owned = this.#owned;
			if (owned === null) throw new Error("there is no table");
			try {
				return await question(await this.#sound(owned));
			} catch (error) {
				if (isLast || !isEngineError(error) || !isWanted()) throw error;
				owned.isLost = true;
			}
		}
	}

	/** A table that is not lost, as far as is known. */
	#sound(owned: Owned): Table | Promise<Table> {
		if (!owned.isLost) return owned.table;
		owned.recovery ??= this.#recover(owned);
		return owned.recovery;
	}

	async #recover(lost: Owned): Promise<Table> {
		const { game } = lost;
		this.#onRecovery();
		// Freed before the solve, which needs the memory.
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
