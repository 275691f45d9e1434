import { effect, signal } from "@preact/signals-core";
import { listedPuzzles } from "../../element/listed-puzzles.ts";
import { type Puzzle, puzzleOfDay } from "../../model/puzzle.ts";
import { hasResults, streakOn } from "../../model/puzzle-progress.ts";
import type { Outcome } from "../board/state.ts";
import type { Activity } from "../shell/activities.ts";
import { attempt, pageFailureText } from "../shell/failure.ts";
import { LoadError } from "../shell/lazy.ts";
import { preferences } from "../shell/preferences.ts";
import { work } from "../shell/work.ts";
import { today } from "./clock.ts";
import { content, firstScreen } from "./lazy.ts";
import type { PuzzleSession } from "./session.ts";
import { type Host, puzzleHeadingId, type Today } from "./state.ts";

export class Puzzles {
	/** The puzzle of the day; null before it is asked for and loaded. */
	readonly today = signal<Today | null>(null);
	/** Whether what the first screen tells of puzzles could not be loaded. */
	readonly isUnreachable = signal(false);
	readonly #host: Host;
	/** All puzzles; null before they are loaded. */
	readonly #all = signal<readonly Puzzle[] | null>(null);
	readonly #session = signal<PuzzleSession | null>(null);
	/** Whether a puzzle was requested and is not shown yet. */
	readonly #isComing = signal(false);

	constructor(host: Host) {
		preferences.follow("puzzles");
		this.#host = host;
		effect(() => {
			const { value: all } = this.#all;
			// Without it there is no card, and nothing is said.
			if (all !== null) void work.during(this.#readToday(all, today.value).catch(() => {}));
		});
	}

	/** Null before a puzzle is opened. */
	get session(): PuzzleSession | null {
		return this.#session.value;
	}

	/**
	 * Opens a puzzle.
	 * @param number null for the puzzle of the day
	 * @throws LoadError
	 */
	async open(number: number | null): Promise<Outcome> {
		return (await this.#load()).open(number);
	}

	async #load(): Promise<PuzzleSession> {
		const [module, puzzles] = await Promise.all([content.need(), this.#list()]);
		const session = this.session ?? new module.PuzzleSession(this.#host, puzzles);
		this.#session.value = session;
		return session;
	}

	async #list(): Promise<readonly Puzzle[]> {
		try {
			const all = await listedPuzzles();
			this.#all.value = all;
			return all;
		} catch {
			throw new LoadError("the list of puzzles cannot be loaded");
		}
	}

	/** Loads what the first screen tells of puzzles. If it cannot be loaded, nothing is said: the puzzles do when they are opened. */
	async prepareFirstScreen(): Promise<void> {
		try {
			await Promise.all([this.#list(), firstScreen.need()]);
		} catch {
			this.isUnreachable.value = true;
		}
	}

	async #readToday(puzzles: readonly Puzzle[], day: number): Promise<void> {
		const puzzle = puzzleOfDay(puzzles, day);
		if (puzzle !== undefined) {
			const { game, position } = (await this.#host.board.solver).decode(puzzle.code);
			this.today.value = { day, puzzle, problem: { game, position } };
		}
	}

	/** The end of the link to the puzzle on the board; null if there is none. */
	get link(): string | null {
		const current = this.session?.current.value ?? null;
		return current !== null && this.#host.board.opening.by === "puzzle" ? current.link : null;
	}

	/** Opens a puzzle for the person, by number, or the puzzle of the day for null; announces a failure. */
	async show(number: number | null): Promise<void> {
		const { board, frame } = this.#host;
		const { words } = frame;
		this.#isComing.value = true;
		await attempt({ board, words }, async () => {
			const { activity } = frame;
			const session = await this.#load();
			const outcome = this.#isComing.peek() ? await session.open(number) : "superseded";
			if (typeof outcome === "object") {
				frame.setActivity(activity);
				board.announce(pageFailureText(words, outcome).message);
			}
		});
		this.#isComing.value = false;
	}

	/** Opens the next puzzle up the path, and moves the focus to its heading. */
	async climb(): Promise<void> {
		const { words } = this.#host.frame;
		await attempt({ board: this.#host.board, words }, async () => {
			const { path } = await this.#load();
			await this.show(path.next(null)?.number ?? null);
		});
		this.#focus();
	}

	/** Opens the puzzle of the day, or once it is solved the next up the path. */
	goOn(): Promise<void> {
		return this.streak?.hasToday === true ? this.climb() : this.showToday();
	}

	/** The days in a row that a person who has solved puzzles comes back to, and whether today is one; null for others. */
	get streak(): { readonly days: number; readonly hasToday: boolean } | null {
		const progress = preferences.get("puzzles");
		return hasResults(progress)
			? { days: streakOn(progress, today.value), hasToday: progress.lastDay === today.value }
			: null;
	}

	/** Stays where the person is, should a puzzle be on its way. */
	stay(): void {
		this.#isComing.value = false;
	}

	/** Shows the last puzzle as it was left, or that of the day. */
	comeBack(): Promise<void> {
		return this.show(this.session?.puzzle?.number ?? null);
	}

	/** Shows the puzzle of the day, and moves the focus to its heading, because what asked for it may disappear. */
	async showToday(): Promise<void> {
		await this.show(null);
		this.#focus();
	}

	#focus(): void {
		document.getElementById(puzzleHeadingId)?.focus({ preventScroll: true });
	}

	/** What the person is doing, or about to do. */
	get activity(): Activity {
		return this.#isComing.value ? "puzzle" : this.#host.frame.activity;
	}
}
