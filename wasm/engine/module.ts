/**
 * The solver's WebAssembly module, as wasm/bindings.cpp registers it: the types of its functions, and how to start an
 * instance. The workshop's has more functions: see workshop-module.ts.
 *
 * It checks its arguments and returns the package's types. A missing value is null.
 */
import type * as types from "../types.ts";
import type { Result } from "./failures.ts";
import type { Questions, TableFacts } from "./jobs.ts";
import { isUnreadable, plainText, shown, unreadable } from "./values.ts";

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

/** Long work of any kind, in slices; jobs.ts has its progress and result by name. */
export interface Job extends Handle {
	/** Works for `milliseconds`, or to the first news or the end. */
	advance(milliseconds: number): "working" | "news" | "done";
	progress(): unknown;
	result(): Result<unknown>;
}

/** The result of a solve. */
export interface Solved extends TableFacts {
	readonly table: Table;
}

/** Keeps the memory of deleted tables for the next solve; a solve ends before the next one begins. */
export interface Solver extends Handle {
	solve(
		game: Game,
		position: types.Position | null,
		moves: boolean,
		memoryBudget: number,
	): Result<Job>;
}

/** A table; it starts the jobs of jobs.ts too, which keep it alive. */
export type Table = Handle & {
	[Name in keyof Questions]: (
		...args: Parameters<Questions[Name]>
	) => Result<ReturnType<Questions[Name]>>;
} & {
	/** The number of elements of each array for `values`. */
	arraySize(): number;
	values(outcomes: Int8Array, distances: Int32Array): Result<Job>;
};

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
}

/** The parts of an instance; see `Module` in Emscripten's documentation. */
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
