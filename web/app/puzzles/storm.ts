/**
 * A storm: puzzles of growing difficulty against the clock. A slip costs a life and brings the next puzzle, as a solution
 * does. The rating and the results know nothing of it.
 */
import { signal } from "@preact/signals-core";
import type { Puzzle } from "../../model/puzzle.ts";
import { stormOf } from "../../model/puzzle-storm.ts";
import { pageFailureText } from "../shell/failure.ts";
import { preferences } from "../shell/preferences.ts";
import { work } from "../shell/work.ts";
import { type Host, puzzleHeadingId } from "./state.ts";

/** The time of a storm, in seconds. */
const time = 180;

export const stormLives = 3;

/** The seconds left at which they are told to who cannot see the clock. */
const told = [60, 30, 10];

/** How often the clock is read, in milliseconds. */
const interval = 200;

/** How a storm stands. */
interface Run {
	readonly puzzle: Puzzle;
	readonly score: number;
	readonly lives: number;
	/** The puzzles that have cost a life. */
	readonly missed: readonly Puzzle[];
	/** How the last puzzle ended; null before that. */
	readonly last: "right" | "slip" | null;
	/** Whether the score is the best ever, once the storm is over; null before that. */
	readonly isBest: boolean | null;
}

export class Storm {
	/** Null before the first storm, and after one was left. */
	readonly run = signal<Run | null>(null);
	/** The seconds left. */
	readonly left = signal(time);
	readonly #host: Host;
	readonly #puzzles: readonly Puzzle[];
	/** The puzzles that the last storm has put on the board. */
	#shown: ReadonlySet<Puzzle> = new Set();
	/** The puzzles to come. */
	#coming: readonly Puzzle[] = [];
	/** Whether the puzzle on the board is to be solved. */
	#isOpen = false;
	/** What is said before the next board's task. */
	#toSay = "";
	/** When the storm ends, by the page's clock. */
	#end = 0;
	#clock: ReturnType<typeof setInterval> | undefined;

	constructor(host: Host, puzzles: readonly Puzzle[]) {
		this.#host = host;
		this.#puzzles = puzzles;
		const { board } = host;
		board.addEventListener("begin", ({ detail: { why } }) => {
			if (this.isRunning && why === "opened") {
				board.announce(this.#toSay, true);
			}
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
		return this.#host.frame.words.puzzles.storm;
	}

	/** Begins a storm of puzzles that the last one has not shown; its clock runs from the first board on. */
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
		this.run.value = { puzzle, score: 0, lives: stormLives, missed: [], last: null, isBest: null };
		// There is no time for hints.
		this.#host.board.hints = "off";
		this.#toSay = this.#words.rules;
		if (await this.#show(puzzle)) {
			this.#end = performance.now() + 1000 * time;
			this.#clock = setInterval(() => this.#tick(), interval);
		}
	}

	/** Shows a puzzle. Returns whether it is on the board; otherwise the storm is left, and a failure told. */
	async #show(puzzle: Puzzle): Promise<boolean> {
		const { board, frame, open } = this.#host;
		const run = this.run.peek();
		this.#shown = new Set([...this.#shown, puzzle]);
		const { game, position } = (await board.solver).decode(puzzle.code);
		const opening = { activity: "puzzle", plyTo: puzzle.plies } as const;
		const outcome = await open({ game, position }, "puzzle", opening);
		const isWanted = this.run.peek() === run && this.isRunning;
		if (typeof outcome === "object" && isWanted) {
			this.leave();
			board.announce(pageFailureText(frame.words, outcome).message);
		}
		this.#isOpen = outcome === "shown" && isWanted;
		return this.#isOpen;
	}

	/** Counts a puzzle that is solved, or lost by a slip, and goes on. */
	#answer(last: "right" | "slip"): void {
		const run = this.run.peek();
		if (!this.#isOpen || run === null) {
			return;
		}
		this.#isOpen = false;
		const isRight = last === "right";
		const score = run.score + Number(isRight);
		const lives = run.lives - Number(!isRight);
		const [puzzle, ...coming] = this.#coming;
		const missed = isRight ? run.missed : [...run.missed, run.puzzle];
		this.run.value = { ...run, score, lives, missed, last };
		if (lives === 0 || puzzle === undefined) {
			this.#finish();
			return;
		}
		this.run.value = { ...this.run.value, puzzle };
		this.#coming = coming;
		this.#toSay = isRight ? this.#words.score(score) : this.#words.lives(lives);
		void work.during(this.#show(puzzle));
	}

	#tick(): void {
		const before = this.left.peek();
		const left = Math.max(0, Math.ceil((this.#end - performance.now()) / 1000));
		this.left.value = left;
		const mark = told.find((each) => left <= each && each < before);
		if (left === 0) {
			this.#finish();
		} else if (mark !== undefined) {
			this.#host.board.announce(this.#words.seconds(left), true);
		}
	}

	/** Ends the storm: keeps the best score, and tells this one. The puzzle on the board stays there, and counts for nothing. */
	#finish(): void {
		const run = this.run.peek();
		if (run === null) {
			return;
		}
		const isBest = run.score > this.best;
		if (isBest) {
			preferences.change("stormBest", (best) => Math.max(best, run.score));
		}
		this.#stop();
		this.run.value = { ...run, isBest };
		const { over, newBest } = this.#words;
		this.#host.board.announce(`${over(run.score)}${isBest ? ` ${newBest}` : ""}`, true);
		document.getElementById(puzzleHeadingId)?.focus({ preventScroll: true });
	}

	/** Ends the storm before its time. */
	stop(): void {
		if (this.isRunning) {
			this.#finish();
		}
	}

	/** Leaves the storm for something else on the board. */
	leave(): void {
		if (this.run.peek() !== null) {
			if (this.isRunning) {
				this.#stop();
			}
			this.run.value = null;
		}
	}

	#stop(): void {
		clearInterval(this.#clock);
		this.#isOpen = false;
		const { board, frame } = this.#host;
		// Elsewhere they are not the puzzles' to set.
		if (frame.activity === "puzzle") {
			board.hints = "full";
		}
	}
}
