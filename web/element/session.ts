/** The lifecycle of one board: opened, solved, edited, played, closed. The element shows its state. */
import { batch, effect, signal } from "@preact/signals-core";
import type { AnnotatedLine, Solver, Table } from "catchmate";
import { Work } from "../board/work.ts";
import { notesAt, type PositionNotes } from "../model/annotated.ts";
import type { BoardProblem } from "../model/edit.ts";
import { isSame } from "../model/same.ts";
import { Edits } from "./edits.ts";
import { type Failure, failureOf, isEngineError } from "./failure.ts";
import { GameOnBoard } from "./game.ts";
import { isOpenPuzzle } from "./judging.ts";
import { codeOf, type OpenOptions, problemOf, type Snapshot, seenFirst } from "./snapshot.ts";
import { emptyState, type GameState, type SessionContext, type Settings } from "./state.ts";
import { doneOrDelayed, percentOf, TableOwner, timed } from "./tables.ts";

interface Opening extends Pick<OpenOptions, "table" | "solve" | "signal"> {
	/** Called when the board has replaced the old one; the mode may have changed. */
	readonly onShow?: () => unknown;
}

/** The seconds after which a solve shows its size, even before the first percent. */
const shortSolve = 0.5;

/** Finds the board to open, with the solver. */
type Find = (solver: Solver) => Snapshot | Promise<Snapshot>;

export class Session implements SessionContext {
	/** The pending work of the board. */
	readonly work = new Work();
	readonly #state = signal(emptyState);
	readonly tables: TableOwner;
	readonly tell: SessionContext["tell"];
	readonly game: GameOnBoard;
	readonly edits: Edits;
	/** The board to open, if not from a text: set by the page, edited, or saved when the element was removed. */
	requested: Snapshot | null = null;
	/** The board that is shown, as it was opened. */
	#shown: Snapshot | null = null;
	/** The solver of the last board opened. */
	#solver: Solver | null = null;
	#opening = new AbortController();
	/** The element's settings. */
	#given: Settings = emptyState;

	/**
	 * @param isUrgent whether the board is to be solved before others
	 * @param draw called at every change
	 */
	constructor(isUrgent: () => boolean, draw: () => void, tell: SessionContext["tell"]) {
		const { work } = this;
		this.tell = tell;
		this.tables = new TableOwner(work, isUrgent, () => tell({ kind: "solving-again" }));
		this.game = new GameOnBoard(this);
		this.edits = new Edits(this);
		effect(() => {
			const state = this.#state.value;
			if (state === emptyState) return;
			// Draws an unsolved board in the next task, in case its verdict comes first.
			return state.solving && state.match === null ? work.after(0, draw) : draw();
		});
	}

	get state(): GameState {
		return this.#state.peek();
	}

	/** Changes parts of the state; the board is drawn again. */
	change(parts: Partial<GameState>): void {
		this.#state.value = { ...this.state, ...parts };
	}

	/** The board's table; null before it is solved. */
	get table(): Table | null {
		return this.state.match && this.tables.table;
	}

	/** The solver that all boards share, kept until this session is released. */
	get solver(): Promise<Solver> {
		return this.tables.solver;
	}

	/** The id of the built-in game on the board; null for a game with other rules. */
	get gameId(): string | null {
		const rules = this.state.problem?.game.rules;
		const isBuiltIn = this.#solver?.games.some((known) => isSame(known, rules)) ?? false;
		return isBuiltIn && rules !== undefined ? rules.id : null;
	}

	/** The moves with comments and variations that the board was opened with; null without any. */
	get annotated(): AnnotatedLine | null {
		return this.#shown?.annotated ?? null;
	}

	/** The author's annotation of the position shown; null where the text has no moves, and in an open puzzle. */
	get annotation(): PositionNotes | null {
		const { match } = this.state;
		const { annotated } = this;
		const isTold = annotated !== null && (annotated.moves.length > 0 || annotated.comment);
		return isTold && match && !isOpenPuzzle(this.state) ? notesAt(annotated, match.record) : null;
	}

	/** The board and its game as a code; null if they are too large for one, or before there is a solver. */
	get code(): string | null {
		const current = this.current;
		return current && this.#solver && codeOf(this.#solver, current);
	}

	// Settings.

	configure(given: Settings): void {
		const old = this.state;
		this.#given = given;
		const settings = this.#settings;
		const names = Object.keys(settings) as (keyof Settings)[];
		if (names.every((name) => isSame(settings[name], old[name]))) return;
		this.change(settings);
		if (old.match === null) {
			const isLeft = settings.mode !== old.mode && settings.mode !== "edit";
			if (isLeft && this.#isUnsolved) this.solve();
		} else if (settings.mode === "puzzle" && old.mode !== "puzzle") {
			void this.game.restart();
		} else if (settings.mode !== old.mode || !isSame(settings.humans, old.humans)) {
			this.game.changeMode(old.mode);
		}
	}

	/** The settings for the board shown: a puzzle has a last ply of its own. */
	get #settings(): Settings {
		const { mode, plyTo } = this.#given;
		return { ...this.#given, plyTo: (mode === "puzzle" && this.#shown?.plyTo) || plyTo };
	}

	// Opening and closing.

	/**
	 * Opens a board and solves it. It is shown when it is solved, or when that takes too long. Returns whether it was
	 * solved before another one was opened. If a worker dies, it is restarted once.
	 */
	open(find: Find, opening: Opening = {}): Promise<boolean> {
		return this.work.track(this.#open(find, opening));
	}

	async #open(find: Find, { table, solve, onShow, signal: wanted }: Opening): Promise<boolean> {
		this.#opening.abort();
		const opening = new AbortController();
		this.#opening = opening;
		const signal = wanted ? AbortSignal.any([opening.signal, wanted]) : opening.signal;
		if (!this.state.solving || this.state.progress !== null) {
			this.change({ solving: true, progress: null });
		}
		let making = table && Promise.resolve(table);
		let goBack: (() => void) | null = null;
		for (let isLost = false; ; isLost = true) {
			try {
				this.#solver = await this.solver;
				const snapshot = await find(this.#solver);
				signal.throwIfAborted();
				making ??= this.#make(snapshot.problem, isLost, solve, signal);
				if (goBack === null) {
					const isFirst = this.state.problem === null;
					if (!isFirst && snapshot.problem !== this.state.problem) {
						await doneOrDelayed(making);
						signal.throwIfAborted();
					}
					goBack = this.#take(snapshot, isFirst && solve === undefined);
					await onShow?.();
				}
				await this.#begin(snapshot, await making, signal);
				return true;
			} catch (error) {
				void making?.then(
					(made) => this.tables.discard(made),
					() => {},
				);
				if (opening.signal.aborted) return false;
				if (isEngineError(error) && !isLost && !signal.aborted) {
					making = undefined;
					continue;
				}
				goBack?.();
				this.change({ solving: false, progress: null });
				if (signal.aborted) return false;
				if (solve !== undefined) throw error;
				this.#fail(failureOf(error));
				return false;
			}
		}
	}

	/** Shows an unsolved board in place of another. Returns a function that restores that one, unless `stays`. */
	#take(snapshot: Snapshot, stays: boolean): () => void {
		if (snapshot.problem === this.state.problem) return () => {};
		const before = this.state;
		const left = this.#shown;
		const goBack = this.edits.begin(snapshot);
		this.#show(snapshot);
		return () => {
			if (!stays) {
				const { seen } = before;
				goBack();
				this.#shown = left;
				this.requested = left && { ...left, seen };
				this.game.goBack({ ...before, ...this.#settings });
			}
		};
	}

	/** Shows a board that is to be solved. */
	#show(snapshot: Snapshot): void {
		this.#shown = snapshot;
		const { problem, by = "author" } = snapshot;
		const { opening, problem: before } = this.state;
		batch(() => {
			this.game.leave();
			this.change({
				...this.#settings,
				opening: problem === before ? opening : { number: opening.number + 1, by },
				problem,
				seen: seenFirst(snapshot, this.#solver, this.state),
				solving: true,
				failure: null,
			});
		});
	}

	#make(
		{ game }: BoardProblem,
		isLost: boolean,
		solve: Opening["solve"],
		signal: AbortSignal,
	): Promise<Table> {
		const onProgress = timed((progress) => {
			const { progress: before } = this.state;
			const isLong = before === null && progress.seconds > shortSolve;
			if ((isLong || percentOf(progress) !== percentOf(before)) && !signal.aborted) {
				this.change({ progress });
			}
		});
		// Solves edits in the main thread, which is faster.
		const mainThread = this.state.mode === "edit";
		return solve === undefined
			? this.tables.solve(game, isLost, { mainThread, signal, onProgress })
			: solve({ signal, onProgress });
	}

	/** Begins the game on a solved board. */
	async #begin(snapshot: Snapshot, table: Table, signal: AbortSignal): Promise<void> {
		signal.throwIfAborted();
		const { problem, moves, ply = 0 } = snapshot;
		const isBest = moves.length === 0 && this.#hasPlies(ply);
		const prepared = await this.game.prepare(table, snapshot, isBest);
		signal.throwIfAborted();
		this.tables.keep(problem.game, table);
		this.game.begin(prepared);
		const { illegal } = prepared;
		if (illegal !== null) this.tell({ kind: "illegal-opening", move: illegal });
	}

	/** Whether the author refers to plies of best play, by `ply`, `plyFrom`, or `plyTo` in `show`. */
	#hasPlies(ply: number): boolean {
		const { mode, plyFrom, plyTo } = this.state;
		return ply > 0 || plyFrom > 0 || (mode === "show" && Number.isFinite(plyTo));
	}

	/** Stops automatic players, whose moves would hide the failure. */
	#fail(failure: Failure): void {
		this.change({ solving: false, progress: null, failure, paused: true });
		this.tell({ kind: "failed", failure });
	}

	/** Whether the board could be solved, but is neither solved nor being solved. */
	get #isUnsolved(): boolean {
		const { problem, match, solving, failure } = this.state;
		return problem !== null && match === null && !solving && failure === null;
	}

	/** Solves a board that was left unsolved. */
	solve(): void {
		const current = this.current;
		if (current !== null) void this.showChanged(current);
	}

	/** Cancels the solve and leaves the board without verdict. */
	cancel(): void {
		const current = this.current;
		if (current === null) return;
		this.#opening.abort();
		const problem = problemOf(current);
		this.#shown = { problem, moves: [] };
		this.requested = this.#shown;
		this.change({ problem, seen: null, solving: false, progress: null });
		this.tell({ kind: "cancelled" });
	}

	/** Removes the board. */
	close(): void {
		this.#opening.abort();
		this.game.leave();
		this.tables.free();
		this.edits.clear();
		this.change({ ...emptyState, ...this.#settings });
	}

	/** Frees everything but the data to open the board again. */
	release(): void {
		const current = this.current;
		this.#opening.abort();
		this.game.leave();
		this.tables.free();
		this.tables.leaveSolver();
		this.work.abandon();
		if (current?.saved) this.requested = current;
	}

	// Other boards.

	/** The board with its game; during a solve, the next board. */
	get current(): Snapshot | null {
		const { problem, seen } = this.state;
		const { saved } = this.game;
		const shown = this.#shown;
		if (problem === null || shown === null) return null;
		return saved === null ? { ...shown, seen } : { ...shown, moves: [], saved, replaces: null };
	}

	/** The board as it was opened or edited; null before there is one. */
	get problem(): BoardProblem | null {
		return this.state.problem ?? this.requested?.problem ?? null;
	}

	/** The board with the position shown. */
	get shownProblem(): BoardProblem | null {
		const current = this.current;
		return current && problemOf(current);
	}

	/** Opens a problem from the page. */
	openProblem(
		problem: BoardProblem,
		{
			moves = [],
			ply = 0,
			undoable = false,
			by = "author",
			hints,
			plyTo,
			saved = null,
			annotated = null,
			...options
		}: OpenOptions,
	): Promise<boolean> {
		// Undo must not reveal the values of an open puzzle.
		const replaces = undoable && !isOpenPuzzle(this.state) ? this.current : null;
		const snapshot = { problem, moves, ply, replaces, by, hints, plyTo, saved, annotated };
		this.requested = snapshot;
		return this.open(() => snapshot, options);
	}

	/** Shows a changed board immediately, with its verdict if that is known before the next task. */
	async showChanged(snapshot: Snapshot): Promise<void> {
		this.requested = snapshot;
		this.#show(snapshot);
		await this.open(() => snapshot);
	}
}
