/** One game on square boards of all sizes: each is solved, verified and counted, one after the other, by a solver of its own. */
import type { Position, Rules, Solver } from "catchmate";
import { failureOf } from "../../view/failure.ts";

/** What is stated of a game on an n × n board, to be held against its tables. */
export const statement = {
	gameId: "chase",
	/** How many plies it is said to last, at most, for each row: stated without a proof, and proved. */
	bounds: [3, 4],
	smallest: 2,
} as const;

/** What was found of one size. */
export interface Size {
	readonly size: number;
	/** Of both sides to move, all verified. */
	readonly positions: number;
	/** The longest game that begins with the side that starts, in plies, and where it begins. */
	readonly longest: number;
	readonly position: Position;
	/**
	 * Whether the side that starts wins where it can capture at once, and there alone, and loses every other position. Its wins
	 * are such captures when none of them takes more than one ply, and then it loses what is neither won nor drawn.
	 */
	readonly holds: boolean;
}

/** The most bytes that one size may take: what takes more takes minutes as well, and a person's own board needs room too. */
const memoryBudget = 2 ** 25;

async function measure(solver: Solver, rules: Rules, size: number): Promise<Size> {
	const board = { rows: size, columns: size, obstacles: [] };
	const table = await solver.solve({ rules, board }, { memoryBudget });
	try {
		const { fault } = await table.verify();
		const { toMove } = await table.statistics();
		const starts = toMove[rules.starts];
		const found = [starts?.longestWin, starts?.longestLoss].flatMap((longest) => longest ?? []);
		const [first, second] = found;
		if (starts === undefined || first === undefined) {
			throw new Error(`nobody ever wins on ${size} rows`);
		}
		const longest = second !== undefined && second.distance > first.distance ? second : first;
		return {
			size,
			positions: table.positions,
			longest: longest.distance,
			position: longest.position,
			holds: fault === null && starts.draws === 0 && starts.longestWin?.distance === 1,
		};
	} finally {
		table.dispose();
	}
}

export class Sizes {
	readonly #load: () => Promise<Solver>;
	readonly #onChange: () => void;
	#sizes: readonly Size[] = [];
	#state: "running" | "paused" | "too-large" | "failed" = "running";
	/** What the run that is under way is ended by; null for none. */
	#run: AbortController | null = null;
	#isOpen = false;
	/** Whether they were asked for since the page was last drawn. */
	#isWanted = false;

	/**
	 * @param load makes a solver, which is disposed of when it is not needed.
	 * @param onChange is called whenever there is more to be told.
	 */
	constructor(load: () => Promise<Solver>, onChange: () => void) {
		this.#load = load;
		this.#onChange = onChange;
	}

	/** Those found so far, the smallest first. */
	get sizes(): readonly Size[] {
		return this.#sizes;
	}

	/** The size that comes next, or is under way. */
	get next(): number {
		return statement.smallest + this.#sizes.length;
	}

	get state(): "running" | "paused" | "too-large" | "failed" {
		return this.#state;
	}

	get isOpen(): boolean {
		return this.#isOpen;
	}

	setOpen(isOpen: boolean): void {
		this.#isOpen = isOpen;
		this.#onChange();
	}

	pause(): void {
		this.#state = "paused";
		this.#stop();
		this.#onChange();
	}

	goOn(): void {
		this.#state = "running";
		this.#onChange();
	}

	/** To be called whenever they are shown: as long as they are, they go on. */
	want(): void {
		this.#isWanted = true;
		if (this.#state === "running" && this.#run === null) {
			this.#run = new AbortController();
			void this.#go(this.#run.signal);
		}
	}

	/** To be called when the page is drawn: what nobody sees does not go on. */
	settle(): void {
		if (!this.#isWanted) {
			this.#stop();
		}
		this.#isWanted = false;
	}

	#stop(): void {
		this.#run?.abort();
		this.#run = null;
	}

	async #go(signal: AbortSignal): Promise<void> {
		let solver: Solver | null = null;
		try {
			solver = await this.#load();
			const made = solver;
			signal.addEventListener("abort", () => made.dispose());
			const rules = made.games.find(({ id }) => id === statement.gameId);
			while (rules !== undefined && !signal.aborted) {
				const found = await measure(made, rules, this.next);
				if (!signal.aborted) {
					this.#sizes = [...this.#sizes, found];
					this.#onChange();
				}
			}
		} catch (error) {
			if (!signal.aborted) {
				this.#state = failureOf(error, null).kind === "too-large" ? "too-large" : "failed";
				this.#run = null;
				this.#onChange();
			}
		}
		solver?.dispose();
	}
}
