/**
 * The package as it is inside the widget: all of it is one function, whose text is the worker's script, so that the widget
 * holds it once.
 */
import whole from "catchmate-embedded/whole";
import { blobWorker } from "./blob-worker.ts";
import type { BoardSolver } from "./board-solver.ts";

const { CodeError, decode, encode, start, UnsoundError } = whole();

export { CodeError, decode, encode, UnsoundError };

/** The widget's module, compressed with gzip, in base64: the build puts it around this script. */
declare const embeddedModule: string;

export async function load(): Promise<BoardSolver> {
	const bytes = Uint8Array.from(atob(embeddedModule), (byte) => byte.charCodeAt(0));
	return start(bytes, () => blobWorker(`(${whole})().serve()`, { name: "catchmate" }));
}
