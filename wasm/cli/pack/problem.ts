/** A contest's problem that packages are made for: what is not known from its game. */
import type { SizeRange } from "catchmate";
import type { HuntOptions, Problem } from "catchmate/workshop";
import type { RandomBoard } from "../../engine/workshop-module.ts";
import type { InEach } from "../languages.ts";

/** The limits of the statement for a number of the input, by its name. */
export type Limits = (name: string) => SizeRange;

/** Tests that are scored together: all of them, or nothing. */
export interface Subtask {
	readonly score: number;
	/** How many tests it has. */
	readonly tests: number;
	/** What is promised of its boards, in the words of the statement. */
	readonly about: InEach<string>;
	/** Whether a board may be in it, given its right answer. */
	allows(problem: Problem, answer: string): boolean;
	/** Small boards, on which programs with every mistake are tried to choose those that show most. */
	readonly telling: readonly RandomBoard[];
	/** Hunts for its hardest boards. */
	readonly hunts?: readonly Required<Pick<HuntOptions, "goal" | "rows" | "columns" | "tries">>[];
	/** Other boards, from small to the largest. */
	readonly others: readonly RandomBoard[];
	/** What is made of a random board, or nothing; by default it stays as it is. */
	change?(board: string): string | undefined;
}

export interface PackProblem {
	/** The game's id. */
	readonly id: string;
	readonly title: InEach<string>;
	/** The contest. */
	readonly source: string;
	readonly url: string;
	/** The limit of time of a test. */
	readonly seconds: number;
	/** The limit of memory, in MiB. */
	readonly memory: number;
	/** The statement, in Markdown, without samples and subtasks; `{{nMost}}` stands for a limit. */
	readonly statement: InEach<string>;
	/** A program that checks an input, with limits as in the statement. */
	readonly validator: string;
	/** A right program. */
	readonly solution: string;
	/** The sample's input. */
	readonly sample: string;
	/** Boards that are known to be extreme. */
	readonly extremes: readonly string[];
	readonly subtasks: readonly Subtask[];
	/** How many boards a test has. */
	readonly boards: number;
	/** The input of a test with these boards. */
	input(test: number, boards: readonly string[]): string;
	/** The boards of an input. */
	boardsOf(input: string): readonly string[];
}
