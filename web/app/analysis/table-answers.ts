/** Asks a table each question once, and reports answers that come close together in one go. */
import type { Table } from "catchmate";
import { work } from "../kernel/work.ts";
import type { Answer } from "./state.ts";
import type { Question } from "./subject.ts";

type Answers = ReadonlyMap<string, Answer<unknown>>;

/** The longest time that an answer waits for a frame, in milliseconds; hidden pages have no frames. */
const longestWait = 100;

export class TableAnswers {
	readonly #onAnswers: (table: Table, answers: Answers) => void;
	#table: Table | null = null;
	readonly #asked = new Set<string>();
	/** Answers that have not been reported yet. */
	#fresh = new Map<string, Answer<unknown>>();

	constructor(onAnswers: (table: Table, answers: Answers) => void) {
		this.#onAnswers = onAnswers;
	}

	/** Asks the questions that are new; for another table, all of them. */
	ask(table: Table, questions: readonly Question<unknown>[]): void {
		if (table !== this.#table) {
			this.#table = table;
			this.#asked.clear();
			this.#fresh.clear();
		}
		for (const question of questions) {
			if (!this.#asked.has(question.key)) {
				this.#asked.add(question.key);
				void work.during(this.#ask(table, question));
			}
		}
	}

	async #ask(table: Table, { key, ask }: Question<unknown>): Promise<void> {
		let answer: Answer<unknown>;
		try {
			answer = { known: await ask(table) };
		} catch {
			answer = "failed";
		}
		if (table === this.#table) {
			this.#fresh.set(key, answer);
			if (this.#fresh.size === 1) {
				this.#tellSoon();
			}
		}
	}

	/** Every answer comes in its own task, so the end of a task would be too early to report them together. */
	#tellSoon(): void {
		const tell = () => {
			cancelFrame();
			cancelTimer();
			if (this.#table !== null && this.#fresh.size > 0) {
				this.#onAnswers(this.#table, this.#fresh);
				this.#fresh = new Map();
			}
		};
		const cancelFrame = work.inFrame(tell);
		const cancelTimer = work.after(longestWait, tell);
	}
}
