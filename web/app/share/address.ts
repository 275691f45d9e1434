/**
 * The page's address follows the board, and the board the address: a reload, a bookmark, Back and Forward bring everything back.
 *
 * Another board makes an entry of the browser's history; a move, a step through the game and an edit only change the one there
 * is, but for the first edit after a game, which would otherwise be lost. Without anything done the address stays as it is, but
 * for one that is refused: it gives way to that of the board, or to none, so that a copied address is never a broken one.
 */
import type { Move, Rules, Solver } from "catchmate";
import type { BoardProblem } from "../../board/edit.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import { type PageFailure, pageFailureOf } from "../failure.ts";
import type { Activity, Frame } from "../frame/frame.ts";
import { gameToBegin } from "../library/presets.ts";
import type { PlaySession } from "../play/session.ts";
import type { Puzzles } from "../puzzles/puzzles.ts";
import type { RulesState } from "../rules/state.ts";
import type { Slice } from "../store.ts";
import type { JudgeInput } from "../text/input.ts";
import {
	isSameText,
	type ListedText,
	readHints,
	readListedText,
	stateOf,
} from "./history-state.ts";
import { LinkError, type Linked, puzzleIn, readLink, writeLink } from "./link.ts";
import type { Choice } from "./tag.ts";

/** The time that the address rests before it is changed again, in milliseconds: Safari takes 100 of them in half a minute, others more. */
const rest = 400;

const noMoves: readonly Move[] = [];

export interface ShareState {
	/** Why the link that the page's address is, or that was pasted, cannot be opened. */
	readonly linkFailure: PageFailure | null;
	/** Whether the fold is open that makes the tag for a page of one's own, and what has been chosen there. */
	readonly isEmbedding: boolean;
	readonly embedded: Partial<Choice>;
}

export const initialShare: ShareState = { linkFailure: null, isEmbedding: false, embedded: {} };

/** The game on the board, to be linked to; null while it is not known or not valid. */
function linkedOf(board: CatchmateBoard, activity: Activity, against: Rules | null): Linked | null {
	const { problem, record } = board;
	if (problem === null) {
		return null;
	}
	if (activity === "puzzle") {
		// What was played on it would give it away.
		return { problem, moves: noMoves, ply: 0, activity, against };
	}
	if (record !== null && record.positions[0] === problem.position) {
		return { problem, moves: record.moves, ply: record.index, activity, against };
	}
	// An edited board is seen before it is solved.
	return activity === "edit" ? { problem, moves: noMoves, ply: 0, activity, against } : null;
}

export class Address {
	readonly #slice: Slice<ShareState>;
	readonly #board: CatchmateBoard;
	readonly #frame: Frame;
	readonly #input: JudgeInput;
	readonly #rules: Slice<RulesState>;
	readonly #play: PlaySession;
	readonly #puzzles: Puzzles;
	/** Writes and reads the codes of links; null before it has come. */
	#solver: Solver | null = null;
	/** The part of the address behind its `#`, as far as we know. */
	#hash = "";
	/** The board when the address was last settled, and its link. */
	#link: string | null = null;
	#linked: Linked | null = null;
	/** The text that the board is one of several of. A board outlives its text while another is being written. */
	#entry: ListedText | null = null;
	/** The hints taken in the game that the address says. */
	#hints = 0;
	/** Whether the address still has to be written. */
	#isStale = false;
	/** Whether the next change of the address is to make an entry. */
	#isEntry = false;
	/** The number of addresses that are being opened; meanwhile none is written. */
	#opening = 0;
	#lastWritten = Number.NEGATIVE_INFINITY;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(
		slice: Slice<ShareState>,
		board: CatchmateBoard,
		frame: Frame,
		input: JudgeInput,
		rules: Slice<RulesState>,
		play: PlaySession,
		puzzles: Puzzles,
	) {
		this.#slice = slice;
		this.#board = board;
		this.#frame = frame;
		this.#input = input;
		this.#rules = rules;
		this.#play = play;
		this.#puzzles = puzzles;
	}

	/** Opens what the address says, and follows it, and the board, from then on. */
	async begin(solver: Solver): Promise<void> {
		this.#solver = solver;
		for (const event of ["popstate", "hashchange"]) {
			window.addEventListener(event, () => {
				if (location.hash.slice(1) !== this.#hash) {
					void this.#read();
				}
			});
		}
		window.addEventListener("pagehide", () => this.#write());
		await this.#read();
	}

	/** The end of the link to the game on the board; null while it is not known, or when no link can say it. */
	get link(): string | null {
		const linked = this.#onBoard();
		return linked && this.#linkOf(linked);
	}

	/** The whole link. */
	get url(): string | null {
		const { link } = this;
		return link && `${location.href.replace(/#.*$/s, "")}#${link}`;
	}

	dismissFailure(): void {
		this.#slice.set({ linkFailure: null });
	}

	/**
	 * Puts the board of a link up. A link that is wrong leaves the board alone.
	 * @param hash the end of the link.
	 * @param entry the text that the board was one of several of.
	 * @param hints the number of hints that were taken in the game.
	 * @returns the failure, if there is one.
	 */
	async openLink(
		hash: string,
		entry: ListedText | null = null,
		hints = 0,
	): Promise<PageFailure | null> {
		if (this.#solver === null) {
			return null;
		}
		this.dismissFailure();
		let outcome: Awaited<ReturnType<JudgeInput["openBoard"]>>;
		try {
			outcome = await this.#openNamed(this.#solver, hash, entry, hints);
		} catch (error) {
			outcome =
				error instanceof LinkError ? { kind: "link", fault: error.fault } : pageFailureOf(error);
		}
		if (typeof outcome === "string") {
			return null;
		}
		this.#slice.set({ linkFailure: outcome });
		return outcome;
	}

	/** Puts the puzzle or the board up that a link names. */
	#openNamed(
		solver: Solver,
		hash: string,
		entry: ListedText | null,
		hints: number,
	): ReturnType<JudgeInput["openBoard"]> {
		const puzzle = puzzleIn(hash);
		if (puzzle !== undefined) {
			return this.#puzzles.open(puzzle);
		}
		const { problem, moves, ply, activity, against } = readLink(solver, hash);
		// The activity may hide something of the board.
		const onSolved = ({ position }: BoardProblem) => {
			this.#play.resume(position, hints);
			this.#frame.setActivity(activity);
			this.#rules.set({ against });
			if (against !== null) {
				this.#frame.openTab("explain");
			}
		};
		return this.#input.openBoard(problem, { moves, ply, entry, onSolved });
	}

	#onBoard(): Linked | null {
		return linkedOf(this.#board, this.#frame.state.activity, this.#rules.state.against);
	}

	/** The hints to be kept with the address: where nobody plays none are taken. */
	#hintsIn(linked: Linked | null): number {
		return linked?.activity === "play" ? this.#play.hintsTaken : 0;
	}

	/** Has the address follow the board and the activity, which may have changed. */
	follow(): void {
		if (this.#opening > 0 || this.#solver === null) {
			return;
		}
		const linked = this.#onBoard();
		const link = linked && this.#linkOf(linked);
		const before = this.#linked;
		const isOther = before?.problem !== linked?.problem;
		const entry = (linked && this.#input.entryOf(linked.problem)) ?? (isOther ? null : this.#entry);
		const hints = this.#hintsIn(linked);
		const isSame = link === this.#link && isSameText(entry, this.#entry) && hints === this.#hints;
		if (linked === null || link === null || isSame) {
			return;
		}
		const isEdit = linked.activity === "edit" && !this.#input.isOpened(linked.problem);
		// A new game on the same board would otherwise be the end of the old one.
		const isAnew = !isOther && (before?.moves.length ?? 0) > 0 && linked.moves.length === 0;
		const isEntry =
			link !== this.#link && (isAnew || (isOther && !(isEdit && before?.moves.length === 0)));
		if (isEntry) {
			// A change that has not been written yet belongs to the entry that is left.
			this.#write();
			this.#isEntry = true;
		}
		this.#linked = linked;
		this.#link = link;
		this.#entry = entry;
		this.#hints = hints;
		this.#isStale = true;
		clearTimeout(this.#timer);
		const wait = this.#lastWritten + rest - performance.now();
		// An entry is made at once: Back would miss it.
		if (wait > 0 && !this.#isEntry) {
			this.#timer = setTimeout(() => this.#write(), wait);
		} else {
			this.#write();
		}
	}

	/** The link to a game on the board; for the same as before, the one known. */
	#linkOf(linked: Linked): string | null {
		const before = this.#linked;
		const isSame =
			before !== null &&
			before.problem === linked.problem &&
			before.moves === linked.moves &&
			before.ply === linked.ply &&
			before.activity === linked.activity &&
			before.against === linked.against;
		if (isSame) {
			return this.#link;
		}
		return linked.activity === "puzzle"
			? this.#puzzles.link
			: this.#solver && writeLink(this.#solver, linked);
	}

	async #read(): Promise<void> {
		clearTimeout(this.#timer);
		const said = this.#board.problem === null ? "" : this.#isStale ? this.#link : this.#hash;
		this.#isStale = false;
		this.#isEntry = false;
		const hash = location.hash.slice(1);
		this.#hash = hash;
		this.#opening++;
		try {
			const isRefused = await this.#open(hash);
			if (isRefused && location.hash.slice(1) === hash) {
				this.#replace(said ?? "");
			}
		} finally {
			this.#opening--;
			const linked = this.#onBoard();
			this.#link = linked && this.#linkOf(linked);
			this.#linked = linked;
			this.#entry = linked && this.#input.entryOf(linked.problem);
			this.#hints = this.#hintsIn(linked);
		}
	}

	/** Opens an address: without anything there, or anything valid, the game to begin with. Returns whether it is to be refused, now and ever. */
	async #open(hash: string): Promise<boolean> {
		const failure =
			hash === ""
				? null
				: await this.openLink(hash, readListedText(history.state), readHints(history.state));
		const first = gameToBegin(this.#solver?.games ?? []);
		if (
			first !== undefined &&
			(hash === "" || (failure !== null && this.#board.problem === null))
		) {
			await this.#input.pickGame(first);
			this.#slice.set({ linkFailure: failure });
		}
		return failure !== null && failure.kind !== "failed" && failure.kind !== "script";
	}

	/** Has the address say something else behind its `#`, or nothing, in the place of one that is refused. */
	#replace(hash: string): void {
		try {
			history.replaceState(null, "", location.href.replace(/#.*$/s, hash === "" ? "" : `#${hash}`));
			this.#hash = hash;
		} catch {
			// As below: the address stays.
		}
		this.#lastWritten = performance.now();
	}

	#write(): void {
		clearTimeout(this.#timer);
		if (!this.#isStale || this.#link === null) {
			return;
		}
		try {
			const isEntry = this.#isEntry && this.#link !== this.#hash;
			history[isEntry ? "pushState" : "replaceState"](
				stateOf(this.#entry, this.#hints),
				"",
				`#${this.#link}`,
			);
			this.#hash = this.#link;
		} catch {
			// Some browsers refuse it on file://: there the address stays, and the link is had from its panel.
		}
		this.#isStale = false;
		this.#isEntry = false;
		this.#lastWritten = performance.now();
		this.dismissFailure();
	}
}
