/** The analysis of the position shown: what a reader does, what the table answers, and what the board shows of it. */
import { computed, effect, signal, untracked } from "@preact/signals-core";
import type { CountProgress, Move, Statistics, Table } from "catchmate";
import type { CatchmateBoard } from "../../element/element.ts";
import type { Overlay } from "../../model/overlay.ts";
import type { Piece } from "../../model/position.ts";
import { currentPosition, type GameRecord } from "../../model/record.ts";
import { isSame } from "../../model/same.ts";
import { variationsAfter } from "../../model/variations.ts";
import type { Context } from "../shell/context.ts";
import type { Frame } from "../shell/frame.ts";
import { Lazy } from "../shell/lazy.ts";
import { atIntervals, work } from "../shell/work.ts";
import { Choices, type Topic } from "./choices.ts";
import { Subject } from "./subject.ts";
import { type Answer, TableAnswers } from "./table-answers.ts";

/** What is loaded when a topic or the statistics are first opened, or a move is made. */
export const content = new Lazy(() => import("./content.ts"));

/** How long each distance is shown while the solve is played, in milliseconds. */
const stepTime = 700;

/** A table's statistics, or the progress of the count. */
type Count = Answer<Statistics> | { readonly progress: CountProgress };

/** What the analysis draws on the board. */
export type Picture = Pick<Overlay, "heat" | "arrows" | "arrowsFrom" | "marks">;

export const emptyPicture: Picture = { heat: [], arrows: [], arrowsFrom: null, marks: [] };

export class Analysis extends Choices {
	readonly #board: CatchmateBoard;
	readonly #frame: Frame;
	readonly #answers = new TableAnswers();
	/** What is on the board now. */
	readonly picture = signal(emptyPicture);
	/** Cancels the next distance. */
	#cancel = () => {};
	/** The statistics of the last table counted. */
	readonly #count = signal<{ readonly table: Table; readonly count: Count } | null>(null);

	constructor(board: CatchmateBoard, frame: Frame) {
		super();
		this.#board = board;
		this.#frame = frame;
	}

	/** The position under analysis; null if there is no board, or while values are hidden. */
	get subject(): Subject | null {
		const { table, record, selected } = this.#board;
		return table === null || record === null
			? null
			: new Subject(this, this.#answers, table, record, currentPosition(record), selected);
	}

	get #isAnalysed(): boolean {
		return this.#frame.activity === "analyse";
	}

	/** The statistics of a table, as far as known. */
	countOf(table: Table): Count {
		const counted = this.#count.value;
		return counted?.table === table ? counted.count : "waiting";
	}

	/** Whether the board shows a map. */
	get isMapped(): boolean {
		return this.picture.value.heat.length > 0;
	}

	// What a reader does.

	/** Shows the game before a move, with an arrow for a best one. */
	async review(ply: number): Promise<void> {
		this.#frame.setActivity("analyse");
		this.#frame.tabs.open("moves");
		await this.#board.seek(ply - 1);
		const { record, values } = this.#board;
		const [best] = values;
		if (record !== null && best !== undefined) {
			this.pointed.value = { position: currentPosition(record), moves: [best.move] };
		}
	}

	setOpen(topic: Topic, isOpen: boolean): void {
		this.pointed.value = null;
		if (topic === "line") {
			this.isLineOpen.value = isOpen;
		} else if (isOpen || this.explanation.value === topic) {
			this.explanation.value = isOpen ? topic : null;
		}
	}

	choosePiece(piece: Piece): void {
		this.#board.selected = null;
		this.piece.value = piece;
	}

	chooseToMove(side: string): void {
		this.isSwapped.value = this.subject?.position.toMove !== side;
	}

	/** Watches the solve at a distance, or the nearest one there is. */
	watchAt(table: Table, distance: number): void {
		const nearest = Math.min(Math.max(0, distance), table.longest);
		this.watch.value = { table, distance: nearest };
	}

	/** Plays the solve from the distance shown, or from the start if it is at the end. */
	play({ table, distance }: Subject): void {
		this.stop();
		this.watchAt(table, distance >= table.longest ? 0 : distance);
		this.isPlaying.value = true;
		this.#playOn(table);
	}

	#playOn(table: Table): void {
		this.#cancel = work.after(stepTime, () => {
			const next = this.distanceIn(table) + 1;
			this.watchAt(table, next);
			if (next >= table.longest) {
				this.stop();
			} else {
				this.#playOn(table);
			}
		});
	}

	stop(): void {
		this.#cancel();
		this.isPlaying.value = false;
	}

	// What follows.

	/** @param tab returns the tab that is open */
	follow(tab: () => string): void {
		effect(() => {
			const open = tab();
			if (open === "moves" || open === "explain") this.explains.value = open;
		});
		this.#keepVariations();
		this.#countWhileOpen();
		effect(() => {
			const isWatched = this.#isAnalysed && this.topic === "watch";
			const isLeft = !isWatched || this.#board.table !== this.watch.value?.table;
			if (this.isPlaying.value && isLeft) this.stop();
		});
		effect(() => this.#draw());
		effect(() => {
			tab();
			if (this.subject !== null && this.#isAsked) {
				const { module } = content;
				void [this.look.value, this.isLineOpen.value];
				// After the lists are drawn.
				queueMicrotask(() => module?.followPlies());
			}
		});
	}

	/** Follows whether the reader is at best play. A finger is, until it touches something else. */
	listenAtLine(document: Document): void {
		const isIn = (node: EventTarget | null) =>
			node instanceof Element && node.closest("#line") !== null;
		let isPointed = false;
		const follow = ({ type, target }: Event) => {
			isPointed = type.startsWith("pointer") ? isIn(target) : isPointed;
			this.isAtLine.value = isPointed || isIn(document.activeElement);
		};
		for (const type of ["pointerover", "pointerdown", "focusin", "focusout"]) {
			document.addEventListener(type, follow);
		}
	}

	#keepVariations(): void {
		let seen: GameRecord | null = null;
		effect(() => {
			const { record } = this.#board;
			if (record !== null && record !== seen) {
				this.variations.value = variationsAfter(this.variations.peek(), seen, record);
				seen = record;
			}
		});
	}

	#countWhileOpen(): void {
		const counted = computed(() => {
			const isOpen = this.isCounted.value || this.topic === "watch";
			return this.#isAnalysed && isOpen ? this.#board.table : null;
		});
		effect(() => {
			const table = counted.value;
			if (table === null) return;
			const count = untracked(() => this.countOf(table));
			if (count === "failed" || (count !== "waiting" && "known" in count)) return;
			const stop = new AbortController();
			void work.during(this.#countTable(table, stop.signal));
			return () => stop.abort();
		});
	}

	async #countTable(table: Table, signal: AbortSignal): Promise<void> {
		const onProgress = atIntervals((progress: CountProgress) => {
			this.#count.value = { table, count: { progress } };
		});
		let count: Count;
		try {
			count = { known: await table.statistics({ signal, onProgress }) };
		} catch {
			count = "failed";
		}
		if (!signal.aborted) this.#count.value = { table, count };
	}

	/** Whether anything is shown that is loaded later. */
	get #isAsked(): boolean {
		const isPlotted = (this.#board.record?.moves.length ?? 0) > 0;
		return this.topic !== null || isPlotted || this.pointed.value !== null;
	}

	#draw(): void {
		const { subject, topic } = this;
		const isDrawn = this.#isAnalysed && subject !== null && (this.#isAsked || subject.hasToken);
		const { words } = this.#frame;
		const picture =
			(isDrawn ? content.module?.pictureOf(subject, topic, words) : null) ?? emptyPicture;
		// The board redraws for every new list, even an equal one.
		if (!isSame(picture, this.picture.peek())) {
			Object.assign(this.#board, picture);
			this.picture.value = picture;
		}
	}
}

/** What the views of the analysis are given. */
export interface AnalysisView extends Context {
	readonly analysis: Analysis;
	readonly play: {
		/** Makes a person's move, if it is a person's turn. */
		play(move: Move): void;
	};
}
