/** The workshop's WebAssembly module: the solver's, and what wasm/workshop.cpp registers besides. */
import type { CoverState, HuntState } from "../hunt.ts";
import type * as types from "../types.ts";
import type { CatchmateModule, Failure, Handle, Result, Work } from "./module.ts";

/** The size of a random board; `percent` of its squares are obstacles. */
export interface RandomBoard {
	readonly rows: number;
	readonly columns: number;
	readonly percent: number;
}

/** The options of a hunt; null for one that is missing. */
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

/** Work that finds something. */
export interface Search<Found> extends Work {
	/** Whether the last work found something worth telling; missing if it tells nothing before its end. */
	hasNews?(): boolean;
	result(): Result<Found>;
}

/** Work without a table, in whichever thread. */
export interface Jobs {
	/** Compares an output with the right answers: the first difference, or null. */
	detect(
		rules: types.Rules,
		input: string,
		output: string,
		memoryBudget: number,
	): types.Detection | null;
	/** What a program with the mistake of an id prints; null if it cannot play on the board. */
	answerWith(mistake: string, game: types.Game, position: types.Position): string | null;
	hunt(wish: HuntWish): HuntState;
	cover(wish: HuntWish): CoverState;
}

/** Begins a job: returns the search, or what it found at once. */
type Begin<Job extends (...args: never) => unknown> = (
	...args: Parameters<Job>
) => Result<Search<ReturnType<Job>> | ReturnType<Job>>;

export interface WorkshopModule
	extends CatchmateModule,
		Readonly<{ [Name in keyof Jobs]: Begin<Jobs[Name]> }> {
	/** Reads parsed JSON files: rules; a board and position, by `rules` unless they are null. */
	readRulesFile(content: unknown): Result<types.Rules>;
	readBoardFile(
		content: unknown,
		rules: types.Rules | null,
		memoryBudget: number,
	): Result<types.Problem>;
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
	mistakes(rules: types.Rules): Result<types.Mistake[]>;
	answersFor(game: string, input: string, mostPositions: number): Result<FileAnswers>;
	/** The ids of all goals of hunts. */
	huntGoals(): string[];
	/** The size of the boards that a wish means. */
	huntSize(wish: HuntWish): Result<RandomBoard>;
	readonly Checker: new (game: string, seed: number) => Checker;
}
