/** The frame of the page: the activity, the open tab, the games on offer, and short messages. */
import { effect, signal } from "@preact/signals-core";
import type { Rules } from "catchmate";
import type { CatchmateBoard } from "../../element/element.ts";
import type { PageNotice, PageWords } from "../../locale/en/page.ts";
import { type Activity, askingTabs, type Tab } from "./activities.ts";
import { words } from "./look.ts";

/** By activity, the tab that was opened last. */
type Tabs = Readonly<Record<Activity, Tab>>;

export class Frame {
	/** The listed games; empty before the solver has started. */
	readonly games = signal<readonly Rules[]>([]);
	readonly #board: CatchmateBoard;
	readonly #activity = signal<Activity>("analyse");
	readonly #tabs = signal<Tabs>({ analyse: "moves", play: "play", edit: "edit", puzzle: "puzzle" });
	/** Whether the person has made a move on any board. */
	readonly #hasMoved = signal(false);

	constructor(board: CatchmateBoard) {
		this.#board = board;
		effect(() => {
			if (board.record?.moves.length) this.#hasMoved.value = true;
		});
	}

	get words(): PageWords {
		return words.value;
	}

	/** What the person does with the board. */
	get activity(): Activity {
		return this.#activity.value;
	}

	setActivity(activity: Activity): void {
		this.#board.mode = activity;
		this.#activity.value = activity;
	}

	/** Whether suggestions for beginners are shown. */
	get isBeginning(): boolean {
		const hasMoved = this.#hasMoved.value || this.#board.record?.moves.length;
		return (this.activity === "analyse" || this.activity === "play") && !hasMoved;
	}

	/** The tab that was opened last in this activity; while it is empty, Panels shows another. */
	get tab(): Tab {
		return this.#tabs.value[this.activity];
	}

	/** Opens a tab, which stays open in this activity for the rest of the visit. Its panels are shown by Panels. */
	openTab(tab: Tab): void {
		const activity = this.#activity.peek();
		if (activity === "analyse" && tab === "edit") {
			this.setActivity("edit");
		} else if (activity === "edit" && askingTabs.includes(tab)) {
			this.setActivity("analyse");
		}
		this.#tabs.value = { ...this.#tabs.peek(), [this.#activity.peek()]: tab };
	}

	/** Announces a short message and shows it below the board for a moment. */
	tell(notice: PageNotice): void {
		this.#board.announce(this.words.pageNews[notice]);
	}
}
