/** The state of the judge input: the text, its boards and answers, and errors. */
import { batch, signal } from "@preact/signals-core";
import type { Problem, Rules } from "catchmate";
import type { PageFailure } from "../shell/failure.ts";

/** The boards of a text and their answers. */
export interface Answers {
	readonly problems: readonly Problem[];
	/** The judge output for each problem; null until solved. */
	readonly lines: readonly (string | null)[];
	/** The index of the chosen problem, from 0. */
	readonly chosen: number;
}

/** The game of the text. */
interface TextReading {
	readonly rules: Rules;
	/** The other games that accept the text. */
	readonly others: readonly Rules[];
	/** Whether the text has switched the page from another game. */
	readonly isSwitched: boolean;
}

export class JudgeText {
	/** The game to read the text as, listed or not; null before the solver has started. */
	readonly rules = signal<Rules | null>(null);
	/** The judge input in the text box. */
	readonly text = signal("");
	readonly answers = signal<Answers | null>(null);
	/** The failure of the text or of some of its boards; null for none. */
	readonly failure = signal<PageFailure | null>(null);
	/** Null for a text not read yet, or written for the board. */
	readonly reading = signal<TextReading | null>(null);
	/** Whether the text is being read or its boards solved. */
	readonly solving = signal(false);

	/** Takes another text, without answers. */
	take(text: string, rules = this.rules.peek()): void {
		batch(() => {
			this.rules.value = rules;
			this.text.value = text;
			this.answers.value = null;
			this.reading.value = null;
			this.end(null);
		});
	}

	/** Ends the solving; null clears the failure. */
	end(failure = this.failure.peek()): void {
		batch(() => {
			this.solving.value = false;
			this.failure.value = failure;
		});
	}

	/** Whether the text failed before its first answer, so that the board is not the text's. */
	get keepsBoard(): boolean {
		return this.failure.value !== null && !this.answers.value?.lines.some((line) => line !== null);
	}
}

/** The range of an error in a text, in UTF-16 units; empty for something missing. */
export function errorRange(
	text: string,
	error: { readonly line: number; readonly column: number; readonly found: string },
): [start: number, end: number] {
	// Errors do not count a byte order mark.
	const mark = text.startsWith("\ufeff") ? 1 : 0;
	const lines = text.slice(mark).split("\n");
	const line = Math.min(error.line, lines.length);
	const before = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, mark);
	// Columns count characters, some of which have two units.
	const start = before + [...(lines[line - 1] ?? "")].slice(0, error.column - 1).join("").length;
	const rest = text.slice(start);
	const word = /^\S+/.exec(rest)?.[0] ?? "";
	return [start, start + (rest.startsWith(error.found) ? error.found.length : word.length)];
}
