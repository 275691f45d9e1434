/** Questions to tables, each asked once, when its answer is first wanted, and kept as long as its table is. */
import type { Table } from "catchmate";

/** What a table says, or that it has yet to, or cannot: its solver has failed. The board's next move has it solved again. */
export type Answer<T> = { readonly known: T } | "waiting" | "failed";

export class Questions {
	readonly #answers = new WeakMap<Table, Map<string, Answer<unknown>>>();
	readonly #onAnswer: () => void;

	/** @param onAnswer is called whenever an answer has come. */
	constructor(onAnswer: () => void) {
		this.#onAnswer = onAnswer;
	}

	/** @param key one for each question, whose answers are all of one type. */
	ask<T>(table: Table, key: string, question: (table: Table) => Promise<T>): Answer<T> {
		let answers = this.#answers.get(table);
		if (answers === undefined) {
			answers = new Map();
			this.#answers.set(table, answers);
		}
		const answer = answers.get(key) as Answer<T> | undefined;
		if (answer !== undefined) {
			return answer;
		}
		answers.set(key, "waiting");
		void this.#hear(answers, key, question(table));
		return "waiting";
	}

	async #hear<T>(
		answers: Map<string, Answer<unknown>>,
		key: string,
		coming: Promise<T>,
	): Promise<void> {
		try {
			answers.set(key, { known: await coming });
		} catch {
			answers.set(key, "failed");
		}
		this.#onAnswer();
	}
}
