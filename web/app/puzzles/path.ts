/** The path through the puzzles: the stages shown, and the next puzzle. */
import { computed, signal } from "@preact/signals-core";
import type { Puzzle } from "../../model/puzzle.ts";
import { lessonsOf, nextLesson, type Stage, stagesOf } from "../../model/puzzle-path.ts";
import { type Progress, resultOf } from "../../model/puzzle-progress.ts";

/** A person's place on the path. */
interface Traveller {
	/** The puzzle of the path that is on the board; null for none. */
	readonly puzzle: Puzzle | null;
	readonly progress: Progress;
}

/** The results of a stage. */
interface Standing {
	/** The number of its solved puzzles. */
	readonly solved: number;
	/** One for half of its puzzles, two for all, three for all without a slip. */
	readonly stars: 0 | 1 | 2 | 3;
}

export class Path {
	/** The game whose puzzles are shown; null for all. */
	readonly game = signal<string | null>(null);
	/** The index of the stage chosen on the map; null for the current puzzle's. */
	readonly shownSet = signal<number | null>(null);
	/** Whether the map of all stages is open. */
	readonly isMapOpen = signal(false);
	/** The lessons of all games, in order. */
	readonly lessons: readonly Puzzle[];
	readonly #traveller: () => Traveller;
	readonly #stages;

	constructor(puzzles: readonly Puzzle[], traveller: () => Traveller) {
		this.lessons = lessonsOf(puzzles);
		this.#traveller = traveller;
		this.#stages = computed(() => {
			const { value: game } = this.game;
			return stagesOf(game === null ? puzzles : puzzles.filter((each) => each.game === game));
		});
	}

	/** The stages shown, in order. */
	get stages(): readonly Stage[] {
		return this.#stages.value;
	}

	/** The puzzles of these stages, up the path. */
	get shown(): readonly Puzzle[] {
		return this.stages.flatMap(({ puzzles }) => puzzles);
	}

	#indexWith(puzzle: Puzzle | null): number {
		return this.stages.findIndex(({ puzzles }) => puzzles.some((each) => each === puzzle));
	}

	/** The index of the open stage: the chosen one, or else the current or next puzzle's. */
	get at(): number {
		const { puzzle } = this.#traveller();
		const own = this.#indexWith(puzzle);
		const at = this.shownSet.value ?? (own < 0 ? this.#indexWith(this.next(puzzle)) : own);
		return Math.max(0, Math.min(this.stages.length - 1, at));
	}

	/** The open stage; undefined if the game has no puzzle. */
	get stage(): Stage | undefined {
		return this.stages[this.at];
	}

	/** The stage where the path continues; undefined at its end. */
	get ahead(): Stage | undefined {
		return this.stages[this.#indexWith(this.next(this.#traveller().puzzle))];
	}

	standingAt({ puzzles }: Stage): Standing {
		const { progress } = this.#traveller();
		const results = puzzles.map(({ number }) => resultOf(progress, number));
		const solved = results.filter((slips) => typeof slips === "number").length;
		const isClean = results.every((slips) => slips === 0);
		const stars =
			solved === puzzles.length ? (isClean ? 3 : 2) : 2 * solved >= puzzles.length ? 1 : 0;
		return { solved, stars };
	}

	/**
	 * The next puzzle without a result, up the path; at the end of the path, the first skipped one. From a puzzle off the
	 * path, counts from the last one worked on, which comes first if it is unsolved; for a newcomer, the first.
	 */
	next(current: Puzzle | null): Puzzle | null {
		const { progress } = this.#traveller();
		const { shown } = this;
		const isOpen = (puzzle: Puzzle) =>
			puzzle !== current && resultOf(progress, puzzle.number) === undefined;
		const own = current === null ? -1 : shown.indexOf(current);
		const last = shown.findIndex(({ number }) => number === progress.last);
		const from = own < 0 ? Math.max(0, last) : own + 1;
		return shown.slice(from).find(isOpen) ?? shown.find(isOpen) ?? null;
	}

	/** The next lesson of any game; null if the list has none. */
	get nextLesson(): Puzzle | null {
		return nextLesson(this.lessons, this.#traveller().progress);
	}

	/** Shows the puzzles of a game, at the person's stage. */
	choose(game: string | null): void {
		this.game.value = game;
		this.shownSet.value = null;
	}
}
