/**
 * Keeps the URL and the board in step, so that reload, bookmarks, Back and Forward restore everything.
 *
 * A new board adds an entry to the browser's history. Moves, steps through the game and edits replace the current entry;
 * only the first edit after a game adds one, as it would overwrite the game. Without a change of the board, the URL stays
 * as it is; an invalid one is replaced by the board's, or removed, so that nobody copies a broken link.
 */
import { effect, signal, untracked } from "@preact/signals-core";
import type { Rules, Solver } from "catchmate";
import { gameToBegin } from "../../../wasm/presets.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import { isEngineError } from "../../element/failure.ts";
import { analyseLink, lessonLink, puzzleIn } from "../../model/link-text.ts";
import { isSame } from "../../model/same.ts";
import type { OpenBoard } from "../board/model.ts";
import type { Outcome } from "../board/state.ts";
import type { Activity } from "../shell/activities.ts";
import { announceFailure, type PageFailure, pageFailureOf } from "../shell/failure.ts";
import type { PageState } from "../shell/page-state.ts";
import { work } from "../shell/work.ts";
import { type HistoryExtras, noExtras, readExtras, writeExtras } from "./history-state.ts";
import { LinkError, type Linked, readLink, writeLink } from "./link.ts";

/**
 * The time per change of the URL, in milliseconds. Safari allows 100 changes in half a minute, other browsers more.
 */
const rest = 400;

/**
 * The most changes without a wait; half a minute then has at most 95. Most changes are written at once, so that a reload
 * loses none.
 */
const burst = 20;

/** The part of the page's own URL after `#`. */
const hashNow = (): string => location.hash.slice(1);

/** The game of a link without moves. */
const unplayed = { moves: [], ply: 0 } as const;

/** The parts of the page that the URL stores and restores. */
interface Linkable {
	readonly opened: OpenBoard;
	readonly text: {
		readonly pickGame: (rules: Rules, shown: { readonly activity: Activity }) => Promise<void>;
	};
	readonly rules: {
		readonly against: Rules | null;
		readonly compareWith: (against: Rules | null) => void;
	};
	readonly puzzles: {
		readonly link: string | null;
		readonly open: (number: number | null) => Promise<Outcome>;
		readonly openLesson: () => Promise<Outcome>;
		/** Opens today's puzzle for a solver of earlier days. Returns whether it is shown. */
		readonly arrive: () => Promise<boolean>;
	};
}

export class Address {
	/** The failure of the last link, from the URL or pasted; null for none. */
	readonly failure = signal<PageFailure | null>(null);
	readonly #board: CatchmateBoard;
	readonly #page: PageState;
	readonly #linkable: Linkable;
	/** Writes and reads codes; null before the solver has started. */
	readonly #solver = signal<Solver | null>(null);
	/** The part of the URL after `#`, as last written or read. */
	#hash = "";
	/** The link of the board when the URL was last in step. */
	#link: string | null = null;
	/** The contents of that link. */
	#linked: Linked | null = null;
	/** The number of that board's opening. */
	#openingNumber = 0;
	#extras = noExtras;
	/** Whether the URL has to be written. */
	#isStale = false;
	/** Whether the next write adds an entry to the history. */
	#isEntry = false;
	/** The number of URLs being opened. While there are any, the URL is not written. */
	readonly #opening = signal(0);
	/** The end of all changes so far at one per `rest`, in milliseconds of `performance.now()`. */
	#busyUntil = 0;
	/** Cancels the pending write. */
	#cancel = () => {};

	constructor(board: CatchmateBoard, page: PageState, linkable: Linkable) {
		this.#board = board;
		this.#page = page;
		this.#linkable = linkable;
	}

	/** Opens the URL, and from then on its changes. */
	async begin(solver: Solver): Promise<void> {
		this.#solver.value = solver;
		for (const event of ["popstate", "hashchange"]) {
			window.addEventListener(event, () => {
				if (hashNow() !== this.#hash) {
					void work.track(this.#read());
				}
			});
		}
		window.addEventListener("pagehide", () => this.#write());
		await this.#read();
	}

	/** The part of the link after `#`; null without a board, or with one too large for a link. */
	get link(): string | null {
		const linked = this.#onBoard();
		return linked && this.#linkOf(linked);
	}

	/** The full link; null if there is none. */
	get url(): string | null {
		const { link } = this;
		return link && `${location.href.replace(/#.*$/s, "")}#${link}`;
	}

	/**
	 * The number of moves in a link's game; 0 for an invalid link. Infinity while the solver is restarting and cannot read
	 * it.
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
	async openLink(hash: string, extras = noExtras): Promise<PageFailure | null> {
		const solver = this.#solver.value;
		if (solver === null) {
			return null;
		}
		this.dismissFailure();
		const { activity } = this.#page;
		let outcome: Outcome;
		try {
			outcome = await this.#openNamed(solver, hash, extras);
		} catch (error) {
			outcome =
				error instanceof LinkError ? { kind: "link", fault: error.fault } : pageFailureOf(error);
		}
		if (typeof outcome === "string") {
			return null;
		}
		this.failure.value = outcome;
		if (this.#page.activity !== activity) {
			this.#page.setActivity(activity);
		}
		return outcome;
	}

	/** Opens the puzzle or the board of a link. */
	#openNamed(solver: Solver, hash: string, extras: HistoryExtras): Promise<Outcome> {
		const puzzle = puzzleIn(hash);
		if (puzzle !== undefined) {
			return this.#linkable.puzzles.open(puzzle);
		}
		if (hash === lessonLink) return this.#linkable.puzzles.openLesson();
		const { problem, against, activity, ...game } = readLink(solver, hash);
		const onShow = () => {
			this.#page.setActivity(activity);
			this.#linkable.rules.compareWith(against);
			if (against !== null) {
				this.#page.tabs.open("explain");
			}
		};
		return this.#linkable.opened.open(problem, "link", { ...extras, ...game, onShow });
	}

	/** The contents of a link to the current board; null without a board. */
	#onBoard(): Linked | null {
		const { current } = this.#linkable.opened;
		const { activity } = this.#page;
		const { against } = this.#linkable.rules;
		if (current === null) return null;
		const { problem, moves, ply } = current;
		// The moves of a puzzle would reveal its solution.
		const game = activity === "puzzle" ? unplayed : { moves, ply };
		return { problem, ...game, activity, against };
	}

	/** The extras of the current history entry; only play has hints. */
	get #extrasNow(): HistoryExtras {
		const { source = null } = this.#linkable.opened.current ?? {};
		const isPlay = this.#page.activity === "play";
		return {
			source: source?.isList ? source : null,
			hints: isPlay ? (this.#board.currentGame?.hints ?? 0) : 0,
		};
	}

	/** From now on writes the URL after each change, and announces the failure of a link. */
	follow(): void {
		effect(() => this.#follow());
		effect(() => {
			const { value } = this.failure;
			if (value !== null) {
				untracked(() => announceFailure(this.#board, this.#page.words, value, true));
			}
		});
	}

	#follow(): void {
		if (this.#opening.value > 0 || this.#solver.value === null) {
			return;
		}
		const linked = this.#onBoard();
		const link = linked && this.#linkOf(linked);
		const extras = this.#extrasNow;
		if (linked === null || link === null || (link === this.#link && isSame(extras, this.#extras))) {
			return;
		}
		if (link !== this.#link && this.#isNewEntry(linked)) {
			// The pending change belongs to the current entry.
			this.#write();
			this.#isEntry = true;
		}
		this.#take(linked, link);
		this.#isStale = true;
		this.#cancel();
		const wait = this.#busyUntil - (burst - 1) * rest - performance.now();
		// A new entry is written at once, so that Back finds it.
		if (wait > 0 && !this.#isEntry) {
			this.#cancel = work.after(wait, () => this.#write());
		} else {
			this.#write();
		}
	}

	/** Notes the contents of the URL. */
	#take(linked: Linked | null, link: string | null): void {
		this.#linked = linked;
		this.#link = link;
		this.#extras = this.#extrasNow;
		this.#openingNumber = this.#board.opening.number;
	}

	/**
	 * Whether a change adds a history entry: another board, though an edit only after a game with moves; a new game after one
	 * with moves; or the review of a puzzle.
	 */
	#isNewEntry({ activity, moves }: Linked): boolean {
		const before = this.#linked;
		const hadMoves = before !== null && before.moves.length > 0;
		if (this.#board.opening.number !== this.#openingNumber) {
			const isEdit = activity === "edit" && this.#linkable.opened.current?.from === "edit";
			return !isEdit || before === null || hadMoves;
		}
		const isReview = before?.activity === "puzzle" && activity !== "puzzle";
		return isReview || (hadMoves && moves.length === 0);
	}

	/** Writes a link; cached while its contents are unchanged. */
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
			this.#take(linked, linked && this.#linkOf(linked));
			this.#opening.value -= 1;
		}
	}

	/**
	 * Opens a URL; for one without a board, or an invalid one on a page without a board, the first screen. Returns whether
	 * the URL is invalid, rather than hit by a failure that may pass.
	 */
	async #open(hash: string): Promise<boolean> {
		const isBare = ["", analyseLink].includes(hash);
		const failure = isBare ? null : await this.openLink(hash, readExtras(history.state));
		if (isBare || (failure !== null && this.#board.problem === null)) {
			// The announcement of the board would replace that of the failure.
			this.dismissFailure();
			await this.#openFirst(hash === analyseLink ? "analyse" : "play");
			this.failure.value = failure;
		}
		return failure !== null && failure.kind !== "failed" && failure.kind !== "not-loaded";
	}

	/** Opens the first game; instead of play, today's puzzle for a returning solver. */
	async #openFirst(activity: Activity): Promise<void> {
		const { puzzles, text } = this.#linkable;
		if (activity === "play" && (await puzzles.arrive().catch(() => false))) return;
		const first = gameToBegin(this.#solver.value?.games ?? []);
		if (first !== undefined) await text.pickGame(first, { activity });
	}

	/** Changes the URL's part after `#`; an empty one removes it. */
	#put(method: "pushState" | "replaceState", state: object | null, hash: string): void {
		try {
			history[method](state, "", hash === "" ? location.href.replace(/#.*$/s, "") : `#${hash}`);
			this.#hash = hash;
		} catch {
			// Some browsers forbid this on file://. The URL stays; the share panel has the link.
		}
		this.#busyUntil = Math.max(this.#busyUntil, performance.now()) + rest;
	}

	#write(): void {
		this.#cancel();
		if (!this.#isStale || this.#link === null) {
			return;
		}
		const isEntry = this.#isEntry && this.#link !== this.#hash;
		this.#put(isEntry ? "pushState" : "replaceState", writeExtras(this.#extras), this.#link);
		this.#isStale = false;
		this.#isEntry = false;
		this.dismissFailure();
	}
}
