/** All errors that Catchmate throws, each a class with the facts in its fields. */

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
	| "text-too-large"
	| "move-missing"
	| "comment-open"
	| "nesting-too-deep"
	| "white-space"
	| "leading-zeros"
	| "piece-on-goal"
	| "listed-twice";

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
	/** The error in English, without its place. */
	declare readonly description: string;

	constructor(message: string, fields: InputErrorFields) {
		super(message);
		const { code, board, line, column, found, subject, low, high, description } = fields;
		Object.assign(this, { code, board, line, column, found, subject, low, high, description });
	}
}

/** The fields of an `InputError`. */
export type InputErrorFields = Omit<InputError, keyof Error>;

/**
 * Why rules are not valid. `id`, `side-name`: not a name as `Rules` describes. `same-names`: both sides have one name.
 * `pieces`: more than 6, or a token that is not the only piece. `reach`: below 1. `turn-reach`: above 1 with
 * `movesAll`. `directions`: neither a direction nor a pass. `no-move`: draws, although endless play is won.
 * `graph-reach`: above 1 on a graph. `graph-goals`: borders as goals on a graph.
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

/**
 * Why a position is not valid: a side has too few or too many pieces, or a piece stands off the board, on an obstacle,
 * on a square closed to its side, on another piece of its side, or on an opponent's piece.
 */
export type InvalidPositionCode =
	| "piece-count"
	| "off-board"
	| "on-obstacle"
	| "on-closed"
	| "same-square"
	| "shared-square";

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

/**
 * Why a text is not a code, in this order: empty or with a wrong character; of an unknown version; characters changed,
 * lost or added; impossible contents; too large a board or too many moves for a code.
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
 * Why two tables cannot be compared: one is partial; their boards differ; a side has more pieces in one of them; or
 * they are in different memories, made by two solvers, or one in the worker and one in the calling thread.
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

/**
 * Why there are no boards of a size to hunt on: the game has boards of one size, graphs without columns, or square
 * boards; or its contest has no boards with so many rows, or columns.
 */
export type HuntSizeCode = "one-size" | "no-columns" | "not-square" | "rows" | "columns";

/** A game has no boards of the size that a hunt was to try. */
export class HuntSizeError extends Error {
	override readonly name = "HuntSizeError";
	constructor(
		message: string,
		readonly code: HuntSizeCode,
		/** The game's id. */
		readonly game: string,
		/** The number of rows or columns that was wished for. */
		readonly found: number,
		/** The fewest that there may be. */
		readonly least: number,
		/** The most that there may be. */
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
