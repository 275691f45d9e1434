/** All errors that Catchmate throws, each a class with the facts in its fields. */
import type {
	CodeErrorCode,
	ComparisonErrorCode,
	HuntSizeCode,
	InputErrorCode,
	InvalidPositionCode,
	InvalidRulesCode,
} from "./types.ts";

/** A text is not a valid input for the game. */
export class InputError extends Error {
	override readonly name = "InputError";
	declare readonly code: InputErrorCode;
	/** Which board of the text, from 1; 0 for the text as a whole. */
	declare readonly board: number;
	/** The line, from 1. */
	declare readonly line: number;
	/** The column, from 1, in characters. */
	declare readonly column: number;
	/** The offending text, shortened and made printable; empty at the end of the text. */
	declare readonly found: string;
	/**
	 * What was expected or is at fault: a number's name (n, r1, T, …), a row's number, a side, the allowed characters.
	 */
	declare readonly subject: string;
	/** The smallest number allowed, the number found, or the bytes needed. */
	declare readonly low: number;
	/** The largest number allowed, the number expected, or the bytes allowed; null for no limit. */
	declare readonly high: number | null;
	/** The error in English, without line and column. */
	declare readonly description: string;

	constructor(message: string, fields: InputErrorFields) {
		super(message);
		const { code, board, line, column, found, subject, low, high, description } = fields;
		Object.assign(this, { code, board, line, column, found, subject, low, high, description });
	}
}

/** The fields of an `InputError`. */
export type InputErrorFields = Omit<InputError, keyof Error>;

/** Rules are not valid. */
export class InvalidRulesError extends Error {
	override readonly name = "InvalidRulesError";
	constructor(
		message: string,
		readonly code: InvalidRulesCode,
		/** The field of the rules, such as `sides[1].pieces` or `noMove`. */
		readonly field: string,
	) {
		super(message);
	}
}

/** A position is not valid in the game. */
export class InvalidPositionError extends Error {
	override readonly name = "InvalidPositionError";
	constructor(
		message: string,
		readonly code: InvalidPositionCode,
		/** The name of the side whose piece it is. */
		readonly side: string,
		/** For `piece-count`: the number of the side's pieces in the position; otherwise 0. */
		readonly found: number,
		/** For `piece-count`: their number by the rules; otherwise 0. */
		readonly expected: number,
	) {
		super(message);
	}
}

/** A partial table does not know a position. */
export class UnknownPositionError extends Error {
	override readonly name = "UnknownPositionError";
	constructor() {
		super("the table was made for one position, and does not know this one");
	}
}

/** A text is not a code, or a game has none. */
export class CodeError extends Error {
	override readonly name = "CodeError";
	constructor(
		message: string,
		readonly code: CodeErrorCode,
	) {
		super(message);
	}
}

/** Two tables cannot be compared. */
export class ComparisonError extends Error {
	override readonly name = "ComparisonError";
	constructor(
		message: string,
		readonly code: ComparisonErrorCode,
	) {
		super(message);
	}
}

/** A game has no boards of the requested size. */
export class HuntSizeError extends Error {
	override readonly name = "HuntSizeError";
	constructor(
		message: string,
		readonly code: HuntSizeCode,
		/** The game's id. */
		readonly game: string,
		/** The requested number of rows or columns. */
		readonly found: number,
		/** The smallest number allowed. */
		readonly least: number,
		/** The largest number allowed. */
		readonly most: number,
	) {
		super(message);
	}
}

/** Solving a game needs more memory than is allowed or available. */
export class TableTooLargeError extends Error {
	override readonly name = "TableTooLargeError";
	constructor(
		/** The bytes needed; Infinity beyond 64 bits. */
		readonly bytes: number,
		/** The bytes allowed or available. */
		readonly budget: number,
	) {
		// Numbers beyond 2^53 are not exact.
		const needed = bytes <= 2 ** 53 ? bytes : bytes < Infinity ? "over 2^53" : "over 2^64";
		super(`solving this board takes ${needed} bytes of memory, ${budget} are allowed`);
	}
}

/** The engine has ended: it was disposed of, or its WebAssembly module failed. */
export class EngineError extends Error {
	override readonly name = "EngineError";
}
