/** The open board: its problem, its game and its source, and the one function that opens another. */
import { signal } from "@preact/signals-core";
import type { Move } from "catchmate";
import type { CatchmateBoard, SavedGame } from "../../element/element.ts";
import { failureOf } from "../../element/failure.ts";
import { type SolveProgress, timed } from "../../element/tables.ts";
import type { Opener } from "../../element/types.ts";
import type { BoardProblem } from "../../model/edit.ts";
import { type Activity, type Place, placeOf } from "../shell/activities.ts";
import type { PageState } from "../shell/page-state.ts";
import { work } from "../shell/work.ts";
import type { From, Opening, Outcome, SourceText } from "./state.ts";

/** How a board was opened. */
interface Origin {
	readonly from: From;
	readonly source: SourceText | null;
	readonly moves: readonly Move[];
	readonly ply: number;
}

/** The board on the page with the moves of its game; until it is solved, those it was opened with. */
export interface CurrentBoard extends Origin {
	readonly problem: BoardProblem;
}

/** A board that the reader left, with its game. */
export interface SavedBoard extends Origin {
	readonly problem: BoardProblem;
	readonly game: SavedGame | null;
	readonly activity: Activity;
	/** Whether its game is over. */
	readonly isOver: boolean;
}

const openers: readonly From[] = ["author", "edit", "link", "puzzle"] satisfies Opener[];
const isOpener = (from: From): from is Opener => openers.includes(from);

export class OpenBoard {
	readonly #board: CatchmateBoard;
	readonly #page: PageState;
	/** How each board was opened, shown or not. */
	readonly #origins = new WeakMap<BoardProblem, Origin>();
	/** The boards opened as puzzles. */
	readonly #puzzles = new WeakSet<BoardProblem>();
	readonly #openings = signal(0);
	/** The progress of the solve for the current opening; null before its first report. */
	readonly progress = signal<SolveProgress | null>(null);
	/** The last board of each place. */
	readonly #saved = new Map<Place, SavedBoard>();
	#task = new AbortController();

	constructor(board: CatchmateBoard, page: PageState) {
		this.#board = board;
		this.#page = page;
		board.addEventListener("cancelled", () => this.begin());
	}

	/** The board on the page; null for none. */
	get current(): CurrentBoard | null {
		const { problem, record, opening } = this.#board;
		if (problem === null) return null;
		const { by } = opening;
		const origin = this.#origins.get(problem) ?? { from: by, source: null, moves: [], ply: 0 };
		return { problem, ...origin, ...(record && { moves: record.moves, ply: record.index }) };
	}

	/** Whether a board is being opened, its solve included. */
	get isOpening(): boolean {
		return this.#openings.value > 0;
	}

	/** Begins a task that opens boards; aborts the previous one. Returns the new task's signal. */
	begin(): AbortSignal {
		this.#task.abort();
		this.#task = new AbortController();
		return this.#task.signal;
	}

	/** The signal of the current task. */
	get signal(): AbortSignal {
		return this.#task.signal;
	}

	/**
	 * Opens a board and solves it. A failure restores the previous board. Before a puzzle opens, the board of the current
	 * place is saved.
	 */
	async open(
		problem: BoardProblem,
		from: From,
		{ source = null, activity, signal = this.begin(), onShow, solve, ...game }: Opening = {},
	): Promise<Outcome> {
		const place = placeOf(this.#page.activity);
		if (from === "puzzle" && place !== "puzzle") this.save(place);
		const { moves = [], index: ply = 0 } = game.saved?.record ?? {
			moves: game.moves,
			index: game.ply,
		};
		this.#origins.set(problem, { from, source, moves, ply });
		if (from === "puzzle") this.#puzzles.add(problem);
		this.#openings.value += 1;
		this.progress.value = null;
		try {
			const solver = await work.track(this.#board.solver);
			signal.throwIfAborted();
			const isShown = await this.#board.open(problem, {
				...game,
				by: isOpener(from) ? from : "author",
				onShow: () => {
					onShow?.();
					if (activity !== undefined) this.#page.setActivity(activity);
				},
				solve: (options) => {
					const onProgress = timed((progress) => {
						options.onProgress?.(progress);
						if (!signal.aborted) this.progress.value = progress;
					});
					const solving = { ...options, onProgress };
					return solve?.(solving) ?? solver.solve(problem.game, solving);
				},
			});
			return isShown ? "shown" : "superseded";
		} catch (error) {
			return signal.aborted ? "superseded" : failureOf(error, null);
		} finally {
			this.#openings.value -= 1;
		}
	}

	/** Saves the board of the place that the reader leaves, and returns it; null for no board. */
	save(place: Place): SavedBoard | null {
		const { current } = this;
		if (current === null) {
			this.#saved.delete(place);
			return null;
		}
		const { activity } = this.#page;
		// A puzzle under analysis is an ordinary board.
		const from = current.from === "puzzle" ? "author" : current.from;
		const { savedGame: game, currentGame } = this.#board;
		const isOver = activity === "play" && currentGame?.ended != null;
		const saved = { ...current, from, game, activity, isOver };
		this.#saved.set(place, saved);
		return saved;
	}

	/** Whether a saved board was opened as a puzzle, perhaps before its review. */
	isPuzzle({ problem }: SavedBoard): boolean {
		return this.#puzzles.has(problem);
	}

	/** The board saved for a place. */
	savedIn(place: Place): SavedBoard | undefined {
		return this.#saved.get(place);
	}

	/** Opens a saved board with its game. */
	reopen({ problem, from, source, game, moves, ply, activity }: SavedBoard): Promise<Outcome> {
		const played = game === null ? { moves, ply } : { saved: game };
		return this.open(problem, from, { ...played, source, activity });
	}
}
