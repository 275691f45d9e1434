/** Positions unfolded from a first one, move by move: a list in lists, in which a position that was there before is known again. */
import type { MoveValue, Outcome, Position, Table, Value } from "catchmate";
import { positionText } from "../lesson/position-text.ts";

/** A position at its place in the lists. */
export interface Entry {
	readonly position: Position;
	/** The worth of the position to its side to move. */
	readonly value: Pick<Value, "outcome" | "distance">;
	/** Counts the different positions, from 1, in the order in which they appear. */
	readonly number: number;
	readonly parent: Entry | null;
	/** The place where the same position has stood before; null where it is new. */
	readonly first: Entry | null;
	/** The positions that its moves lead to; null as long as it was not unfolded. */
	moves: readonly Entry[] | null;
	/** Whether these are shown. */
	isOpen: boolean;
}

/** What a move is worth to one side, its position is to the other. */
const opposite: Readonly<Record<Outcome, Outcome>> = { win: "loss", draw: "draw", loss: "win" };

const afterMove = ({ outcome, distance }: MoveValue): Entry["value"] => ({
	outcome: opposite[outcome],
	distance: distance === null ? null : distance - 1,
});

/** All that was unfolded so far. */
export class Unfolding {
	readonly #table: Pick<Table, "moves">;
	readonly #firsts = new Map<string, Entry>();
	readonly root: Entry;
	/** The moves that are shown, and those of them that led to a position that was there before. */
	moves = 0;
	repeats = 0;

	constructor(table: Pick<Table, "moves">, position: Position, value: Entry["value"]) {
		this.#table = table;
		this.root = this.#enter(position, value, null);
	}

	/** The number of different positions. */
	get positions(): number {
		return this.#firsts.size;
	}

	/** The positions that are still to be unfolded. A game that is over has no moves. */
	get folded(): readonly Entry[] {
		return [...this.#firsts.values()].filter(({ moves }) => moves === null);
	}

	#enter(position: Position, value: Entry["value"], parent: Entry | null): Entry {
		const key = positionText(position);
		const first = this.#firsts.get(key) ?? null;
		const number = first?.number ?? this.#firsts.size + 1;
		// A game ends in a loss in no plies.
		const moves = value.outcome === "loss" && value.distance === 0 ? [] : null;
		const entry: Entry = { position, value, number, parent, first, moves, isOpen: false };
		if (first === null) {
			this.#firsts.set(key, entry);
		}
		return entry;
	}

	/** Shows the positions that an entry's moves lead to. */
	async unfold(entry: Entry): Promise<void> {
		if (entry.moves === null) {
			const values = await this.#table.moves(entry.position);
			// Two requests for one entry may have been under way.
			if (entry.moves === null) {
				entry.moves = values.map((value) => this.#enter(value.position, afterMove(value), entry));
				this.moves += values.length;
				this.repeats += entry.moves.filter(({ first }) => first !== null).length;
			}
		}
		entry.isOpen = true;
	}

	/** Unfolds every position that is not unfolded yet. */
	async unfoldAll(): Promise<void> {
		for (const entry of this.folded) {
			await this.unfold(entry);
		}
	}

	/** Opens the lists that an entry stands in. */
	reveal({ parent }: Entry): void {
		for (let above = parent; above !== null; above = above.parent) {
			above.isOpen = true;
		}
	}
}
