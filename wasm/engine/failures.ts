/** Errors as plain data, as the module returns them and workers send them. */
import * as errors from "../errors.ts";

/** An error by its class's name, with its fields: errors lose class and fields between threads. */
export interface Failure {
	readonly name: string;
	readonly message: string;
	readonly [field: string]: unknown;
}

/** The module's answer to a call that may fail. */
export type Result<Success> =
	| { readonly error: Failure; readonly value: null }
	| { readonly error: null; readonly value: Success };

const CLASSES: Readonly<Record<string, unknown>> = { ...errors, TypeError, RangeError };

/** The failure as an error of its class; an EngineError if the class is unknown. */
export function toError({ message, ...fields }: Failure): Error {
	// Its message is the class's own.
	if (fields.name === "UnknownPositionError") return new errors.UnknownPositionError();
	const known = CLASSES[fields.name];
	if (typeof known !== "function") return new errors.EngineError(message);
	return Object.assign(Reflect.construct(Error, [message], known), fields);
}

export function toFailure(error: unknown): Failure {
	const { name, message } = error instanceof Error ? error : new errors.EngineError(String(error));
	return { ...Object(error), name, message };
}

/** The value of a result. @throws its error. */
export function expectValue<Success>({ error, value }: Result<Success>): Success {
	if (error !== null) throw toError(error);
	return value as Success;
}
