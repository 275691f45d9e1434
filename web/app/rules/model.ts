/** Rules: what a person changes in the board's, and compares them with. */
import { effect, signal, untracked } from "@preact/signals-core";
import type { Changes, CountProgress, Game, Position, Rules, Square, Value } from "catchmate";
import type { CatchmateBoard } from "../../element/element.ts";
import type { Failure } from "../../element/failure.ts";
import { gameText } from "../../locale/shared.ts";
import type { BoardProblem } from "../../model/edit.ts";
import { areSame, fitsGraph, originOf } from "../../model/own-rules.ts";
import type { Piece } from "../../model/position.ts";
import type { Context } from "../shell/context.ts";
import type { Frame } from "../shell/frame.ts";
import { gameWords } from "../shell/game-words.ts";
import { Lazy } from "../shell/lazy.ts";
import { type Tab, tabsOf } from "../shell/tabs.ts";

/** What is loaded when rules are first changed, or their form or comparison is opened. */
export const content = new Lazy(() => import("./content.ts"));

/** The values of a position with a piece on a square, by the other rules and by the board's. */
export interface ChangedSquare {
	readonly square: Square;
	readonly before: Value;
	readonly after: Value;
}

/** Those values for every square; null if one of the rules does not have the position. */
export interface ChangeMap {
	readonly position: Position;
	readonly piece: Square;
	readonly squares: readonly ChangedSquare[] | null;
}

/** What to compare: a game, and the other rules. */
export interface Wanted {
	readonly game: Game;
	readonly against: Rules;
}

/** A finished comparison. */
export interface Compared extends Wanted {
	readonly found: { readonly known: Changes } | { readonly failure: Failure };
	/** The map of the current position; null before it is known. */
	readonly map: ChangeMap | null;
}

export class RulesLab {
	readonly isOpen = signal(false);
	/** The rules before the form's last change; null for none. */
	readonly previous = signal<Rules | null>(null);
	/** The last finished comparison; null for none. */
	readonly compared = signal<Compared | null>(null);
	/** The progress of the current comparison; null before positions are compared. */
	readonly progress = signal<CountProgress | null>(null);
	/** The piece to map; null for the first of the side to move. */
	readonly piece = signal<Piece | null>(null);
	readonly #against = signal<Rules | null>(null);
	readonly #board: CatchmateBoard;
	readonly #frame: Frame;
	#comparison: { follow(isSeen: boolean): void } | null = null;

	constructor({ board, frame }: Omit<Context, "words">) {
		this.#board = board;
		this.#frame = frame;
	}

	/** The rules compared with the board's; null for none. */
	get against(): Rules | null {
		return this.#against.value;
	}

	/** The board with the position shown; null if there is none. */
	get problem(): BoardProblem | null {
		return this.#board.shownProblem;
	}

	compareWith(against: Rules | null): void {
		this.#against.value = against;
	}

	/**
	 * The rules of a game in a few sentences; for a variant, what was changed, once that is loaded.
	 * @param shown the rules of the board, which may have longest moves of its own
	 */
	textOf(rules: Rules, shown = rules): string {
		const { words } = this.#frame;
		const games = this.#frame.games.value;
		const origin = originOf(games, rules);
		return origin === undefined
			? gameText(gameWords(words, games, rules).rules, shown)
			: (content.module?.changedRules(words, origin, rules) ?? "");
	}

	/** The note for a text that does not contain its rules. */
	get notInText(): string {
		return this.#frame.words.rules.form.notInText;
	}

	/** The rules to compare with the board's: the game's own, those before the last change, and those of a link. */
	get others(): readonly Rules[] {
		const { against, problem } = this;
		if (problem === null) {
			return [];
		}
		const { rules, board } = problem.game;
		const others: Rules[] = [];
		const isGraph = board.graph !== undefined;
		for (const other of [originOf(this.#frame.games.value, rules), this.previous.value, against]) {
			const fits = other && (!isGraph || fitsGraph(other));
			const isNew = fits && (other === against || !areSame(other, rules));
			if (isNew && !others.some((known) => areSame(known, other))) {
				others.push(other);
			}
		}
		return others;
	}

	/** Whether there are rules to compare, or a link has brought some for a board that is not shown yet. */
	get isComparable(): boolean {
		return this.against !== null || this.others.length > 0;
	}

	follow(): void {
		effect(() => {
			const side = this.#board.problem?.game.rules.sides[0].name;
			// Another game has other sides.
			for (const other of [this.previous, this.#against]) {
				const isOther = other.value !== null && side !== other.value.sides[0].name;
				if (side !== undefined && isOther) other.value = null;
			}
		});
		effect(() => {
			const tabs: readonly Tab[] = tabsOf[this.#frame.activity];
			const isSeen = tabs.includes("explain") && this.against !== null;
			const module = isSeen ? content.module : null;
			if (module !== null) this.#comparison ??= new module.Comparison(this.#board, this);
			// What it reads of the comparison so far is not what it depends on.
			void [this.problem, this.#board.selected, this.piece.value, this.compared.value];
			untracked(() => this.#comparison?.follow(isSeen));
		});
	}
}

/** What the views of the rules are given. */
export interface RulesView extends Context {
	readonly rules: RulesLab;
}
