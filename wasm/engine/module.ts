/**
 * The WebAssembly module, as wasm/bindings.cpp registers it: the types of its functions, and how to start an instance.
 *
 * It checks its arguments and returns the package's types. A missing value is null.
 */
import create from "../../build/wasm/catchmate.mjs";
import type {
	CodeErrorCode,
	ComparisonErrorCode,
	HuntSizeCode,
	InputErrorCode,
	InvalidPositionCode,
	InvalidRulesCode,
} from "../errors.ts";
import type { HuntState, Hunts } from "../hunt.ts";
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
	/** What a program with the mistake of an id prints; null if it cannot play on the board. */
	answerWith(position: types.Position, mistake: string): Result<string | null>;
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

/** Compares an output with the right answers. */
interface Detector extends Work {
	/** The first difference; null if there is none. */
	result(): Result<types.Detection | null>;
}

export interface Checker extends Handle {
	next(): string | null;
	take(end: number, status: number, output: string, errors: string): void;
	hasFound(): boolean;
	settle(): void;
	boards(): number;
	/** `end` is the place of its word. */
	findings(): (Omit<types.Finding, "run"> & {
		end: number;
		status: number;
		output: string;
		errors: string;
	})[];
}

/** A hunt for boards. */
export interface Hunting<Found> extends Work {
	/** Whether the last work found something that is worth telling. */
	hasNews(): boolean;
	result(): Found;
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

/** What a random board is to be like; `percent` of its squares are obstacles. */
export interface RandomBoard {
	readonly rows: number;
	readonly columns: number;
	readonly percent: number;
}

/** What is wished of a hunt; null where nothing is. */
export interface HuntWish {
	readonly game: string;
	readonly goal: string;
	/** Null for all. */
	readonly mistake: string | null;
	readonly rows: number | null;
	readonly columns: number | null;
	readonly obstacles: number;
	readonly seed: number;
	readonly search: number;
	readonly tries: number;
	readonly from: HuntState | null;
	readonly memoryBudget: number;
}

/** What programs answer for an input, board by board. */
export interface FileAnswers {
	readonly right: readonly string[];
	/** By mistake; an answer is null where a program with the mistake has none. */
	readonly mistaken: readonly {
		readonly id: string;
		readonly about: string;
		readonly answers: readonly (string | null)[];
	}[];
}

export interface CatchmateModule {
	games(): readonly types.LibraryGame[];
	listGames(): string;
	/** Makes a game. A board too large for a code is refused if it exceeds the budget. */
	makeGame(game: types.Game, memoryBudget: number): Result<Game>;
	/** Copies a game, or a position in it, as plain data. */
	copyGame(game: types.Game): Result<types.Game>;
	copyPosition(game: types.Game, position: types.Position): Result<types.Position>;
	/** Reads parsed JSON files: rules; a board and position, by `rules` unless they are null. */
	readRulesFile(content: unknown): Result<types.Rules>;
	readBoardFile(
		content: unknown,
		rules: types.Rules | null,
		memoryBudget: number,
	): Result<types.Problem>;
	decode(text: string): Result<types.CodedGame>;
	/** The first fault of a text as an input of the contest of the game with that id. */
	findFault(id: string, text: Uint8Array): Failure | null;
	/** Random boards of the game with that id, as data or as one text; null if there is no room for the pieces. */
	randomProblems(
		id: string,
		wanted: RandomBoard,
		count: number,
		seed: number,
	): types.Problem[] | null;
	/** An empty text if the format has room for one board and there are several. */
	randomText(id: string, wanted: RandomBoard, count: number, seed: number): string | null;
	makeReader(rules: types.Rules, memoryBudget: number): Result<ProblemReader>;
	readAnnotated(
		rules: types.Rules,
		text: string,
		memoryBudget: number,
	): Result<types.AnnotatedGame>;
	mistakes(rules: types.Rules): Result<types.Mistake[]>;
	makeDetector(
		rules: types.Rules,
		input: string,
		output: string,
		memoryBudget: number,
	): Result<Detector>;
	/** The ids of all goals of hunts. */
	huntGoals(): string[];
	/** The boards that are meant by a wish. */
	huntSize(wish: HuntWish): Result<RandomBoard>;
	makeHunt(wish: HuntWish): Result<Hunting<Hunts["hunt"]>>;
	makeCover(wish: HuntWish): Result<Hunting<Hunts["cover"]>>;
	answersFor(game: string, input: string, mostPositions: number): Result<FileAnswers>;
	readonly Checker: new (game: string, seed: number) => Checker;
	readonly Solver: new () => Solver;
	readonly Survey: new (table: Table) => Survey;
	readonly Difference: new (before: Table, after: Table) => Difference;
	readonly Signature: new (table: Table) => Signature;
	readonly Verification: new (table: Table) => Verification;
}

/** Starts an instance of the compiled module with its own memory. */
export function createModule(compiled: WebAssembly.Module): Promise<CatchmateModule> {
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
