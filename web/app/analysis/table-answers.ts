/** A table's answers. To read one is to ask for it, once; answers that come close together are told in one go. */
import { batch, type Signal, signal } from "@preact/signals-core";
import type { Table } from "catchmate";
import { work } from "../shell/work.ts";

/** A table's answer. It fails if the solver has; the board's next move then makes a new table. */
export type Answer<T> = { readonly known: T } | "waiting" | "failed";

/** What an answer tells; null before it is known. */
export const knownOf = <T>(answer: Answer<T>): T | null =>
	typeof answer === "string" ? null : answer.known;

interface Question<T> {
	/** Identifies the question among those to one table. */
	readonly key: string;
	readonly ask: (table: Table) => Promise<T>;
}

/** The longest time that an answer waits for a frame, in milliseconds; hidden pages have no frames. */
const longestWait = 100;

export class TableAnswers {
	#table: Table | null = null;
	readonly #answers = new Map<string, Signal<Answer<unknown>>>();
	/** Answers that have not been told yet. */
	#fresh = new Map<Signal<Answer<unknown>>, Answer<unknown>>();

	/** The answer so far. Those of the table that was asked before are forgotten. */
	read<T>(table: Table, question: Question<T>): Answer<T> {
		if (table !== this.#table) {
			this.#table = table;
			this.#answers.clear();
			this.#fresh.clear();
		}
		let answer = this.#answers.get(question.key);
		if (answer === undefined) {
			answer = signal<Answer<unknown>>("waiting");
			this.#answers.set(question.key, answer);
			void work.during(this.#ask(table, question, answer));
		}
		return answer.value as Answer<T>;
	}

	async #ask<T>(
		table: Table,
		{ ask }: Question<T>,
		answer: Signal<Answer<unknown>>,
	): Promise<void> {
		let found: Answer<T>;
		try {
			found = { known: await ask(table) };
		} catch {
			found = "failed";
		}
		if (table === this.#table) {
			this.#fresh.set(answer, found);
			if (this.#fresh.size === 1) this.#tellSoon();
		}
	}

	/** Every answer comes in its own task, so the end of a task would be too early to tell them together. */
	#tellSoon(): void {
		const tell = () => {
			cancelFrame();
			cancelTimer();
			const fresh = this.#fresh;
			this.#fresh = new Map();
			batch(() => {
				for (const [answer, found] of fresh) answer.value = found;
			});
		};
		const cancelFrame = work.inFrame(tell);
		const cancelTimer = work.after(longestWait, tell);
	}
}
