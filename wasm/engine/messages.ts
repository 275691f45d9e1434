/** The messages between a worker and its engine on the page's side. */
import {
	ComparisonError,
	EngineError,
	HuntSizeError,
	InputError,
	InvalidPositionError,
	InvalidRulesError,
	TableTooLargeError,
	UnknownPositionError,
} from "../errors.ts";
import type { WorkshopEngine } from "./engine.ts";

/** A method that returns a promise. */
type Method = "solve" | "ask" | "count" | "run";

/** The arguments of each method, without `control`, which has messages of its own. */
type Arguments = {
	readonly solve: Parameters<WorkshopEngine["solve"]> extends [...infer Plain, unknown]
		? Plain
		: never;
	readonly ask: Parameters<WorkshopEngine["ask"]>;
	readonly count: Parameters<WorkshopEngine["count"]> extends [...infer Plain, unknown]
		? Plain
		: never;
	readonly run: Parameters<WorkshopEngine["run"]> extends [...infer Plain, unknown] ? Plain : never;
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

/** An error as plain data, because errors lose their class and fields between threads. */
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
		HuntSizeError,
		TableTooLargeError,
		EngineError,
		InputError,
		TypeError,
		RangeError,
	}),
);

export function errorToPlain(error: unknown): PlainError {
	const { name, message } = error instanceof Error ? error : new EngineError(String(error));
	return { name, message, fields: { ...Object(error) } };
}

/** The error again, in its own class; an EngineError if the class is unknown. */
export function errorFromPlain({ name, message, fields }: PlainError): Error {
	const known = CLASSES.get(name);
	if (known === undefined) return new EngineError(message);
	return Object.assign(Object.setPrototypeOf(new Error(message), known.prototype), fields);
}
