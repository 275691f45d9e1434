/**
 * The engine: a WebAssembly module and the tables in its memory. `Engine` is the interface that solvers and tables use,
 * with plain data only, so that an engine can run in this thread or, behind worker-engine.ts, in a worker.
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
import { expectValue, throwFailure } from "./failures.ts";
import * as module from "./module.ts";
import type { Jobs, Search, WorkshopModule } from "./workshop-module.ts";

/** What to solve, and within how many bytes. */
export interface SolveScope {
	readonly position: Position | undefined;
	readonly moves: boolean;
	readonly memoryBudget: number;
}

/** What is known of a table once it is made. */
export interface TableFacts {
	readonly positions: number;
	readonly longest: number;
	readonly bytes: number;
}

/** Stops and follows long work. */
export interface Control<Report> {
	readonly signal?: AbortSignal | undefined;
	readonly onProgress?: ((report: Report) => void) | undefined;
}

/** Questions that a table answers at once. */
export interface Questions {
	lookup(position: Position): PositionValue;
	moves(position: Position): MoveValue[];
	line(position: Position): Line;
	heatmap(position: Position, piece: Square, side: string | null): SquareValue[];
	answer(position: Position): string;
	report(position: Position, options: Required<ReportOptions>): string;
}

/** Questions about all positions of a table, which take some time. */
export interface Counts {
	statistics(): Statistics;
	signature(): string;
	/** Compares with the engine's table number `other`. */
	compare(other: number): Changes;
	/** `board` is the board's number in the report. */
	verify(board: number): Findings;
}

/** Tables are numbered by the caller, each with a new number. */
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
	/** A count that was stopped continues when it is asked for again. */
	count<Name extends keyof Counts>(
		table: number,
		count: Name,
		args: Parameters<Counts[Name]>,
		control: Control<CountProgress>,
	): Promise<ReturnType<Counts[Name]>>;
	/** Frees a table, if one has that number. */
	release(table: number): void;
	dispose(): void;
}

/** An engine with the workshop's module. */
export interface WorkshopEngine extends Engine {
	/** News is reported at once. */
	run<Name extends keyof Jobs>(
		job: Name,
		args: Parameters<Jobs[Name]>,
		control: Control<ReturnType<Jobs[Name]>>,
	): Promise<ReturnType<Jobs[Name]>>;
}

// Long enough to be worth a slice's overhead, short enough for a frame.
const SLICE_MS = 8;
const PROGRESS_INTERVAL_MS = 1000 / 60;

/** Lets other work that waits in this thread run. */
export function pause(): Promise<void> {
	return new Promise((resolve) => {
		if (typeof setImmediate === "function") {
			setImmediate(resolve);
			return;
		}
		// A simulated browser, as tests run in, may have no messages.
		if (typeof MessageChannel !== "function") {
			setTimeout(resolve);
			return;
		}
		// Browsers throttle frequent timers, but not messages.
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			port1.close();
			resolve();
		};
		port2.postMessage(null);
	});
}

/**
 * Whether an exception left the module's memory in no known state: a trap, or a stack that overflowed, which browsers
 * tell as they tell it of JavaScript.
 */
function isTrap(error: unknown): error is Error {
	if (error instanceof WebAssembly.RuntimeError) return true;
	const { name, message } = error instanceof Error ? error : new Error();
	return name === "InternalError" || (name === "RangeError" && /call stack/.test(message));
}

/** A running module with its solver. */
interface Instance<Module> {
	readonly module: Module;
	readonly solver: module.Solver;
}

const isSearch = <Found>(begun: Search<Found> | Found): begun is Search<Found> =>
	begun instanceof Object && "advance" in begun;

/** A table in the module's memory. */
interface HeldTable {
	readonly module: module.CatchmateModule;
	readonly table: module.Table;
	/** Stopped counts, by name and other table, to be continued. */
	readonly stopped: Map<string, Counting>;
}

/** A count under way. */
interface Counting {
	readonly work: module.TableWork;
	/** The other table's number in a comparison; otherwise the table's own. */
	readonly other: number;
	result(board: number): Statistics | Changes | string | Findings;
}

/** Starts each count; `compare` also gets the other table. */
const COUNTS: {
	readonly [Name in keyof Counts]: (
		held: HeldTable,
		other: HeldTable,
	) => Pick<Counting, "work" | "result">;
} = {
	statistics({ module, table }) {
		const work = new module.Survey(table);
		return { work, result: () => work.result() };
	},
	compare({ module, table }, other) {
		throwFailure(table.comparisonFault(other.table));
		const work = new module.Difference(table, other.table);
		return { work, result: () => ({ toMove: work.result() }) };
	},
	signature({ module, table }) {
		const work = new module.Signature(table);
		return { work, result: () => work.result() };
	},
	verify({ module, table }) {
		const work = new module.Verification(table);
		return { work, result: (board) => work.result(board) };
	},
};

/**
 * Calls `act` with a game in the module's memory, and deletes the game afterwards.
 * @throws InvalidRulesError, TypeError or TableTooLargeError if there is no such game.
 */
export function withGame<T>(
	module: module.CatchmateModule,
	given: Game,
	memoryBudget: number,
	act: (game: module.Game) => T,
): T {
	const game = expectValue(module.makeGame(given, memoryBudget));
	try {
		return act(game);
	} finally {
		game.delete();
	}
}

/**
 * The engine in this thread. Long work is done in slices and lets other work run between them. If the module fails, all
 * tables are lost and a new module starts at once.
 */
export class LocalEngine<Module extends module.CatchmateModule = module.CatchmateModule>
	implements Engine
{
	readonly #create: module.Create<Module>;
	readonly #compiled: WebAssembly.Module;
	#instance: Instance<Module> | undefined;
	#starting: Promise<void> | undefined;
	readonly #tables = new Map<number, HeldTable>();
	/** The last solve in the queue. They run one at a time, so that the memory promised to one stays free. */
	#lastSolve: Promise<unknown> = Promise.resolve();
	#disposed = false;

	private constructor(create: module.Create<Module>, compiled: WebAssembly.Module) {
		this.#create = create;
		this.#compiled = compiled;
	}

	/** @throws EngineError if the module cannot be started. */
	static async create<Module extends module.CatchmateModule>(
		create: module.Create<Module>,
		compiled: WebAssembly.Module,
	): Promise<LocalEngine<Module>> {
		const engine = new LocalEngine(create, compiled);
		await engine.#ready();
		return engine;
	}

	/**
	 * Calls the module.
	 * @param earlier the module of an earlier call, which must still be running
	 * @throws EngineError if it is not, after `dispose`, or while a failed module is being replaced.
	 */
	call<T>(act: (module: Module) => T, earlier?: module.CatchmateModule): T {
		this.#refuseWhenDisposed();
		const current = this.#instance?.module;
		if (current === undefined || (earlier !== undefined && earlier !== current)) {
			// An earlier start may have failed.
			this.#ready().catch(() => {});
			throw new EngineError("the WebAssembly module failed, and is started again");
		}
		try {
			return act(current);
		} catch (error) {
			if (!isTrap(error)) throw error;
			this.#drop();
			this.#ready().catch(() => {});
			throw new EngineError(`the WebAssembly module failed: ${error.message}`);
		}
	}

	/** Calls the module, after waiting for it if a failed one is being replaced. */
	async callSoon<T>(act: (module: Module) => T): Promise<T> {
		await this.#ready();
		return this.call(act);
	}

	/** Deletes a handle, unless its module is gone. */
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
		const start = (made: module.Game) => solver.start(made, position ?? null, moves, memoryBudget);
		throwFailure(this.call(() => withGame(module, game, memoryBudget, start)));
		try {
			await this.#finish(module, solver, () => solver.progress(), control);
			return this.call(() => {
				const bytes = solver.bytes();
				const table = expectValue(solver.takeTable());
				this.#tables.set(id, { module, table, stopped: new Map() });
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
		type Ask = (...given: typeof args) => module.Result<ReturnType<Questions[Name]>>;
		const ask: unknown = held.table[question];
		return this.call(() => expectValue((ask as Ask).apply(held.table, args)));
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

	async run<Name extends keyof Jobs>(
		this: LocalEngine<WorkshopModule>,
		job: Name,
		args: Parameters<Jobs[Name]>,
		control: Control<ReturnType<Jobs[Name]>>,
	): Promise<ReturnType<Jobs[Name]>> {
		type Found = ReturnType<Jobs[Name]>;
		control.signal?.throwIfAborted();
		const { module } = await this.#ready();
		type Begin = (...given: typeof args) => module.Result<Search<Found> | Found>;
		const begin: unknown = module[job];
		const begun = this.call(() => expectValue((begin as Begin)(...args)), module);
		if (!isSearch(begun)) return begun;
		const found = () => expectValue(begun.result());
		try {
			const report = () => (begun.hasNews ? found() : undefined) as Found;
			await this.#finish(module, begun, report, control);
			return this.call(found, module);
		} finally {
			this.free(begun, module);
		}
	}

	/** Does work to its end, in slices. Between slices it can be stopped, and `check` may throw. */
	async #finish<Report>(
		owner: module.CatchmateModule,
		work: module.Work & Pick<Search<unknown>, "hasNews">,
		report: () => Report,
		{ signal, onProgress }: Control<Report>,
		check: () => void = () => {},
	): Promise<void> {
		let reported = performance.now();
		while (this.call(() => work.advance(SLICE_MS), owner)) {
			const isDue = performance.now() - reported >= PROGRESS_INTERVAL_MS;
			if (onProgress && (isDue || work.hasNews?.())) {
				reported = performance.now();
				onProgress(report());
			}
			await pause();
			signal?.throwIfAborted();
			this.#refuseWhenDisposed();
			check();
		}
		onProgress?.(report());
		// It may have been stopped by what was told last.
		signal?.throwIfAborted();
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

	/** The running module; starts one if there is none. */
	async #ready(): Promise<Instance<Module>> {
		if (this.#instance === undefined && !this.#disposed) {
			this.#starting ??= this.#start().finally(() => {
				this.#starting = undefined;
			});
			await this.#starting;
		}
		this.#refuseWhenDisposed();
		// The new module may have failed already.
		return this.#instance ?? this.#ready();
	}

	async #start(): Promise<void> {
		try {
			const created = await module.createModule(this.#create, this.#compiled);
			// Both take some milliseconds: between them the page can draw and handle input.
			await pause();
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
