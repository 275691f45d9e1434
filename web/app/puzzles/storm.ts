/**
 * A storm: puzzles of growing difficulty against the clock. A slip costs a life; each slip or solution brings the next
 * puzzle. Rating and results do not change.
 */
import { signal } from "@preact/signals-core";
import type { Puzzle } from "../../model/puzzle.ts";
import { stormOf } from "../../model/puzzle-storm.ts";
import { pageFailureText } from "../shell/failure.ts";
import { preferences } from "../shell/preferences.ts";
import { work } from "../shell/work.ts";
import { type Deps, puzzleHeadingId } from "./state.ts";

/** The time of a storm, in seconds. */
const time = 180;

export const stormLives = 3;

/** The seconds left that are announced to screen readers. */
const announced = [60, 30, 10];

/** The time between two readings of the clock, in milliseconds. */
const interval = 200;

/** The state of a storm. */
interface Run {
	readonly puzzle: Puzzle;
	readonly score: number;
	/** The puzzles with a slip. */
	readonly missed: readonly Puzzle[];
	/** The result of the last puzzle; null before. */
	readonly last: "right" | "slip" | null;
	/** Whether the score is the best ever; null until the storm is over. */
	readonly isBest: boolean | null;
}

export class Storm {
	/** The current storm; null before the first, and after leaving one. */
	readonly run = signal<Run | null>(null);
	/** The seconds left. */
	readonly left = signal(time);
	readonly #deps: Deps;
	readonly #puzzles: readonly Puzzle[];
	/** The puzzles shown by the last storm. */
	#shown = new Set<Puzzle>();
	/** The next puzzles. */
	#coming: readonly Puzzle[] = [];
	/** Whether the puzzle on the board is unsolved. */
	#isOpen = false;
	/** The announcement before the next board's task. */
	#news = "";
	/** The end of the storm, by the page's clock. */
	#end = 0;
	#clock: ReturnType<typeof setInterval> | undefined;

	constructor(deps: Deps, puzzles: readonly Puzzle[]) {
		this.#deps = deps;
		this.#puzzles = puzzles;
		const { board } = deps;
		board.addEventListener("begin", ({ detail: { why } }) => {
			if (this.isRunning && why === "opened") board.announce(this.#news, true);
		});
		board.addEventListener("solved", () => this.#answer("right"));
		board.addEventListener("give-up", (event) => {
			if (this.isRunning) {
				event.preventDefault();
				this.#answer("slip");
			}
		});
		board.addEventListener("update", () => {
			if (board.opening.by !== "puzzle") {
				this.leave();
			} else if (board.currentGame?.mistakes) {
				this.#answer("slip");
			}
		});
	}

	get isRunning(): boolean {
		return this.run.value?.isBest === null;
	}

	get best(): number {
		return preferences.get("stormBest");
	}

	get #words() {
		return this.#deps.page.words.puzzles.storm;
	}

	/** Starts a storm without the puzzles of the last one; the clock starts with the first board. */
	async begin(): Promise<void> {
		this.leave();
		const others = this.#puzzles.filter((each) => !this.#shown.has(each));
		const [puzzle, ...coming] = stormOf(others, Math.random);
		if (puzzle === undefined) {
			return;
		}
		this.#coming = coming;
		this.#shown = new Set();
		this.left.value = time;
		this.run.value = { puzzle, score: 0, missed: [], last: null, isBest: null };
		// There is no time for hints.
		this.#deps.board.hints = "off";
		this.#news = this.#words.rules;
		if (await this.#show(puzzle)) {
			this.#end = performance.now() + 1000 * time;
			this.#clock = setInterval(() => this.#tick(), interval);
		}
	}

	/** Shows a puzzle. Returns whether it is on the board; on failure announces it and leaves the storm. */
	async #show(puzzle: Puzzle): Promise<boolean> {
		const { board, page, open } = this.#deps;
		const run = this.run.peek();
		this.#shown.add(puzzle);
		const { game, position } = (await board.solver).decode(puzzle.code);
		const opening = { activity: "puzzle", plyTo: puzzle.plies } as const;
		const outcome = await open({ game, position }, "puzzle", opening);
		const isWanted = this.run.peek() === run && this.isRunning;
		if (typeof outcome === "object" && isWanted) {
			this.leave();
			board.announce(pageFailureText(page.words, outcome).message);
		}
		this.#isOpen = outcome === "shown" && isWanted;
		return this.#isOpen;
	}

	/** Counts a puzzle as solved or missed, and shows the next. */
	#answer(last: "right" | "slip"): void {
		const run = this.run.peek();
		if (!this.#isOpen || run === null) {
			return;
		}
		this.#isOpen = false;
		const isRight = last === "right";
		const score = run.score + Number(isRight);
		const missed = isRight ? run.missed : [...run.missed, run.puzzle];
		const [puzzle, ...coming] = this.#coming;
		this.run.value = { puzzle: puzzle ?? run.puzzle, score, missed, last, isBest: null };
		const lives = stormLives - missed.length;
		if (lives === 0 || puzzle === undefined) {
			this.stop();
			return;
		}
		this.#coming = coming;
		this.#news = isRight ? this.#words.score(score) : this.#words.lives(lives);
		void work.track(this.#show(puzzle));
	}

	#tick(): void {
		const before = this.left.peek();
		const left = Math.max(0, Math.ceil((this.#end - performance.now()) / 1000));
		this.left.value = left;
		const mark = announced.find((each) => left <= each && each < before);
		if (left === 0) {
			this.stop();
		} else if (mark !== undefined) {
			this.#deps.board.announce(this.#words.seconds(left), true);
		}
	}

	/** Ends the storm, stores the best score, and announces this one. The puzzle stays on the board, uncounted. */
	stop(): void {
		const run = this.run.peek();
		if (run === null || !this.isRunning) {
			return;
		}
		const isBest = run.score > this.best;
		if (isBest) preferences.change("stormBest", (best) => Math.max(best, run.score));
		this.#endClock();
		this.run.value = { ...run, isBest };
		const { over, newBest } = this.#words;
		this.#deps.board.announce(`${over(run.score)}${isBest ? ` ${newBest}` : ""}`, true);
		document.getElementById(puzzleHeadingId)?.focus({ preventScroll: true });
	}

	/** Leaves the storm for another board. */
	leave(): void {
		if (this.run.peek()?.isBest === null) this.#endClock();
		this.run.value = null;
	}

	#endClock(): void {
		clearInterval(this.#clock);
		this.#isOpen = false;
		const { board, page } = this.#deps;
		// In other activities the person chooses the hints.
		if (page.activity === "puzzle") board.hints = "full";
	}
}
