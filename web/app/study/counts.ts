/** The counting of all positions of a table: begun when it is first wanted, and stopped when it is not wanted any more. */
import type { CountProgress, Statistics, Table } from "catchmate";
import type { Answer } from "./questions.ts";

/** What was found; how far that is; or that the solver has failed. */
export type Count = Answer<Statistics> | { readonly progress: CountProgress };

/** How often the page says how far it is, in milliseconds: often enough to be seen to go on. */
const progressInterval = 100;

export class Counts {
	readonly #onChange: () => void;
	readonly #counts = new WeakMap<Table, Count>();
	/** The table that was asked about since the page was last drawn. */
	#wanted: Table | null = null;
	/** The one that is counted now. */
	#counted: { readonly table: Table; readonly stop: AbortController } | null = null;

	/** @param onChange is called whenever there is more to be told. */
	constructor(onChange: () => void) {
		this.#onChange = onChange;
	}

	of(table: Table): Count {
		this.#wanted = table;
		const known = this.#counts.get(table);
		if (known !== undefined && (this.#counted?.table === table || !isUnderWay(known))) {
			return known;
		}
		this.#stop();
		this.#counts.set(table, "waiting");
		void this.#count(table);
		return "waiting";
	}

	/** To be called when the page is drawn: what nobody has asked about is counted no further. */
	settle(): void {
		if (this.#counted !== null && this.#counted.table !== this.#wanted) {
			this.#stop();
		}
		this.#wanted = null;
	}

	#stop(): void {
		this.#counted?.stop.abort();
		this.#counted = null;
	}

	async #count(table: Table): Promise<void> {
		const stop = new AbortController();
		this.#counted = { table, stop };
		let told = performance.now();
		const onProgress = (progress: CountProgress) => {
			this.#counts.set(table, { progress });
			if (performance.now() - told >= progressInterval) {
				told = performance.now();
				this.#onChange();
			}
		};
		let count: Count;
		try {
			count = { known: await table.statistics({ signal: stop.signal, onProgress }) };
		} catch {
			count = "failed";
		}
		if (!stop.signal.aborted) {
			this.#counted = null;
			this.#counts.set(table, count);
			this.#onChange();
		}
	}
}

const isUnderWay = (count: Count): boolean =>
	count === "waiting" || (typeof count === "object" && "progress" in count);
