/** The engine in a worker, so that the page is never blocked. */
import { EngineError } from "../errors.ts";
import type { CountProgress, Game, Progress } from "../types.ts";
import type {
	Control,
	Counts,
	Questions,
	SolveScope,
	TableFacts,
	WorkshopEngine,
} from "./engine.ts";
import { type Call, errorFromPlain, type FromWorker, type ToWorker } from "./messages.ts";
import type { Jobs } from "./workshop-module.ts";

/**
 * For how many seconds a worker may be silent while something is asked of it. It tells many times a second how far it is
 * with what it does in slices; it says nothing while its script is loaded, and while it solves at one go.
 */
const PATIENCE = { inSlices: 30, atOneGo: 600 };

/** Jobs with solves at one go. */
const JOBS_AT_ONE_GO: readonly (keyof Jobs)[] = ["detect", "answerWith"];

interface Pending {
	/** In seconds of the worker's silence. */
	readonly patience: number;
	resolve(result: unknown): void;
	reject(error: unknown): void;
	/** Rejects the promise and lets the worker stop the work. */
	abort(reason: unknown): void;
	readonly onProgress: ((report: never) => void) | undefined;
}

/** It has jobs if the worker's module is the workshop's. */
export class WorkerEngine implements WorkshopEngine {
	readonly #create: () => Worker;
	readonly #compiled: Promise<WebAssembly.Module>;
	#worker: Worker | undefined;
	/** Fulfilled once the worker has started; undefined if none runs. */
	#starting: Promise<void> | undefined;
	/** Whether a worker has ever started. */
	hasRun = false;
	#disposed = false;
	readonly #pending = new Map<number, Pending>();
	#lastId = 0;
	/** For how many seconds the worker has been silent while something was asked of it. */
	#silence = 0;
	#listening: ReturnType<typeof setTimeout> | undefined;

	/** @param compiled the module, which may still be compiling */
	constructor(create: () => Worker, compiled: Promise<WebAssembly.Module>) {
		this.#create = create;
		this.#compiled = compiled;
	}

	/**
	 * Starts the worker if none is running.
	 * @throws EngineError if it cannot be started.
	 */
	async ready(): Promise<void> {
		this.#refuseWhenDisposed();
		this.#starting ??= this.#start();
		await this.#starting;
	}

	async #start(): Promise<void> {
		try {
			const worker = this.#create();
			this.#silence = 0;
			worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
				this.#silence = 0;
				this.#receive(data);
			});
			let failure: EngineError | undefined;
			const fail = (reason: string) => {
				failure = new EngineError(`the worker failed: ${reason}`);
				if (this.#worker === worker) this.#stop(failure);
			};
			worker.addEventListener("error", (event) => {
				event.preventDefault();
				fail(event.message || "it did not start");
			});
			worker.addEventListener("messageerror", () => fail("its message could not be read"));
			this.#worker = worker;
			const compiled = await this.#compiled;
			this.#refuseWhenDisposed();
			// The worker may have failed while the module was compiling.
			if (failure !== undefined) throw failure;
			await this.#request((id) => ({ type: "start", id, compiled }), PATIENCE.atOneGo);
			this.hasRun = true;
		} catch (error) {
			const reason = new EngineError(`the worker cannot be started: ${error}`);
			this.#stop(reason);
			throw error instanceof EngineError ? error : reason;
		}
	}

	#send(message: ToWorker): void {
		this.#worker?.postMessage(message);
	}

	#receive(message: FromWorker): void {
		const pending = this.#pending.get(message.id);
		if (pending === undefined) return;
		switch (message.type) {
			case "progress":
				// If the callback throws, the work stops, as it does in this thread's engine.
				try {
					pending.onProgress?.(message.report as never);
				} catch (error) {
					pending.abort(error);
				}
				break;
			case "result":
				pending.resolve(message.result);
				break;
			case "error":
				pending.reject(errorFromPlain(message.error));
		}
	}

	/**
	 * Ends a worker that no longer says anything: a browser that is short of memory need not tell that it has ended one. A
	 * lock that the worker holds would tell at once, but pages without https have none. Only seconds in which the page was
	 * awake count.
	 */
	#listen(): void {
		this.#listening ??= setTimeout(() => {
			this.#listening = undefined;
			if (this.#pending.size === 0) return;
			this.#silence += 1;
			const patience = Math.max(...[...this.#pending.values()].map((each) => each.patience));
			if (this.#silence < patience) this.#listen();
			else this.#stop(new EngineError("the worker failed: it no longer answers"));
		}, 1000);
	}

	/** Ends the worker; the next call of `ready` starts a new one. */
	#stop(reason: EngineError): void {
		this.#worker?.terminate();
		this.#worker = undefined;
		this.#starting = undefined;
		for (const { reject } of [...this.#pending.values()]) reject(reason);
	}

	/** Sends a message under a new number and waits for the answer. */
	#request<Report>(
		message: (id: number) => ToWorker,
		patience: number,
		{ signal, onProgress }: Control<Report> = {},
		whenAborted: () => void = () => {},
	): Promise<unknown> {
		this.#lastId += 1;
		const id = this.#lastId;
		this.#send(message(id));
		return new Promise((resolve, reject) => {
			const stop = () => pending.abort(signal?.reason);
			const settle =
				<T>(settled: (value: T) => void) =>
				(value: T) => {
					signal?.removeEventListener("abort", stop);
					this.#pending.delete(id);
					settled(value);
				};
			const pending: Pending = {
				patience,
				resolve: settle(resolve),
				reject: settle(reject),
				abort: (reason) => {
					this.#send({ type: "abort", id });
					whenAborted();
					pending.reject(reason);
				},
				onProgress,
			};
			this.#pending.set(id, pending);
			this.#listen();
			signal?.addEventListener("abort", stop);
		});
	}

	async #call<Report>(
		call: Call,
		control: Control<Report> = {},
		whenAborted?: () => void,
	): Promise<unknown> {
		control.signal?.throwIfAborted();
		await this.ready();
		this.#refuseWhenDisposed();
		control.signal?.throwIfAborted();
		const isAtOneGo = call.method === "run" && JOBS_AT_ONE_GO.includes(call.args[0]);
		const patience = isAtOneGo ? PATIENCE.atOneGo : PATIENCE.inSlices;
		return this.#request((id) => ({ type: "call", id, call }), patience, control, whenAborted);
	}

	#refuseWhenDisposed(): void {
		if (this.#disposed) throw new EngineError("the solver was disposed of");
	}

	async solve(
		table: number,
		game: Game,
		scope: SolveScope,
		control: Control<Progress>,
	): Promise<TableFacts> {
		// The worker may have finished before the abort reaches it.
		const release = () => this.release(table);
		const call: Call = { method: "solve", args: [table, game, scope] };
		return (await this.#call(call, control, release)) as TableFacts;
	}

	async ask<Name extends keyof Questions>(
		table: number,
		question: Name,
		args: Parameters<Questions[Name]>,
	): Promise<ReturnType<Questions[Name]>> {
		const call: Call = { method: "ask", args: [table, question, args] };
		return (await this.#call(call)) as ReturnType<Questions[Name]>;
	}

	async count<Name extends keyof Counts>(
		table: number,
		count: Name,
		args: Parameters<Counts[Name]>,
		control: Control<CountProgress>,
	): Promise<ReturnType<Counts[Name]>> {
		const call: Call = { method: "count", args: [table, count, args] };
		return (await this.#call(call, control)) as ReturnType<Counts[Name]>;
	}

	async run<Name extends keyof Jobs>(
		job: Name,
		args: Parameters<Jobs[Name]>,
		control: Control<ReturnType<Jobs[Name]>>,
	): Promise<ReturnType<Jobs[Name]>> {
		const call: Call = { method: "run", args: [job, args] };
		return (await this.#call(call, control)) as ReturnType<Jobs[Name]>;
	}

	release(table: number): void {
		this.#send({ type: "release", table });
	}

	dispose(): void {
		this.#disposed = true;
		this.#stop(new EngineError("the solver was disposed of"));
	}
}
