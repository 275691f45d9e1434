/**
 * The page's address follows the board, and the board the address: a reload, a bookmark, Back and Forward bring everything back.
 *
 * Another board makes an entry of the browser's history; a move, a step through the game and an edit only change the one there
 * is, but for the first edit after a game, which would otherwise be lost. Without anything done the address stays as it is, but
 * for one that is refused: it gives way to that of the board, or to none, so that a copied address is never a broken one.
 */
import type { Move } from "catchmate";
import type { BoardProblem } from "../../board/edit.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import type { Activity } from "../state.ts";
import { isSameText, type KeptText, readKeptText } from "./kept-text.ts";
import { type Linked, writeLink } from "./link.ts";

/** How long the address rests before it is changed again, in milliseconds: Safari takes 100 of them in half a minute, others more. */
const rest = 400;

const noMoves: readonly Move[] = [];

/** What is on the board, to be linked to; null while it is not known or not sound. */
export function linkedOf(board: CatchmateBoard, activity: Activity): Linked | null {
	const { problem, record } = board;
	if (problem === null) {
		return null;
	}
	if (record !== null && record.positions[0] === problem.position) {
		return { problem, moves: record.moves, ply: record.index, activity };
	}
	// An edited board is seen before it is solved.
	return activity === "edit" ? { problem, moves: noMoves, ply: 0, activity } : null;
}

export interface AddressOptions {
	readonly board: CatchmateBoard;
	readonly activity: () => Activity;
	/**
	 * Puts on the board what an address says behind its `#`; done when it is there, or when it is known that it cannot be.
	 * Returns whether the address is to be refused, now and ever.
	 * @param kept the text that the board was one of several of
	 */
	readonly open: (hash: string, kept: KeptText | null) => Promise<boolean>;
	/** The text that a board is one of several of; null for a board that stands alone. */
	readonly keep: (problem: BoardProblem) => KeptText | null;
	/** Whether the board was put up by opening something, not by an edit. */
	readonly isOpened: (problem: BoardProblem) => boolean;
	/** The address says now what is on the board. */
	readonly onWrite: () => void;
}

export class Address {
	readonly #options: AddressOptions;
	/** What the address says behind its `#`, as far as we know. */
	#hash = "";
	/** What is on the board, and what was when the address was last settled. */
	#link: string | null = null;
	#linked: Linked | null = null;
	/** The text that the board is one of several of. A board outlives its text while another is being written. */
	#kept: KeptText | null = null;
	/** Whether the address does not say that yet. */
	#isStale = false;
	/** Whether the next change of the address is to make an entry. */
	#isEntry = false;
	/** How many addresses are being opened; meanwhile none is written. */
	#opening = 0;
	#lastWritten = Number.NEGATIVE_INFINITY;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(options: AddressOptions) {
		this.#options = options;
	}

	/** Opens what the address says, and follows it, and the board, from then on. */
	async begin(): Promise<void> {
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

	/** What is on the board, as the end of a link; null while it is not known, or when no link can say it. */
	get link(): string | null {
		const { board, activity } = this.#options;
		const linked = linkedOf(board, activity());
		return linked && this.#linkOf(linked);
	}

	/** The whole link. */
	get url(): string | null {
		const { link } = this;
		return link && `${location.href.replace(/#.*$/s, "")}#${link}`;
	}

	/** The board, or what a person does with it, may have changed. */
	follow(): void {
		const { board, activity, isOpened, keep } = this.#options;
		if (this.#opening > 0) {
			return;
		}
		const linked = linkedOf(board, activity());
		const link = linked && this.#linkOf(linked);
		const before = this.#linked;
		const isOther = before?.problem !== linked?.problem;
		const kept = (linked && keep(linked.problem)) ?? (isOther ? null : this.#kept);
		if (linked === null || link === null || (link === this.#link && isSameText(kept, this.#kept))) {
			return;
		}
		const isEdit = linked.activity === "edit" && !isOpened(linked.problem);
		// A new game on the same board would otherwise be the end of the old one.
		const isAnew = !isOther && (before?.moves.length ?? 0) > 0 && linked.moves.length === 0;
		const isEntry =
			link !== this.#link && (isAnew || (isOther && !(isEdit && before?.moves.length === 0)));
		if (isEntry) {
			// What has not been written yet belongs to the entry that is left.
			this.#write();
			this.#isEntry = true;
		}
		this.#linked = linked;
		this.#link = link;
		this.#kept = kept;
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

	/** The link of what is on the board; of the same, the one known. */
	#linkOf(linked: Linked): string | null {
		const before = this.#linked;
		const isSame =
			before !== null &&
			before.problem === linked.problem &&
			before.moves === linked.moves &&
			before.ply === linked.ply &&
			before.activity === linked.activity;
		return isSame ? this.#link : writeLink(linked);
	}

	async #read(): Promise<void> {
		const { board, activity, open, keep } = this.#options;
		clearTimeout(this.#timer);
		const said = board.problem === null ? "" : this.#isStale ? this.#link : this.#hash;
		this.#isStale = false;
		this.#isEntry = false;
		const hash = location.hash.slice(1);
		this.#hash = hash;
		this.#opening++;
		try {
			const isRefused = await open(hash, readKeptText(history.state));
			if (isRefused && location.hash.slice(1) === hash) {
				this.#replace(said ?? "");
			}
		} finally {
			this.#opening--;
			this.#linked = linkedOf(board, activity());
			this.#link = this.#linked && writeLink(this.#linked);
			this.#kept = this.#linked && keep(this.#linked.problem);
		}
	}

	/** Has the address say something else behind its `#`, or nothing, in the place of what is refused. */
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
			history[isEntry ? "pushState" : "replaceState"](this.#kept, "", `#${this.#link}`);
			this.#hash = this.#link;
		} catch {
			// Some browsers refuse it on file://: there the address stays, and the link is had from its panel.
		}
		this.#isStale = false;
		this.#isEntry = false;
		this.#lastWritten = performance.now();
		this.#options.onWrite();
	}
}
