/** What the widget needs of the package, in one piece: it runs on the page and, as text, in the worker. */
import { BoardSolver } from "./board-solver.ts";
import { boardAnswers } from "./questions.ts";
import { serve as serveAnswers } from "./serve.ts";
import { start } from "./start.ts";
import type { WorkerScript } from "./worker-engine.ts";

export { decode, encode } from "./code.ts";
export { CodeError, UnsoundError } from "./errors.ts";
export { unpack } from "./start.ts";

export const serve = (): void => serveAnswers(boardAnswers);

export const startBoards = (
	wasm: Uint8Array<ArrayBuffer>,
	script: WorkerScript | undefined,
): Promise<BoardSolver> => start(BoardSolver, boardAnswers, wasm, script);
