/**
 * Keeps the page's URL and the board in step, so that reload, bookmarks, Back and Forward restore everything. Writes
 * the URL.
 *
 * A new board adds an entry to the browser's history. Moves, steps through the game and edits replace the current
 * entry, except the first edit after a game, which would otherwise be lost. If nothing was done, the URL stays as it
 * is; but an invalid one is replaced by the board's, or removed, so that nobody copies a broken link.
 */
import { effect, signal, untracked } from "@preact/signals-core";
import type { Move, Rules, Solver } from "catchmate";
import type { CatchmateBoard } from "../../element/element.ts";
import { isEngineError } from "../../element/failure.ts";
import type { BoardProblem } from "../../model/edit.ts";
import { puzzleIn } from "../../model/link-text.ts";
import type { ListedText } from "../../model/listed-text.ts";
import { gameToBegin } from "../../model/presets.ts";
import { isSame } from "../../model/same.ts";
import { announceFailure, type PageFailure, pageFailureOf } from "../shell/failure.ts";
import type { Frame } from "../shell/frame.ts";
import type { OpenBoard, Opened } from "../shell/open-board.ts";
import { work } from "../shell/work.ts";
import { type Kept, nothingKept, readState, stateOf } from "./history-state.ts";
import { LinkError, type Linked, readLink, writeLink } from "./link.ts";

/**
 * How often the URL may change, in milliseconds per change. Safari allows 100 changes in half a minute, other browsers
 * more.
 */
const rest = 400;

/**
 * How many changes may come at once: half a minute then has at most 95. Most are written at once, so that a reload loses
 * none.
 */
const burst = 20;

const noMoves: readonly Move[] = [];

/** The part of the page's own URL after `#`. */
const hashNow = (): string => location.hash.slice(1);

/** What the URL contains and restores. */
interface Linkable {
	readonly text: {
		readonly openBoard: OpenBoard;
		readonly entryOf: (problem: BoardProblem) => ListedText | null;
		readonly pickGame: (rules: Rules, onShow: () => void) => Promise<void>;
	};
	readonly rules: {
		readonly against: Rules | null;
		readonly compareWith: (against: Rules | null) => void;
	};
	readonly puzzles: {
		readonly link: string | null;
		readonly open: (number: number | null) => Promise<Opened>;
	};
}

export class Address {
	/** Why the last link, from the URL or pasted, could not be opened; null for none. */
	readonly failure = signal<PageFailure | null>(null);
	readonly #board: CatchmateBoard;
	readonly #frame: Frame;
	readonly #linkable: Linkable;
	/** Writes and reads codes; null before the solver has started. */
	readonly #solver = signal<Solver | null>(null);
	/** The part of the URL after `#`, as written or read last. */
	#hash = "";
	/** The link of the board when the URL was last in step. */
	#link: string | null = null;
	/** The contents of that link. */
	#linked: Linked | null = null;
	/** The contents of the link opened last. */
	#coming: Linked | null = null;
	/** What is kept with the link. The text stays while the person types another one. */
	#kept = nothingKept;
	/** Whether the URL has to be written. */
	#isStale = false;
	/** Whether the next write adds an entry to the history. */
	#isEntry = false;
	/** The number of URLs being opened; nothing is written meanwhile. */
	readonly #opening = signal(0);
	/** When the changes so far would have been written, `rest` apart. */
	#busyUntil = 0;
	/** Cancels the write that is to come. */
	#cancel = () => {};

	constructor(board: CatchmateBoard, frame: Frame, linkable: Linkable) {
		this.#board = board;
		this.#frame = frame;
		this.#linkable = linkable;
	}

	/** Opens the URL; from then on follows it and the board. */
	async begin(solver: Solver): Promise<void> {
		this.#solver.value = solver;
		for (const event of ["popstate", "hashchange"]) {
			window.addEventListener(event, () => {
				if (hashNow() !== this.#hash) {
					void work.during(this.#read());
				}
			});
		}
		window.addEventListener("pagehide", () => this.#write());
		await this.#read();
	}

	/** The part of the link after `#`; null if there is no board, or it is too large for a link. */
	get link(): string | null {
		const linked = this.#onBoard();
		return linked && this.#linkOf(linked);
	}

	/** The whole link. */
	get url(): string | null {
		const { link } = this;
		return link && `${location.href.replace(/#.*$/s, "")}#${link}`;
	}

	/**
	 * The number of moves in a link's game; 0 where it has none or cannot be read. Infinite while the solver is being started
	 * again and cannot tell.
	 */
	pliesIn(link: string): number {
		const solver = this.#solver.value;
		try {
			return solver === null ? 0 : readLink(solver, link).moves.length;
		} catch (error) {
			if (error instanceof LinkError) return 0;
			if (isEngineError(error)) return Infinity;
			throw error;
		}
	}

	dismissFailure(): void {
		this.failure.value = null;
	}

	/**
	 * Opens the board of a link. An invalid link leaves the board unchanged.
	 * @param hash the part after `#`
	 * @returns the failure; null for none
	 */
	async openLink(hash: string, kept = nothingKept): Promise<PageFailure | null> {
		const solver = this.#solver.value;
		if (solver === null) {
			return null;
		}
		this.dismissFailure();
		const { activity } = this.#frame;
		let outcome: Opened;
		try {
			outcome = await this.#openNamed(solver, hash, kept);
		} catch (error) {
			outcome =
				error instanceof LinkError ? { kind: "link", fault: error.fault } : pageFailureOf(error);
		}
		if (typeof outcome === "string") {
			return null;
		}
		this.failure.value = outcome;
		if (this.#frame.activity !== activity) {
			this.#frame.setActivity(activity);
		}
		return outcome;
	}

	/** Opens the puzzle or the board of a link. */
	#openNamed(solver: Solver, hash: string, kept: Kept): Promise<Opened> {
		const puzzle = puzzleIn(hash);
		if (puzzle !== undefined) {
			return this.#linkable.puzzles.open(puzzle);
		}
		const linked = readLink(solver, hash);
		const { problem, moves, ply, activity, against } = linked;
		this.#coming = linked;
		const onShow = () => {
			this.#frame.setActivity(activity);
			this.#linkable.rules.compareWith(against);
			if (against !== null) {
				this.#frame.tabs.open("explain");
			}
		};
		return this.#linkable.text.openBoard(problem, { by: "link", ...kept, moves, ply, onShow });
	}

	/** The game on the board to link to; null if there is none or it is not valid. */
	#onBoard(): Linked | null {
		const { problem, record } = this.#board;
		const { activity } = this.#frame;
		const { against } = this.#linkable.rules;
		if (problem === null) {
			return null;
		}
		if (activity === "puzzle") {
			// The moves would give the solution away.
			return { problem, moves: noMoves, ply: 0, activity, against };
		}
		if (record === null && this.#coming?.problem === problem) {
			// The board of a link is shown before it is solved.
			return { ...this.#coming, activity, against };
		}
		const { moves, index } = record ?? { moves: noMoves, index: 0 };
		return { problem, moves, ply: index, activity, against };
	}

	/** What to keep with a link; only play has hints. */
	#keptWith(linked: Linked | null): Kept {
		return {
			entry: linked && this.#linkable.text.entryOf(linked.problem),
			hints: linked?.activity === "play" ? (this.#board.currentGame?.hints ?? 0) : 0,
		};
	}

	/** Keeps the URL in step with what it depends on, and tells the failure of a link. */
	follow(): void {
		effect(() => this.#follow());
		effect(() => {
			const { value } = this.failure;
			if (value !== null) {
				untracked(() => announceFailure(this.#board, this.#frame.words, value, true));
			}
		});
	}

	#follow(): void {
		if (this.#opening.value > 0 || this.#solver.value === null) {
			return;
		}
		const linked = this.#onBoard();
		const link = linked && this.#linkOf(linked);
		const before = this.#linked;
		const isOther = before?.problem !== linked?.problem;
		const own = this.#keptWith(linked);
		const kept = { ...own, entry: own.entry ?? (isOther ? null : this.#kept.entry) };
		if (linked === null || link === null || (link === this.#link && isSame(kept, this.#kept))) {
			return;
		}
		const isEdit = linked.activity === "edit" && this.#board.opening.by === "edit";
		// A new game on the same board must not replace the old one's entry, nor a puzzle's review that of the puzzle.
		const isAnew =
			!isOther &&
			linked.activity !== "puzzle" &&
			(before?.activity === "puzzle" ||
				((before?.moves.length ?? 0) > 0 && linked.moves.length === 0));
		const isEntry =
			link !== this.#link && (isAnew || (isOther && !(isEdit && before?.moves.length === 0)));
		if (isEntry) {
			// A pending change belongs to the current entry.
			this.#write();
			this.#isEntry = true;
		}
		this.#linked = linked;
		this.#link = link;
		this.#kept = kept;
		this.#isStale = true;
		this.#cancel();
		const wait = this.#busyUntil - (burst - 1) * rest - performance.now();
		// New entries are written at once, because Back would miss them.
		if (wait > 0 && !this.#isEntry) {
			this.#cancel = work.after(wait, () => this.#write());
		} else {
			this.#write();
		}
	}

	/** The link to a game; cached while that is unchanged. */
	#linkOf(linked: Linked): string | null {
		const names = Object.keys(linked) as (keyof Linked)[];
		if (names.every((name) => linked[name] === this.#linked?.[name])) {
			return this.#link;
		}
		const solver = this.#solver.value;
		return linked.activity === "puzzle"
			? this.#linkable.puzzles.link
			: solver && writeLink(solver, linked);
	}

	async #read(): Promise<void> {
		this.#cancel();
		const last = this.#board.problem === null ? "" : this.#isStale ? this.#link : this.#hash;
		this.#isStale = false;
		this.#isEntry = false;
		const hash = hashNow();
		this.#hash = hash;
		this.#opening.value += 1;
		try {
			const isRefused = await this.#open(hash);
			if (isRefused && hashNow() === hash) {
				this.#put("replaceState", null, last ?? "");
			}
		} finally {
			const linked = this.#onBoard();
			this.#link = linked && this.#linkOf(linked);
			this.#linked = linked;
			this.#kept = this.#keptWith(linked);
			this.#opening.value -= 1;
		}
	}

	/**
	 * Opens a URL; if it is empty, or invalid and there is no board, the first game. Returns whether the URL is invalid
	 * for good.
	 */
	async #open(hash: string): Promise<boolean> {
		const failure = hash === "" ? null : await this.openLink(hash, readState(history.state));
		const first = gameToBegin(this.#solver.value?.games ?? []);
		if (
			first !== undefined &&
			(hash === "" || (failure !== null && this.#board.problem === null))
		) {
			await this.#linkable.text.pickGame(first, () =>
				this.#frame.setActivity(failure === null ? "play" : "analyse"),
			);
			this.failure.value = failure;
		}
		return failure !== null && failure.kind !== "failed" && failure.kind !== "not-loaded";
	}

	/** Changes the URL's part after `#`; an empty one removes it. */
	#put(method: "pushState" | "replaceState", state: object | null, hash: string): void {
		try {
			history[method](state, "", hash === "" ? location.href.replace(/#.*$/s, "") : `#${hash}`);
			this.#hash = hash;
		} catch {
			// Some browsers forbid it on file://: the URL stays, and the link is in the share panel.
		}
		this.#busyUntil = Math.max(this.#busyUntil, performance.now()) + rest;
	}

	#write(): void {
		this.#cancel();
		if (!this.#isStale || this.#link === null) {
			return;
		}
		const isEntry = this.#isEntry && this.#link !== this.#hash;
		this.#put(isEntry ? "pushState" : "replaceState", stateOf(this.#kept), this.#link);
		this.#isStale = false;
		this.#isEntry = false;
		this.dismissFailure();
	}
}
