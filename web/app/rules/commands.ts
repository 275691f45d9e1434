/** What a person does with rules: changes the board's, and compares them with others. */
import type { Rules } from "catchmate";
import type { CatchmateBoard } from "../../element/element.ts";
import type { BoardProblem } from "../../model/edit.ts";
import { areSame, fitsGraph, originOf } from "../../model/own-rules.ts";
import type { Slice } from "../../model/store.ts";
import { seenProblem } from "../kernel/board-problem.ts";
import type { Frame } from "../kernel/frame.ts";
import type { OnDemand } from "../kernel/on-demand.ts";
import type { PageParts } from "../kernel/parts.ts";
import type { RulesState } from "./state.ts";

export class RulesLab {
	readonly #slice: Slice<RulesState>;
	readonly #board: CatchmateBoard;
	readonly #frame: Frame;
	readonly #scripts: OnDemand;

	constructor(slice: Slice<RulesState>, { board, frame, scripts }: Omit<PageParts, "words">) {
		this.#slice = slice;
		this.#board = board;
		this.#frame = frame;
		this.#scripts = scripts;
	}

	get state(): RulesState {
		return this.#slice.state;
	}

	/** The rules compared with the board's; null for none. */
	get against(): Rules | null {
		return this.state.against;
	}

	/** The board with the position shown; null if there is none. */
	get problem(): BoardProblem | null {
		return seenProblem(this.#board);
	}

	set(change: Partial<RulesState>): void {
		this.#slice.set(change);
	}

	openForm(isOpen: boolean): void {
		this.#scripts.retry("rules");
		this.set({ isOpen });
	}

	compareWith(against: Rules | null): void {
		this.#scripts.retry("rules");
		this.set({ against });
	}

	/** Rules for a comparison: the game's own, those before the last change, and those of a link. */
	othersOf(rules: Rules): readonly Rules[] {
		const { previous, against } = this.state;
		const others: Rules[] = [];
		const isGraph = this.problem?.game.board.graph !== undefined;
		for (const other of [originOf(this.#frame.state.games, rules), previous, against]) {
			const fits = other && (!isGraph || fitsGraph(other));
			const isNew = fits && (other === against || !areSame(other, rules));
			if (isNew && !others.some((known) => areSame(known, other))) {
				others.push(other);
			}
		}
		return others;
	}

	/** The rules that can be compared with the board's. */
	get others(): readonly Rules[] {
		const { problem } = this;
		return problem === null ? [] : this.othersOf(problem.game.rules);
	}

	/** Whether there are rules to compare, or a link has brought some for a board that is not shown yet. */
	get isComparable(): boolean {
		return this.against !== null || this.others.length > 0;
	}
}
