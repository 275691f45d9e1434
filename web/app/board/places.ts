/** The places of the page: each resumes the board that the person left there. */
import { untracked } from "@preact/signals-core";
import type { Rules } from "catchmate";
import type { CatchmateBoard } from "../../element/element.ts";
import { gameToBegin } from "../../model/presets.ts";
import { type Activity, type Place, placeOf } from "../shell/activities.ts";
import { pageFailureText } from "../shell/failure.ts";
import type { PageState } from "../shell/page-state.ts";
import { work } from "../shell/work.ts";
import type { OpenBoard, SavedBoard } from "./model.ts";

interface Deps {
	readonly board: CatchmateBoard;
	readonly page: PageState;
	readonly opened: OpenBoard;
	readonly text: { pickGame(rules: Rules, shown: { activity: Activity }): Promise<void> };
	readonly puzzles: {
		/** The current activity, or the one that is about to begin. */
		readonly activity: Activity;
		/** Opens the last puzzle as it was left, or that of the day. */
		readonly resume: () => Promise<void>;
		/** Stays here, should a puzzle be on its way. */
		readonly stay: () => void;
	};
}

export class Places {
	readonly #deps: Deps;

	constructor(deps: Deps) {
		this.#deps = deps;
	}

	/** Where the person is, or is about to be. */
	get place(): Place {
		return placeOf(this.#deps.puzzles.activity);
	}

	/**
	 * Goes to a place and resumes its board. Without one, the current board is played or analysed as it stands; a puzzle is
	 * not, because that might spoil it.
	 */
	go(place: Place): void {
		untracked(() => {
			const { page, opened, puzzles } = this.#deps;
			const from = placeOf(page.activity);
			if (place !== "puzzle") puzzles.stay();
			if (from === place) return;
			if (from === "puzzle") {
				void work.track(this.#leavePuzzle(place));
				return;
			}
			const here = opened.save(from);
			const saved = opened.savedIn(place);
			if (place === "puzzle") void work.track(puzzles.resume());
			else if (saved === undefined || !isUnfinished(saved, here)) page.setActivity(place);
			else void work.track(this.#reopen(saved));
		});
	}

	/** Goes from a puzzle to the board that was open before, in either place; without one, to the first game. */
	async #leavePuzzle(place: Place): Promise<void> {
		const { board, opened, text } = this.#deps;
		const other = place === "play" ? "analyse" : "play";
		const saved = opened.savedIn(place) ?? opened.savedIn(other);
		if (saved !== undefined) {
			await this.#reopen({ ...saved, activity: place });
			return;
		}
		const first = gameToBegin((await board.solver).games);
		if (first !== undefined) await text.pickGame(first, { activity: place });
	}

	async #reopen(saved: SavedBoard): Promise<void> {
		const { board, page, opened } = this.#deps;
		const outcome = await opened.reopen(saved);
		if (typeof outcome === "object") {
			board.announce(pageFailureText(page.words, outcome).message);
		}
	}
}

/** Whether a saved board is another than the one here and worth resuming: its game has begun and goes on, or it was edited. */
const isUnfinished = (
	{ from, problem, game, isOver }: SavedBoard,
	here: SavedBoard | null,
): boolean =>
	problem !== here?.problem && !isOver && (from === "edit" || (game?.record.moves.length ?? 0) > 0);
