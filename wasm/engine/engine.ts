/**
 * The engine: a WebAssembly module and the tables in its memory. `Engine` is the interface that solvers and tables use,
 * with plain data only, so that an engine can run in this thread or, behind worker-engine.ts, in a worker.
 */
import { EngineError } from "../errors.ts";
import type { Game } from "../types.ts";
import { expectValue, type Result } from "./failures.ts";
import {
	type Args,
	type Found,
	type JobName,
	type Questions,
	type Report,
	type Task,
	tablesOf,
} from "./jobs.ts";
import * as module from "./module.ts";

/** Stops and follows a job. */
export interface Control<Report> {
	readonly signal?: AbortSignal | undefined;
	readonly onProgress?: ((report: Report) => void) | undefined;
}

export interface Engine {
	ask<Name extends keyof Questions>(
		table: number,
		question: Name,
		args: Parameters<Questions[Name]>,
	): Promise<ReturnType<Questions[Name]>>;
	/** Runs a job; a stopped one on a table continues in the next call. */
	run<Name extends JobName>(
		job: Name,
		args: Args<Name>,
		control: Control<Report<Name>>,
	): Promise<Found<Name>>;
	/** Frees a table, if one has that number. */
	release(table: number): void;
	dispose(): void;
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

/** Whether an exception left the module's memory in an unknown state: a trap, or a stack overflow by any browser's name. */
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
	readonly #tables = new Map<number, module.Table>();
	/** Stopped jobs on tables, by name and arguments. */
	readonly #stopped = new Map<string, { job: module.Job; tables: readonly number[] }>();
	/** The last solve in the queue. They run one at a time, each in the memory promised to it. */
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

	/** Deletes a handle, unless its module was replaced. */
	free(handle: module.Handle, owner: module.CatchmateModule): void {
		if (this.#instance?.module === owner) this.call(() => handle.delete());
	}

	async ask<Name extends keyof Questions>(
		table: number,
		question: Name,
		args: Parameters<Questions[Name]>,
	): Promise<ReturnType<Questions[Name]>> {
		const held = this.#held(table);
		type Ask = (...given: typeof args) => Result<ReturnType<Questions[Name]>>;
		const ask: unknown = held[question];
		return this.call(() => expectValue((ask as Ask).apply(held, args)));
	}

	async run<Name extends JobName>(
		job: Name,
		args: Args<Name>,
		control: Control<Report<Name>>,
	): Promise<Found<Name>> {
		const run = () => this.#run({ job, args } as Task, control as Control<unknown>);
		if (job !== "solve") return (await run()) as Found<Name>;
		const solving = this.#lastSolve.then(run);
		this.#lastSolve = solving.catch(() => {});
		return (await solving) as Found<Name>;
	}

	async #run(task: Task, { signal, onProgress }: Control<unknown>): Promise<unknown> {
		signal?.throwIfAborted();
		const instance = await this.#ready();
		signal?.throwIfAborted();
		const { module } = instance;
		const [tables] = tablesOf(task);
		const key = `${task.job} ${tables.length > 0 ? task.args : ""}`;
		const job = this.#stopped.get(key)?.job ?? this.call(() => this.#begin(task, instance), module);
		this.#stopped.delete(key);
		let isLeft = true;
		try {
			let reported = performance.now();
			for (;;) {
				const state = this.call(() => job.advance(SLICE_MS), module);
				const isDue = performance.now() - reported >= PROGRESS_INTERVAL_MS;
				if (onProgress && (isDue || state !== "working")) {
					reported = performance.now();
					onProgress(this.call(() => job.progress(), module));
				}
				if (state === "done") break;
				await pause();
				signal?.throwIfAborted();
				tables.forEach(this.#held, this);
			}
			// The last report may have stopped it.
			signal?.throwIfAborted();
			isLeft = false;
			const found = this.call(() => expectValue(job.result()), module);
			if (task.job !== "solve") return found;
			const { table, ...facts } = found as module.Solved;
			this.#tables.set(task.args[0], table);
			return facts;
		} finally {
			const canContinue = tables.length > 0 && tables.every((table) => this.#tables.has(table));
			if (isLeft && canContinue && !this.#stopped.has(key)) this.#stopped.set(key, { job, tables });
			else this.free(job, module);
		}
	}

	#begin(task: Task, { module, solver }: Instance<Module>): module.Job {
		if (task.job === "solve") {
			const [, game, ...scope] = task.args;
			const begin = (made: module.Game) => expectValue(solver.solve(made, ...scope));
			return withGame(module, game, scope[2], begin);
		}
		if (task.job === "values") {
			const held = this.#held(task.args[0]);
			const size = held.arraySize();
			return expectValue(held.values(new Int8Array(size), new Int32Array(size)));
		}
		const [tables, others] = tablesOf(task);
		const [first, ...more] = tables.map(this.#held, this);
		const owner: unknown = first ?? module;
		type Begin = (...args: readonly unknown[]) => Result<module.Job>;
		return expectValue((owner as Record<JobName, Begin>)[task.job](...more, ...others));
	}

	release(id: number): void {
		const held = this.#tables.get(id);
		const owner = this.#instance?.module;
		if (held === undefined || owner === undefined) return;
		for (const [key, { job, tables }] of this.#stopped) {
			if (!tables.includes(id)) continue;
			this.#stopped.delete(key);
			this.free(job, owner);
		}
		this.#tables.delete(id);
		this.free(held, owner);
	}

	dispose(): void {
		this.#disposed = true;
		this.#drop();
	}

	#drop(): void {
		this.#instance = undefined;
		this.#tables.clear();
		this.#stopped.clear();
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

	#held(table: number): module.Table {
		this.#refuseWhenDisposed();
		const held = this.#tables.get(table);
		if (held === undefined) throw new EngineError("the table was lost with its module");
		return held;
	}

	#refuseWhenDisposed(): void {
		if (this.#disposed) throw new EngineError("the solver was disposed of");
	}
}
