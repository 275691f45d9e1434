/** The life of one board: opened and solved, edited, played on, and taken down. The element shows its state. */
import type { Line, Solver, Square, Table } from "catchmate";
import { type BoardProblem, put } from "../board/edit.ts";
import { type Failure, failureOf, isEngineError } from "./failure.ts";
import { EditHistory, problemOf, type Snapshot } from "./history.ts";
import { Play } from "./play.ts";
import {
	type GameState,
	isOpenPuzzle,
	isSettled,
	type News,
	type Settings,
	Store,
} from "./state.ts";
import { TableOwner } from "./tables.ts";
import type { Mode, OpenOptions } from "./types.ts";

/** Whether changes of the board can be undone in a mode: not in those in which a game would end by it. */
const isEdited = (mode: Mode): boolean => mode === "edit" || mode === "analyse";

export class Session {
	readonly #onChange: () => void;
	readonly #store: Store;
	readonly #tables: TableOwner;
	readonly #history = new EditHistory();
	readonly play: Play;
	/** The board to be put up, other than from a text: given by the page, edited, or left when the element was removed. */
	requested: Snapshot | null = null;
	/** The solver of the board that was opened last. */
	#solver: Solver | null = null;
	#opening = new AbortController();
	/** The board before a drag in `edit`, as long as the piece is held. */
	#beforeDrag: Snapshot | null = null;

	/** @param isNear whether the board is on the screen or near to it: those are solved first. */
	constructor(isNear: () => boolean, onChange: () => void, onNews: (news: News) => void) {
		this.#onChange = onChange;
		this.#store = new Store(onChange, onNews);
		this.#tables = new TableOwner(isNear, () => this.#store.tell({ kind: "solving-again" }));
		this.play = new Play(this.#store, this.#tables);
	}

	get state(): GameState {
		return this.#store.state;
	}

	/** The table that answers for the board; null before it is solved. */
	get table(): Table | null {
		return this.#tables.table;
	}

	/** The solver that all boards share, which is kept until this one is released. */
	get solver(): Promise<Solver> {
		return this.#tables.solver;
	}

	/** The board and its game as a code; null when no code can say them, or before there is a solver. */
	get code(): string | null {
		const { problem, match } = this.state;
		const moves = isSettled(this.state) && match !== null ? match.record.moves : [];
		try {
			return problem && (this.#solver?.encode({ ...problem, moves }) ?? null);
		} catch (error) {
			if (isEngineError(error) || failureOf(error).kind !== "failed") {
				return null;
			}
			throw error;
		}
	}

	// Settings.

	configure(settings: Settings): void {
		const old = this.state;
		const names = Object.keys(settings) as (keyof Settings)[];
		if (names.every((name) => settings[name] === old[name])) {
			return;
		}
		this.#store.set(settings);
		if (old.match === null) {
			return;
		}
		if (old.mode === "edit" && settings.mode !== "edit") {
			this.#leaveEdit();
		}
		if (settings.mode === "puzzle" && old.mode !== "puzzle") {
			void this.reset();
		} else if (settings.mode !== old.mode || settings.human !== old.human) {
			this.play.assignPlayers();
		}
	}

	// Opening and closing.

	/**
	 * Solves a board and puts it up. Returns whether that went well, and no other was opened meanwhile. A worker that dies is
	 * started again once.
	 */
	async open(
		find: (solver: Solver) => Snapshot | Promise<Snapshot>,
		{ ply = 0, table: taken, signal: wanted }: Omit<OpenOptions, "moves" | "undoable"> = {},
	): Promise<boolean> {
		this.#opening.abort();
		this.#opening = new AbortController();
		const { signal: current } = this.#opening;
		const signal = wanted === undefined ? current : AbortSignal.any([current, wanted]);
		if (!this.state.solving) {
			this.#store.set({ solving: true });
		}
		const { problem: before } = this.state;
		for (let attempt = 1; ; attempt++) {
			let table = attempt === 1 ? taken : undefined;
			try {
				this.#solver = await this.solver;
				const snapshot = await find(this.#solver);
				const { problem, moves, saved } = snapshot;
				signal.throwIfAborted();
				if (this.state.match === null && table === undefined) {
					this.#store.set({ problem });
				}
				table ??= await this.#solve(problem, attempt > 1, signal);
				const isBest = moves.length === 0 && this.#hasPlies(ply);
				const opening = saved ?? { moves: isBest ? ("best" as const) : moves, ply };
				const prepared = await this.play.prepare(table, problem, opening);
				signal.throwIfAborted();
				this.#tables.keep(problem.game, table);
				if (problem !== before) {
					this.#beforeDrag = null;
					this.#history.begin(snapshot);
				}
				this.play.begin(prepared);
				const { illegal } = prepared;
				if (illegal !== null) {
					this.#store.tell({ kind: "illegal-opening", move: illegal });
				}
				return true;
			} catch (error) {
				if (table !== undefined) {
					this.#tables.discard(table);
				}
				if (signal.aborted) {
					return false;
				}
				if (!isEngineError(error) || attempt > 1) {
					this.#fail(failureOf(error));
					return false;
				}
			}
		}
	}

	/** Whether the author speaks of a game, given or not: of one of its plies, or in a show of where it ends. */
	#hasPlies(ply: number): boolean {
		const { mode, plyFrom, plyTo } = this.state;
		return ply > 0 || plyFrom > 0 || (mode === "show" && Number.isFinite(plyTo));
	}

	#solve({ game }: BoardProblem, isLost: boolean, signal: AbortSignal): Promise<Table> {
		return this.#tables.solve(game, isLost, {
			// Whoever edits waits for the verdict on every change: it comes sooner without a worker.
			mainThread: this.state.mode === "edit",
			signal,
			onProgress: (progress) => {
				if (!signal.aborted) {
					this.#store.setSilently({ progress });
					this.#drawUnlessSolved();
				}
			},
		});
	}

	/** No player moves on under a failure by itself, which would take it away. */
	#fail(failure: Failure): void {
		this.#store.set({ solving: false, progress: null, failure, paused: true });
		this.#store.tell({ kind: "failed", failure });
	}

	/** Draws a board that is being solved, unless its verdict comes before the next task. */
	#drawUnlessSolved(): void {
		setTimeout(() => {
			if (this.state.solving) {
				this.#onChange();
			}
		});
	}

	/** Leaves no board up. */
	close(): void {
		this.#opening.abort();
		this.play.end();
		this.#tables.free();
		this.#beforeDrag = null;
		this.#history.clear();
		this.#store.set({ problem: null, solving: false, progress: null, failure: null });
	}

	/** Frees everything but what is needed to put the board up again. */
	release(): void {
		const { problem } = this.state;
		const { saved } = this.play;
		this.#opening.abort();
		this.play.end();
		this.#tables.free();
		this.#tables.leaveSolver();
		if (problem !== null && saved !== null) {
			this.requested = { problem, moves: [], saved };
		}
	}

	// Changes by hand.

	/** The board with the game on it, as it is or, while it is being solved, as it is going to be. */
	get #current(): Snapshot | null {
		const { problem } = this.state;
		if (problem === null) {
			return null;
		}
		return isSettled(this.state)
			? { problem, moves: [], saved: this.play.saved }
			: (this.requested ?? { problem, moves: [] });
	}

	/** The board as it was opened or edited; null before there is one. */
	get problem(): BoardProblem | null {
		return this.state.problem ?? this.requested?.problem ?? null;
	}

	/** The board with the position that is seen. */
	get shownProblem(): BoardProblem | null {
		const current = this.#current;
		return current && problemOf(current);
	}

	/** Opens a problem of the page's. */
	openProblem(
		problem: BoardProblem,
		{ moves = [], undoable = false, ...options }: OpenOptions,
	): Promise<boolean> {
		const snapshot = { problem, moves, replaces: undoable ? this.#current : null };
		this.requested = snapshot;
		return this.open(() => snapshot, options);
	}

	/** Changes the board; a change that joins the last one is undone with it. */
	edit(change: (problem: BoardProblem) => BoardProblem, joins = false): void {
		const current = this.#beforeDrag ?? this.#current;
		this.#beforeDrag = null;
		if (current === null) {
			return;
		}
		const problem = change(problemOf(current));
		if (!joins) {
			this.#history.add(current);
		}
		void this.#putUp({ problem, moves: [] });
		this.#store.tell({ kind: "edited", problem });
	}

	/** Shows the board as it would be if the dragged piece were dropped on a square; on none, as it was before the drag. */
	carry(from: Square, over: Square | null): void {
		const before = this.#beforeDrag ?? this.#current;
		if (before !== null && (over !== null || this.#beforeDrag !== null)) {
			this.#beforeDrag = over === null ? null : before;
			const carried = over && { problem: put(problemOf(before), from, over), moves: [] };
			void this.#putUp(carried ?? before);
		}
	}

	/** Shows a changed board at once, and its verdict with it if that is known before the next task. */
	async #putUp(snapshot: Snapshot): Promise<void> {
		this.requested = snapshot;
		this.#store.setSilently({ problem: snapshot.problem, solving: true });
		this.#drawUnlessSolved();
		await this.open(() => snapshot);
	}

	/** Replaces a board that cannot be solved, no use but in `edit`, by the last that could; Redo has the other. */
	#leaveEdit(): void {
		const { match, failure } = this.state;
		const current = this.#current;
		const { saved } = this.play;
		if (current && saved && match && failure !== null && !isSettled(this.state)) {
			this.#history.leave(current);
			const problem = { game: match.game, position: match.record.positions[0] };
			void this.#putUp({ problem, moves: [], saved });
		}
	}

	// The way back and forth, through changes and moves.

	get canUndo(): boolean {
		return this.#canStep(-1) || (isEdited(this.state.mode) && this.#history.canUndo);
	}

	get canRedo(): boolean {
		return this.#canStep(1) || (isEdited(this.state.mode) && this.#history.canRedo);
	}

	/** Whether undo (-1) or redo (1) would go through changes of the board, and not step through moves. */
	undoesEdits(direction: -1 | 1): boolean {
		const { mode } = this.state;
		return (
			mode === "edit" ||
			(!this.#canStep(direction) && (direction < 0 ? this.canUndo : this.canRedo))
		);
	}

	/** Whether `reset` would change anything. */
	get canReset(): boolean {
		return this.state.mode === "edit" ? this.canUndo || this.canRedo : this.play.canRestart;
	}

	#canStep(direction: -1 | 1): boolean {
		const [canBack, canGoOn] = this.play.canStep;
		return isSettled(this.state) && (direction < 0 ? canBack : canGoOn);
	}

	/** Takes back a move, and the opponent's reply, or else a change; or makes it again. */
	async travel(direction: -1 | 1): Promise<void> {
		const { mode } = this.state;
		if (this.#canStep(direction)) {
			const isReplied = mode !== "show" && mode !== "edit";
			await (isReplied ? this.play.stepTurn(direction) : this.play.step(direction));
			return;
		}
		const current = this.#current;
		const next = isEdited(mode) && current && this.#history.step(direction, current);
		if (next) {
			await this.#showStep(next);
		}
	}

	async #showStep(snapshot: Snapshot): Promise<void> {
		const shown = this.#putUp(snapshot);
		this.#store.tell({ kind: "edited", problem: problemOf(snapshot) });
		await shown;
	}

	/** Goes back to the beginning of the game; in `edit`, to the board that was opened. */
	async reset(): Promise<void> {
		const current = this.#current;
		const original = this.state.mode === "edit" && current && this.#history.rewind(current);
		await (original ? this.#showStep(original) : this.play.restart());
	}

	// Help.

	/** Gives the next stage of a hint: the piece, the move, best play. No piece makes a pass. */
	async hint(): Promise<void> {
		const { stage, match } = this.state;
		const isPass = match?.moves[0]?.move.from === null;
		const next = Math.min(3, Math.max(stage, isPass ? 1 : 0) + 1) as 1 | 2 | 3;
		this.#store.set({ stage: next });
		if (next === 3) {
			const line = await this.play.line();
			if (this.state.match?.record !== match?.record) {
				return;
			}
			this.#store.set({ line: line?.moves ?? [] });
		}
		this.#store.tell({ kind: "hinted", stage: next });
	}

	/** Best play from the position on the board, which also becomes what follows in the game. Gives up an open puzzle. */
	async solution(): Promise<Line["moves"]> {
		const isGivenUp = isOpenPuzzle(this.state);
		if (isGivenUp) {
			this.#store.set({ puzzle: "given-up", players: {}, paused: true });
		}
		const line = await this.play.showLine();
		this.#store.set({ line });
		if (isGivenUp) {
			this.#store.tell({ kind: "given-up" });
		}
		return line;
	}
}
