/** Starts an engine where it can best be: in a worker, or in this thread. */
import { type Answers, type Engine, type EngineDescription, LocalEngine } from "./engine.ts";
import { Module } from "./module.ts";
import { PairedEngine } from "./paired-engine.ts";
import { WorkerEngine, type WorkerScript } from "./worker-engine.ts";

/** What was compressed with gzip. */
export async function unpack(
	compressed: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
	const stream = new Blob([compressed]).stream().pipeThrough(new DecompressionStream("gzip"));
	return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Makes a solver of the module, in a worker where there is a script for one and it can be started. What it answers is in
 * `answers`, which the worker's script has of its own.
 */
export async function start<S>(
	Solver: new (engine: Engine, description: EngineDescription) => S,
	answers: Answers,
	wasm: Uint8Array<ArrayBuffer>,
	script: WorkerScript | undefined,
): Promise<S> {
	const worker = script && (await WorkerEngine.start(script, wasm));
	const here = new LocalEngine(() => Module.create(wasm), answers);
	const engine = worker ? new PairedEngine(worker, here) : here;
	try {
		return new Solver(engine, await engine.ask("describe"));
	} catch (error) {
		engine.dispose();
		throw error;
	}
}
