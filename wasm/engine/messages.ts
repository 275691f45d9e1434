/** The messages between a worker and the engine that stands for it. */
import {
	ComparisonError,
	EngineError,
	InvalidPositionError,
	InvalidRulesError,
	TableTooLargeError,
	UnknownPositionError,
} from "../errors.ts";
import type { Engine } from "./engine.ts";

/** A method of the worker's engine that takes its time. */
export type Method = "solve" | "ask" | "count";

/** Its arguments, without the control, which is spread over messages of its own. */
export type Arguments = {
	readonly solve: Parameters<Engine["solve"]> extends [...infer Plain, unknown] ? Plain : never;
	readonly ask: Parameters<Engine["ask"]>;
	readonly count: Parameters<Engine["count"]> extends [...infer Plain, unknown] ? Plain : never;
};

export type Call = {
	readonly [Name in Method]: { readonly method: Name; readonly args: Arguments[Name] };
}[Method];

export type ToWorker =
	| { readonly type: "start"; readonly id: number; readonly compiled: WebAssembly.Module }
	| { readonly type: "call"; readonly id: number; readonly call: Call }
	| { readonly type: "abort"; readonly id: number }
	| { readonly type: "release"; readonly table: number };

export type FromWorker =
	| { readonly type: "result"; readonly id: number; readonly result: unknown }
	| { readonly type: "error"; readonly id: number; readonly error: PlainError }
	| { readonly type: "progress"; readonly id: number; readonly report: unknown };

/** An error as plain data: an `Error` loses its class and fields on the way between threads. */
export interface PlainError {
	readonly name: string;
	readonly message: string;
	readonly fields: object;
}

const CLASSES = new Map<string, { readonly prototype: Error }>(
	Object.entries({
		InvalidRulesError,
		InvalidPositionError,
		UnknownPositionError,
		ComparisonError,
		TableTooLargeError,
		EngineError,
		TypeError,
		RangeError,
	}),
);

export function errorToPlain(error: unknown): PlainError {
	const { name, message } = error instanceof Error ? error : new EngineError(String(error));
	return { name, message, fields: { ...Object(error) } };
}

/** The error again, of its class; one of no class that is known here is the engine's failure. */
export function errorFromPlain({ name, message, fields }: PlainError): Error {
	const known = CLASSES.get(name);
	if (known === undefined) return new EngineError(message);
	return Object.assign(Object.setPrototypeOf(new Error(message), known.prototype), fields);
}
