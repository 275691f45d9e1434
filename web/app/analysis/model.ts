/** The analysis of the board's position: the reader's choices, the counts, and the picture on the board. */
import { computed, effect, signal, untracked } from "@preact/signals-core";
import type { CountProgress, Move, Statistics, Table } from "catchmate";
import type { CatchmateBoard } from "../../element/element.ts";
import { nextMistake } from "../../model/judgement.ts";
import type { Piece } from "../../model/position.ts";
import { currentPosition, type GameRecord } from "../../model/record.ts";
import { isSame } from "../../model/same.ts";
import { variationsAfter } from "../../model/variations.ts";
import type { Context } from "../shell/context.ts";
import { Lazy } from "../shell/lazy.ts";
import type { PageState } from "../shell/page-state.ts";
import { atIntervals, work } from "../shell/work.ts";
import { TableDownload } from "./download.ts";
import { AnalysedPosition, type Answer, settled } from "./position.ts";
import { Sizes } from "./sizes.ts";
import { type Ahead, type Chosen, emptyPicture, type MovesAt, type Topic } from "./state.ts";

/** Loaded for the first picture. */
const pictures = new Lazy(() => import("./picture.ts"));

/** The time of each distance during the animation of a solve, in milliseconds. */
const stepTime = 700;

/** A table's statistics, or the progress of the count. */
type Count = Answer<Statistics | { readonly progress: CountProgress }>;

export class Analysis implements Chosen {
	/** The open explanation; at first, the first one. */
	readonly explanation = signal<Exclude<Topic, "line"> | null>("why");
	/** Whether best play is open. */
	readonly isLineOpen = signal(false);
	readonly isAtLine = signal(false);
	readonly piece = signal<Piece | null>(null);
	readonly isSwapped = signal<boolean | null>(null);
	readonly ahead = signal<Ahead | null>(null);
	readonly pointed = signal<MovesAt | null>(null);
	/** The lines tried besides the one on the board. */
	readonly variations = signal<readonly GameRecord[]>([]);
	readonly isPlaying = signal(false);
	/** Whether the statistics are open. */
	readonly isCounted = signal(false);
	/** Whether the table of their numbers is open. */
	readonly isTabled = signal(false);
	/** The tab whose topic the board shows, even while another tab such as "share" is open. */
	readonly #topicTab = signal<"moves" | "explain">("moves");
	readonly download: TableDownload;
	readonly sizes: Sizes;
	/** The solve being watched and its distance; null for none. */
	readonly #watch = signal<{ readonly table: Table; readonly distance: number } | null>(null);
	/** The picture now on the board. */
	readonly #picture = signal(emptyPicture);
	/** The statistics of the last counted table. */
	readonly #count = signal<{ readonly table: Table; readonly count: Count } | null>(null);
	/** Cancels the next step of the animation. */
	#cancel = () => {};

	constructor(
		readonly board: CatchmateBoard,
		readonly page: PageState,
	) {
		this.download = new TableDownload(board);
		this.sizes = new Sizes(board);
	}

	/** The position under analysis; null without a board, or while values are hidden. */
	get analysed(): AnalysedPosition | null {
		const { table, record, selected } = this.board;
		return table === null || record === null
			? null
			: new AnalysedPosition(table, record, currentPosition(record), selected);
	}

	get topic(): Topic | null {
		return this.#topicTab.value === "explain"
			? this.explanation.value
			: this.isLineOpen.value
				? "line"
				: null;
	}

	distanceIn(table: Table): number {
		const watch = this.#watch.value;
		return watch?.table === table ? watch.distance : 0;
	}

	get #isAnalysed(): boolean {
		return this.page.activity === "analyse";
	}

	/** The statistics of a table, or the progress of the count. */
	countOf(table: Table): Count {
		const counted = this.#count.value;
		return counted?.table === table ? counted.count : "waiting";
	}

	/** Whether the board shows a map. */
	get isMapped(): boolean {
		return this.#picture.value.heat.length > 0;
	}

	/** Shows the position before a move, with an arrow for a best one. */
	async review(ply: number): Promise<void> {
		this.page.setActivity("analyse");
		this.page.tabs.open("moves");
		await this.board.seek(ply - 1);
		const { record, values } = this.board;
		const [best] = values;
		if (record !== null && best !== undefined) {
			this.pointed.value = { position: currentPosition(record), moves: [best.move] };
		}
	}

	/** Goes to the next mistake and announces it. */
	async goToMistake(): Promise<void> {
		const { analysed, board } = this;
		const { words } = this.page;
		if (analysed === null || analysed.record.moves.length === 0) return;
		// The values of the last move may still be on their way.
		const plies = await settled(() => analysed.history());
		if (plies === null || board.record !== analysed.record) return;
		const text = words.analysis.history;
		const number = nextMistake(plies, analysed.record.index);
		const ply = number === null ? undefined : plies[number - 1];
		if (number === null || !ply?.made) {
			board.announce(text.faultless);
			return;
		}
		const { side, value, made } = ply;
		const move = words.moves.move(made.move, analysed.board);
		const mistake = text.mistake(number, side, move, value.outcome, made.outcome);
		await board.seek(number);
		board.announce(mistake);
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
		this.board.selected = null;
		this.piece.value = piece;
	}

	chooseToMove(side: string): void {
		this.isSwapped.value = this.analysed?.position.toMove !== side;
	}

	/** Watches the solve at a distance, limited to the table's longest. */
	watchAt(table: Table, distance: number): void {
		const nearest = Math.min(Math.max(0, distance), table.longest);
		this.#watch.value = { table, distance: nearest };
	}

	/** Animates the solve from the current distance; from the start if that is the last. */
	play(table: Table): void {
		const distance = this.distanceIn(table);
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

	/** @param tab returns the open tab */
	follow(tab: () => string): void {
		effect(() => {
			const open = tab();
			if (open === "moves" || open === "explain") this.#topicTab.value = open;
		});
		this.#keepVariations();
		this.#countWhileOpen();
		this.download.follow();
		this.sizes.follow(tab);
		effect(() => {
			const isWatched = this.#isAnalysed && this.topic === "watch";
			const isLeft = !isWatched || this.board.table !== this.#watch.value?.table;
			if (this.isPlaying.value && isLeft) this.stop();
		});
		effect(() => this.#draw());
	}

	/** Follows whether the reader is at best play. A finger stays there until it touches something else. */
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
			const { record } = this.board;
			if (record !== null && record !== seen) {
				this.variations.value = variationsAfter(this.variations.peek(), seen, record);
				seen = record;
			}
		});
	}

	#countWhileOpen(): void {
		const counted = computed(() => {
			const isOpen = this.isCounted.value || this.topic === "watch";
			return this.#isAnalysed && isOpen ? this.board.table : null;
		});
		effect(() => {
			const table = counted.value;
			if (table === null) return;
			const count = untracked(() => this.countOf(table));
			if (count !== "waiting" && !(typeof count === "object" && "progress" in count)) return;
			const stop = new AbortController();
			void work.track(this.#countTable(table, stop.signal));
			return () => stop.abort();
		});
	}

	async #countTable(table: Table, signal: AbortSignal): Promise<void> {
		const onProgress = atIntervals((progress: CountProgress) => {
			this.#count.value = { table, count: { progress } };
		});
		const count = await table.statistics({ signal, onProgress }).catch((): "failed" => "failed");
		if (!signal.aborted) this.#count.value = { table, count };
	}

	#draw(): void {
		const { analysed, topic } = this;
		const isAsked = topic !== null || this.pointed.value !== null || analysed?.hasToken === true;
		const { words } = this.page;
		const picture =
			(this.#isAnalysed && analysed !== null && isAsked
				? pictures.module?.pictureOf(this, analysed, words)
				: null) ?? emptyPicture;
		// The board redraws for every new list, even an equal one.
		if (!isSame(picture, this.#picture.peek())) {
			Object.assign(this.board, picture);
			this.#picture.value = picture;
		}
	}
}

/** The context of the views of the analysis. */
export interface AnalysisView extends Context {
	readonly analysis: Analysis;
	readonly play: {
		/** Makes the reader's move, if it is the reader's turn. */
		play(move: Move): void;
	};
}
