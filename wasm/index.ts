/** The package `catchmate`. Importing it does nothing; `load()` makes a solver. */
import { LocalEngine, pause } from "./engine/engine.ts";
import { WorkerEngine } from "./engine/worker-engine.ts";
import { EngineError } from "./errors.ts";
import { checkObject } from "./options.ts";
import { scriptUrl } from "./script-url.ts";
import { Solver } from "./solver.ts";

export * from "./errors.ts";
export type {
	CoverOptions,
	CoverState,
	HuntedBoard,
	HuntGoal,
	HuntOptions,
	HuntState,
	SearchOptions,
} from "./hunt.ts";
export type { Chunk } from "./reading.ts";
export type { Checker, DetectOptions, ReadOptions, Workshop } from "./setter.ts";
export type { PartialSolveOptions, Reading, SolveOptions, Solver } from "./solver.ts";
export type { CountOptions, PartialTable, Table, VerifyOptions } from "./table.ts";
export type * from "./types.ts";

/** Where the parts of a solver come from. By default all are inside the package, and nothing is fetched. */
export interface LoadOptions {
	/**
	 * The URL of the worker script, the package's file `catchmate/worker`, on the page's own origin. Needed where a
	 * content security policy forbids workers from `blob:`.
	 */
	readonly workerUrl?: string | URL | undefined;
	/** The file `catchmate/solver.wasm`, perhaps compressed with gzip: its bytes or its URL. */
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

/** Decompresses the module's bytes if they are gzip. */
async function unpacked(binary: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
	// The magic number of gzip.
	if (binary[0] !== 0x1f || binary[1] !== 0x8b) return binary;
	// A simulated browser, as tests run in, has no streams; what runs it has Node's.
	const isSimulated = typeof DecompressionStream === "undefined" || typeof Response === "undefined";
	const zlib = isSimulated ? globalThis.process?.getBuiltinModule?.("node:zlib") : undefined;
	if (zlib !== undefined) return new Uint8Array(zlib.gunzipSync(binary));
	const stream = new Response(binary).body?.pipeThrough(new DecompressionStream("gzip"));
	return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function compiled(wasm: LoadOptions["wasm"]): Promise<WebAssembly.Module> {
	const bytes = await bytesOf(wasm);
	try {
		return await WebAssembly.compile(await unpacked(bytes));
	} catch (error) {
		// Browsers name 'unsafe-eval' here, which allows more than is needed.
		const why = /Content Security Policy|unsafe-eval/i.test(String(error))
			? "the page's policy forbids it; script-src needs 'wasm-unsafe-eval'"
			: error;
		throw new EngineError(`the WebAssembly module cannot be compiled: ${why}`);
	}
}

/** A worker made from a script's text, allowed from any origin if the page's policy permits `blob:`. */
function blobWorker(text: string, options: WorkerOptions): Worker {
	const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
	try {
		return new Worker(scriptUrl(url), options);
	} finally {
		URL.revokeObjectURL(url);
	}
}

async function workerFactory(url: LoadOptions["workerUrl"]): Promise<() => Worker> {
	const options = { name: "catchmate" };
	if (url !== undefined) return () => new Worker(scriptUrl(url), options);
	const { default: text } = await import("catchmate-embedded/worker");
	return () => blobWorker(text, options);
}

/**
 * Makes a solver with its own memory. In a browser it solves in a worker. In Node, or if no worker can start (for
 * example under a content security policy without `blob:`), it solves in the calling thread, a few milliseconds at a
 * time.
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
 * With `using`, it disposes of itself: `using solver = await load()`.
 */
export async function load(options: LoadOptions = {}): Promise<Solver> {
	const { workerUrl, wasm } = checkObject(options);
	const module = compiled(wasm);
	// A compile error is reported below.
	module.catch(() => {});
	const worker =
		typeof Worker === "function"
			? new WorkerEngine(await workerFactory(workerUrl), module)
			: undefined;
	// The worker starts while the module compiles. Solves wait for it and report its failure.
	worker?.ready().catch(() => {});
	try {
		// Each step takes some milliseconds: between them the page can draw and handle input.
		await pause();
		const engine = await LocalEngine.create(await module);
		await pause();
		const solver = new Solver(engine, worker);
		await pause();
		return solver;
	} catch (error) {
		worker?.dispose();
		throw error;
	}
}
