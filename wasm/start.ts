/** Starts an engine where it can best be: in a worker, or in this thread. */
import { type Answers, type Engine, type EngineDescription, LocalEngine } from "./engine.ts";
import { Module } from "./module.ts";
import { PairedEngine } from "./paired-engine.ts";
import { WorkerEngine } from "./worker-engine.ts";

/**
 * Makes a solver of the module, in a worker where one can be started. What it answers is in `answers`, which the worker's
 * script has of its own.
 */
export async function start<S>(
	Solver: new (engine: Engine, description: EngineDescription) => S,
	answers: Answers,
	wasm: Uint8Array<ArrayBuffer>,
	createWorker: (() => Worker) | undefined,
): Promise<S> {
	const here = new LocalEngine(() => Module.create(wasm), answers);
	if (createWorker !== undefined) {
		const worker = new WorkerEngine(createWorker, wasm);
		try {
			const description = await worker.ask("describe");
			return new Solver(new PairedEngine(worker, here), description);
		} catch {
			// What is wrong with the module, if it is that, is told by the one here as well.
			worker.dispose();
		}
	}
	try {
		return new Solver(here, await here.ask("describe"));
	} catch (error) {
		here.dispose();
		throw error;
	}
}
