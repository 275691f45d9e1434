/** The package `catchmate`. Importing it does nothing; `load()` makes a solver. */
import { LocalEngine, pause } from "./engine/engine.ts";
import { WorkerEngine } from "./engine/worker-engine.ts";
import { EngineError } from "./errors.ts";
import { Solver } from "./solver.ts";

export * from "./errors.ts";
export type { Chunk } from "./reading.ts";
export type { PartialSolveOptions, Reading, ReadOptions, SolveOptions, Solver } from "./solver.ts";
export type { CountOptions, PartialTable, Table, VerifyOptions } from "./table.ts";
export type * from "./types.ts";

/** Where the parts of a solver come from. Without options they come from inside the package, and nothing is asked for. */
export interface LoadOptions {
	/**
	 * The address of the worker's script, the file `catchmate/worker`, on the page's own origin: for a policy that forbids
	 * workers from `blob:`.
	 */
	readonly workerUrl?: string | URL | undefined;
	/** The module, the file `catchmate/solver.wasm`, which may be compressed with gzip: its bytes, or its address. */
	readonly wasm?: Uint8Array | ArrayBuffer | string | URL | undefined;
}

async function embeddedWasm(): Promise<Uint8Array<ArrayBuffer>> {
	const { default: compressed } = await import("catchmate-embedded/wasm");
	return compressed;
}

async function fetched(address: string | URL): Promise<Uint8Array<ArrayBuffer>> {
	const response = await fetch(address).catch((error) => {
		throw new EngineError(`${address} cannot be fetched: ${error.message}`);
	});
	if (!response.ok) throw new EngineError(`${address} cannot be fetched: ${response.status}`);
	return new Uint8Array(await response.arrayBuffer());
}

function bytesOf(wasm: LoadOptions["wasm"]): Promise<Uint8Array<ArrayBuffer>> {
	if (wasm === undefined) return embeddedWasm();
	if (typeof wasm === "string" || wasm instanceof URL) return fetched(wasm);
	return Promise.resolve(new Uint8Array(wasm));
}

/** The module's bytes, which may come compressed with gzip. */
async function unpacked(binary: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
	// No module begins so.
	if (binary[0] !== 0x1f || binary[1] !== 0x8b) return binary;
	const stream = new Blob([binary]).stream().pipeThrough(new DecompressionStream("gzip"));
	return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function compiled(wasm: LoadOptions["wasm"]): Promise<WebAssembly.Module> {
	const bytes = await bytesOf(wasm);
	try {
		return await WebAssembly.compile(await unpacked(bytes));
	} catch (error) {
		throw new EngineError(`the WebAssembly module cannot be compiled: ${error}`);
	}
}

/** A worker of a script's text, which a page of any origin may start where its policy allows `blob:`. */
function blobWorker(text: string, options: WorkerOptions): Worker {
	const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
	try {
		return new Worker(url, options);
	} finally {
		URL.revokeObjectURL(url);
	}
}

async function workerFactory(url: LoadOptions["workerUrl"]): Promise<() => Worker> {
	const options = { name: "catchmate" };
	if (url !== undefined) return () => new Worker(url, options);
	const { default: text } = await import("catchmate-embedded/worker");
	return () => blobWorker(text, options);
}

/**
 * Makes a solver with a memory of its own. In a browser it solves in a worker; where none can be started (a content security
 * policy without `blob:`, say) and in Node, it solves in this thread, a few milliseconds at a time.
 * @throws EngineError when the module cannot be fetched or started.
 * @example
 * ```js
 * import { load } from "catchmate";
 *
 * const solver = await load();
 * const { problems: [problem] } = await solver.read("chase", "8 2 4 1 5");
 * const table = await solver.solve(problem.game);
 * console.log(await table.answer(problem.position));
 *
 * table.dispose();
 * solver.dispose();
 * ```
 * prints
 * ```text
 * BLACK 20
 * ```
 * Where the language has `using`, it disposes by itself: `using solver = await load()`.
 */
export async function load({ workerUrl, wasm }: LoadOptions = {}): Promise<Solver> {
	const [module, createWorker] = await Promise.all([
		compiled(wasm),
		typeof Worker === "function" ? workerFactory(workerUrl) : undefined,
	]);
	const worker = createWorker && new WorkerEngine(createWorker, module);
	// Solves wait for it; whether it can be started is for them to hear.
	worker?.ready().catch(() => {});
	try {
		// Each step is some milliseconds of work: a page draws, and hears its reader, between them.
		await pause();
		const engine = await LocalEngine.create(module);
		await pause();
		const solver = new Solver(engine, worker);
		await pause();
		return solver;
	} catch (error) {
		worker?.dispose();
		throw error;
	}
}
