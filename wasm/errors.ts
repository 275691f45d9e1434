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
	| "side-missing"
	| "square-missing"
	| "piece-missing"
	| "closed-square"
	| "wrong-board"
	| "word-missing"
	| "name-missing"
	| "point-missing"
	| "edge-missing"
	| "one-way"
	| "board-missing"
	| "trailing-text"
	| "table-too-large"
	| "text-too-large";

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
	/** The text at that place, shortened and made printable; empty at the end of the text. */
	declare readonly found: string;
	/** The number's name in the format (n, r1, T, …), the row's number, the piece's letter, or the characters allowed. */
	declare readonly subject: string;
	/** The smallest number allowed, or the number there is, or the bytes needed. */
	declare readonly low: number;
	/** The largest number allowed, or the number expected, or the bytes allowed; null for no limit. */
	declare readonly high: number | null;
	/** The finding and the expectation in English, without the place. */
	declare readonly description: string;

	constructor(message: string, fields: InputErrorFields) {
		super(message);
		const { code, board, line, column, found, subject, low, high, description } = fields;
		Object.assign(this, { code, board, line, column, found, subject, low, high, description });
	}
}

/** The facts of an `InputError`. */
export type InputErrorFields = Omit<InputError, keyof Error>;

/**
 * Why rules are not those of a game: the id or a side's name is not lower-case words joined by hyphens, both sides have one
 * name, a side has no piece or too many, moves no square far, or not at all, or farther than one where all of its pieces move
 * in a turn, or a side without a move draws where play that never ends is won; or on a graph a side moves farther than one
 * point, or has borders for goals.
 */
export type InvalidRulesCode =
	| "id"
	| "side-name"
	| "same-names"
	| "pieces"
	| "reach"
	| "directions"
	| "no-move"
	| "turn-reach"
	| "graph-reach"
	| "graph-goals";

/** Rules are not those of a game. */
export class InvalidRulesError extends Error {
	override readonly name = "InvalidRulesError";
	constructor(
		message: string,
		readonly code: InvalidRulesCode,
		/** The field of the rules: `sides[1].pieces`, `noMove`. */
		readonly field: string,
	) {
		super(message);
	}
}

/**
 * Why a position is not one of a game's: a side has too few pieces or too many, or a piece stands outside the board, on an
 * obstacle, on a square that is closed to its side, on one of another piece of its side's, or on one of the other side's.
 */
export type InvalidPositionCode =
	| "piece-count"
	| "off-board"
	| "on-obstacle"
	| "on-closed"
	| "same-square"
	| "shared-square";

/** A position is not one of the game's. */
export class InvalidPositionError extends Error {
	override readonly name = "InvalidPositionError";
	constructor(
		message: string,
		readonly code: InvalidPositionCode,
		/** The name of the side whose piece it is. */
		readonly side: string,
		/** The number of the side's pieces in the position, where that is what is wrong, or else 0. */
		readonly found: number,
		/** The number of them by the rules, likewise. */
		readonly expected: number,
	) {
		super(message);
	}
}

/** A partial table was asked about a position that it does not know. */
export class UnknownPositionError extends Error {
	override readonly name = "UnknownPositionError";
	constructor() {
		super("the table was made for one position, and does not know this one");
	}
}

/**
 * The fault of a code: a character that no code has, or too few of them; a version that this one does not know; a
 * character that was changed, lost or added; something impossible; or too large a board, or too many moves, for a code.
 */
export type CodeErrorCode = "malformed" | "version" | "checksum" | "invalid" | "too-large";

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

/**
 * Why two tables cannot be compared: one was made for one position, their boards differ, a side has more pieces in one than in
 * the other, or they lie apart: made by two solvers, or one in the worker and one in the main thread.
 */
export type ComparisonErrorCode = "partial" | "board" | "pieces" | "apart";

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

/** Solving the game takes more memory than there is. */
export class TableTooLargeError extends Error {
	override readonly name = "TableTooLargeError";
	constructor(
		/** Needed; infinite when beyond counting. */
		readonly bytes: number,
		/** Allowed. */
		readonly budget: number,
	) {
		super(
			`solving this board takes ${bytes < Infinity ? bytes : "over 2^64"} bytes of memory, ${budget} are allowed`,
		);
	}
}

/** The engine has ended: it was disposed of, or its WebAssembly module failed. */
export class EngineError extends Error {
	override readonly name = "EngineError";
}
