/** The workshop's WebAssembly module: the solver's, with the additions of wasm/workshop.cpp. */
import type { ProgramFailure, ProgramRun } from "../program-failure.ts";
import type * as types from "../types.ts";
import type { Result } from "./failures.ts";
import type { CatchmateModule, Handle } from "./module.ts";

/** The size of a random board; `percent` of its squares are obstacles. */
export interface RandomBoard {
	readonly rows: number;
	readonly columns: number;
	readonly percent: number;
}

/** What a subtask of a contest promises of all its boards, as core/include/catchmate/promise.h describes it. */
export interface Promised {
	readonly rows?: types.SizeRange;
	readonly columns?: types.SizeRange;
	readonly answers?: readonly string[];
	readonly mostPlies?: number;
	readonly walled?: boolean;
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

export interface Checker extends Handle {
	next(): string | null;
	take(end: ProgramRun["end"], status: number, output: string, errors: string): Result<null>;
	hasFound(): boolean;
	settle(): void;
	boards(): number;
	failures(): ProgramFailure[];
}

export interface WorkshopModule extends CatchmateModule {
	/** Random boards of a game, as data; null if the pieces do not fit. */
	randomProblems(
		rules: types.Rules,
		target: RandomBoard,
		count: number,
		seed: number,
	): Result<types.Problem[] | null>;
	mistakes(rules: types.Rules): Result<types.Mistake[]>;
	brokenPromise(
		promise: Promised,
		game: types.Game,
		position: types.Position,
		inChinese: boolean,
	): Result<string | null>;
	answersFor(rules: types.Rules, input: string, mostPositions: number): Result<FileAnswers>;
	readonly Checker: new (game: string, seed: number) => Checker;
}
