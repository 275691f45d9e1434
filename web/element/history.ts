/** The undo history of changes to the board. */
import type { AnnotatedLine, Move, Position } from "catchmate";
import type { BoardProblem } from "../model/edit.ts";
import { currentPosition, cut, type GameRecord, seek } from "../model/record.ts";
import type { GameState } from "./state.ts";
import type { Opener } from "./types.ts";

/** A game taken off the board, to be continued later. */
export interface SavedGame extends Pick<GameState, "puzzle" | "mistakes" | "hintsTaken" | "line"> {
	readonly record: GameRecord;
	/** The record as it was when the game was opened. */
	readonly opened: GameRecord;
}

/** A board, with moves to show on it or with the game played on it. */
export interface Snapshot {
	readonly problem: BoardProblem;
	readonly moves: readonly Move[];
	/** The moves with comments and variations; null without any. */
	readonly annotated?: AnnotatedLine | null;
	/** The position to show first, as a number of plies; the default is 0. */
	readonly ply?: number;
	/** The position to show before the board is solved; by default the first. */
	readonly seen?: Position | null;
	readonly saved?: SavedGame | null;
	/** Who puts it up; by default the author. */
	readonly by?: Opener;
	/** The hints already taken in its game; by default 0. */
	readonly hints?: number | undefined;
	/** The ply at which it is solved as a puzzle; by default the author's last ply. */
	readonly plyTo?: number | undefined;
	/** The board that it replaces, if Undo can bring that back. */
	readonly replaces?: Snapshot | null;
}

/** The board with the current position of its game. */
export function problemOf({ problem, saved, seen = null }: Snapshot): BoardProblem {
	const position = saved ? currentPosition(saved.record) : seen;
	return position === null ? problem : { ...problem, position };
}

const withRecord = (snapshot: Snapshot, change: (record: GameRecord) => GameRecord): Snapshot => {
	const { saved } = snapshot;
	return saved ? { ...snapshot, saved: { ...saved, record: change(saved.record) } } : snapshot;
};

export class EditHistory {
	/** The boards before each change that can be undone. */
	#past: Snapshot[] = [];
	/** The boards after each change that was undone. */
	#future: Snapshot[] = [];
	/** The board as it was opened, before all changes. */
	#original: BoardProblem | null = null;

	/** Whether there is a board one step back (-1) or forward (1). */
	canStep(direction: -1 | 1): boolean {
		return (direction < 0 ? this.#past : this.#future).length > 0;
	}

	/** The history for a newly opened board. Undo leads to the board it replaces and to everything before. */
	begun({ problem, replaces }: Snapshot): EditHistory {
		const begun = new EditHistory();
		begun.#original = problem;
		if (replaces) {
			begun.#past = [...this.#past];
			begun.add(replaces);
		}
		return begun;
	}

	clear(): void {
		this.#past = [];
		this.#future = [];
	}

	/** Adds the board before a change, and forgets what could be redone. */
	add(before: Snapshot): void {
		this.#past.push(withRecord(before, cut));
		this.#future = [];
	}

	/** The board one step back (-1) or forward (1); null if there is none. */
	step(direction: -1 | 1, current: Snapshot): Snapshot | null {
		const [from, to] = direction < 0 ? [this.#past, this.#future] : [this.#future, this.#past];
		const next = from.pop() ?? null;
		if (next !== null) to.push(current);
		return next;
	}

	/** The board as it was opened, at the start of its game; null if that is shown. */
	rewind(current: Snapshot): Snapshot | null {
		const isOriginal = ({ problem }: Snapshot) => problem === this.#original;
		const [first, ...rest] = this.#past.slice(Math.max(0, this.#past.findIndex(isOriginal)));
		if (isOriginal(current) || first === undefined) return null;
		this.#past.length -= rest.length + 1;
		this.#future.push(current, ...rest.reverse());
		return withRecord(first, (record) => seek(record, 0));
	}
}
