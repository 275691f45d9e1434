/** The package `catchmate`. Importing it does nothing; `load()` makes a solver. */
import { blobWorker } from "./blob-worker.ts";
import { EngineError } from "./errors.ts";
import { Solver } from "./solver.ts";
import { start } from "./start.ts";
import { studyAnswers } from "./study.ts";

export type {
	BoardSolver,
	BoardTable,
	Reading,
	ReadOptions,
	SolveOptions,
} from "./board-solver.ts";
export { type Coded, decode, encode, type ToBeCoded } from "./code.ts";
export * from "./errors.ts";
export type { CountOptions, Solver, Table } from "./solver.ts";
export { type SvgOptions, svg } from "./svg.ts";
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

async function workerFactory(url: LoadOptions["workerUrl"]): Promise<() => Worker> {
	const options = { name: "catchmate" };
	if (url !== undefined) return () => new Worker(url, options);
	const { default: text } = await import("catchmate-embedded/worker");
	return () => blobWorker(text, options);
}

/**
 * Makes a solver with a memory of its own. In a browser it works in a worker; where none can be started (a content security
 * policy without `blob:`, say) and in Node, it works in this thread, a few milliseconds at a time.
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
export async function load({ workerUrl, wasm: given }: LoadOptions = {}): Promise<Solver> {
	const [wasm, createWorker] = await Promise.all([
		bytesOf(given),
		typeof Worker === "function" ? workerFactory(workerUrl) : undefined,
	]);
	return start(Solver, studyAnswers, wasm, createWorker);
}
