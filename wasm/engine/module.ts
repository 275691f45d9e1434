/**
 * The WebAssembly module, as wasm/bindings.cpp registers it: the types of all that it offers, and how an instance is made.
 *
 * Squares are numbers in row-major order, from 0. An absent value is null.
 */
import create from "../../build/wasm/catchmate.mjs";
import type {
	CodeErrorCode,
	ComparisonErrorCode,
	InputErrorCode,
	InvalidPositionCode,
	InvalidRulesCode,
} from "../errors.ts";
import type * as types from "../types.ts";

/** An enumerator. There is one object for each, of each instance of the module. */
export interface Enumerator<Name extends string> {
	readonly value: number;
	/** Tells the enumerators of one enumeration from those of others; it is not there at run time. */
	readonly [enumeration]?: Name;
}
declare const enumeration: unique symbol;

/** The enumerators of an enumeration, by name. */
export type Enumeration<Name extends string> = { readonly [Each in Name]: Enumerator<Name> };

/** The names of the enumerators that stand for `{ winner }`. */
export type SideWins = "side-one-wins" | "side-two-wins";
/** The names of the enumerators for a field of the rules that may be `{ winner }`. */
type WithWinner<Field> = Exclude<Field, types.Winner> | SideWins;

export type Side = Enumerator<"one" | "two">;
export type Direction = Enumerator<types.Direction>;
export type Edge = Enumerator<types.Edge>;
export type Leap = Enumerator<types.SideRules["leaps"]>;
export type Capture = Enumerator<WithWinner<types.Rules["capture"]>>;
export type NoMove = Enumerator<types.Rules["noMove"]>;
export type Endless = Enumerator<WithWinner<types.Rules["endless"]>>;
export type Outcome = Enumerator<types.Outcome>;
export type EndingHow = Enumerator<types.Ending["how"]>;

/** Why the core does not compare two tables: not because they are apart, which it cannot be asked of. */
export type CoreComparisonErrorCode = Exclude<ComparisonErrorCode, "apart">;

// ---- Value objects

export interface SideRules {
	readonly name: string;
	readonly pieces: number;
	readonly directions: readonly Direction[];
	readonly reach: number;
	readonly leaps: Leap;
	readonly goals: readonly Edge[];
	readonly mayPass: boolean;
	readonly movesAll: boolean;
	readonly mayShare: boolean;
}

export interface Rules {
	readonly id: string;
	readonly sides: readonly [SideRules, SideRules];
	readonly starts: Side;
	readonly capture: Capture;
	readonly noMove: NoMove;
	readonly endless: Endless;
}

export interface GameEntry {
	readonly rules: Rules;
	readonly about: string;
	readonly standard: string;
	readonly positions: number;
}

export interface GraphEdge {
	readonly from: number;
	readonly to: number;
	readonly oneWay: boolean;
	/** Null for both. */
	readonly side: Side | null;
}

export interface Graph {
	readonly edges: readonly GraphEdge[];
	/** Empty where the points have numbers. */
	readonly names: readonly string[];
	/** Empty where whoever draws them chooses. */
	readonly places: readonly types.Place[];
}

export interface Board {
	readonly rows: number;
	readonly columns: number;
	/** Null for a rectangle. */
	readonly graph: Graph | null;
	readonly obstacles: readonly number[];
	/** Side one's, and side two's. */
	readonly goals: readonly [readonly number[], readonly number[]];
	/** Likewise. */
	readonly closed: readonly [readonly number[], readonly number[]];
}

export interface Position {
	readonly pieces: readonly [readonly number[], readonly number[]];
	readonly toMove: Side;
}

export interface Step {
	readonly from: number;
	readonly to: number;
}

export interface Move {
	/** None for a pass. */
	readonly steps: readonly Step[];
}

export interface CodedGame {
	readonly rules: Rules;
	readonly board: Board;
	readonly position: Position;
	readonly moves: readonly Move[];
	readonly positions: readonly Position[];
}

export interface Problem {
	/** Null where they are the reader's. */
	readonly rules: Rules | null;
	readonly board: Board;
	readonly position: Position;
	readonly number: number;
	readonly line: number;
}

export interface Value {
	readonly outcome: Outcome;
	/** Null in a draw, and where a side wins because play never ends. */
	readonly distance: number | null;
}

export interface PositionValue {
	readonly value: Value;
	/** Null while the game goes on. */
	readonly ended: EndingHow | null;
	/** Null for a goal that is no border, and where there is none. */
	readonly edge: Edge | null;
}

export interface MoveValue {
	readonly move: Move;
	readonly position: Position;
	readonly value: Value;
}

export interface SquareValue {
	readonly square: number;
	readonly value: Value;
}

export interface Line {
	readonly moves: readonly Move[];
	readonly positions: readonly Position[];
	readonly repeatsFrom: number | null;
}

export interface Longest {
	readonly position: Position;
	readonly distance: number;
}

export interface SideStatistics {
	/** By outcome: wins, draws, losses. */
	readonly positions: readonly [number, number, number];
	readonly endless: number;
	readonly longestWin: Longest | null;
	readonly longestLoss: Longest | null;
}

export interface Zugzwangs {
	readonly placements: number;
	readonly longest: Longest | null;
}

export interface Statistics {
	readonly toMove: readonly [SideStatistics, SideStatistics];
	readonly byDistance: readonly number[];
	readonly bothLose: Zugzwangs;
	readonly oneLoses: readonly [Zugzwangs, Zugzwangs];
}

export interface ChangedPosition {
	readonly position: Position;
	readonly before: Value;
	readonly after: Value;
}

/** Nine of something: by the outcome before, and then by that after, each a win, a draw or a loss. */
export type Nine<T> = readonly [T, T, T, T, T, T, T, T, T];

export interface SideChanges {
	readonly positions: Nine<number>;
	readonly otherDistance: number;
	readonly onlyBefore: number;
	readonly onlyAfter: number;
	readonly examples: Nine<ChangedPosition | null>;
}

export interface Findings {
	readonly positions: number;
	readonly fault: { readonly position: Position; readonly message: string } | null;
	readonly report: string;
}

// ---- Errors and results

export interface InvalidRules {
	readonly name: "InvalidRulesError";
	readonly code: Enumerator<InvalidRulesCode>;
	readonly field: string;
	readonly message: string;
}

export interface InvalidPosition {
	readonly name: "InvalidPositionError";
	readonly code: Enumerator<InvalidPositionCode>;
	readonly side: Side;
	readonly found: number;
	readonly expected: number;
	readonly message: string;
}

export interface ComparisonFault {
	readonly name: "ComparisonError";
	readonly code: Enumerator<CoreComparisonErrorCode>;
	readonly message: string;
}

export interface UnknownPosition {
	readonly name: "UnknownPositionError";
}

export interface TableTooLarge {
	readonly name: "TableTooLargeError";
	readonly bytes: number;
	readonly budget: number;
}

export interface CodeFault {
	readonly name: "CodeError";
	readonly code: Enumerator<CodeErrorCode>;
	readonly message: string;
}

export interface InputFault {
	readonly name: "InputError";
	readonly code: Enumerator<InputErrorCode>;
	readonly board: number;
	readonly line: number;
	readonly column: number;
	readonly found: string;
	readonly subject: string;
	readonly low: number;
	/** Infinite for no limit. */
	readonly high: number;
	readonly description: string;
	readonly message: string;
}

export type Failure =
	| InvalidRules
	| InvalidPosition
	| UnknownPosition
	| ComparisonFault
	| TableTooLarge
	| CodeFault
	| InputFault;

export type Result<Success, Fault extends Failure> =
	| { readonly error: Fault; readonly value: null }
	| { readonly error: null; readonly value: Success };

// ---- Handles

/** Something in the module's memory, which it takes until it is deleted. */
export interface Handle {
	delete(): void;
}

export interface Game extends Handle {
	validate(position: Position): Result<null, InvalidPosition>;
	legalMoves(position: Position): Result<readonly Move[], InvalidPosition>;
	write(position: Position): Result<string, InvalidPosition>;
	encode(position: Position, moves: readonly Move[]): Result<string, InvalidPosition | CodeFault>;
}

/** Work that is done in slices. */
export interface Work extends Handle {
	/** Goes on for so many milliseconds, or to the end. Returns whether anything is left to do. */
	advance(milliseconds: number): boolean;
}

export interface Solver extends Work {
	start(
		game: Game,
		position: Position | null,
		moves: boolean,
		memoryBudget: number,
	): TableTooLarge | InvalidPosition | null;
	progress(): types.Progress;
	bytes(): number;
	takeTable(): Result<Table, TableTooLarge>;
	/** Ends the solve and frees all memory kept for the next one. */
	release(): void;
}

type Answer<Success> = Result<Success, InvalidPosition | UnknownPosition>;

export interface Table extends Handle {
	positions(): number;
	longest(): number;
	lookup(position: Position): Answer<PositionValue>;
	moves(position: Position): Answer<readonly MoveValue[]>;
	line(position: Position): Answer<Line>;
	heatmap(position: Position, side: Side, from: number): Answer<readonly SquareValue[]>;
	answer(position: Position): Answer<string>;
	report(position: Position, options: Required<types.ReportOptions>): Answer<string>;
	/** Why it cannot be compared with another; null when it can. */
	comparisonFault(other: Table): ComparisonFault | null;
}

/** Work that goes over the positions of a whole table, which it holds meanwhile. */
export interface TableWork extends Work {
	/** The number of positions it has gone over. */
	counted(): number;
}

export interface Survey extends TableWork {
	result(): Statistics;
}

/** Goes over the positions of two tables that can be compared. */
export interface Difference extends TableWork {
	/** By the side to move. */
	result(): readonly [SideChanges, SideChanges];
}

export interface Signature extends TableWork {
	result(): string;
}

export interface Verification extends TableWork {
	/** The findings; the report calls the board by its number. */
	result(board: number): Findings;
}

export interface ProblemReader extends Handle {
	feed(bytes: Uint8Array): void;
	finish(): void;
	wantsMore(): boolean;
	next(): Result<Problem, InputFault> | null;
}

// ---- The module

export interface Enumerations {
	readonly Side: Enumeration<"one" | "two">;
	readonly Direction: Enumeration<types.Direction>;
	readonly Edge: Enumeration<types.Edge>;
	readonly Leap: Enumeration<types.SideRules["leaps"]>;
	readonly Capture: Enumeration<WithWinner<types.Rules["capture"]>>;
	readonly NoMove: Enumeration<types.Rules["noMove"]>;
	readonly Endless: Enumeration<WithWinner<types.Rules["endless"]>>;
	readonly Outcome: Enumeration<types.Outcome>;
	readonly EndingHow: Enumeration<types.Ending["how"]>;
	readonly InvalidRulesCode: Enumeration<InvalidRulesCode>;
	readonly InvalidPositionCode: Enumeration<InvalidPositionCode>;
	readonly CodeErrorCode: Enumeration<CodeErrorCode>;
	readonly ComparisonErrorCode: Enumeration<CoreComparisonErrorCode>;
	readonly InputErrorCode: Enumeration<InputErrorCode>;
}

export interface Functions {
	games(): readonly GameEntry[];
	listGames(): string;
	/** Makes a game; one that has no code and is too large to solve within the budget is refused. */
	makeGame(
		rules: Rules,
		board: Board,
		memoryBudget: number,
	): Result<Game, InvalidRules | TableTooLarge>;
	decode(text: string): Result<CodedGame, CodeFault>;
	makeReader(rules: Rules, memoryBudget: number): Result<ProblemReader, InvalidRules>;
}

export interface Constructors {
	readonly Solver: new () => Solver;
	readonly Survey: new (table: Table) => Survey;
	readonly Difference: new (before: Table, after: Table) => Difference;
	readonly Signature: new (table: Table) => Signature;
	readonly Verification: new (table: Table) => Verification;
}

export type CatchmateModule = Enumerations & Functions & Constructors;

/** Makes an instance of the compiled module, with a memory of its own. */
export function createModule(compiled: WebAssembly.Module): Promise<CatchmateModule> {
	return new Promise((resolve, reject) => {
		const created = create({
			instantiateWasm(imports, received) {
				WebAssembly.instantiate(compiled, imports).then(received).catch(reject);
				return {};
			},
			// Asked for, though nothing is fetched.
			locateFile: (name) => name,
			// The error that it throws says all there is to say of a failure.
			print() {},
			printErr() {},
		});
		created.then(resolve, reject);
	});
}
