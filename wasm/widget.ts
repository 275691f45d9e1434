/**
 * The package as it is inside the widget: all of it is one function, whose text is the worker's script, so that the widget
 * holds it once.
 */
import compressed from "catchmate-embedded/wasm";
import whole from "catchmate-embedded/whole";
import type { BoardSolver } from "./board-solver.ts";

const { CodeError, decode, encode, startBoards, UnsoundError, unpack } = whole();

export { CodeError, decode, encode, UnsoundError };

export async function load(): Promise<BoardSolver> {
	const isWorkerKnown = typeof Worker === "function";
	return startBoards(
		await unpack(compressed),
		isWorkerKnown ? { text: `(${whole})().serve()` } : undefined,
	);
}
