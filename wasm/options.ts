/** Options of the package, and their checks for callers without TypeScript. The core checks rules, boards, positions and moves. */
import { shown } from "./engine/values.ts";
import type { CodedGame, CountProgress, Position, Progress } from "./types.ts";

/** Options of a solve. */
export interface SolveOptions {
	/**
	 * Whether to solve a game of at most 1,150,000 positions in the calling thread, a few milliseconds at a time, instead
	 * of the worker: the result usually comes before the next frame. Larger games are solved in the worker all the same.
	 * The default is false.
	 */
	readonly mainThread?: boolean | undefined;
	/** The memory limit of the solve in bytes; at most, and by default, the module's 4 GB. */
	readonly memoryBudget?: number | undefined;
	/** Stops the solve; its promise is rejected with the signal's reason. */
	readonly signal?: AbortSignal | undefined;
	/** Called with the progress, at most 60 times a second and once at the end. */
	readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** Options of a solve for one position instead of the whole game. */
export interface PartialSolveOptions extends SolveOptions {
	/**
	 * The position to solve. Positions that cannot follow from it are left out, and the solve ends as soon as it is
	 * settled.
	 */
	readonly position: Position;
	/**
	 * Whether to settle also the positions one move later, so that the table knows the value of each move. The default is
	 * false.
	 */
	readonly moves?: boolean | undefined;
}

/** Options of `read` and `problems`. */
export interface ReadOptions {
	/** The memory limit for solving a board, in bytes; at most, and by default, the module's 4 GB. */
	readonly memoryBudget?: number | undefined;
}

/** The parts of a report after the answer; the default is none. */
export interface ReportOptions {
	/** The value of every legal move. */
	readonly moves?: boolean;
	/** The principal line. */
	readonly line?: boolean;
	/** Drawings: of the position, and with `line` of the board after each move. */
	readonly boards?: boolean;
}

/** Options of work on all positions of a table. */
export interface CountOptions {
	/** Stops the work; its promise is rejected with the signal's reason. The next call continues from there. */
	readonly signal?: AbortSignal | undefined;
	/** Called with the progress, at most 60 times a second and once at the end. */
	readonly onProgress?: ((progress: CountProgress) => void) | undefined;
}

/** Options of a table's file. */
export interface FileOptions {
	/** Ends the file: its next piece is rejected with the signal's reason. */
	readonly signal?: AbortSignal | undefined;
	/** Called after each piece, with the positions so far. */
	readonly onProgress?: ((progress: CountProgress) => void) | undefined;
}

/** The options of a verification. */
export interface VerifyOptions extends CountOptions {
	/** The board's number in the report; the default is 1. */
	readonly board?: number | undefined;
}

/** What `encode` takes. The default for `moves` is none. */
export type Encodable = Pick<CodedGame, "game" | "position"> & Partial<Pick<CodedGame, "moves">>;

/** Longer texts cannot be codes, and are cut off here; see kMostCodeLength in the core. */
const MOST_DIGITS = 2 ** 17;
export const LARGEST_UNSIGNED = 2 ** 32 - 1;

function refuse(value: unknown, path: string, expected: string): never {
	throw new TypeError(`${path} is ${shown(value)}, expected ${expected}`);
}

function truth(value: unknown, path: string): boolean {
	return typeof value === "boolean" ? value : refuse(value, path, "true or false");
}

export function checkCode(value: string): string {
	if (typeof value !== "string") refuse(value, "code", "a string");
	return value.slice(0, MOST_DIGITS);
}

/** Checks that a value is a text. */
export function checkText(value: string, path = "text"): string {
	if (typeof value !== "string") refuse(value, path, "a string");
	return value;
}

/** Checks that a value is an object. */
export function checkObject<T extends object>(value: T, path = "options"): T {
	if (typeof value !== "object" || value === null || Array.isArray(value)) {
		refuse(value, path, "an object");
	}
	return value;
}

export function checkSignal(value: AbortSignal | undefined): AbortSignal | undefined {
	const isSignal = (value ?? null) === null || typeof value?.throwIfAborted === "function";
	return isSignal ? value : refuse(value, "options.signal", "an AbortSignal");
}

/** Checks that a value is an iterable of chunks. */
export function checkChunks<T extends object>(value: T): T {
	const isIterable =
		value != null && (Symbol.asyncIterator in Object(value) || Symbol.iterator in Object(value));
	return isIterable ? value : refuse(value, "chunks", "an iterable");
}

export function checkBudget(value: number | undefined): number {
	if (value === undefined) return Infinity;
	if (typeof value === "number" && !Number.isNaN(value)) return value;
	return refuse(value, "options.memoryBudget", "a number of bytes");
}

/** Checks that an option is a boolean or missing. */
export function checkFlag(value: boolean | undefined, name: string): boolean {
	return value === undefined ? false : truth(value, `options.${name}`);
}

export function checkReportOptions(given: ReportOptions): Required<ReportOptions> {
	const options = checkObject(given);
	return {
		moves: checkFlag(options.moves, "moves"),
		line: checkFlag(options.line, "line"),
		boards: checkFlag(options.boards, "boards"),
	};
}

/** Checks that a value is a whole number, not negative. */
export function checkWhole(value: number, path: string, most = Number.MAX_SAFE_INTEGER): number {
	const isWhole = Number.isSafeInteger(value) && value >= 0 && value <= most;
	return isWhole ? value : refuse(value, path, `a whole number from 0 to ${most}`);
}

export function checkBoardNumber(value: number | undefined): number {
	if (value === undefined) return 1;
	const isWhole = Number.isInteger(value) && value >= 1 && value <= LARGEST_UNSIGNED;
	return isWhole
		? value
		: refuse(value, "options.board", `a whole number from 1 to ${LARGEST_UNSIGNED}`);
}

export function checkListener<T>(value: T | undefined): T | undefined {
	if (value === undefined || typeof value === "function") return value;
	return refuse(value, "options.onProgress", "a function");
}
