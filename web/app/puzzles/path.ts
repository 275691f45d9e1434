/** The path through the puzzles, from easy to hard: which of them are shown, and which comes next. */

import { signal } from "@preact/signals-core";
import { type Puzzle, pathThrough } from "../../model/puzzle.ts";
import { type Progress, resultOf } from "../../model/puzzle-progress.ts";
import { ratingOf } from "./rating.ts";
import type { Filter } from "./state.ts";

/** The puzzles on a page of the path: rows of four or of three. */
const perPage = 12;

/** The next puzzle may be this much easier than the person is strong: most are solved, but not all. */
const ease = 100;

/** Of so many puzzles that could come next, one of another game is preferred. */
const near = 12;

/** Where a person is on the path. */
interface Traveller {
	/** The puzzle on the board; null before the first. */
	readonly puzzle: Puzzle | null;
	readonly progress: Progress;
}

export class Path {
	readonly filter = signal<Filter>({ game: null, theme: null });
	/** The page that the person turned to, from 0; null for the one with the current puzzle. */
	readonly turned = signal<number | null>(null);
	readonly #all: readonly Puzzle[];
	readonly #traveller: Traveller;

	constructor(puzzles: readonly Puzzle[], traveller: Traveller) {
		this.#all = pathThrough(puzzles);
		this.#traveller = traveller;
	}

	/** The puzzles that a filter keeps, in the order of the path. */
	filtered({ game, theme }: Filter): readonly Puzzle[] {
		return this.#all.filter(
			(puzzle) =>
				(game === null || puzzle.game === game) &&
				(theme === null || puzzle.themes.includes(theme)),
		);
	}

	/** The puzzles of the path that are shown, on all pages. */
	get shown(): readonly Puzzle[] {
		return this.filtered(this.filter.value);
	}

	get pages(): number {
		return Math.max(1, Math.ceil(this.shown.length / perPage));
	}

	/** The page shown, from 0: the person's choice, or that of the current or the next puzzle. */
	get page(): number {
		const { puzzle } = this.#traveller;
		const at = puzzle === null ? 0 : this.#place(puzzle);
		return Math.min(this.pages - 1, this.turned.value ?? Math.floor(at / perPage));
	}

	/** Where a puzzle is among those shown; if it is not, where the path goes on for the person. */
	#place(puzzle: Puzzle): number {
		const { shown } = this;
		const at = shown.indexOf(puzzle);
		const next = at < 0 ? this.next(puzzle) : null;
		return Math.max(at, next === null ? 0 : shown.indexOf(next));
	}

	get onPage(): readonly Puzzle[] {
		const first = this.page * perPage;
		return this.shown.slice(first, first + perPage);
	}

	/**
	 * The next puzzle: the easiest one without a result that is not much easier than the person is strong, and rather of
	 * another game than the current one. If the path ends there, the hardest of the easier ones.
	 */
	next(current: Puzzle): Puzzle | null {
		const { progress } = this.#traveller;
		const open = this.shown.filter(
			(puzzle) => puzzle !== current && resultOf(progress, puzzle.number) === undefined,
		);
		const least = ratingOf(progress).rating - ease;
		const harder = open.filter(({ rating }) => rating >= least).slice(0, near);
		const other = harder.find(({ game }) => game !== current.game);
		return other ?? harder[0] ?? open.at(-1) ?? null;
	}

	/** Shows the puzzles of a game or a theme, from the person's place on. */
	choose(filter: Partial<Filter>): void {
		this.filter.value = { ...this.filter.peek(), ...filter };
		this.turned.value = null;
	}

	turnTo(page: number): void {
		this.turned.value = Math.max(0, Math.min(this.pages - 1, page));
	}
}
