/** The state of the page: the activity, the tabs, the listed games; and short messages. */
import { effect, signal, untracked } from "@preact/signals-core";
import type { Rules } from "catchmate";
import type { CatchmateBoard } from "../../element/element.ts";
import type { PageNotice, PageWords } from "../../locale/en/page.ts";
import type { Activity } from "./activities.ts";
import { words } from "./language-and-colours.ts";
import { preferences } from "./preferences.ts";
import { type TabList, Tabs } from "./tabs.ts";

export class PageState {
	/** The listed games; empty before the solver has started. */
	readonly games = signal<readonly Rules[]>([]);
	readonly tabs: Tabs;
	/** Whether the page was opened without a link. */
	readonly isHome = location.hash === "";
	readonly #board: CatchmateBoard;
	readonly #activity = signal<Activity>("analyse");
	/** Whether a board other than a puzzle has had a move. */
	readonly #hasMoved = signal(false);

	constructor(board: CatchmateBoard, tabs: TabList) {
		this.#board = board;
		this.tabs = new Tabs(this, tabs);
		effect(() => {
			if (this.activity !== "puzzle" && board.record?.moves.length) this.#hasMoved.value = true;
		});
		effect(() => {
			if (preferences.isRefused) untracked(() => this.notify("not-kept"));
		});
	}

	get words(): PageWords {
		return words.value;
	}

	/** The reader's activity on the board. */
	get activity(): Activity {
		return this.#activity.value;
	}

	setActivity(activity: Activity): void {
		this.#board.mode = activity;
		this.#activity.value = activity;
	}

	/** Whether to show suggestions for beginners: before the first move. */
	get isBeginning(): boolean {
		const hasMoved = this.#hasMoved.value || this.#board.record?.moves.length;
		return (this.activity === "analyse" || this.activity === "play") && !hasMoved;
	}

	/** Announces a short message and shows it below the board for a moment. */
	notify(notice: PageNotice): void {
		this.#board.announce(this.words.pageNews[notice]);
	}
}
