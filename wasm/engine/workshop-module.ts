/** The workshop's WebAssembly module: the solver's, and what wasm/workshop.cpp registers besides. */
import type { Finding } from "../finding.ts";
import type * as types from "../types.ts";
import type { Result } from "./failures.ts";
import type { Args, HuntTask } from "./jobs.ts";
import type { CatchmateModule, Handle, Job } from "./module.ts";

/** The size of a random board; `percent` of its squares are obstacles. */
export interface RandomBoard {
	readonly rows: number;
	readonly columns: number;
	readonly percent: number;
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
	findings(): (Omit<Finding, "run"> & {
		end: number;
		status: number;
		output: string;
		errors: string;
	})[];
}

export interface WorkshopModule extends CatchmateModule {
	detect(...args: Args<"detect">): Result<Job>;
	answerWith(...args: Args<"answerWith">): Result<Job>;
	hunt(...args: Args<"hunt">): Result<Job>;
	cover(...args: Args<"cover">): Result<Job>;
	/** Reads parsed JSON files: rules; a board and position, by `rules` unless they are null. */
	readRulesFile(content: unknown): Result<types.Rules>;
	readBoardFile(
		content: unknown,
		rules: types.Rules | null,
		memoryBudget: number,
	): Result<types.Problem>;
	/** Fails with the first fault of a text as an input of the contest of the game with that id. */
	validateInput(id: string, text: Uint8Array): Result<null>;
	/** Random boards of the game with that id, as data or as one text; null if there is no room for the pieces. */
	randomProblems(
		id: string,
		target: RandomBoard,
		count: number,
		seed: number,
	): types.Problem[] | null;
	/** An empty text if the format has room for one board and there are several. */
	randomText(id: string, target: RandomBoard, count: number, seed: number): string | null;
	mistakes(rules: types.Rules): Result<types.Mistake[]>;
	answersFor(game: string, input: string, mostPositions: number): Result<FileAnswers>;
	/** The ids of all goals of hunts. */
	huntGoals(): string[];
	/** The size of a hunt's boards. */
	huntSize(task: HuntTask): Result<RandomBoard>;
	readonly Checker: new (game: string, seed: number) => Checker;
}
