/** An engine in a worker of its own, so that nothing a page shows ever waits for it. */
import type {
	Engine,
	EngineDescription,
	Questions,
	Reading,
	SolveControl,
	TableHandle,
} from "./engine.ts";
import { EngineError } from "./errors.ts";
import {
	type Call,
	errorFromPlain,
	type FromWorker,
	type PlainError,
	type ToWorker,
} from "./protocol.ts";
import type { Game, Position, Progress } from "./types.ts";

interface Pending {
	resolve(result: unknown): void;
	reject(error: unknown): void;
	onProgress: ((progress: Progress) => void) | undefined;
}

/** A script that is not a file: a page of any origin may start it, where its policy allows `blob:`. */
function startWorker(source: string): Worker {
	const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
	try {
		return new Worker(url, { name: "catchmate" });
	} finally {
		URL.revokeObjectURL(url);
	}
}

export class WorkerEngine implements Engine {
	readonly #source: string;
	readonly #wasm: Uint8Array<ArrayBuffer>;
	#worker: Worker | undefined;
	#disposed = false;
	readonly #pending = new Map<number, Pending>();
	#lastId = 0;

	/** An engine whose worker runs, or undefined where none can be started. */
	static async start(
		source: string,
		wasm: Uint8Array<ArrayBuffer>,
	): Promise<WorkerEngine | undefined> {
		const engine = new WorkerEngine(source, wasm);
		try {
			await engine.#start();
			return engine;
		} catch {
			return undefined;
		}
	}

	private constructor(source: string, wasm: Uint8Array<ArrayBuffer>) {
		this.#source = source;
		this.#wasm = wasm;
	}

	#start(): Promise<void> {
		return new Promise((resolve, reject) => {
			const worker = startWorker(this.#source);
			this.#worker = worker;
			worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
				if (data.type === "ready") resolve();
				else this.#receive(data);
			});
			worker.addEventListener("error", (event) => {
				event.preventDefault();
				const error = new EngineError(`the worker failed: ${event.message || "it did not start"}`);
				if (this.#worker === worker) this.#stop(error);
				reject(error);
			});
			this.#send({ type: "start", wasm: this.#wasm });
		});
	}

	#send(message: ToWorker): void {
		this.#worker?.postMessage(message);
	}

	#receive(message: Exclude<FromWorker, { type: "ready" }>): void {
		const pending = this.#pending.get(message.id);
		if (pending === undefined) return;
		if (message.type === "progress") {
			pending.onProgress?.(message.progress);
			return;
		}
		this.#pending.delete(message.id);
		if (message.type === "result") pending.resolve(message.result);
		else pending.reject(errorFromPlain(message.error));
	}

	/** Ends the worker; the next call starts another one. */
	#stop(reason: EngineError): void {
		this.#worker?.terminate();
		this.#worker = undefined;
		for (const { reject } of this.#pending.values()) reject(reason);
		this.#pending.clear();
	}

	async #call(call: Call, { signal, onProgress }: Partial<SolveControl> = {}): Promise<unknown> {
		if (this.#disposed) throw new EngineError("the solver was disposed of");
		signal?.throwIfAborted();
		if (this.#worker === undefined) await this.#start();
		this.#lastId += 1;
		const id = this.#lastId;
		return new Promise((resolve, reject) => {
			const abort = () => {
				this.#pending.delete(id);
				this.#send({ type: "abort", id });
				reject(signal?.reason);
			};
			const settle =
				<T>(settled: (value: T) => void) =>
				(value: T) => {
					signal?.removeEventListener("abort", abort);
					settled(value);
				};
			this.#pending.set(id, { resolve: settle(resolve), reject: settle(reject), onProgress });
			signal?.addEventListener("abort", abort, { once: true });
			this.#send({ type: "call", id, call });
		});
	}

	describe(): Promise<EngineDescription> {
		return this.#call({ method: "describe", args: [] }) as Promise<EngineDescription>;
	}

	async read(gameId: string, text: string | Uint8Array): Promise<Reading> {
		const read = await this.#call({ method: "read", args: [gameId, text] });
		const { problems, error } = read as Reading & { error: PlainError | null };
		return { problems, error: error && (errorFromPlain(error) as Reading["error"]) };
	}

	write(game: Game, position: Position): Promise<string | null> {
		return this.#call({ method: "write", args: [game, position] }) as Promise<string | null>;
	}

	solve(game: Game, control: SolveControl): Promise<TableHandle> {
		return this.#call({ method: "solve", args: [game] }, control) as Promise<TableHandle>;
	}

	ask<Name extends keyof Questions>(
		table: number,
		question: Name,
		args: Parameters<Questions[Name]>,
	): Promise<ReturnType<Questions[Name]>> {
		return this.#call({ method: "ask", args: [table, question, args] }) as Promise<
			ReturnType<Questions[Name]>
		>;
	}

	release(table: number): void {
		this.#send({ type: "release", table });
	}

	dispose(): void {
		this.#disposed = true;
		this.#stop(new EngineError("the solver was disposed of"));
	}
}
