/** The reader's changes of a board and their history: edits, and undo and redo through edits and moves. */
import type { Square } from "catchmate";
import type { Lift } from "../board/state.ts";
import { type BoardProblem, put } from "../model/edit.ts";
import { cut, type GameRecord, seek } from "../model/record.ts";
import type { GameOnBoard } from "./game.ts";
import { problemOf, type Snapshot } from "./snapshot.ts";
import type { SessionContext } from "./state.ts";

/** A snapshot with a changed record of its game, if it has one. */
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

	/** The history for a newly opened board. Undo leads back to the replaced board and its history. */
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

	/** Adds the board before a change, and clears the redo history. */
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

/** The part of a session that the reader changes. */
interface Edited extends Pick<SessionContext, "state" | "tell"> {
	readonly game: GameOnBoard;
	/** The board with its game; during a solve, the next board. */
	readonly current: Snapshot | null;
	/** Shows a changed board and solves it. */
	showChanged(snapshot: Snapshot): Promise<void>;
}

export class Edits {
	#history = new EditHistory();
	/** The number of changes so far, to recognise actions that started before the last one. */
	#changes = 0;

	constructor(private readonly session: Edited) {}

	/** Starts the history of another board. Returns a function that restores the previous one. */
	begin(snapshot: Snapshot): () => void {
		const before = this.#history;
		this.#changes++;
		this.#history = before.begun(snapshot);
		return () => {
			this.#history = before;
		};
	}

	clear(): void {
		this.#changes++;
		this.#history.clear();
	}

	/** Changes the board; if `joins`, it is undone together with the last change. */
	edit(change: (problem: BoardProblem) => BoardProblem, joins = false): void {
		this.#edit(this.session.current, change, joins);
	}

	#edit(
		current: Snapshot | null,
		change: (problem: BoardProblem) => BoardProblem,
		joins = false,
	): void {
		this.#changes++;
		if (current === null) return;
		if (!joins) this.#history.add(current);
		void this.#show({ problem: change(problemOf(current)), moves: [], by: "edit" });
	}

	/** Picks up a piece, and previews the board with it elsewhere until it is put down. */
	lift(from: Square): Lift {
		const session = this.session;
		let [before, changes] = [session.current, this.#changes];
		let isElsewhere = false;
		const boardBefore = () => {
			if (changes !== this.#changes) {
				[before, changes] = [session.current, this.#changes];
				isElsewhere = false;
			}
			return before;
		};
		const over = (square: Square | null) => {
			const board = boardBefore();
			if (board !== null && (square !== null || isElsewhere)) {
				isElsewhere = square !== null;
				const moved = square && {
					problem: put(problemOf(board), from, square),
					moves: [],
					by: "edit" as const,
				};
				void session.showChanged(moved ?? board);
			}
		};
		const drop = (square: Square) =>
			this.#edit(boardBefore(), (problem) => put(problem, from, square));
		return { over, drop };
	}

	/** Whether undo (-1) or redo (1) is possible. */
	canTravel(direction: -1 | 1): boolean {
		return this.#canStep(direction) || this.#canChange(direction);
	}

	/** Whether undo (-1) or redo (1) would go through edits instead of moves. */
	undoesEdits(direction: -1 | 1): boolean {
		const { mode } = this.session.state;
		return mode === "edit" || (!this.#canStep(direction) && this.#canChange(direction));
	}

	/** Whether `reset` would change anything. */
	get canReset(): boolean {
		const { state, game } = this.session;
		return state.mode === "edit" ? this.canTravel(-1) || this.canTravel(1) : game.canRestart;
	}

	#canStep(direction: -1 | 1): boolean {
		const [canBack, canGoOn] = this.session.game.canStep;
		return direction < 0 ? canBack : canGoOn;
	}

	/** Whether an edit can be undone or redone: not if that would end a game. */
	#canChange(direction: -1 | 1): boolean {
		const { mode } = this.session.state;
		const isEdited = mode === "edit" || mode === "analyse";
		return isEdited && this.#history.canStep(direction);
	}

	/** Undoes (-1) or redoes (1) a move and the opponent's reply, or an edit. */
	async travel(direction: -1 | 1): Promise<void> {
		const { state, game, current } = this.session;
		if (this.#canStep(direction)) {
			const isReplied = state.mode !== "show" && state.mode !== "edit";
			await (isReplied ? game.stepTurn(direction) : game.step(direction));
			return;
		}
		const next = this.#canChange(direction) && current && this.#history.step(direction, current);
		if (next) await this.#show(next);
	}

	/** Goes back to the start of the game; in `edit`, to the board as it was opened. */
	async reset(): Promise<void> {
		const { state, game, current } = this.session;
		const original = state.mode === "edit" && current && this.#history.rewind(current);
		await (original ? this.#show(original) : game.restart());
	}

	async #show(snapshot: Snapshot): Promise<void> {
		const shown = this.session.showChanged(snapshot);
		this.session.tell({ kind: "edited", problem: problemOf(snapshot) });
		await shown;
	}
}
