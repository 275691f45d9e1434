/** An engine in a worker of its own, so that nothing a page shows ever waits for it. */
import type { Answer, Engine, Questions, SolveControl, SolveScope, TableHandle } from "./engine.ts";
import { EngineError } from "./errors.ts";
import { type Call, errorFromPlain, type FromWorker, type ToWorker } from "./protocol.ts";
import type { Game, Progress } from "./types.ts";

interface Pending {
	readonly method: Call["method"];
	resolve(result: unknown): void;
	reject(error: unknown): void;
	readonly onProgress: ((progress: Progress) => void) | undefined;
	/** Nobody waits for the result any more. */
	aborted: boolean;
}

export class WorkerEngine implements Engine {
	readonly #create: () => Worker;
	readonly #wasm: Uint8Array<ArrayBuffer>;
	#worker: Worker | undefined;
	#disposed = false;
	readonly #pending = new Map<number, Pending>();
	#lastId = 0;
	/** The largest number of a table so far; a worker that takes over goes on from there. */
	#lastTable = 0;

	/** Its worker starts with the first call. */
	constructor(create: () => Worker, wasm: Uint8Array<ArrayBuffer>) {
		this.#create = create;
		this.#wasm = wasm;
	}

	#start(): void {
		const worker = this.#create();
		this.#worker = worker;
		worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
			this.#receive(data);
		});
		worker.addEventListener("error", (event) => {
			event.preventDefault();
			const error = new EngineError(`the worker failed: ${event.message || "it did not start"}`);
			if (this.#worker === worker) this.#stop(error);
		});
		this.#send({ type: "start", wasm: this.#wasm, lastTable: this.#lastTable });
	}

	#send(message: ToWorker): void {
		this.#worker?.postMessage(message);
	}

	#receive(message: FromWorker): void {
		const pending = this.#pending.get(message.id);
		if (pending === undefined) return;
		if (message.type === "progress") {
			this.#report(message.id, pending, message.progress);
			return;
		}
		this.#pending.delete(message.id);
		if (message.type === "error") {
			pending.reject(errorFromPlain(message.error));
			return;
		}
		if (pending.method === "solve") {
			const { id } = message.result as TableHandle;
			this.#lastTable = id;
			// The worker was through before it heard of the abort.
			if (pending.aborted) this.release(id);
		}
		pending.resolve(message.result);
	}

	/** A listener that throws ends its solve, as it does in this thread. */
	#report(id: number, pending: Pending, progress: Progress): void {
		if (pending.aborted) return;
		try {
			pending.onProgress?.(progress);
		} catch (error) {
			this.#abort(id, pending, error);
		}
	}

	#abort(id: number, pending: Pending, reason: unknown): void {
		pending.aborted = true;
		this.#send({ type: "abort", id });
		pending.reject(reason);
	}

	/** Ends the worker; the next call starts another one. */
	#stop(reason: EngineError): void {
		this.#worker?.terminate();
		this.#worker = undefined;
		for (const { reject } of this.#pending.values()) reject(reason);
		this.#pending.clear();
	}

	async #call(call: Call, { signal, onProgress }: Partial<SolveControl> = {}): Promise<unknown> {
		this.#refuseWhenDisposed();
		signal?.throwIfAborted();
		// What is sent to a worker that is not there yet waits for it.
		if (this.#worker === undefined) this.#start();
		this.#lastId += 1;
		const id = this.#lastId;
		// First of all, because what cannot be cloned is refused here.
		this.#send({ type: "call", id, call });
		return new Promise((resolve, reject) => {
			const abort = () => this.#abort(id, pending, signal?.reason);
			const settle =
				<T>(settled: (value: T) => void) =>
				(value: T) => {
					signal?.removeEventListener("abort", abort);
					settled(value);
				};
			const pending: Pending = {
				method: call.method,
				resolve: settle(resolve),
				reject: settle(reject),
				onProgress,
				aborted: false,
			};
			this.#pending.set(id, pending);
			signal?.addEventListener("abort", abort, { once: true });
		});
	}

	#refuseWhenDisposed(): void {
		if (this.#disposed) throw new EngineError("the solver was disposed of");
	}

	async ask<Name extends keyof Questions>(
		question: Name,
		...args: Parameters<Questions[Name]>
	): Promise<Answer<Name>> {
		return (await this.#call({ method: question, args })) as Answer<Name>;
	}

	async solve(game: Game, scope: SolveScope, control: SolveControl): Promise<TableHandle> {
		return (await this.#call({ method: "solve", args: [game, scope] }, control)) as TableHandle;
	}

	release(table: number): void {
		this.#send({ type: "release", table });
	}

	dispose(): void {
		this.#disposed = true;
		this.#stop(new EngineError("the solver was disposed of"));
	}
}
