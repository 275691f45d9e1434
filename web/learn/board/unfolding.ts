/** Positions unfolded move by move, in nested lists; repeated positions are recognised. */
import type { MoveValue, Outcome, Position, Table, Value } from "catchmate";
import { positionText } from "../lesson/position-text.ts";

/** A position at one place in the lists. */
export interface Entry {
	readonly position: Position;
	/** The value of the position for its side to move. */
	readonly value: Pick<Value, "outcome" | "distance">;
	/** The position's number: different positions are numbered from 1 as they appear. */
	readonly number: number;
	readonly parent: Entry | null;
	/** The first occurrence of the same position; null if this is the first. */
	readonly first: Entry | null;
	/** The positions after its moves; null before it is unfolded. */
	moves: readonly Entry[] | null;
	/** Whether these are shown. */
	isOpen: boolean;
}

/** An outcome as the other side sees it. */
const opposite: Readonly<Record<Outcome, Outcome>> = { win: "loss", draw: "draw", loss: "win" };

const afterMove = ({ outcome, distance }: MoveValue): Entry["value"] => ({
	outcome: opposite[outcome],
	distance: distance === null ? null : distance - 1,
});

/** All positions unfolded so far. */
export class Unfolding {
	readonly #table: Pick<Table, "moves">;
	readonly #firsts = new Map<string, Entry>();
	readonly root: Entry;
	/** The number of moves shown. */
	moves = 0;
	/** The number of moves that led to a known position. */
	repeats = 0;

	constructor(table: Pick<Table, "moves">, position: Position, value: Entry["value"]) {
		this.#table = table;
		this.root = this.#enter(position, value, null);
	}

	/** The number of different positions. */
	get positions(): number {
		return this.#firsts.size;
	}

	/** The positions not unfolded yet. A finished game has no moves. */
	get folded(): readonly Entry[] {
		return [...this.#firsts.values()].filter(({ moves }) => moves === null);
	}

	#enter(position: Position, value: Entry["value"], parent: Entry | null): Entry {
		const key = positionText(position);
		const first = this.#firsts.get(key) ?? null;
		const number = first?.number ?? this.#firsts.size + 1;
		// Only a finished game is lost in 0 plies.
		const moves = value.outcome === "loss" && value.distance === 0 ? [] : null;
		const entry: Entry = { position, value, number, parent, first, moves, isOpen: false };
		if (first === null) {
			this.#firsts.set(key, entry);
		}
		return entry;
	}

	/** Shows the positions after an entry's moves. */
	async unfold(entry: Entry): Promise<void> {
		if (entry.moves === null) {
			const values = await this.#table.moves(entry.position);
			// The entry may have been requested twice at the same time.
			if (entry.moves === null) {
				entry.moves = values.map((value) => this.#enter(value.position, afterMove(value), entry));
				this.moves += values.length;
				this.repeats += entry.moves.filter(({ first }) => first !== null).length;
			}
		}
		entry.isOpen = true;
	}

	/** Unfolds every position, and shows all. */
	async unfoldAll(): Promise<void> {
		for (const entry of this.folded) {
			await this.unfold(entry);
		}
		for (const entry of this.#withMoves) {
			entry.isOpen = true;
		}
	}

	/** Hides everything but the moves of the first position. */
	foldAll(): void {
		for (const entry of this.#withMoves) {
			entry.isOpen = entry === this.root;
		}
	}

	/** Whether everything unfolded is shown. */
	get isAllShown(): boolean {
		return this.#withMoves.every(({ isOpen }) => isOpen);
	}

	/** Whether more than the first position's moves is shown. */
	get isMoreShown(): boolean {
		return this.#withMoves.some((entry) => entry.isOpen && entry !== this.root);
	}

	/** The unfolded positions that have moves. */
	get #withMoves(): readonly Entry[] {
		return [...this.#firsts.values()].filter(({ moves }) => moves !== null && moves.length > 0);
	}

	/** Opens the lists that contain an entry. */
	reveal({ parent }: Entry): void {
		for (let above = parent; above !== null; above = above.parent) {
			above.isOpen = true;
		}
	}
}
