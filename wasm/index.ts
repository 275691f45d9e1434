/** The package `catchmate`. Importing it does nothing; `load()` makes a solver. */
import create from "../build/wasm/catchmate.mjs";
import { type LoadOptions, loadWith } from "./loading.ts";
import { Solver } from "./solver.ts";

export type { TableValues } from "./arrays.ts";
export * from "./errors.ts";
export type { LoadOptions } from "./loading.ts";
export type {
	CountOptions,
	Encodable,
	FileOptions,
	PartialSolveOptions,
	ReadOptions,
	ReportOptions,
	SolveOptions,
	VerifyOptions,
} from "./options.ts";
export type { PartialTable } from "./partial-table.ts";
export type { ProgramFailure, ProgramRun } from "./program-failure.ts";
export type { Chunk } from "./reading.ts";
export type { Reading, Solver } from "./solver.ts";
export type { Table } from "./table.ts";
export type * from "./types.ts";

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
export function load(options: LoadOptions = {}): Promise<Solver> {
	const inside = {
		create,
		wasm: () => import("catchmate-embedded/wasm"),
		worker: () => import("catchmate-embedded/worker"),
	};
	return loadWith(inside, options, (engines) => new Solver(engines));
}
