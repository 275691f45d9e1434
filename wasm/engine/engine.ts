/**
 * The engine: a WebAssembly module and the tables in its memory. `Engine` is what solvers and tables need of one, with plain
 * data going in and out, so that it may be in this thread or, over worker-engine.ts, in a worker.
 */
import { EngineError } from "../errors.ts";
import type {
	Changes,
	CountProgress,
	Findings,
	Game,
	Line,
	MoveValue,
	Position,
	PositionValue,
	Progress,
	ReportOptions,
	Square,
	SquareValue,
	Statistics,
} from "../types.ts";
import * as module from "./module.ts";
import {
	expectValue,
	fromBoard,
	fromPiece,
	fromPosition,
	fromRules,
	toChanges,
	toError,
	toFindings,
	toLine,
	toMoveValue,
	toPositionValue,
	toSquareValue,
	toStatistics,
} from "./values.ts";

/** The scope of a solve, and its limit of memory. */
export interface SolveScope {
	readonly position: Position | undefined;
	readonly moves: boolean;
	readonly memoryBudget: number;
}

/** The facts of a table when it is made. */
export interface TableFacts {
	readonly positions: number;
	readonly longest: number;
	readonly bytes: number;
}

/** The means to stop and follow long work. */
export interface Control<Report> {
	readonly signal?: AbortSignal | undefined;
	readonly onProgress?: ((report: Report) => void) | undefined;
}

/** The questions that a table answers at once. */
export interface Questions {
	lookup(position: Position): PositionValue;
	moves(position: Position): MoveValue[];
	line(position: Position): Line;
	heatmap(position: Position, piece: Square): SquareValue[];
	answer(position: Position): string;
	report(position: Position, options: Required<ReportOptions>): string;
}

/** Questions that go over all positions of a table, at some length. */
export interface Counts {
	statistics(): Statistics;
	signature(): string;
	/** With another table of the engine's, by its number. */
	compare(other: number): Changes;
	/** The report calls the board by its number. */
	verify(board: number): Findings;
}

/** Tables have numbers, which whoever asks for them chooses: a new one for each. */
export interface Engine {
	solve(
		table: number,
		game: Game,
		scope: SolveScope,
		control: Control<Progress>,
	): Promise<TableFacts>;
	ask<Name extends keyof Questions>(
		table: number,
		question: Name,
		args: Parameters<Questions[Name]>,
	): Promise<ReturnType<Questions[Name]>>;
	/** Counting that was stopped goes on from where it was when it is asked for again. */
	count<Name extends keyof Counts>(
		table: number,
		count: Name,
		args: Parameters<Counts[Name]>,
		control: Control<CountProgress>,
	): Promise<ReturnType<Counts[Name]>>;
	/** Frees a table, if there is one of that number. */
	release(table: number): void;
	dispose(): void;
}

// Long enough for a slice of work to be worth its overhead, short enough for a frame.
const SLICE_MS = 8;
const PROGRESS_INTERVAL_MS = 1000 / 60;

/** Lets everything else that waits in this thread have its turn. */
export function pause(): Promise<void> {
	return new Promise((resolve) => {
		if (typeof setImmediate === "function") {
			setImmediate(resolve);
			return;
		}
		// Unlike a timer, a message is not held back when this happens often.
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			port1.close();
			resolve();
		};
		port2.postMessage(null);
	});
}

/** An instance of the module, and its only solver. */
interface Instance {
	readonly module: module.CatchmateModule;
	readonly solver: module.Solver;
}

/** A table in the module's memory. */
interface HeldTable {
	readonly module: module.CatchmateModule;
	readonly game: Game;
	readonly table: module.Table;
	/** Counting that was stopped, by what is counted, and with which other table. */
	readonly stopped: Map<string, Counting>;
}

/** The going over the positions of tables. */
interface Counting {
	readonly work: module.TableWork;
	/** The number of the other table that it takes; else that of the table itself. */
	readonly other: number;
	result(board: number): Statistics | Changes | string | Findings;
}

const ANSWERS: {
	readonly [Name in keyof Questions]: (
		held: HeldTable,
		...args: Parameters<Questions[Name]>
	) => ReturnType<Questions[Name]>;
} = {
	lookup({ module, game, table }, position) {
		const result = table.lookup(fromPosition(module, game, position));
		const value = expectValue(module, result, game.rules);
		return toPositionValue(module, game, position.toMove, value);
	},
	moves({ module, game, table }, position) {
		const result = table.moves(fromPosition(module, game, position));
		const values = expectValue(module, result, game.rules);
		return values.map((value) => toMoveValue(module, game, position.toMove, value));
	},
	line({ module, game, table }, position) {
		const result = table.line(fromPosition(module, game, position));
		return toLine(module, game, expectValue(module, result, game.rules));
	},
	heatmap({ module, game, table }, position, piece) {
		const { side, from } = fromPiece(module, game, position, piece);
		const result = table.heatmap(fromPosition(module, game, position), side, from);
		const values = expectValue(module, result, game.rules);
		return values.map((value) => toSquareValue(module, game, position.toMove, value));
	},
	answer({ module, game, table }, position) {
		return expectValue(module, table.answer(fromPosition(module, game, position)), game.rules);
	},
	report({ module, game, table }, position, options) {
		const result = table.report(fromPosition(module, game, position), options);
		return expectValue(module, result, game.rules);
	},
};

/** The beginning of each; that of a comparison is given the table that it is with. */
const COUNTS: {
	readonly [Name in keyof Counts]: (
		held: HeldTable,
		other: HeldTable,
	) => Pick<Counting, "work" | "result">;
} = {
	statistics({ module, game, table }) {
		const work = new module.Survey(table);
		return { work, result: () => toStatistics(module, game, work.result()) };
	},
	compare({ module, game, table }, other) {
		const fault = table.comparisonFault(other.table);
		if (fault !== null) throw toError(module, fault);
		const work = new module.Difference(table, other.table);
		return { work, result: () => toChanges(module, game, work.result()) };
	},
	signature({ module, table }) {
		const work = new module.Signature(table);
		return { work, result: () => work.result() };
	},
	verify({ module, game, table }) {
		const work = new module.Verification(table);
		return { work, result: (board) => toFindings(module, game, work.result(board)) };
	},
};

/**
 * Makes a game in the module's memory for as long as `act` takes.
 * @throws InvalidRulesError or TableTooLargeError when there is none.
 */
export function withGame<T>(
	module: module.CatchmateModule,
	{ rules, board }: Game,
	memoryBudget: number,
	act: (game: module.Game) => T,
): T {
	const made = module.makeGame(
		fromRules(module, rules),
		fromBoard(module, rules, board),
		memoryBudget,
	);
	const game = expectValue(module, made, rules);
	try {
		return act(game);
	} finally {
		game.delete();
	}
}

/**
 * The engine in this thread. Long work gives way to other work many times a second. When its module fails, all tables are
 * lost, and a new module is started at once.
 */
export class LocalEngine implements Engine {
	readonly #compiled: WebAssembly.Module;
	#instance: Instance | undefined;
	#starting: Promise<void> | undefined;
	readonly #tables = new Map<number, HeldTable>();
	/** The solve that runs or waits last: one runs at a time, so that the memory it was promised stays free. */
	#lastSolve: Promise<unknown> = Promise.resolve();
	#disposed = false;

	private constructor(compiled: WebAssembly.Module) {
		this.#compiled = compiled;
	}

	/** @throws EngineError when the module cannot be started. */
	static async create(compiled: WebAssembly.Module): Promise<LocalEngine> {
		const engine = new LocalEngine(compiled);
		await engine.#ready();
		return engine;
	}

	/**
	 * Calls the module, which must still be the one that an earlier call had, if that is given.
	 * @throws EngineError when it is not, or there is none: after `dispose`, or while one that failed is started again.
	 */
	call<T>(act: (module: module.CatchmateModule) => T, earlier?: module.CatchmateModule): T {
		this.#refuseWhenDisposed();
		const current = this.#instance?.module;
		if (current === undefined || (earlier !== undefined && earlier !== current)) {
			throw new EngineError("the WebAssembly module failed, and is started again");
		}
		try {
			return act(current);
		} catch (error) {
			// A module that failed inside is left in no known state.
			if (!(error instanceof WebAssembly.RuntimeError)) throw error;
			this.#drop();
			this.#ready().catch(() => {});
			throw new EngineError(`the WebAssembly module failed: ${error.message}`);
		}
	}

	/** Deletes what lives in a module's memory, unless the module is gone. */
	free(handle: module.Handle, owner: module.CatchmateModule): void {
		if (this.#instance?.module === owner) this.call(() => handle.delete());
	}

	async solve(
		table: number,
		game: Game,
		scope: SolveScope,
		control: Control<Progress>,
	): Promise<TableFacts> {
		const solving = this.#lastSolve.then(() => this.#solve(table, game, scope, control));
		this.#lastSolve = solving.catch(() => {});
		return solving;
	}

	async #solve(
		id: number,
		game: Game,
		{ position, moves, memoryBudget }: SolveScope,
		control: Control<Progress>,
	): Promise<TableFacts> {
		control.signal?.throwIfAborted();
		const instance = await this.#ready();
		control.signal?.throwIfAborted();
		const { module, solver } = instance;
		const start = (made: module.Game) => {
			const only = position === undefined ? null : fromPosition(module, game, position);
			return solver.start(made, only, moves, memoryBudget);
		};
		const failure = this.call(() => withGame(module, game, memoryBudget, start));
		if (failure !== null) throw toError(module, failure, game.rules);
		try {
			await this.#finish(module, solver, () => solver.progress(), control);
			return this.call(() => {
				const bytes = solver.bytes();
				const table = expectValue(module, solver.takeTable());
				this.#tables.set(id, { module, game, table, stopped: new Map() });
				return { positions: table.positions(), longest: table.longest(), bytes };
			});
		} catch (error) {
			if (this.#instance === instance) this.call(() => solver.release());
			throw error;
		}
	}

	async ask<Name extends keyof Questions>(
		table: number,
		question: Name,
		args: Parameters<Questions[Name]>,
	): Promise<ReturnType<Questions[Name]>> {
		const held = this.#held(table);
		return this.call(() => ANSWERS[question](held, ...args));
	}

	async count<Name extends keyof Counts>(
		id: number,
		count: Name,
		[argument = 1]: Parameters<Counts[Name]>,
		control: Control<CountProgress>,
	): Promise<ReturnType<Counts[Name]>> {
		control.signal?.throwIfAborted();
		const held = this.#held(id);
		const other = count === "compare" ? argument : id;
		const key = `${count} ${other}`;
		const begin = () => ({ ...COUNTS[count](held, this.#held(other)), other });
		const counting = held.stopped.get(key) ?? this.call(begin);
		held.stopped.delete(key);
		const { work } = counting;
		const positions = held.table.positions();
		let isLeft = true;
		try {
			const report = () => ({ counted: work.counted(), positions });
			const check = () => {
				this.#held(id);
				this.#held(other);
			};
			await this.#finish(held.module, work, report, control, check);
			isLeft = false;
			return this.call(() => counting.result(argument)) as ReturnType<Counts[Name]>;
		} finally {
			const areThere = this.#tables.has(id) && this.#tables.has(other);
			if (isLeft && areThere && !held.stopped.has(key)) {
				held.stopped.set(key, counting);
			} else {
				this.free(work, held.module);
			}
		}
	}

	/** Does work to its end, in slices. Between two of them it may be stopped, and `check` may throw. */
	async #finish<Report>(
		owner: module.CatchmateModule,
		work: module.Work,
		report: () => Report,
		{ signal, onProgress }: Control<Report>,
		check: () => void = () => {},
	): Promise<void> {
		let reported = performance.now();
		while (this.call(() => work.advance(SLICE_MS), owner)) {
			if (onProgress && performance.now() - reported >= PROGRESS_INTERVAL_MS) {
				reported = performance.now();
				onProgress(report());
			}
			await pause();
			signal?.throwIfAborted();
			this.#refuseWhenDisposed();
			check();
		}
		onProgress?.(report());
	}

	release(id: number): void {
		const held = this.#tables.get(id);
		if (held === undefined) return;
		for (const { stopped } of this.#tables.values()) {
			for (const [key, { work, other }] of stopped) {
				if (stopped !== held.stopped && other !== id) continue;
				stopped.delete(key);
				this.free(work, held.module);
			}
		}
		this.#tables.delete(id);
		this.free(held.table, held.module);
	}

	dispose(): void {
		this.#disposed = true;
		this.#drop();
	}

	#drop(): void {
		this.#instance = undefined;
		this.#tables.clear();
	}

	/** Starts the module, where there is none. */
	async #ready(): Promise<Instance> {
		if (this.#instance === undefined && !this.#disposed) {
			this.#starting ??= this.#start().finally(() => {
				this.#starting = undefined;
			});
			await this.#starting;
		}
		this.#refuseWhenDisposed();
		// It may have failed again at once.
		return this.#instance ?? this.#ready();
	}

	async #start(): Promise<void> {
		try {
			const created = await module.createModule(this.#compiled);
			if (!this.#disposed) this.#instance = { module: created, solver: new created.Solver() };
		} catch (error) {
			throw new EngineError(`the WebAssembly module cannot be started: ${error}`);
		}
	}

	#held(table: number): HeldTable {
		this.#refuseWhenDisposed();
		const held = this.#tables.get(table);
		if (held === undefined) throw new EngineError("the table was lost with its module");
		return held;
	}

	#refuseWhenDisposed(): void {
		if (this.#disposed) throw new EngineError("the solver was disposed of");
	}
}
