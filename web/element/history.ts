/** The way back and forth through changes of the board. */
import type { Move } from "catchmate";
import type { BoardProblem } from "../board/edit.ts";
import { currentPosition, cut, type GameRecord, seek } from "../board/record.ts";
import type { GameState } from "./state.ts";

/** A game that was taken off the board, to go on with. */
export interface SavedGame extends Pick<GameState, "puzzle" | "mistakes" | "line"> {
	readonly record: GameRecord;
	/** The record as it was when it was put on the board. */
	readonly opened: GameRecord;
}

/** A board with the game that follows, or with the game played on it. */
export interface Snapshot {
	readonly problem: BoardProblem;
	readonly moves: readonly Move[];
	readonly saved?: SavedGame | null;
	/** The board that it takes the place of, if Undo is to bring that back. */
	readonly replaces?: Snapshot | null;
}

/** The board with the current position of its game. */
export const problemOf = ({ problem, saved }: Snapshot): BoardProblem =>
	saved ? { ...problem, position: currentPosition(saved.record) } : problem;

const withRecord = (snapshot: Snapshot, change: (record: GameRecord) => GameRecord): Snapshot => {
	const { saved } = snapshot;
	return saved ? { ...snapshot, saved: { ...saved, record: change(saved.record) } } : snapshot;
};

export class EditHistory {
	/** The boards before the changes that can be undone, and after those undone. */
	#past: Snapshot[] = [];
	#future: Snapshot[] = [];
	/** The board that was opened, before all changes. */
	#original: BoardProblem | null = null;

	get canUndo(): boolean {
		return this.#past.length > 0;
	}

	get canRedo(): boolean {
		return this.#future.length > 0;
	}

	/** Begins with a board that was opened. Undo brings the one that it replaces back, and all before that. */
	begin({ problem, replaces }: Snapshot): void {
		this.#original = problem;
		if (replaces) {
			this.add(replaces);
		} else {
			this.clear();
		}
	}

	clear(): void {
		this.#past = [];
		this.#future = [];
	}

	/** Adds the board before a change. What was undone, and the moves taken back, are not made again after another change. */
	add(before: Snapshot): void {
		this.#past.push(withRecord(before, cut));
		this.#future = [];
	}

	/** Takes a step back from a board, or on; null where there is none to be taken. */
	step(direction: -1 | 1, current: Snapshot): Snapshot | null {
		const [from, to] = direction < 0 ? [this.#past, this.#future] : [this.#future, this.#past];
		const next = from.pop() ?? null;
		if (next !== null) {
			to.push(current);
		}
		return next;
	}

	/** Goes back from a board to the one that was opened, and to the beginning of its game; null where that is on the board. */
	rewind(current: Snapshot): Snapshot | null {
		const isOriginal = ({ problem }: Snapshot) => problem === this.#original;
		const [first, ...rest] = this.#past.slice(Math.max(0, this.#past.findIndex(isOriginal)));
		if (isOriginal(current) || first === undefined) {
			return null;
		}
		this.#past.length -= rest.length + 1;
		this.#future.push(current, ...rest.reverse());
		return withRecord(first, (record) => seek(record, 0));
	}

	/** Lets Redo bring a board back that was left. */
	leave(current: Snapshot): void {
		this.#future.push(current);
	}
}
