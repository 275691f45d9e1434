/**
 * The solver's WebAssembly module, as wasm/bindings.cpp registers it: the types of its functions, and how to start an
 * instance. The workshop's has more functions: see workshop-module.ts.
 *
 * It checks its arguments and returns the package's types. A missing value is null.
 */
import type {
	CodeErrorCode,
	ComparisonErrorCode,
	HuntSizeCode,
	InputErrorCode,
	InvalidPositionCode,
	InvalidRulesCode,
} from "../errors.ts";
import type * as types from "../types.ts";
import { isUnreadable, plainText, shown, unreadable } from "./values.ts";

/** Why the core cannot compare two tables. It never sees tables of another memory. */
type CoreComparisonErrorCode = Exclude<ComparisonErrorCode, "apart">;

// ---- Errors and results

interface Failed<Name extends string> {
	readonly name: Name;
	readonly message: string;
}

interface InvalidRules extends Failed<"InvalidRulesError"> {
	readonly code: InvalidRulesCode;
	readonly field: string;
}

interface InvalidPosition extends Failed<"InvalidPositionError"> {
	readonly code: InvalidPositionCode;
	readonly side: string;
	readonly found: number;
	readonly expected: number;
}

interface ComparisonFault extends Failed<"ComparisonError"> {
	readonly code: CoreComparisonErrorCode;
}

interface TableTooLarge extends Failed<"TableTooLargeError"> {
	readonly bytes: number;
	readonly budget: number;
}

interface CodeFault extends Failed<"CodeError"> {
	readonly code: CodeErrorCode;
}

interface HuntSizeFault extends Failed<"HuntSizeError"> {
	readonly code: HuntSizeCode;
	readonly game: string;
	readonly found: number;
	readonly least: number;
	readonly most: number;
}

interface InputFault extends Failed<"InputError"> {
	readonly code: InputErrorCode;
	readonly board: number;
	readonly line: number;
	readonly column: number;
	readonly found: string;
	readonly subject: string;
	readonly low: number;
	/** Null for no limit. */
	readonly high: number | null;
	readonly description: string;
}

export type Failure =
	| Failed<"TypeError">
	| Failed<"RangeError">
	| Failed<"UnknownPositionError">
	| InvalidRules
	| InvalidPosition
	| ComparisonFault
	| TableTooLarge
	| CodeFault
	| HuntSizeFault
	| InputFault;

export type Result<Success> =
	| { readonly error: Failure; readonly value: null }
	| { readonly error: null; readonly value: Success };

// ---- Handles

/** An object in the module's memory, which stays there until it is deleted. */
export interface Handle {
	delete(): void;
}

export interface Game extends Handle {
	/** The number of positions with both sides to move; Infinity beyond 64 bits. */
	positions(): number;
	/** The position as plain data, if it is valid. */
	validate(position: types.Position): Result<types.Position>;
	legalMoves(position: types.Position): Result<types.Move[]>;
	write(position: types.Position): Result<string>;
	encode(position: types.Position, moves: readonly types.Move[]): Result<string>;
	writeAnnotated(position: types.Position, line: types.AnnotatedLine): Result<string>;
}

/** Work that is done in slices. */
export interface Work extends Handle {
	/** Works for `milliseconds`, or to the end. Returns whether anything is left to do. */
	advance(milliseconds: number): boolean;
}

export interface Solver extends Work {
	start(
		game: Game,
		position: types.Position | null,
		moves: boolean,
		memoryBudget: number,
	): Failure | null;
	progress(): types.Progress;
	bytes(): number;
	takeTable(): Result<Table>;
	/** Drops the solve and frees the memory kept for the next one. */
	release(): void;
}

export interface Table extends Handle {
	positions(): number;
	longest(): number;
	lookup(position: types.Position): Result<types.PositionValue>;
	moves(position: types.Position): Result<types.MoveValue[]>;
	line(position: types.Position): Result<types.Line>;
	heatmap(
		position: types.Position,
		piece: types.Square,
		side: string | null,
	): Result<types.SquareValue[]>;
	answer(position: types.Position): Result<string>;
	report(position: types.Position, options: Required<types.ReportOptions>): Result<string>;
	/** Why it cannot be compared with another table; null if it can. */
	comparisonFault(other: Table): ComparisonFault | null;
}

/** Work on all positions of a table, which it keeps alive. */
export interface TableWork extends Work {
	/** The number of positions done. */
	counted(): number;
}

interface Survey extends TableWork {
	result(): types.Statistics;
}

/** Compares all positions of two tables. */
interface Difference extends TableWork {
	/** By side to move. */
	result(): types.Changes["toMove"];
}

interface Signature extends TableWork {
	result(): string;
}

interface Verification extends TableWork {
	/** `board` is the board's number in the report. */
	result(board: number): types.Findings;
}

/** A problem; its rules are null if they are the reader's. */
type ReadProblem = Omit<types.Problem, "game"> & {
	readonly game: { readonly rules: types.Rules | null; readonly board: types.Board };
};

interface ProblemReader extends Handle {
	rules(): types.Rules;
	feed(bytes: Uint8Array): void;
	finish(): void;
	wantsMore(): boolean;
	next(): Result<ReadProblem> | null;
}

// ---- The module

export interface CatchmateModule {
	games(): readonly types.LibraryGame[];
	listGames(): string;
	/** Makes a game. A board too large for a code is refused if it exceeds the budget. */
	makeGame(game: types.Game, memoryBudget: number): Result<Game>;
	/** Copies a game, or a position in it, as plain data. */
	copyGame(game: types.Game): Result<types.Game>;
	copyPosition(game: types.Game, position: types.Position): Result<types.Position>;
	decode(text: string): Result<types.CodedGame>;
	makeReader(rules: types.Rules, memoryBudget: number): Result<ProblemReader>;
	readAnnotated(
		rules: types.Rules,
		text: string,
		memoryBudget: number,
	): Result<types.AnnotatedGame>;
	readonly Solver: new () => Solver;
	readonly Survey: new (table: Table) => Survey;
	readonly Difference: new (before: Table, after: Table) => Difference;
	readonly Signature: new (table: Table) => Signature;
	readonly Verification: new (table: Table) => Verification;
}

/** What an instance is made of; see `Module` in Emscripten's documentation. */
interface Incoming {
	instantiateWasm(
		imports: WebAssembly.Imports,
		received: (instance: WebAssembly.Instance) => void,
	): WebAssembly.Exports;
	locateFile(name: string): string;
	print(text: string): void;
	printErr(text: string): void;
	shown(value: unknown): string;
	plainText(text: string): string;
	unreadable(reason: unknown): object;
	isUnreadable(value: unknown): boolean;
}

/** A script that Emscripten generates beside a module: makes instances. */
export type Create<Module> = (incoming: Incoming) => Promise<Module>;

/** Starts an instance of the compiled module with its own memory. */
export function createModule<Module>(
	create: Create<Module>,
	compiled: WebAssembly.Module,
): Promise<Module> {
	return new Promise((resolve, reject) => {
		const created = create({
			// Functions that wasm/val_tree.h calls.
			shown,
			plainText,
			unreadable,
			isUnreadable,
			instantiateWasm(imports, received) {
				WebAssembly.instantiate(compiled, imports).then(received).catch(reject);
				return {};
			},
			// Emscripten calls it even though it fetches nothing.
			locateFile: (name) => name,
			// All failures are thrown as errors, so nothing is printed.
			print() {},
			printErr() {},
		});
		created.then(resolve, reject);
	});
}
