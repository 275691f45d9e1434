/** The controller of the analysis: asks the table, counts, plays the solve, and marks the board. */
import type { CountProgress, Table } from "catchmate";
import { currentPosition } from "../../board/record.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import type { PageWords } from "../../locale/page.ts";
import { pageFailureOf, pageFailureText } from "../failure.ts";
import type { Activity, Tab } from "../frame/frame.ts";
import { loadScript } from "../script.ts";
import type { Slice } from "../store.ts";
import {
	type AnalysisState,
	type Count,
	countOf,
	emptyPicture,
	type Picture,
	type Piece,
	type Topic,
} from "./state.ts";
import { Subject } from "./subject.ts";
import { TableAnswers } from "./table-answers.ts";

/** The pause between two reports of the counting, in milliseconds: short enough to be seen to go on. */
const progressInterval = 100;

/** The time that each distance is shown while the solve is played, in milliseconds. */
const stepTime = 700;

/** The choices that bring nothing else with them. */
type Choices = Pick<AnalysisState, "isCounted" | "isTabled" | "look" | "pointed">;

export class Analysis {
	readonly #board: CatchmateBoard;
	readonly #slice: Slice<AnalysisState>;
	readonly #answers: TableAnswers;
	/** The counting that is under way. */
	#counting: { readonly table: Table; readonly stop: AbortController } | null = null;
	#timer: ReturnType<typeof setInterval> | undefined;
	#isLoading = false;
	/** The tab whose topic is seen on the board, also while it is written or shared. */
	#explains: "moves" | "explain" = "moves";

	constructor(slice: Slice<AnalysisState>, board: CatchmateBoard) {
		this.#board = board;
		this.#slice = slice;
		this.#answers = new TableAnswers((table, answers) => {
			const { table: before, byKey } = this.state.answers;
			const known = table === before ? [...byKey, ...answers] : answers;
			slice.set({ answers: { table, byKey: new Map(known) } });
		});
	}

	get state(): AnalysisState {
		return this.#slice.state;
	}

	/** Null where there is no board, or nothing may be told of it. */
	get subject(): Subject | null {
		const { table, record, selected } = this.#board;
		return table === null || record === null
			? null
			: new Subject(this.state, table, record, currentPosition(record), selected);
	}

	setOpen(topic: Topic, isOpen: boolean): void {
		const common = { pointed: null, scriptFailure: null };
		if (topic === "line") {
			this.#slice.set({ ...common, isLineOpen: isOpen });
		} else if (isOpen || this.state.explanation === topic) {
			this.#slice.set({ ...common, explanation: isOpen ? topic : null });
		}
	}

	/** The topic that is open in the tab that was open last of those that have any. */
	#topic(tab: Tab): Topic | null {
		const { explanation, isLineOpen } = this.state;
		if (tab === "moves" || tab === "explain") {
			this.#explains = tab;
		}
		return this.#explains === "explain" ? explanation : isLineOpen ? "line" : null;
	}

	choose(change: Partial<Choices>): void {
		this.#slice.set({ ...change, ...(change.isCounted && { scriptFailure: null }) });
	}

	choosePiece(piece: Piece): void {
		this.#board.selected = null;
		this.#slice.set({ piece });
	}

	chooseToMove(side: string): void {
		this.#slice.set({ isSwapped: this.subject?.position.toMove !== side });
	}

	/** Watches the solve at a distance, or at the nearest there is. */
	watchAt(table: Table, distance: number): void {
		const nearest = Math.min(Math.max(0, distance), table.longest);
		this.#slice.set({ watch: { table, distance: nearest } });
	}

	/** Plays the solve from the distance watched, or again from the start, and stops at the end. */
	play({ table, distance }: Subject): void {
		this.stop();
		this.watchAt(table, distance >= table.longest ? 0 : distance);
		this.#slice.set({ isPlaying: true });
		this.#timer = setInterval(() => {
			const next = (this.state.watch?.distance ?? 0) + 1;
			this.watchAt(table, next);
			if (next >= table.longest) {
				this.stop();
			}
		}, stepTime);
	}

	stop(): void {
		clearInterval(this.#timer);
		this.#slice.set({ isPlaying: false });
	}

	/** Follows the state that has been drawn: asks for what its panels lack, counts, marks the board, and shows the current ply. */
	follow(words: PageWords, activity: Activity, tab: Tab): void {
		const { subject, state } = this;
		const topic = activity === "analyse" ? this.#topic(tab) : null;
		const isCounted = activity === "analyse" && (state.isCounted || topic === "watch");
		if (subject !== null) {
			this.#answers.ask(subject.table, subject.questions(activity, topic));
		}
		this.#countOnly(isCounted ? (subject?.table ?? null) : null);
		const isWatched = topic === "watch" && subject?.table === state.watch?.table;
		if (state.isPlaying && !isWatched) {
			this.stop();
		}
		const isAnalysed = subject !== null && activity === "analyse";
		const isWanted = topic || state.isCounted || subject?.hasToken;
		const isPlotted = activity !== "edit" && (subject?.record.moves.length ?? 0) > 0;
		if ((isAnalysed && isWanted) || isPlotted) {
			void this.load(words);
		}
		const picture = isAnalysed ? state.script?.picture(subject, topic, words) : undefined;
		this.#show(picture ?? emptyPicture);
		state.script?.followPlies();
	}

	/** Loads what draws the topics and the game, once; after a failure again when something is opened. */
	async load(words: PageWords): Promise<void> {
		const { script, scriptFailure } = this.state;
		if (script !== null || scriptFailure !== null || this.#isLoading) {
			return;
		}
		this.#isLoading = true;
		try {
			this.#slice.set({ script: await loadScript("analysis") });
		} catch (error) {
			const failure = pageFailureOf(error);
			this.#slice.set({ scriptFailure: failure });
			this.#board.announce(pageFailureText(words, failure).message, true);
		}
		this.#isLoading = false;
	}

	/** Counts a table that is not counted yet, and no other. */
	#countOnly(table: Table | null): void {
		if (this.#counting !== null && this.#counting.table !== table) {
			this.#counting.stop.abort();
			this.#counting = null;
		}
		if (table !== null && this.#counting === null && isOpen(countOf(this.state, table))) {
			void this.#count(table);
		}
	}

	async #count(table: Table): Promise<void> {
		const stop = new AbortController();
		this.#counting = { table, stop };
		const tell = (count: Count) => this.#slice.set({ count: { table, count } });
		let told = performance.now();
		const onProgress = (progress: CountProgress) => {
			if (performance.now() - told >= progressInterval) {
				told = performance.now();
				tell({ progress });
			}
		};
		let count: Count;
		try {
			count = { known: await table.statistics({ signal: stop.signal, onProgress }) };
		} catch {
			count = "failed";
		}
		if (!stop.signal.aborted) {
			this.#counting = null;
			tell(count);
		}
	}

	/** The board draws every list that it is given, the same or not. */
	#show(picture: Picture): void {
		if (JSON.stringify(picture) !== JSON.stringify(this.state.picture)) {
			Object.assign(this.#board, picture);
			// The legend tells of what is on the board.
			this.#slice.set({ picture });
		}
	}
}

/** Whether there is something left to count. */
const isOpen = (count: Count): boolean =>
	count === "waiting" || (typeof count === "object" && "progress" in count);
