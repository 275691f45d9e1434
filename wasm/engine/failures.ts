/** Turns failures that the module returns into the package's errors. */
import {
	CodeError,
	ComparisonError,
	HuntSizeError,
	InputError,
	InvalidPositionError,
	InvalidRulesError,
	TableTooLargeError,
	UnknownPositionError,
} from "../errors.ts";
import type * as module from "./module.ts";

/** The error of a failure. */
function toError(failure: module.Failure): Error {
	const { message } = failure;
	switch (failure.name) {
		case "TypeError":
			return new TypeError(message);
		case "RangeError":
			return new RangeError(message);
		case "InvalidRulesError":
			return new InvalidRulesError(message, failure.code, failure.field);
		case "InvalidPositionError": {
			const { code, side, found, expected } = failure;
			return new InvalidPositionError(message, code, side, found, expected);
		}
		case "UnknownPositionError":
			return new UnknownPositionError();
		case "ComparisonError":
			return new ComparisonError(message, failure.code);
		case "TableTooLargeError":
			return new TableTooLargeError(failure.bytes, failure.budget);
		case "CodeError":
			return new CodeError(message, failure.code);
		case "HuntSizeError": {
			const { code, game, found, least, most } = failure;
			return new HuntSizeError(message, code, game, found, least, most);
		}
		case "InputError":
			return new InputError(message, failure);
	}
}

/** @throws the failure as an error, if there is one. */
export function throwFailure(failure: module.Failure | null): void {
	if (failure !== null) throw toError(failure);
}

/** The value of a result. @throws the error in it. */
export function expectValue<Success>({ error, value }: module.Result<Success>): Success {
	throwFailure(error);
	return value as Success;
}
