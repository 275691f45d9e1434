/** A program whose steps a reader follows: what the element of its chapter shows beside the code. */
import type { TutorialWords } from "../../locale/tutorial.ts";
import type { Known } from "./graph-picture.ts";

export interface ProgramStep {
	/** The text of the line that it stands in, in the code of each language, without the spaces around. */
	readonly lines: Readonly<Record<string, string>>;
	/** What it does, in a sentence. */
	readonly said: string;
	/** Of each point; null where nothing is known yet. */
	readonly known: readonly (Known | null)[];
	/** Rows of numbers under the names of the points. */
	readonly rows: readonly { readonly name: string; readonly cells: readonly number[] }[];
	/** Variables with what they hold. */
	readonly variables: readonly { readonly name: string; readonly value: string }[];
	/** The point with a ring around it, and the moves that are drawn. */
	readonly ringed: number | null;
	readonly arrows: readonly (readonly [from: number, to: number])[];
}

export interface Program {
	readonly points: readonly string[];
	readonly steps: readonly ProgramStep[];
}

/** Makes a program in the language of the page. */
export type ProgramMaker = (words: TutorialWords) => Program;
