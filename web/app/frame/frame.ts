/** The frame of the page: its language, the activity, the tab that is open, and short messages. */
import type { CatchmateBoard } from "../../element/element.ts";
import { initialWords, type PageNotice, type PageWords, pageWords } from "../../locale/page.ts";
import type { Slice } from "../store.ts";
import { preferences } from "./preferences.ts";

/** The things to do with the board; each is a mode of the element. */
export const activities = ["analyse", "play", "edit", "puzzle"] as const;
export type Activity = (typeof activities)[number];

/** The tabs beside the board, by activity; the first is open at first. */
export const tabsOf = {
	analyse: ["moves", "explain", "text", "share"],
	play: ["play", "moves", "text", "share"],
	edit: ["edit", "explain", "text", "share"],
	puzzle: ["puzzle"],
} as const satisfies Readonly<Record<Activity, readonly string[]>>;
export type Tab = (typeof tabsOf)[Activity][number];

/** The time that a button says that it has copied something, in milliseconds. */
const copiedTime = 2000;

export interface FrameState {
	readonly activity: Activity;
	/** The language's tag. */
	readonly language: string;
	/** The tab that was opened last in each activity. */
	readonly tabs: Readonly<Record<Activity, Tab>>;
	/** The id of the button that has just copied something; null for none. */
	readonly copied: string | null;
	/** Whether the person has made a move on any board so far. */
	readonly hasMoved: boolean;
}

export const initialFrame = (): FrameState => ({
	activity: "analyse",
	language: initialWords(preferences.get("language")).tag,
	tabs: { analyse: "moves", play: "play", edit: "edit", puzzle: "puzzle" },
	copied: null,
	hasMoved: false,
});

export class Frame {
	readonly #slice: Slice<FrameState>;
	readonly #board: CatchmateBoard;
	readonly #onActivity: (from: Activity, to: Activity) => void;
	#copiedTimer: ReturnType<typeof setTimeout> | undefined;

	constructor(
		slice: Slice<FrameState>,
		board: CatchmateBoard,
		onActivity: (from: Activity, to: Activity) => void,
	) {
		this.#slice = slice;
		this.#board = board;
		this.#onActivity = onActivity;
	}

	get state(): FrameState {
		return this.#slice.state;
	}

	get words(): PageWords {
		return pageWords([this.#slice.state.language]);
	}

	setLanguage(tag: string): void {
		this.#slice.set({ language: pageWords([tag]).tag });
		preferences.set("language", this.#slice.state.language);
		this.applyLanguage();
	}

	applyLanguage(): void {
		const { tag, title } = this.words;
		document.documentElement.lang = tag;
		document.title = title;
		this.#board.lang = tag;
	}

	setActivity(to: Activity): void {
		const { activity: from } = this.#slice.state;
		this.#slice.set({ activity: to });
		this.#onActivity(from, to);
	}

	/** Follows the board: notes the person's first move. */
	follow(): void {
		if (!this.#slice.state.hasMoved && (this.#board.record?.moves.length ?? 0) > 0) {
			this.#slice.set({ hasMoved: true });
		}
	}

	/** The tab that is open. */
	get tab(): Tab {
		const { activity, tabs } = this.#slice.state;
		return tabs[activity];
	}

	/** Opens a tab, which stays open in this activity for the rest of the visit. */
	openTab(tab: Tab): void {
		const { activity, tabs } = this.#slice.state;
		this.#slice.set({ tabs: { ...tabs, [activity]: tab } });
	}

	/** Copies a text, and has the button of that id say so for a while. */
	async copy(id: string, text: string): Promise<void> {
		try {
			await navigator.clipboard.writeText(text);
		} catch {
			this.tell("copy-failed");
			return;
		}
		this.#board.announce(this.words.pageNews.copied, true);
		this.#slice.set({ copied: id });
		clearTimeout(this.#copiedTimer);
		this.#copiedTimer = setTimeout(() => this.#slice.set({ copied: null }), copiedTime);
	}

	/** Announces a short message, and shows it under the board for a while. */
	tell(notice: PageNotice): void {
		this.#board.announce(this.words.pageNews[notice]);
	}
}
