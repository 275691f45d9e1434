/** Questions to tables, each asked once, when its answer is first wanted, and kept as long as its table is. */
import type { Table } from "catchmate";

/** What a table says, or that it has yet to, or cannot: its solver has failed. The board's next move has it solved again. */
export type Answer<T> = { readonly known: T } | "waiting" | "failed";

/** The longest that an answer waits for a frame, in milliseconds: a page that nobody sees draws none. */
const longestWait = 100;

export class Questions {
	readonly #answers = new WeakMap<Table, Map<string, Answer<unknown>>>();
	readonly #onAnswer: () => void;
	#isDue = false;

	/** @param onAnswer is called when answers have come, once for all that come before the same frame. */
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
		this.#tell();
	}

	/** Each answer comes in a task of its own, so that the end of a task is too early to tell of all of them. */
	#tell(): void {
		if (this.#isDue) {
			return;
		}
		this.#isDue = true;
		const tell = () => {
			cancelAnimationFrame(frame);
			clearTimeout(timer);
			this.#isDue = false;
			this.#onAnswer();
		};
		const frame = requestAnimationFrame(tell);
		const timer = setTimeout(tell, longestWait);
	}
}
