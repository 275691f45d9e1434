/** Loads a module and starts its engines. */
import { LocalEngine, pause } from "./engine/engine.ts";
import { Engines } from "./engine/engines.ts";
import type { CatchmateModule, Create } from "./engine/module.ts";
import { WorkerEngine } from "./engine/worker-engine.ts";
import { EngineError } from "./errors.ts";
import { checkObject } from "./options.ts";
import { scriptUrl } from "./script-url.ts";

/** Where the parts of a solver come from. By default all are inside the package, and nothing is fetched. */
export interface LoadOptions {
	/**
	 * The URL of the worker script, the package's file `catchmate/worker`, for a workshop `catchmate/workshop-worker`,
	 * on the page's own origin. Needed where a content security policy forbids workers from `blob:`.
	 */
	readonly workerUrl?: string | URL | undefined;
	/**
	 * The file `catchmate/solver.wasm`, for a workshop `catchmate/workshop.wasm`, perhaps compressed with gzip: its bytes
	 * or its URL.
	 */
	readonly wasm?: Uint8Array | ArrayBuffer | string | URL | undefined;
}

/** The embedded parts of an entry of the package. */
interface Inside {
	/** The module, compressed with gzip. */
	wasm(): Promise<{ readonly default: Uint8Array<ArrayBuffer> }>;
	/** The worker's script. */
	worker(): Promise<{ readonly default: string }>;
}

async function fetched(address: string | URL): Promise<Uint8Array<ArrayBuffer>> {
	const response = await fetch(address).catch((error) => {
		throw new EngineError(`${address} cannot be fetched: ${error.message}`);
	});
	if (!response.ok) throw new EngineError(`${address} cannot be fetched: ${response.status}`);
	return new Uint8Array(await response.arrayBuffer());
}

async function bytesOf(
	wasm: LoadOptions["wasm"],
	inside: Inside,
): Promise<Uint8Array<ArrayBuffer>> {
	if (wasm === undefined) return (await inside.wasm()).default;
	if (typeof wasm === "string" || wasm instanceof URL) return fetched(wasm);
	return new Uint8Array(wasm);
}

/** Decompresses the module's bytes if they are gzip. */
async function unpacked(binary: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
	// The magic number of gzip.
	if (binary[0] !== 0x1f || binary[1] !== 0x8b) return binary;
	// A simulated browser, as in tests, has no streams; Node's are there then.
	const isSimulated = typeof DecompressionStream === "undefined" || typeof Response === "undefined";
	const zlib = isSimulated ? globalThis.process?.getBuiltinModule?.("node:zlib") : undefined;
	if (zlib !== undefined) return new Uint8Array(zlib.gunzipSync(binary));
	const stream = new Response(binary).body?.pipeThrough(new DecompressionStream("gzip"));
	return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function compiled(...where: Parameters<typeof bytesOf>): Promise<WebAssembly.Module> {
	const bytes = await bytesOf(...where);
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

async function workerFactory(url: LoadOptions["workerUrl"], inside: Inside): Promise<() => Worker> {
	const options = { name: "catchmate" };
	if (url !== undefined) return () => new Worker(scriptUrl(url), options);
	const { default: text } = await inside.worker();
	return () => blobWorker(text, options);
}

/** @param make makes the result from the started engines */
export async function loadWith<Module extends CatchmateModule, Made>(
	inside: Inside & { readonly create: Create<Module> },
	options: LoadOptions,
	make: (engines: Engines<Module>) => Made,
): Promise<Made> {
	const { workerUrl, wasm } = checkObject(options);
	const module = compiled(wasm, inside);
	// A compile error is reported below.
	module.catch(() => {});
	const worker =
		typeof Worker === "function"
			? new WorkerEngine(await workerFactory(workerUrl, inside), module)
			: undefined;
	// The worker starts while the module compiles. Solves wait for it and report its failure.
	worker?.ready().catch(() => {});
	try {
		// Each step takes some milliseconds: between them the page can draw and handle input.
		await pause();
		const engine = await LocalEngine.create(inside.create, await module);
		await pause();
		const made = make(new Engines(engine, worker));
		await pause();
		return made;
	} catch (error) {
		worker?.dispose();
		throw error;
	}
}
