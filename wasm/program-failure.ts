/** Runs of programs under test, and their failures. */
import type { Explanation } from "./types.ts";

/** The result of a program's run. */
export interface ProgramRun {
	/** How it ended: by itself, by a signal, because its time was over, or because its output was too long. */
	readonly end: "exited" | "signalled" | "timedOut" | "tooLong";
	/** The exit status, or the signal's number; 0 for the others. */
	readonly status: number;
	/** Its output. */
	readonly output: string;
	/** The beginning of its standard error. */
	readonly errors?: string;
}

/** An input on which a program's answer is wrong, or the program fails. */
export interface ProgramFailure {
	readonly input: string;
	readonly expected: string;
	/** Whether the answer to each of the input's boards alone is right. */
	readonly onlyTogether: boolean;
	/** The run on the input. */
	readonly run: Required<ProgramRun>;
	/** The mistakes that explain every answer so far, right and wrong. */
	readonly explanations: readonly Explanation[];
	/** The last board's answer and a game of best play, as the program `catchmate` prints them. */
	readonly line: string;
	/** All of it as English text, with a line of best play. */
	readonly report: string;
}
