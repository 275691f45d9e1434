/** What a reader does in the analysis: opens topics, chooses pieces and plies, and plays the solve. */
import type { Table } from "catchmate";
import type { CatchmateBoard } from "../../element/element.ts";
import type { Piece } from "../../model/position.ts";
import { currentPosition } from "../../model/record.ts";
import type { Slice } from "../../model/store.ts";
import type { OnDemand } from "../kernel/on-demand.ts";
import { work } from "../kernel/work.ts";
import type { AnalysisState, Topic } from "./state.ts";
import { Subject } from "./subject.ts";

/** How long each distance is shown while the solve is played, in milliseconds. */
const stepTime = 700;

/** The choices that have no further effects. */
type Choices = Pick<
	AnalysisState,
	"isCompared" | "isCounted" | "isTabled" | "look" | "pinned" | "pointed"
>;

export class Analysis {
	readonly #board: CatchmateBoard;
	readonly #slice: Slice<AnalysisState>;
	readonly #scripts: OnDemand;
	/** Cancels the next distance. */
	#cancel = () => {};

	constructor(slice: Slice<AnalysisState>, board: CatchmateBoard, scripts: OnDemand) {
		this.#board = board;
		this.#slice = slice;
		this.#scripts = scripts;
	}

	get state(): AnalysisState {
		return this.#slice.state;
	}

	/** The position under analysis; null if there is no board, or while values are hidden. */
	get subject(): Subject | null {
		const { table, record, selected } = this.#board;
		return table === null || record === null
			? null
			: new Subject(this.state, table, record, currentPosition(record), selected);
	}

	setOpen(topic: Topic, isOpen: boolean): void {
		this.#scripts.retry("analysis");
		if (topic === "line") {
			this.#slice.set({ pointed: null, isLineOpen: isOpen });
		} else if (isOpen || this.state.explanation === topic) {
			this.#slice.set({ pointed: null, explanation: isOpen ? topic : null });
		}
	}

	/** The topic shown on the board; null for none. */
	get topic(): Topic | null {
		const { explains, explanation, isLineOpen } = this.state;
		return explains === "explain" ? explanation : isLineOpen ? "line" : null;
	}

	choose(change: Partial<Choices>): void {
		if (change.isCounted || change.isCompared) {
			this.#scripts.retry("analysis");
		}
		this.#slice.set(change);
	}

	choosePiece(piece: Piece): void {
		this.#board.selected = null;
		this.#slice.set({ piece });
	}

	chooseToMove(side: string): void {
		this.#slice.set({ isSwapped: this.subject?.position.toMove !== side });
	}

	/** Watches the solve at a distance, or the nearest one there is. */
	watchAt(table: Table, distance: number): void {
		const nearest = Math.min(Math.max(0, distance), table.longest);
		this.#slice.set({ watch: { table, distance: nearest } });
	}

	/** Plays the solve from the distance shown, or from the start if it is at the end. */
	play({ table, distance }: Subject): void {
		this.stop();
		this.watchAt(table, distance >= table.longest ? 0 : distance);
		this.#slice.set({ isPlaying: true });
		this.#playOn(table);
	}

	#playOn(table: Table): void {
		this.#cancel = work.after(stepTime, () => {
			const next = (this.state.watch?.distance ?? 0) + 1;
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
		this.#slice.set({ isPlaying: false });
	}
}
