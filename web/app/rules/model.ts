/** The rules of the board: described, changed, and compared with others. */
import { computed, effect, signal } from "@preact/signals-core";
import type { Changes, CountProgress, Game, Rules, Table } from "catchmate";
import type { CatchmateBoard } from "../../element/element.ts";
import { gameText } from "../../locale/shared.ts";
import type { BoardProblem } from "../../model/edit.ts";
import { areComparable, areSame, fitsGraph, originOf } from "../../model/own-rules.ts";
import type { Context } from "../shell/context.ts";
import { type PageFailure, pageFailureOf } from "../shell/failure.ts";
import { gameWords } from "../shell/game-words.ts";
import { Lazy } from "../shell/lazy.ts";
import type { PageState } from "../shell/page-state.ts";
import { atIntervals, work } from "../shell/work.ts";

const lazyChanges = new Lazy(() => import("./changes.ts"));

/** The wait after the last change of the board, in milliseconds: a comparison does not interrupt brush strokes. */
const pause = 120;

/** A finished comparison of a game's rules with others. */
interface Compared {
	readonly game: Game;
	readonly against: Rules;
	readonly found: { readonly changes: Changes } | PageFailure;
}

export class RulesLab {
	readonly isOpen = signal(false);
	/** The rules before the form's last change; null for none. */
	readonly previous = signal<Rules | null>(null);
	/** The last finished comparison; null for none. */
	readonly compared = signal<Compared | null>(null);
	/** The progress of the current comparison; null before its first report. */
	readonly progress = signal<CountProgress | null>(null);
	readonly #against = signal<Rules | null>(null);
	readonly #game = computed(() => this.problem?.game ?? null);
	/** The board's game and the rules to compare it with; null for none, equal rules, or other pieces. */
	readonly #pair = computed(() => {
		const game = this.#game.value;
		const { against } = this;
		const canCompare =
			against && game && !areSame(game.rules, against) && areComparable(game.rules, against);
		return canCompare ? { game, against } : null;
	});
	readonly #board: CatchmateBoard;
	readonly #page: PageState;

	constructor({ board, page }: Omit<Context, "words">) {
		this.#board = board;
		this.#page = page;
	}

	/** The rules compared with the board's; null for none. */
	get against(): Rules | null {
		return this.#against.value;
	}

	/** The board with the position shown; null for none. */
	get problem(): BoardProblem | null {
		return this.#board.shownProblem;
	}

	compareWith(against: Rules | null): void {
		this.#against.value = against;
	}

	/**
	 * The rules of a game in lines; for a variant, its changes; empty until their words have loaded.
	 * @param shown the rules of the board, which may have other reaches
	 */
	linesOf(rules: Rules, shown = rules): readonly string[] {
		const { words } = this.#page;
		const games = this.#page.games.value;
		const origin = originOf(games, rules);
		return origin === undefined
			? gameText(gameWords(words, games, rules).rules, shown)
			: [lazyChanges.module?.changedRules(words, origin, rules) ?? ""];
	}

	/** The rules of a game in a few sentences. */
	textOf(rules: Rules): string {
		return this.linesOf(rules).join(this.#page.words.betweenSentences);
	}

	/** The note for a text that does not contain its rules. */
	get notInText(): string {
		return this.#page.words.rules.form.notInText;
	}

	/** The rules to choose from for a comparison: the original game's, those before the last change, and a link's. */
	get others(): readonly Rules[] {
		const { against, problem } = this;
		if (problem === null) {
			return [];
		}
		const { rules, board } = problem.game;
		const others: Rules[] = [];
		const isGraph = board.graph !== undefined;
		for (const other of [originOf(this.#page.games.value, rules), this.previous.value, against]) {
			const fits = other && (!isGraph || fitsGraph(other));
			const isNew = fits && (other === against || !areSame(other, rules));
			if (isNew && !others.some((known) => areSame(known, other))) {
				others.push(other);
			}
		}
		return others;
	}

	/** Whether there are rules to compare; also for a link before its board is shown. */
	get isComparable(): boolean {
		return this.against !== null || this.others.length > 0;
	}

	follow(): void {
		effect(() => {
			const side = this.#board.problem?.game.rules.sides[0].name;
			// Drops the rules of a game with other sides.
			for (const other of [this.previous, this.#against]) {
				const isOther = other.value !== null && side !== other.value.sides[0].name;
				if (side !== undefined && isOther) other.value = null;
			}
		});
		const isSeen = computed(() => this.#page.tabs.ofPlace.includes("explain"));
		effect(() => {
			const pair = isSeen.value ? this.#pair.value : null;
			if (pair === null) return;
			const run = new AbortController();
			void work.track(this.#compare(pair.game, pair.against, run.signal));
			return () => run.abort();
		});
	}

	/** Whether the last comparison is the board's. */
	get isCurrent(): boolean {
		const { value: compared } = this.compared;
		const { value: pair } = this.#pair;
		return pair !== null && compared?.game === pair.game && compared.against === pair.against;
	}

	/** Solves a game by both rules and compares the tables. */
	async #compare(game: Game, against: Rules, signal: AbortSignal): Promise<void> {
		this.progress.value = null;
		const tables: Table[] = [];
		const onProgress = atIntervals((progress: CountProgress) => {
			this.progress.value = progress;
		});
		let found: Compared["found"];
		try {
			await new Promise((resolve) => setTimeout(resolve, pause));
			signal.throwIfAborted();
			const solver = await this.#board.solver;
			const before = await solver.solve({ ...game, rules: against }, { signal });
			tables.push(before);
			const after = await solver.solve(game, { signal });
			tables.push(after);
			found = { changes: await before.compare(after, { signal, onProgress }) };
		} catch (error) {
			found = pageFailureOf(error);
		}
		for (const table of tables) table.dispose();
		if (!signal.aborted) this.compared.value = { game, against, found };
	}
}

/** The context of the views of the rules. */
export interface RulesView extends Context {
	readonly rules: RulesLab;
}
