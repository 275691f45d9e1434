/**
 * A storm: puzzles of growing difficulty against the clock. A slip costs a life; each slip or solution brings the next
 * puzzle. Rating and results do not change.
 */
import { signal } from "@preact/signals-core";
import type { Grade } from "../../model/judgement.ts";
import { dayOf, type Puzzle } from "../../model/puzzle.ts";
import { type Miss, stormGames, stormOf, withoutDaily } from "../../model/puzzle-storm.ts";
import { pageFailureText } from "../shell/failure.ts";
import { focusHeading } from "../shell/focus-heading.ts";
import { preferences } from "../shell/preferences.ts";
import { work } from "../shell/work.ts";
import { type Deps, puzzleHeadingId } from "./state.ts";

/** The time of a storm, in seconds. */
const time = 180;

export const stormLives = 3;

/** The seconds left that are announced to screen readers. */
const announced = [60, 30, 10];

const isRight = ({ miss }: Answer): boolean => miss === null;

/** The number of puzzles solved. */
export const scoreIn = ({ answers }: Run): number => answers.filter(isRight).length;

/** The puzzles missed. */
export const missedIn = ({ answers }: Run): readonly Puzzle[] =>
	answers.flatMap(({ miss, puzzle }) => (miss === null ? [] : [puzzle]));

const missBy = ({ after }: Grade): Miss =>
	after === "win" ? "slow" : after === "draw" ? "draws" : "loses";

/** The time between two readings of the clock, in milliseconds. */
const interval = 200;

/** The time to show a miss, in milliseconds; the clock stands still meanwhile. */
const missTime = 1200;

/** The time in which a new board ignores taps, which were aimed at the one before, in milliseconds. */
const settleTime = 500;

/** A puzzle solved or missed. */
export interface Answer {
	readonly puzzle: Puzzle;
	/** Null for a solution. */
	readonly miss: Miss | null;
}

/** The state of a storm. */
interface Run {
	readonly puzzle: Puzzle;
	/** The earliest first. */
	readonly answers: readonly Answer[];
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
	/** The time from which the board takes taps. */
	#ready = Infinity;
	/** The puzzle at which the pointer is pressed; null for a press that the board ignores. */
	#pressed: Puzzle | null = null;
	/** The announcement before the next board's task. */
	#news = "";
	/** The end of the storm, by the page's clock, while that runs. */
	#end = 0;
	/** The time left in milliseconds, while the clock stands still. */
	#rest = 0;
	#clock: ReturnType<typeof setInterval> | undefined;

	constructor(deps: Deps, puzzles: readonly Puzzle[]) {
		this.#deps = deps;
		this.#puzzles = puzzles;
		const { board } = deps;
		board.addEventListener("begin", ({ detail: { why } }) => {
			if (!this.isRunning || why !== "opened") return;
			this.#isOpen = true;
			this.#ready = performance.now() + settleTime;
			if (this.#clock === undefined) this.#startClock();
			board.announce(this.#news, true);
		});
		board.addEventListener("solved", () => this.#answer(null));
		board.addEventListener("mistake", ({ detail }) => this.#answer(missBy(detail.grade)));
		board.addEventListener("give-up", (event) => {
			if (this.isRunning) {
				event.preventDefault();
				this.#answer("skipped");
			}
		});
		board.addEventListener("pointerdown", (event) => this.#press(event), true);
		board.addEventListener("pointerup", (event) => this.#release(event), true);
		board.addEventListener("update", () => {
			if (board.opening.by !== "puzzle") this.leave();
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

	/** The puzzles to draw from: of the games met, or of all; neither those of the last storm, nor those of the day. */
	get #choice(): readonly Puzzle[] {
		const met = stormGames(this.#puzzles, preferences.get("met"));
		const isAll = preferences.get("stormAll");
		const others = withoutDaily(this.#puzzles, preferences.get("puzzles"), dayOf(Date.now()));
		return others.filter((each) => (isAll || met.includes(each.game)) && !this.#shown.has(each));
	}

	/** Starts a storm; the clock starts with the first board. */
	async begin(): Promise<void> {
		this.leave();
		const [puzzle, ...coming] = stormOf(this.#choice, Math.random);
		if (puzzle === undefined) {
			return;
		}
		this.#coming = coming;
		this.#shown = new Set();
		this.left.value = time;
		this.run.value = { puzzle, answers: [], isBest: null };
		// There is no time for hints.
		this.#deps.board.hints = "off";
		this.#news = this.#words.rules;
		this.#rest = 1000 * time;
		await this.#show(puzzle);
	}

	/** Shows a puzzle; on failure announces it and leaves the storm. */
	async #show(puzzle: Puzzle): Promise<void> {
		const { board, page, open } = this.#deps;
		const run = this.run.peek();
		this.#shown.add(puzzle);
		const { game, position } = (await board.solver).decode(puzzle.code);
		const opening = { activity: "puzzle", plyTo: puzzle.plies } as const;
		const outcome = await open({ game, position }, "puzzle", opening);
		if (typeof outcome === "object" && this.run.peek() === run && this.isRunning) {
			this.leave();
			board.announce(pageFailureText(page.words, outcome).message);
		}
	}

	/** Keeps a press from a board that has just appeared. */
	#press(event: Event): void {
		if (!this.isRunning) return;
		const isSettled = this.#isOpen && performance.now() >= this.#ready;
		this.#pressed = isSettled ? (this.run.peek()?.puzzle ?? null) : null;
		if (!isSettled) event.stopPropagation();
	}

	/** Cancels a press that began at the puzzle before. */
	#release(event: Event): void {
		if (!this.isRunning || this.#pressed === this.run.peek()?.puzzle) return;
		event.stopPropagation();
		event
			.composedPath()[0]
			?.dispatchEvent(new PointerEvent("pointercancel", event as PointerEvent));
	}

	#startClock(): void {
		this.#end = performance.now() + this.#rest;
		this.#clock = setInterval(() => this.#tick(), interval);
	}

	/** Stops the clock until the next board. */
	#pauseClock(): void {
		this.#rest = this.#end - performance.now();
		clearInterval(this.#clock);
		this.#clock = undefined;
	}

	/** Counts a puzzle as solved or missed, shows a miss for a moment, then the next. */
	#answer(miss: Miss | null): void {
		const before = this.run.peek();
		if (!this.#isOpen || before === null) {
			return;
		}
		this.#isOpen = false;
		const run = { ...before, answers: [...before.answers, { puzzle: before.puzzle, miss }] };
		this.run.value = run;
		if (miss === null) {
			this.#showNext(run);
			return;
		}
		this.#pauseClock();
		work.after(missTime, () => {
			if (this.run.peek() === run) this.#showNext(run);
		});
	}

	/** Shows the next puzzle, or ends the storm without a life or a puzzle left. */
	#showNext(run: Run): void {
		const [puzzle, ...coming] = this.#coming;
		const lives = stormLives - missedIn(run).length;
		if (lives === 0 || puzzle === undefined) {
			this.stop();
			return;
		}
		this.#coming = coming;
		this.run.value = { ...run, puzzle };
		const isSolved = run.answers.at(-1)?.miss === null;
		this.#news = isSolved ? this.#words.score(scoreIn(run)) : this.#words.lives(lives);
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

	/** Ends the storm, stores the best score, and announces this one. The puzzle stays on the board, to look at. */
	stop(): void {
		const run = this.run.peek();
		if (run === null || !this.isRunning) {
			return;
		}
		const score = scoreIn(run);
		const isBest = score > this.best;
		if (isBest) preferences.change("stormBest", (best) => Math.max(best, score));
		this.#endClock();
		this.#deps.board.mode = "show";
		this.run.value = { ...run, isBest };
		const { over, newBest } = this.#words;
		this.#deps.board.announce(`${over(score)}${isBest ? ` ${newBest}` : ""}`, true);
		focusHeading(puzzleHeadingId);
	}

	/** Leaves the storm for another board. */
	leave(): void {
		if (this.run.peek() === null) return;
		if (this.isRunning) this.#endClock();
		const { board, page } = this.#deps;
		// In other activities the person chooses the hints.
		if (page.activity === "puzzle") board.hints = "full";
		this.run.value = null;
	}

	#endClock(): void {
		this.#pauseClock();
		this.#isOpen = false;
	}
}
