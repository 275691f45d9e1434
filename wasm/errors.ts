/** Every way in which Catchmate says no, each a class with the facts in its fields. */

export type InputErrorCode =
	| "empty"
	| "number-missing"
	| "number-out-of-range"
	| "row-missing"
	| "row-too-short"
	| "row-too-long"
	| "unknown-character"
	| "too-many-pieces"
	| "too-few-pieces"
	| "shared-square"
	| "board-missing"
	| "trailing-text"
	| "table-too-large";

/** A text is not an input of the game. */
export class InputError extends Error {
	override readonly name = "InputError";
	declare readonly code: InputErrorCode;
	/** Which board of the text, from 1; 0 when the text as a whole is meant. */
	declare readonly board: number;
	/** From 1. */
	declare readonly line: number;
	/** From 1, in characters. */
	declare readonly column: number;
	/** What stands there, shortened and made printable; empty at the end of the text. */
	declare readonly found: string;
	/** The number's name in the format (n, r1, T, …) or the piece's letter. */
	declare readonly subject: string;
	/** The smallest number allowed, or the number there is, or the bytes needed. */
	declare readonly low: number;
	/** The largest number allowed, or the number expected, or the bytes allowed; null for no limit. */
	declare readonly high: number | null;
	/** What was found and what was expected, in English, without the place. */
	declare readonly description: string;

	constructor(message: string, fields: InputErrorFields) {
		super(message);
		const { code, board, line, column, found, subject, low, high, description } = fields;
		Object.assign(this, { code, board, line, column, found, subject, low, high, description });
	}
}

/** The facts of an `InputError`. */
export type InputErrorFields = Omit<InputError, keyof Error>;

/** A game or a position is not sound; the message says why. */
export class UnsoundError extends Error {
	override readonly name = "UnsoundError";
}

/**
 * What is wrong with a code: a character that no code has, or too few of them; a version that this one does not know; a
 * character that was changed, lost or added; or sound characters that say nothing sound.
 */
export type CodeErrorCode = "malformed" | "version" | "checksum" | "unsound";

/** A text is not a code; the message says why. */
export class CodeError extends Error {
	override readonly name = "CodeError";
	constructor(
		readonly code: CodeErrorCode,
		message: string,
	) {
		super(message);
	}
}

/** Solving the game takes more memory than there is. */
export class TableTooLargeError extends Error {
	override readonly name = "TableTooLargeError";
	constructor(
		/** Needed; infinite when beyond counting. */
		readonly bytes: number,
		/** Allowed. */
		readonly budget: number,
	) {
		super(`solving this board takes ${bytes} bytes of memory, ${budget} are allowed`);
	}
}

/** The engine has ended: it was disposed of, or its WebAssembly module failed. */
export class EngineError extends Error {
	override readonly name = "EngineError";
}
