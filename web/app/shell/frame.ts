/** The frame of the page: language, activity, open tab and short messages. */
import { computed } from "@preact/signals-core";
import type { Rules } from "catchmate";
import type { CatchmateBoard } from "../../element/element.ts";
import type { PageNotice, PageWords } from "../../locale/en/page.ts";
import type { Tag } from "../../locale/languages.ts";
import { pageWords } from "../../locale/words.ts";
import { applyScheme, chooseScheme, chosenScheme, type Scheme } from "../../storage/scheme.ts";
import type { Activity, Tab } from "./activities.ts";
import { followLook } from "./controls/board-picture.ts";
import { initialLanguage, preferences } from "./preferences.ts";
import { Slice } from "./slice.ts";

/** How long a button shows that it has copied, in milliseconds. */
const copiedTime = 2000;

export interface FrameState {
	readonly activity: Activity;
	/** The language's tag. */
	readonly language: Tag;
	readonly scheme: Scheme;
	/** The tab that was open last, by activity. */
	readonly tabs: Readonly<Record<Activity, Tab>>;
	/** The id of the button that has just copied; null for none. */
	readonly copied: string | null;
	/** Whether the person has made a move on any board. */
	readonly hasMoved: boolean;
	/** The listed games; empty before the solver has started. */
	readonly games: readonly Rules[];
}

const initialFrame = (): FrameState => ({
	activity: "analyse",
	language: initialLanguage(),
	scheme: chosenScheme(),
	tabs: { analyse: "moves", play: "play", edit: "edit", puzzle: "puzzle" },
	copied: null,
	hasMoved: false,
	games: [],
});

export class Frame {
	readonly #slice = new Slice(initialFrame());
	readonly #board: CatchmateBoard;
	readonly #activity = computed(() => this.#slice.state.activity);
	#copiedTimer: ReturnType<typeof setTimeout> | undefined;

	constructor(board: CatchmateBoard) {
		this.#board = board;
	}

	get state(): FrameState {
		return this.#slice.state;
	}

	/** What the person does with the board. What reads it here depends on nothing else. */
	get activity(): Activity {
		return this.#activity.value;
	}

	get words(): PageWords {
		return pageWords(this.#slice.state.language);
	}

	setLanguage(language: Tag): void {
		this.#slice.set({ language });
		preferences.set("language", language);
		this.applyLanguage();
	}

	applyLanguage(): void {
		const { tag, title } = this.words;
		document.documentElement.lang = tag;
		document.title = title;
		this.#board.lang = tag;
	}

	setScheme(scheme: Scheme): void {
		this.#slice.set({ scheme });
		chooseScheme(scheme);
		applyScheme(scheme);
		followLook();
	}

	setActivity(activity: Activity): void {
		this.#board.mode = activity;
		this.#slice.set({ activity });
	}

	/** Notes that the person has made a move. */
	noteMove(): void {
		if (!this.#slice.state.hasMoved) {
			this.#slice.set({ hasMoved: true });
		}
	}

	/** Sets the listed games, once the solver has started. */
	setGames(games: readonly Rules[]): void {
		this.#slice.set({ games });
	}

	/** Whether suggestions for beginners are shown. */
	get isBeginning(): boolean {
		const { activity, hasMoved } = this.#slice.state;
		return activity === "analyse" && !hasMoved && !this.#board.record?.moves.length;
	}

	/** The tab that is open. */
	get tab(): Tab {
		const { activity, tabs } = this.#slice.state;
		return tabs[activity];
	}

	/** Opens a tab, which stays open in this activity for the rest of the visit. Its panels are shown by Panels. */
	openTab(tab: Tab): void {
		const { activity, tabs } = this.#slice.state;
		this.#slice.set({ tabs: { ...tabs, [activity]: tab } });
	}

	/** Copies a text, or a PNG picture in the making; the button `id` shows that for a moment. */
	async copy(id: string, content: string | Promise<Blob>): Promise<void> {
		const { clipboard } = navigator;
		try {
			await (typeof content === "string"
				? clipboard.writeText(content)
				: clipboard.write([new ClipboardItem({ "image/png": content })]));
		} catch {
			this.tell("copy-failed");
			return;
		}
		this.#board.announce(this.words.pageNews.copied, true);
		this.#slice.set({ copied: id });
		clearTimeout(this.#copiedTimer);
		this.#copiedTimer = setTimeout(() => this.#slice.set({ copied: null }), copiedTime);
	}

	/** Announces a short message and shows it below the board for a moment. */
	tell(notice: PageNotice): void {
		this.#board.announce(this.words.pageNews[notice]);
	}
}
