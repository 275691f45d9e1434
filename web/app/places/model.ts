/** Keeps the board of each place while a person is elsewhere, and brings it back. */
import { untracked } from "@preact/signals-core";
import type { Rules } from "catchmate";
import type { CatchmateBoard, Opener, SavedGame } from "../../element/element.ts";
import type { BoardProblem } from "../../model/edit.ts";
import type { ListedText } from "../../model/listed-text.ts";
import { gameToBegin } from "../../model/presets.ts";
import { type Activity, type Place, placeOf } from "../shell/activities.ts";
import { pageFailureText } from "../shell/failure.ts";
import type { Frame } from "../shell/frame.ts";
import type { OpenBoard } from "../shell/open-board.ts";
import { work } from "../shell/work.ts";

/** A board that was left, with its game. */
interface Left {
	readonly by: Opener;
	readonly problem: BoardProblem;
	readonly saved: SavedGame | null;
	readonly activity: Activity;
	/** The text of several boards that it is from; null for a board on its own. */
	readonly entry: ListedText | null;
	/** Whether its game was played to the end, and nothing waits there. */
	readonly isOver: boolean;
}

/** The rest of the page, as the places need it. */
interface Around {
	readonly board: CatchmateBoard;
	readonly frame: Frame;
	readonly text: {
		readonly openBoard: OpenBoard;
		readonly entryOf: (problem: BoardProblem) => ListedText | null;
		readonly pickGame: (rules: Rules, onShow: () => void) => Promise<void>;
	};
	readonly puzzles: {
		/** What the person is doing, or about to do. */
		readonly activity: Activity;
		/** Opens the last puzzle as it was left, or that of the day. */
		readonly comeBack: () => Promise<void>;
		/** Stays here, should a puzzle be on its way. */
		readonly stay: () => void;
	};
}

export class Places {
	readonly #around: Around;
	readonly #left = new Map<Place, Left>();

	constructor(around: Around) {
		this.#around = around;
	}

	/** Where the person is, or is about to be. */
	get place(): Place {
		return placeOf(this.#around.puzzles.activity);
	}

	/**
	 * Goes to a place, whose board is as it was left. Before that, a board is played or analysed as it stands in the place
	 * left; a puzzle's is not, because that might spoil it.
	 */
	go(place: Place): void {
		untracked(() => {
			const { frame, puzzles } = this.#around;
			const from = placeOf(frame.activity);
			if (place !== "puzzle") {
				puzzles.stay();
			}
			if (from === place) {
				return;
			}
			if (from === "puzzle") {
				void work.during(this.#leavePuzzle(place));
				return;
			}
			const here = this.#keep(from);
			const kept = this.#left.get(place);
			if (place === "puzzle") {
				void work.during(puzzles.comeBack());
			} else if (kept === undefined || !isOther(kept, here)) {
				frame.setActivity(place);
			} else {
				void work.during(this.#bringBack(kept));
			}
		});
	}

	/** Opens the board of a puzzle, from wherever that is asked for; the one that it replaces is kept in its place. */
	openPuzzle(...opening: Parameters<OpenBoard>): ReturnType<OpenBoard> {
		return untracked(() => {
			const { frame, text } = this.#around;
			const from = placeOf(frame.activity);
			if (from !== "puzzle") this.#keep(from);
			return text.openBoard(...opening);
		});
	}

	/** Keeps the board of the place that is left. Returns it; null if there is none. */
	#keep(place: Place): Left | null {
		const { board, frame, text } = this.#around;
		const { problem, savedGame: saved } = board;
		// What is analysed of a puzzle is no puzzle any more.
		const by = board.opening.by === "puzzle" ? "author" : board.opening.by;
		if (problem === null) {
			this.#left.delete(place);
			return null;
		}
		const { activity } = frame;
		const isOver = activity === "play" && board.currentGame?.ended != null;
		const left = { by, problem, saved, activity, entry: text.entryOf(problem), isOver };
		this.#left.set(place, left);
		return left;
	}

	/** Goes from a puzzle to the board that was on before it, in either place; if there was none, to the first game. */
	async #leavePuzzle(place: Place): Promise<void> {
		const { board, frame, text } = this.#around;
		const [own, other] = [place, place === "play" ? "analyse" : "play"] as const;
		const kept = this.#left.get(own) ?? this.#left.get(other);
		if (kept !== undefined) {
			await this.#bringBack({ ...kept, activity: place });
			return;
		}
		const { games } = await board.solver;
		const first = gameToBegin(games);
		if (first !== undefined) {
			await text.pickGame(first, () => frame.setActivity(place));
		}
	}

	async #bringBack({ by, problem, activity, entry, saved }: Left): Promise<void> {
		const { board, frame, text } = this.#around;
		const { moves = [], index: ply = 0 } = saved?.record ?? {};
		// A text of several boards is read again: its boards are others, and only the moves are the same.
		const game = entry === null ? { saved } : { moves, ply, entry };
		const onShow = () => frame.setActivity(activity);
		const outcome = await text.openBoard(problem, { ...game, by, onShow });
		if (typeof outcome === "object") {
			board.announce(pageFailureText(frame.words, outcome).message);
		}
	}
}

/** Whether a board that was left is another than the one here, and worth coming back to: somebody has moved on it, or edited it. */
const isOther = ({ by, problem, saved, isOver }: Left, here: Left | null): boolean =>
	problem !== here?.problem && !isOver && (by === "edit" || (saved?.record.moves.length ?? 0) > 0);
