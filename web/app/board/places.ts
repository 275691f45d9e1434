/** The places of the page. Each resumes the board that the reader left there. */
import { untracked } from "@preact/signals-core";
import type { Rules } from "catchmate";
import { gameToBegin } from "../../../wasm/presets.ts";
import type { CatchmateBoard } from "../../element/element.ts";
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
		/** The current activity, or the one about to begin. */
		readonly activity: Activity;
		/** Resumes the last puzzle, or opens the puzzle of the day. */
		readonly resume: () => Promise<void>;
		/** Cancels the opening of a puzzle. */
		readonly stay: () => void;
	};
}

export class Places {
	readonly #deps: Deps;

	constructor(deps: Deps) {
		this.#deps = deps;
	}

	/** The current place, or the one about to be shown. */
	get place(): Place {
		return placeOf(this.#deps.puzzles.activity);
	}

	/**
	 * Goes to a place and resumes its unfinished board. Without one, the place takes the current board. Play never takes a
	 * puzzle, and Analyse only a finished one.
	 */
	go(place: Place): void {
		untracked(() => {
			const { board, page, opened, puzzles } = this.#deps;
			const from = placeOf(page.activity);
			if (place !== "puzzle") puzzles.stay();
			if (from === place) return;
			if (from === "puzzle") {
				if (place === "analyse" && board.puzzleState !== "open") page.setActivity(place);
				else void work.track(this.#leavePuzzle(place));
				return;
			}
			const here = opened.save(from);
			const saved = opened.savedIn(place);
			if (place === "puzzle") void work.track(puzzles.resume());
			else if (place === "play" && here !== null && opened.isPuzzle(here))
				void work.track(this.#leavePuzzle(place));
			else if (saved === undefined || !isUnfinished(saved, here)) page.setActivity(place);
			else void work.track(this.#reopen(saved));
		});
	}

	/** Goes from a puzzle to the board saved for the place, or for the other one; without any, to the first game. */
	async #leavePuzzle(place: Place): Promise<void> {
		const { board, opened, text } = this.#deps;
		const other = opened.savedIn(place === "play" ? "analyse" : "play");
		const saved = opened.savedIn(place) ?? (other && !opened.isPuzzle(other) ? other : undefined);
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

/** Whether a saved board differs from the current one and is worth resuming: an edited board, or a game under way. */
const isUnfinished = (
	{ from, problem, game, isOver }: SavedBoard,
	here: SavedBoard | null,
): boolean =>
	problem !== here?.problem && !isOver && (from === "edit" || (game?.record.moves.length ?? 0) > 0);
