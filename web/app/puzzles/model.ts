/** The puzzle to open, and the standing of a returning solver. */
import { effect, signal, untracked } from "@preact/signals-core";
import { listedPuzzles } from "../../element/listed-puzzles.ts";
import { type Puzzle, puzzlesOfWeek, weekdayOf } from "../../model/puzzle.ts";
import { hasResults, resultOf, type Streak, streakOf } from "../../model/puzzle-progress.ts";
import type { Outcome } from "../board/state.ts";
import type { Activity } from "../shell/activities.ts";
import type { Context } from "../shell/context.ts";
import { attempt, pageFailureText } from "../shell/failure.ts";
import { Lazy, LoadError } from "../shell/lazy.ts";
import { preferences } from "../shell/preferences.ts";
import { work } from "../shell/work.ts";
import { today } from "./clock.ts";
import type { PuzzleSession } from "./session.ts";
import { type Deps, goToPuzzle, type Today } from "./state.ts";

const lazySession = new Lazy(() => import("./session.ts"));

/** The loaders of the views. */
interface Views {
	readonly loadView: () => Promise<unknown>;
	readonly loadCard: () => Promise<unknown>;
}

export interface PuzzlesView extends Context {
	readonly puzzles: Puzzles;
}

/** The input of the views once a puzzle is open. */
export interface SessionView extends PuzzlesView {
	readonly session: PuzzleSession;
}

export class Puzzles {
	/** The puzzle of the day; null before it is loaded. */
	readonly today = signal<Today | null>(null);
	/** Whether the cards of the first screen could not be loaded. */
	readonly isUnreachable = signal(false);
	readonly #deps: Deps & Views;
	/** All puzzles; null before they are loaded. */
	readonly #all = signal<readonly Puzzle[] | null>(null);
	readonly #session = signal<PuzzleSession | null>(null);
	/** Whether a puzzle was requested and is not shown yet. */
	readonly #isComing = signal(false);
	/** The number of the opening of the day's puzzle for a returning solver, until it begins; null for none. */
	readonly #arrival = signal<number | null>(null);

	constructor(deps: Deps & Views) {
		preferences.follow("puzzles");
		this.#deps = deps;
		effect(() => {
			const { value: all } = this.#all;
			// On failure there is no card.
			if (all !== null) void work.track(this.#readToday(all, today.value).catch(() => {}));
		});
		effect(() => {
			const day = this.session?.current.value?.day ?? null;
			if (day !== null && day < today.value) untracked(() => this.#leaveDay());
		});
	}

	/** Null before a puzzle is opened. */
	get session(): PuzzleSession | null {
		return this.#session.value;
	}

	/**
	 * Opens the puzzle of a link.
	 * @param number null for the puzzle of the day
	 * @throws LoadError
	 */
	async open(number: number | null): Promise<Outcome> {
		return (await this.#load()).open(number, true);
	}

	/** Opens the next lesson, without a change of the focus. */
	async openLesson(): Promise<Outcome> {
		const session = await this.#load();
		return session.open(session.path.nextLesson?.number ?? null);
	}

	async #load(): Promise<PuzzleSession> {
		const { board, loadView } = this.#deps;
		const [{ PuzzleSession }, puzzles, solver] = await Promise.all([
			lazySession.load(),
			this.#list(),
			board.solver,
			loadView(),
		]);
		const session = this.session ?? new PuzzleSession(this.#deps, puzzles, solver);
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

	/** Loads the cards of the first screen. A failure is announced when a puzzle is opened. */
	async prepareFirstScreen(): Promise<void> {
		try {
			await Promise.all([this.#list(), this.#deps.loadCard()]);
		} catch {
			this.isUnreachable.value = true;
		}
	}

	async #readToday(puzzles: readonly Puzzle[], day: number): Promise<void> {
		const week = puzzlesOfWeek(puzzles, day);
		const puzzle = week[weekdayOf(day)];
		if (puzzle !== undefined) {
			const { game, position } = (await this.#deps.board.solver).decode(puzzle.code);
			this.today.value = { day, puzzle, problem: { game, position }, week };
		}
	}

	/** Whether a solver of earlier days has not solved today's puzzle. */
	get isDue(): boolean {
		const { lastDay } = preferences.get("puzzles");
		return lastDay !== null && lastDay < today.value;
	}

	/** Opens today's puzzle for a solver of earlier days, with their streak. Returns whether it is shown. */
	async arrive(): Promise<boolean> {
		if (!this.isDue) return false;
		const { board, loadCard } = this.#deps;
		const [session] = await Promise.all([this.#load(), loadCard()]);
		const { ofDay, progress } = session;
		if (ofDay === undefined || resultOf(progress, ofDay.number) !== undefined) return false;
		const outcome = await session.open(null);
		if (outcome === "shown") this.#arrival.value = board.opening.number;
		return outcome === "shown";
	}

	/** Whether today's puzzle waits, untouched, for a solver who has just come back. */
	get isArriving(): boolean {
		const { board, page } = this.#deps;
		const { slips = 0, hints = 0 } = this.session?.attempt.value ?? {};
		return (
			this.#arrival.value === board.opening.number &&
			page.activity === "puzzle" &&
			board.record?.moves.length === 0 &&
			slips + hints === 0
		);
	}

	/** Begins today's puzzle. */
	begin(): void {
		this.#arrival.value = null;
		goToPuzzle();
	}

	/** Leaves an earlier day's finished puzzle for today's. */
	#leaveDay(): void {
		const { board, page } = this.#deps;
		const isLeft = page.activity === "puzzle" && board.opening.by === "puzzle";
		if (isLeft && board.puzzleState !== "open") void work.track(this.arrive().catch(() => {}));
	}

	/** Whether a lesson is on the board, to be solved. */
	get isLesson(): boolean {
		const { board, page } = this.#deps;
		const isPuzzle = page.activity === "puzzle" && board.opening.by === "puzzle";
		return isPuzzle && (this.session?.puzzle?.lesson ?? null) !== null;
	}

	/** The end of the link to the puzzle on the board; null if there is none. */
	get link(): string | null {
		const current = this.session?.current.value ?? null;
		return current !== null && this.#deps.board.opening.by === "puzzle" ? current.link : null;
	}

	/** Opens a puzzle by number, or the puzzle of the day for null; announces a failure. */
	async show(number: number | null): Promise<void> {
		const { board, page } = this.#deps;
		const { words } = page;
		this.#isComing.value = true;
		await attempt({ board, words }, async () => {
			const { activity } = page;
			const session = await this.#load();
			const outcome = this.#isComing.peek() ? await session.open(number) : "superseded";
			if (typeof outcome === "object") {
				page.setActivity(activity);
				board.announce(pageFailureText(words, outcome).message);
			}
		});
		this.#isComing.value = false;
	}

	/** Opens the next puzzle of the path, and moves the focus to its heading. */
	openNextOnPath(): Promise<void> {
		return this.#showNext(({ path }) => path.next(null));
	}

	/** Opens the next lesson, and moves the focus to its heading. */
	showLesson(): Promise<void> {
		return this.#showNext(({ path }) => path.nextLesson);
	}

	async #showNext(next: (session: PuzzleSession) => Puzzle | null): Promise<void> {
		const { board, page } = this.#deps;
		await attempt({ board, words: page.words }, async () => {
			await this.show(next(await this.#load())?.number ?? null);
		});
		goToPuzzle();
	}

	/** Opens the next puzzle if the one on the board has ended. Returns whether it has. */
	openNextIfOver(): boolean {
		const { board, page } = this.#deps;
		const { current = null, next = null } = this.session ?? {};
		const isOver = page.activity === "puzzle" && board.puzzleState !== "open";
		if (!isOver || next === null || (current?.value ?? null) === null) return false;
		void this.#showNext(() => next);
		return true;
	}

	/** Opens the puzzle of the day, or after its solution the next one on the path. */
	continuePath(): Promise<void> {
		return this.streak?.isTodayOver === true ? this.openNextOnPath() : this.showToday();
	}

	/** The streak of a returning solver; null for others. */
	get streak(): Streak | null {
		const progress = preferences.get("puzzles");
		return hasResults(progress) ? streakOf(progress, today.value) : null;
	}

	/** Stays in the current place, even if a puzzle was requested. */
	stay(): void {
		this.#isComing.value = false;
	}

	/** Shows the last puzzle with its game, or the puzzle of the day. */
	resume(): Promise<void> {
		return this.show(this.session?.puzzle?.number ?? null);
	}

	/** Shows the puzzle of the day, and moves the focus to its heading. */
	async showToday(): Promise<void> {
		await this.show(null);
		goToPuzzle();
	}

	/** The current activity, or the one requested. */
	get activity(): Activity {
		return this.#isComing.value ? "puzzle" : this.#deps.page.activity;
	}
}
