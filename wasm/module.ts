/**
 * The WebAssembly module as it is: plain numbers in, plain numbers out (see bindings.cpp for what they mean). Everything else
 * in the package talks to an engine, which gives them names.
 */
import instantiate from "catchmate-module";

export interface RawSideRules {
	name: string;
	pieces: number;
	directions: number;
	reach: number;
	leaps: boolean;
	goals: number;
	mayPass: boolean;
}

export interface RawRules {
	id: string;
	sides: [RawSideRules, RawSideRules];
	starts: number;
	capture: number;
	noMove: number;
}

export interface RawBoard {
	rows: number;
	columns: number;
	obstacles: number[];
}

export interface RawPosition {
	toMove: number;
	pieces: [number[], number[]];
}

export interface RawMove {
	from: number;
	to: number;
}

export interface RawValue {
	outcome: number;
	distance: number;
}

export interface RawInputError {
	code: number;
	board: number;
	line: number;
	column: number;
	found: string;
	subject: string;
	low: number;
	high: number;
	message: string;
	description: string;
}

export type RawFailure =
	| { kind: "unsound"; message: string }
	| { kind: "too-large"; bytes: number; budget: number };

export type RawResult<T> = { value: T; error?: never } | { value?: never; error: RawFailure };

interface RawHandle {
	delete(): void;
}

export interface RawSolver extends RawHandle {
	start(
		rules: RawRules,
		board: RawBoard,
		position: RawPosition | null,
		moves: boolean,
		memoryBudget: number,
	): RawResult<true>;
	advance(): boolean;
	progress(): { settled: number; positions: number; layers: number };
	bytes(): number;
	takeTable(): RawResult<RawTable>;
	/** Takes the memory of a table, which is empty after that. */
	reuse(table: RawTable): void;
	/** Gives up the solve and all memory. */
	release(): void;
}

export interface RawVerification extends RawHandle {
	advance(): boolean;
	findings(): { positions: number; fault: { position: RawPosition; message: string } | null };
}

export interface RawSideStatistics {
	positions: [number, number, number];
	longestDistance: number;
	longestWin: RawPosition | null;
}

export interface RawTable extends RawHandle {
	positions(): number;
	longest(): number;
	lookup(position: RawPosition): RawResult<RawValue & { over: boolean }>;
	moves(position: RawPosition): RawResult<(RawValue & { move: RawMove })[]>;
	line(position: RawPosition): RawResult<{ moves: RawMove[]; repeatsFrom: number | null }>;
	heatmap(position: RawPosition, side: number, from: number): RawResult<(RawValue | null)[]>;
	statistics(): { toMove: [RawSideStatistics, RawSideStatistics]; byDistance: number[] };
	signature(): string;
	answer(position: RawPosition): RawResult<string>;
	report(position: RawPosition, moves: boolean, line: boolean, boards: boolean): RawResult<string>;
}

export interface RawProblem {
	rules: RawRules;
	board: RawBoard;
	position: RawPosition;
	number: number;
	line: number;
}

export interface RawModule {
	readonly version: string;
	games(): RawRules[];
	/** The most bytes that the module can ever have. */
	memoryLimit(): number;
	read(
		gameId: string,
		text: string | Uint8Array,
		memoryBudget: number,
	): RawResult<{ problems: RawProblem[]; error: RawInputError | null }>;
	write(rules: RawRules, board: RawBoard, position: RawPosition): RawResult<string | null>;
	readonly Solver: new () => RawSolver;
	startVerification(table: RawTable): RawVerification;
}

/** Makes a module of its own, with a memory of its own, from the binary. */
export function createModule(wasm: Uint8Array): Promise<RawModule> {
	return instantiate({
		wasmBinary: wasm,
		locateFile: (path) => path,
		printErr: () => {},
	}) as Promise<RawModule>;
}
