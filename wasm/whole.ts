/** What the widget needs of the package, in one piece: it runs on the page and, as text, in the worker. */
import { BoardSolver } from "./board-solver.ts";
import { decodeWord, encode } from "./code.ts";
import { CodeError, UnsoundError } from "./errors.ts";
import { boardAnswers } from "./questions.ts";
import { serve } from "./serve.ts";
import { start } from "./start.ts";

const whole = {
	CodeError,
	// The element asks for no more of a text that is not a word.
	decode: decodeWord,
	encode,
	UnsoundError,
	serve: (): void => serve(boardAnswers),
	start: (wasm: Uint8Array<ArrayBuffer>, createWorker: () => Worker): Promise<BoardSolver> =>
		start(BoardSolver, boardAnswers, wasm, createWorker),
};

export type Whole = typeof whole;

/** Takes the parts to where they are wanted: the build puts it around this script. */
declare function give(parts: Whole): void;

give(whole);
