/** The controller of the analysis: asks the table, counts, plays the solve, and marks the board. */
import type { CountProgress, Line, Move, SquareValue, Table } from "catchmate";
import { sameSquare } from "../../board/position.ts";
import { currentPosition } from "../../board/record.ts";
import type { Mark } from "../../board/state.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import type { PageWords } from "../../locale/page.ts";
import type { Activity } from "../frame/frame.ts";
import type { Slice } from "../store.ts";
import { type AnalysisState, type Count, countOf, type Piece, type Topic } from "./state.ts";
import { drawnPlies, Subject } from "./subject.ts";
import { TableAnswers } from "./table-answers.ts";

/** The pause between two reports of the counting, in milliseconds: short enough to be seen to go on. */
const progressInterval = 100;

/** The time that each distance is shown while the solve is played, in milliseconds. */
const stepTime = 700;

/** The choices that bring nothing else with them. */
type Choices = Pick<AnalysisState, "isCounted" | "isTabled" | "look" | "pointed">;

/** The analysis as the board shows it. */
interface Picture {
	readonly heat: readonly SquareValue[];
	readonly arrows: readonly Move[];
	readonly marks: readonly Mark[];
}

const emptyPicture: Picture = { heat: [], arrows: [], marks: [] };

export class Analysis {
	readonly #board: CatchmateBoard;
	readonly #slice: Slice<AnalysisState>;
	readonly #answers: TableAnswers;
	/** The counting that is under way. */
	#counting: { readonly table: Table; readonly stop: AbortController } | null = null;
	#timer: ReturnType<typeof setInterval> | undefined;
	/** The picture on the board, as JSON. */
	#shown = "";

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
		const { topic: open } = this.state;
		if (isOpen || open === topic) {
			this.#slice.set({ topic: isOpen ? topic : null, pointed: null });
		}
	}

	choose(change: Partial<Choices>): void {
		this.#slice.set(change);
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

	/** Follows the state that has been drawn: asks for what its panels lack, counts, and marks the board. */
	follow(words: PageWords, activity: Activity): void {
		const { subject, state } = this;
		const topic = activity === "analyse" ? state.topic : null;
		const isCounted = activity === "analyse" && (state.isCounted || topic === "watch");
		if (subject !== null) {
			this.#answers.ask(subject.table, subject.questions(activity));
		}
		this.#countOnly(isCounted ? (subject?.table ?? null) : null);
		const isWatched = topic === "watch" && subject?.table === state.watch?.table;
		if (state.isPlaying && !isWatched) {
			this.stop();
		}
		const isSeen = subject !== null && activity === "analyse";
		this.#show(isSeen ? pictureOf(subject, topic, words) : emptyPicture);
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
		const shown = JSON.stringify(picture);
		if (shown !== this.#shown) {
			this.#shown = shown;
			Object.assign(this.#board, picture);
		}
	}
}

/** Whether there is something left to count. */
const isOpen = (count: Count): boolean =>
	count === "waiting" || (typeof count === "object" && "progress" in count);

function pictureOf(subject: Subject, topic: Topic | null, words: PageWords): Picture {
	const { position, state } = subject;
	switch (topic) {
		case null:
			return { ...emptyPicture, heat: subject.tokenMap() };
		case "why":
			return state.pointed?.position === position
				? { ...emptyPicture, arrows: state.pointed.moves }
				: emptyPicture;
		case "what-if": {
			const heat = subject.heat();
			return typeof heat === "string" ? emptyPicture : { ...emptyPicture, heat: heat.known };
		}
		case "watch": {
			const heat = subject.heat();
			return typeof heat === "string" ? emptyPicture : settledPicture(subject, heat.known, words);
		}
		case "line": {
			const line = subject.line();
			if (typeof line === "string") {
				return emptyPicture;
			}
			const plies = subject.lookedPlies(line.known);
			const moves = line.known.moves.slice(0, plies);
			const marks = placesAfter(subject, line.known, plies, words);
			return { ...emptyPicture, arrows: moves.slice(-drawnPlies), marks };
		}
	}
}

/** The squares that are settled, and a ring on those that are settled at the very distance watched. */
function settledPicture(subject: Subject, map: readonly SquareValue[], words: PageWords): Picture {
	const heat = subject.settled(map);
	const label = words.analysis.watch.settled(subject.distance);
	const marks = heat
		.filter(({ distance }) => distance === subject.distance)
		.map(({ square }) => ({ square, shape: "ring" as const, label }));
	return { ...emptyPicture, heat, marks };
}

/** Rings where pieces stand after so many plies of a line that do not stand there now. */
function placesAfter(
	{ position, hasToken }: Subject,
	{ positions }: Line,
	plies: number,
	words: PageWords,
): readonly Mark[] {
	return Object.entries(positions[plies]?.pieces ?? {}).flatMap(([side, squares]) =>
		squares
			.filter((square) => !position.pieces[side]?.some((now) => sameSquare(now, square)))
			.map((square) => ({
				square,
				shape: "ring" as const,
				label: words.analysis.line.place(hasToken ? null : side, plies),
			})),
	);
}
