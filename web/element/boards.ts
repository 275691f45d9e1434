/** The board of an element: how it is solved and put up, how it is changed by hand, and the way back through those changes. */
import type { Move, Solver, Square, Table } from "catchmate";
import { type BoardProblem, put } from "../board/edit.ts";
import { currentPosition, cut, seek } from "../board/record.ts";
import { type Failure, failureOf, isEngineError } from "../view/failure.ts";
import type { Kept, Play } from "./play.ts";
import { sharing } from "./sharing.ts";
import { SourceError } from "./source.ts";
import { isSettled, type Mode, type Store } from "./state.ts";

/** A board with the game that follows, or with what has become of it. */
export interface Given {
	readonly problem: BoardProblem;
	readonly moves: readonly Move[];
	readonly kept?: Kept | null;
	/** The board that it takes the place of, if Undo is to bring that back. */
	readonly before?: Given | null;
}

/** How a board is put up. */
interface Opening {
	/** Which position of the game that follows is seen first; 0 without it. */
	readonly ply?: number;
	/** The game's table, to be taken over; without one the game is solved. */
	readonly table?: Table | undefined;
	/** Leaves the old board in place when it is aborted in time. */
	readonly signal?: AbortSignal | undefined;
}

/** What the boards tell their element. */
export interface BoardsEvents {
	/** A change by hand was made, undone or made again. */
	readonly edit: (problem: BoardProblem) => void;
	/** The game that was to follow goes no further than to this move. */
	readonly refuse: (move: Move) => void;
}

/** The board with the position that is seen of its game. */
const seen = ({ problem, kept }: Given): BoardProblem =>
	kept ? { ...problem, position: currentPosition(kept.record) } : problem;

/** Whether changes of the board can be undone in a mode: not in one of those in which a game would end by it. */
const areEdited = (mode: Mode): boolean => mode === "edit" || mode === "analyse";

export class Boards {
	readonly #store: Store;
	readonly #play: Play;
	readonly #events: BoardsEvents;
	#opening = new AbortController();
	/** Whether the element is on the screen, or near to it: those are solved first. */
	isNear = false;
	/** The board that the page around has given; null when the board is a text. */
	given: Given | null = null;
	/** The boards before the changes by hand that can be undone, and after those undone, each with the game played on it. */
	#past: Given[] = [];
	#future: Given[] = [];
	/** The board that did not come by a change. */
	#putUp: BoardProblem | null = null;
	/** The board without the piece's new place, as long as a piece is dragged in `edit`. */
	#lifted: Given | null = null;

	constructor(store: Store, play: Play, events: BoardsEvents) {
		this.#store = store;
		this.#play = play;
		this.#events = events;
	}

	/** Solves a board and puts it up. Returns whether that went well. A worker that dies meanwhile is started again once. */
	async open(
		find: (solver: Solver) => Given | Promise<Given>,
		{ ply = 0, table, signal: wanted }: Opening = {},
	): Promise<boolean> {
		this.#opening.abort();
		this.#opening = new AbortController();
		const own = this.#opening.signal;
		const signal = wanted === undefined ? own : AbortSignal.any([own, wanted]);
		const { problem: before } = this.#store.state;
		let solved = table;
		if (!this.#store.state.solving) {
			this.#store.set({ solving: true });
		}
		for (let attempt = 1; ; attempt++) {
			try {
				const { problem, moves, kept, before: old } = await find(await sharing.use(this));
				signal.throwIfAborted();
				if (this.#store.state.match === null && solved === undefined) {
					this.#store.set({ problem });
				}
				solved ??= await this.#solve(problem, signal);
				const isBest = moves.length === 0 && this.#wantsGame(ply);
				const opening = kept ?? { moves: isBest ? ("best" as const) : moves, ply };
				const illegal = await this.#play.open(solved, problem, opening, signal);
				if (problem !== before) {
					this.#putUp = problem;
					old ? this.#remember(old) : this.#forget();
				}
				if (illegal !== null) {
					this.#events.refuse(illegal);
				}
				return true;
			} catch (error) {
				if (solved !== undefined && solved !== this.#store.state.match?.table) {
					solved.dispose();
				}
				if (signal.aborted) {
					return false;
				}
				if (!isEngineError(error) || attempt > 1) {
					this.#fail(error instanceof SourceError ? error.failure : failureOf(error, null));
					return false;
				}
				solved = undefined;
			}
		}
	}

	/** Whether the author speaks of a game, given or not: of one of its plies, or in a show of where it ends. */
	#wantsGame(ply: number): boolean {
		const { mode, range } = this.#store.state;
		return ply > 0 || range.from > 0 || (mode === "show" && Number.isFinite(range.to));
	}

	async #solve(problem: BoardProblem, signal: AbortSignal): Promise<Table> {
		const { match } = this.#store.state;
		if (match?.game === problem.game) {
			return match.table;
		}
		const table = await sharing.solve(this, problem.game, () => this.isNear, {
			here: this.#store.state.mode === "edit",
			signal,
			onProgress: (progress) => {
				if (!signal.aborted) {
					this.#store.hold({ progress });
					this.#drawUnlessSolved();
				}
			},
		});
		if (signal.aborted) {
			table.dispose();
			signal.throwIfAborted();
		}
		return table;
	}

	/** Says what is wrong. No player moves on under it by itself, which would take it away. */
	#fail(failure: Failure): void {
		this.#store.set({ solving: false, progress: null, failure, paused: true });
		this.#store.tell({ kind: "failed", failure });
	}

	/** Draws what is held of a solve, unless its verdict comes before the next task. */
	#drawUnlessSolved(): void {
		setTimeout(() => {
			if (this.#store.state.solving) {
				this.#store.onChange();
			}
		});
	}

	/** Leaves no board up. */
	takeDown(): void {
		this.#opening.abort();
		this.#play.close();
		this.#forget();
		this.#store.set({ problem: null, solving: false, progress: null, failure: null });
	}

	/** Frees all that the board takes up, but what is needed to put it up again. */
	free(): void {
		const { problem } = this.#store.state;
		this.#opening.abort();
		const kept = this.#play.close();
		if (problem !== null && kept !== null) {
			this.given = { problem, moves: [], kept };
		}
		sharing.leave(this);
	}

	/** The board with the game on it, as it is or, while it is being solved, as it is going to be. */
	get here(): Given | null {
		const { problem } = this.#store.state;
		return problem === null
			? null
			: isSettled(this.#store.state)
				? { problem, moves: [], kept: this.#play.kept }
				: (this.given ?? { problem, moves: [] });
	}

	/** The position that is seen. */
	get seen(): BoardProblem | null {
		const here = this.here;
		return here && seen(here);
	}

	/** Whether there are changes to be undone, and some to be made again. */
	get canUnedit(): readonly [boolean, boolean] {
		const can = areEdited(this.#store.state.mode);
		return [can && this.#past.length > 0, can && this.#future.length > 0];
	}

	/** Changes the board; a change that joins the last one is undone with it. */
	edit(change: (problem: BoardProblem) => BoardProblem, joins = false): void {
		const here = this.#lifted ?? this.here;
		this.#lifted = null;
		if (here === null) {
			return;
		}
		const problem = change(seen(here));
		if (!joins) {
			this.#remember(here);
		}
		void this.#show({ problem, moves: [] });
		this.#events.edit(problem);
	}

	/** Lets Undo bring a board back. What was undone, and the moves taken back, are not made again after another change. */
	#remember(here: Given): void {
		const { kept } = here;
		this.#past.push(kept ? { ...here, kept: { ...kept, record: cut(kept.record) } } : here);
		this.#future = [];
		this.#store.onChange();
	}

	/** Takes back a change, or makes it again. */
	async unedit(direction: -1 | 1): Promise<void> {
		const [from, to] = direction < 0 ? [this.#past, this.#future] : [this.#future, this.#past];
		const here = this.here;
		const next = from.at(-1);
		if (here !== null && next !== undefined && areEdited(this.#store.state.mode)) {
			from.pop();
			to.push(here);
			const shown = this.#show(next);
			this.#events.edit(seen(next));
			await shown;
		}
	}

	/** Takes back all changes since the board was put up, and the game that was played before them. Returns whether there was one. */
	async uneditAll(): Promise<boolean> {
		const { here } = this;
		const isPutUp = ({ problem }: Given) => problem === this.#putUp;
		const [first, ...rest] = this.#past.slice(Math.max(0, this.#past.findIndex(isPutUp)));
		if (here === null || isPutUp(here) || first === undefined) {
			return false;
		}
		this.#past.length -= rest.length + 1;
		this.#future.push(here, ...rest.reverse());
		const { kept } = first;
		await this.#show(kept ? { ...first, kept: { ...kept, record: seek(kept.record, 0) } } : first);
		this.#events.edit(first.problem);
		return true;
	}

	/** Where boards are not edited, one that cannot be solved is no use: the last that could comes back, and Redo has the other. */
	leaveEdit(): void {
		const { state } = this.#store;
		const here = this.here;
		const { kept } = this.#play;
		if (here && kept && state.match && state.failure !== null && !isSettled(state)) {
			this.#future.push(here);
			const { game, record } = state.match;
			void this.#show({ problem: { game, position: record.positions[0] }, moves: [], kept });
		}
	}

	/** Shows the board as it would be if the dragged piece were dropped there. */
	carry(from: Square, over: Square | null): void {
		const lifted = this.#lifted ?? this.here;
		if (lifted !== null && (over !== null || this.#lifted !== null)) {
			this.#lifted = over === null ? null : lifted;
			const moved = over && put(seen(lifted), from, over);
			void this.#show(moved === null ? lifted : { problem: moved, moves: [] });
		}
	}

	/** Shows a changed board at once, and what it is worth when that is known: together, if it is known before the next task. */
	async #show(given: Given): Promise<void> {
		this.given = given;
		this.#store.hold({ problem: given.problem, solving: true });
		this.#drawUnlessSolved();
		await this.open(() => given);
	}

	/** Forgets the boards before and after. */
	#forget(): void {
		if (this.#past.length > 0 || this.#future.length > 0) {
			this.#past = [];
			this.#future = [];
			this.#store.onChange();
		}
		this.#lifted = null;
	}
}
