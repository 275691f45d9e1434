/** The package `catchmate`. Importing it does nothing; `load()` makes a solver. */
import wasm from "catchmate-module/binary";
import workerSource from "catchmate-worker";
import { LocalEngine } from "./engine.ts";
import { createModule } from "./module.ts";
import { Solver } from "./solver.ts";
import { WorkerEngine } from "./worker-engine.ts";

export { type Coded, decode, encode, type ToBeCoded } from "./code.ts";
export type { Reading } from "./engine.ts";
export * from "./errors.ts";
export type { ReadOptions, SolveOptions, Solver, Table } from "./solver.ts";
export { type SvgOptions, svg } from "./svg.ts";
export type * from "./types.ts";

/**
 * Makes a solver with a memory of its own. In a browser it works in a worker; where none can be started (a content security
 * policy without `blob:`, say) and in Node, it works in this thread, a few milliseconds at a time.
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
export async function load(): Promise<Solver> {
	const worker =
		typeof Worker === "function" ? await WorkerEngine.start(workerSource, wasm) : undefined;
	const engine = worker ?? new LocalEngine(() => createModule(wasm));
	try {
		return new Solver(engine, await engine.describe());
	} catch (error) {
		engine.dispose();
		throw error;
	}
}
