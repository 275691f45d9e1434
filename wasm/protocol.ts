/** What a worker and the engine that stands for it say to each other. */
import type { Questions, SolveScope } from "./engine.ts";
import { EngineError, TableTooLargeError, UnsoundError } from "./errors.ts";
import type { Game, Progress } from "./types.ts";

/** What is asked of the worker; `solve` without its control, which is spread over messages of its own. */
export type Call =
	| {
			readonly method: "solve";
			readonly args: readonly [game: Game, scope: SolveScope];
	  }
	| {
			readonly method: keyof Questions;
			readonly args: readonly unknown[];
	  };

export type ToWorker =
	| { readonly type: "start"; readonly wasm: Uint8Array<ArrayBuffer>; readonly lastTable: number }
	| { readonly type: "call"; readonly id: number; readonly call: Call }
	| { readonly type: "abort"; readonly id: number }
	| { readonly type: "release"; readonly table: number };

export type FromWorker =
	| { readonly type: "result"; readonly id: number; readonly result: unknown }
	| { readonly type: "error"; readonly id: number; readonly error: PlainError }
	| { readonly type: "progress"; readonly id: number; readonly progress: Progress };

/** An error as plain data: an `Error` loses its class and fields on the way between threads. */
export type PlainError =
	| { readonly name: "TableTooLargeError"; readonly bytes: number; readonly budget: number }
	| { readonly name: "UnsoundError" | "EngineError" | "TypeError"; readonly message: string };

export function errorToPlain(error: unknown): PlainError {
	if (error instanceof TableTooLargeError) {
		return { name: error.name, bytes: error.bytes, budget: error.budget };
	}
	if (error instanceof UnsoundError) return { name: error.name, message: error.message };
	if (error instanceof TypeError) return { name: "TypeError", message: error.message };
	return { name: "EngineError", message: error instanceof Error ? error.message : String(error) };
}

export function errorFromPlain(plain: PlainError): Error {
	if (plain.name === "TableTooLargeError") {
		return new TableTooLargeError(plain.bytes, plain.budget);
	}
	return new { UnsoundError, EngineError, TypeError }[plain.name](plain.message);
}
