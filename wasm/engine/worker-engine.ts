/** The engine in a worker, so that the page is never blocked. */
import { EngineError } from "../errors.ts";
import type { Control, Engine } from "./engine.ts";
import { toError } from "./failures.ts";
import {
	type Args,
	type Found,
	type JobName,
	jobsInOneGo,
	type Questions,
	type Report,
	type Task,
} from "./jobs.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

/**
 * For how many seconds a worker may be silent with requests pending. It reports many times a second while it works in
 * slices, and sends nothing while its script loads or while it solves in one go.
 */
const PATIENCE = { inSlices: 30, inOneGo: 600 };

interface Pending {
	/** In seconds of the worker's silence. */
	readonly patience: number;
	resolve(result: unknown): void;
	reject(error: unknown): void;
	/** Rejects the promise and lets the worker stop the work. */
	abort(reason: unknown): void;
	readonly onProgress: ((report: never) => void) | undefined;
}

export class WorkerEngine implements Engine {
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
	/** The seconds of the worker's silence with requests pending. */
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
			await this.#request((id) => ({ type: "start", id, compiled }), PATIENCE.inOneGo);
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
				pending.reject(toError(message.error));
		}
	}

	/**
	 * Ends a silent worker: a browser short of memory may have ended it without an event. A lock held by the worker would
	 * show that at once, but pages without https have no locks. Only seconds in which the page was awake count.
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
		this.#refuseWhenDisposed();
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

	#refuseWhenDisposed(): void {
		if (this.#disposed) throw new EngineError("the solver was disposed of");
	}

	async ask<Name extends keyof Questions>(
		...args: [table: number, question: Name, args: Parameters<Questions[Name]>]
	): Promise<ReturnType<Questions[Name]>> {
		await this.ready();
		const asked = this.#request((id) => ({ type: "ask", id, args }), PATIENCE.inSlices);
		return (await asked) as ReturnType<Questions[Name]>;
	}

	async run<Name extends JobName>(
		job: Name,
		args: Args<Name>,
		control: Control<Report<Name>>,
	): Promise<Found<Name>> {
		control.signal?.throwIfAborted();
		await this.ready();
		control.signal?.throwIfAborted();
		const task = { job, args } as Task;
		const patience = jobsInOneGo.includes(job) ? PATIENCE.inOneGo : PATIENCE.inSlices;
		const whenAborted = () => {
			// The worker may have finished before the abort reaches it.
			if (task.job === "solve") this.release(task.args[0]);
		};
		const run = this.#request((id) => ({ type: "run", id, task }), patience, control, whenAborted);
		return (await run) as Found<Name>;
	}

	release(table: number): void {
		this.#send({ type: "release", table });
	}

	dispose(): void {
		this.#disposed = true;
		this.#stop(new EngineError("the solver was disposed of"));
	}
}
