import { signal } from "@preact/signals-core";
import { listedPuzzles } from "../../element/listed-puzzles.ts";
import { dayOf, type Puzzle, puzzleOfDay } from "../../model/puzzle.ts";
import type { Activity } from "../shell/activities.ts";
import { attempt, pageFailureText } from "../shell/failure.ts";
import { LoadError } from "../shell/lazy.ts";
import type { Opened } from "../shell/open-board.ts";
import { preferences } from "../shell/preferences.ts";
import { card, content } from "./lazy.ts";
import type { PuzzleSession } from "./session.ts";
import { type Host, puzzleHeadingId, type Today } from "./state.ts";

export class Puzzles {
	/** The puzzle of the day; null before it is asked for and loaded. */
	readonly today = signal<Today | null>(null);
	readonly #host: Host;
	readonly #session = signal<PuzzleSession | null>(null);
	/** Whether a puzzle was requested and is not shown yet. */
	readonly #isComing = signal(false);

	constructor(host: Host) {
		preferences.follow("puzzles");
		this.#host = host;
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
	async open(number: number | null): Promise<Opened> {
		return (await this.#load()).open(number);
	}

	async #load(): Promise<PuzzleSession> {
		const [module, puzzles] = await Promise.all([content.need(), this.#list()]);
		const session = this.session ?? new module.PuzzleSession(this.#host, puzzles);
		this.#session.value = session;
		void this.#readToday(puzzles);
		return session;
	}

	async #list(): Promise<readonly Puzzle[]> {
		try {
			return await listedPuzzles();
		} catch {
			throw new LoadError("the list of puzzles cannot be loaded");
		}
	}

	/**
	 * Loads what the card of the puzzle of the day needs, and puts the puzzle into the state. If that cannot be loaded, there
	 * is no card, and nothing is said.
	 */
	async prepareCard(): Promise<void> {
		try {
			const [puzzles] = await Promise.all([this.#list(), card.need()]);
			await this.#readToday(puzzles);
		} catch {
			// The puzzles say so when they are opened.
		}
	}

	async #readToday(puzzles: readonly Puzzle[]): Promise<void> {
		const { board } = this.#host;
		const day = dayOf(Date.now());
		const puzzle = puzzleOfDay(puzzles, day);
		if (puzzle !== undefined && this.today.peek()?.day !== day) {
			const { game, position } = (await board.solver).decode(puzzle.code);
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
		document.getElementById(puzzleHeadingId)?.focus({ preventScroll: true });
	}

	/** What the person is doing, or about to do. */
	get activity(): Activity {
		return this.#isComing.value ? "puzzle" : this.#host.frame.activity;
	}
}
