/** The path through the puzzles, from easy to hard: which of them are shown, and which comes next. */

import { type Puzzle, pathThrough } from "../../model/puzzle.ts";
import { resultOf } from "../../model/puzzle-progress.ts";
import type { Slice } from "../shell/slice.ts";
import { ratingOf } from "./rating.ts";
import type { Filter, PuzzlesState } from "./state.ts";

/** The puzzles on a page of the path: rows of four or of three. */
const perPage = 12;

/** The next puzzle may be this much easier than the person is strong: most are solved, but not all. */
const ease = 100;

/** Of so many puzzles that could come next, one of another game is preferred. */
const near = 12;

export class Path {
	readonly #all: readonly Puzzle[];
	readonly #slice: Slice<PuzzlesState>;

	constructor(puzzles: readonly Puzzle[], slice: Slice<PuzzlesState>) {
		this.#all = pathThrough(puzzles);
		this.#slice = slice;
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
		return this.filtered(this.#slice.state.filter);
	}

	get pages(): number {
		return Math.max(1, Math.ceil(this.shown.length / perPage));
	}

	/** The page shown, from 0: the person's choice, or that of the current or the next puzzle. */
	get page(): number {
		const { page, current } = this.#slice.state;
		const at = current === null ? null : this.#place(current.puzzle);
		return Math.min(this.pages - 1, page ?? Math.floor((at ?? 0) / perPage));
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
		const { progress } = this.#slice.state;
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
		this.#slice.set({ filter: { ...this.#slice.state.filter, ...filter }, page: null });
	}

	turnTo(page: number): void {
		this.#slice.set({ page: Math.max(0, Math.min(this.pages - 1, page)) });
	}
}
