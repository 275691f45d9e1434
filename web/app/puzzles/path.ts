/** The path through the puzzles, in stages: which of them are shown, and which puzzle comes next. */

import { computed, signal } from "@preact/signals-core";
import { levelOf, type Puzzle } from "../../model/puzzle.ts";
import { type Stage, stagesOf } from "../../model/puzzle-path.ts";
import { type Progress, resultOf } from "../../model/puzzle-progress.ts";
import type { Filter } from "./state.ts";

/** Where a person is on the path. */
interface Traveller {
	/** The puzzle of the path that is on the board; null for none. */
	readonly puzzle: Puzzle | null;
	readonly progress: Progress;
}

/** What a person has come to on a stage. */
export interface Standing {
	/** How many of its puzzles are solved. */
	readonly solved: number;
	/** One for half of its puzzles, two for all, three for all without a slip. */
	readonly stars: 0 | 1 | 2 | 3;
}

export class Path {
	readonly filter = signal<Filter>({ game: null, theme: null, level: null });
	/** Whether the choice of puzzles is open. */
	readonly isChoosing = signal(false);
	/** The stage that the person turned to, from 0; null for the one with the current puzzle. */
	readonly turned = signal<number | null>(null);
	readonly #all: readonly Puzzle[];
	readonly #traveller: Traveller;
	readonly #stages = computed(() => {
		const filter = this.filter.value;
		return stagesOf(this.filtered(filter), filter.theme);
	});

	constructor(puzzles: readonly Puzzle[], traveller: Traveller) {
		this.#all = puzzles.filter(({ isTrivial }) => !isTrivial);
		this.#traveller = traveller;
	}

	/** The puzzles of the path that a filter keeps. Micro-puzzles have no level and no theme to be chosen by. */
	filtered({ game, theme, level }: Filter): readonly Puzzle[] {
		return this.#all.filter(
			(puzzle) =>
				(game === null || puzzle.game === game) &&
				(theme === null || puzzle.themes.includes(theme)) &&
				(level === null || levelOf(puzzle) === level) &&
				(puzzle.lesson === null || (theme === null && level === null)),
		);
	}

	/** The stages that are shown, in order. */
	get stages(): readonly Stage[] {
		return this.#stages.value;
	}

	/** The puzzles of these stages, up the path. */
	get shown(): readonly Puzzle[] {
		return this.stages.flatMap(({ puzzles }) => puzzles);
	}

	/** The index of the stage on view: the person's choice, or that of the current or the next puzzle. */
	get at(): number {
		const { puzzle } = this.#traveller;
		const stageWith = (wanted: Puzzle | null) =>
			this.stages.findIndex(({ puzzles }) => puzzles.some((each) => each === wanted));
		const own = stageWith(puzzle);
		const at = this.turned.value ?? (own < 0 ? stageWith(this.next(puzzle)) : own);
		return Math.max(0, Math.min(this.stages.length - 1, at));
	}

	/** The stage on view; undefined if the filter keeps nothing. */
	get stage(): Stage | undefined {
		return this.stages[this.at];
	}

	/** The stage where the path goes on; undefined at its end. */
	get ahead(): Stage | undefined {
		const next = this.next(this.#traveller.puzzle);
		return this.stages.find(({ puzzles }) => puzzles.some((each) => each === next));
	}

	standingAt({ puzzles }: Stage): Standing {
		const results = puzzles.map(({ number }) => resultOf(this.#traveller.progress, number));
		const solved = results.filter((slips) => typeof slips === "number").length;
		const isClean = results.every((slips) => slips === 0);
		const stars =
			solved === puzzles.length ? (isClean ? 3 : 2) : 2 * solved >= puzzles.length ? 1 : 0;
		return { solved, stars };
	}

	/**
	 * The next puzzle up the path that has no result; at its end, the first of those left. From a puzzle that is not on it, the
	 * path goes on where the person was, with a puzzle that was begun and not solved; at its start for a newcomer.
	 */
	next(current: Puzzle | null): Puzzle | null {
		const { progress } = this.#traveller;
		const { shown } = this;
		const isOpen = (puzzle: Puzzle) =>
			puzzle !== current && resultOf(progress, puzzle.number) === undefined;
		const own = current === null ? -1 : shown.indexOf(current);
		const last = shown.findIndex(({ number }) => number === progress.last);
		const from = own < 0 ? Math.max(0, last) : own + 1;
		return shown.slice(from).find(isOpen) ?? shown.find(isOpen) ?? null;
	}

	/** Shows the puzzles of a game, a theme or a level, from the person's place on. */
	choose(filter: Partial<Filter>): void {
		this.filter.value = { ...this.filter.peek(), ...filter };
		this.turned.value = null;
	}

	turnTo(at: number): void {
		this.turned.value = Math.max(0, Math.min(this.stages.length - 1, at));
	}
}
