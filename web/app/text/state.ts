/** The state of the judge input: the text, its boards and answers, and errors. */
import { batch, signal } from "@preact/signals-core";
import type { Problem, Rules } from "catchmate";
import type { PageFailure } from "../shell/failure.ts";

/** The boards of a text and their answers. */
export interface Answers {
	readonly problems: readonly Problem[];
	/** The judge output for each problem; null until it is known. */
	readonly lines: readonly (string | null)[];
	/** The index of the one on the board, from 0. */
	readonly chosen: number;
}

/** What the text was read as. */
interface TextReading {
	readonly rules: Rules;
	/** The other games that can read it too. */
	readonly others: readonly Rules[];
	/** Whether the page had another game, from which the text has switched it. */
	readonly isSwitched: boolean;
}

export class JudgeText {
	/** The game that the text is read as, listed or not; null before the solver has started. */
	readonly rules = signal<Rules | null>(null);
	/** The judge input in the text box. */
	readonly text = signal("");
	readonly answers = signal<Answers | null>(null);
	/** Why the text, or some of its boards, could not be answered; null for none. */
	readonly failure = signal<PageFailure | null>(null);
	/** Null for a text that is not read yet, or that follows the board. */
	readonly reading = signal<TextReading | null>(null);
	/** Whether the text is being read and its boards solved. */
	readonly solving = signal(false);

	/** Takes another text, which is not answered yet. */
	take(text: string, rules = this.rules.peek()): void {
		batch(() => {
			this.rules.value = rules;
			this.text.value = text;
			this.answers.value = null;
			this.reading.value = null;
			this.end(null);
		});
	}

	/** Ends the solving, well or with a failure. */
	end(failure = this.failure.peek()): void {
		batch(() => {
			this.solving.value = false;
			this.failure.value = failure;
		});
	}

	/** Whether the text failed before any board was answered, so that it changed nothing on the board. */
	get keepsBoard(): boolean {
		return this.failure.value !== null && !this.answers.value?.lines.some((line) => line !== null);
	}
}

/** The part of a text that an error is about, in UTF-16 units; empty if something is missing. */
export function errorRange(
	text: string,
	error: { readonly line: number; readonly column: number; readonly found: string },
): [start: number, end: number] {
	// A byte order mark does not count.
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
