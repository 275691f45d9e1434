/** A program executed step by step, for a chapter's element beside the code. */
import type { TutorialWords } from "../../locale/en/tutorial.ts";
import type { Known } from "./graph-picture.ts";

export interface ProgramStep {
	/** By language: the text of the step's line, without indent. */
	readonly lines: Readonly<Record<string, string>>;
	/** A sentence on what the step does. */
	readonly sentence: string;
	/** By point; null while unknown. */
	readonly known: readonly (Known | null)[];
	/** Rows of numbers below the names of points. */
	readonly rows: readonly { readonly name: string; readonly cells: readonly number[] }[];
	/** Variables and their contents. */
	readonly variables: readonly { readonly name: string; readonly value: string }[];
	/** The waiting calls, the first at the bottom; undefined for a program without recursion. */
	readonly stack?: readonly { readonly text: string; readonly isAgain: boolean }[];
	/** The point with a ring. */
	readonly ringed: number | null;
	/** The moves drawn. */
	readonly arrows: readonly (readonly [from: number, to: number])[];
}

export interface Program {
	readonly points: readonly string[];
	/** The program's name for the values of points; by default "outcome". */
	readonly answers?: string;
	readonly steps: readonly ProgramStep[];
}

/** Makes a program with texts in the page's language. */
export type ProgramMaker = (words: TutorialWords) => Program;
