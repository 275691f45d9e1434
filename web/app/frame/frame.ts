/** The frame of the page: its language, the activity, and short messages at the board. */
import type { CatchmateBoard } from "../../element/element.ts";
import { initialWords, type PageNotice, type PageWords, pageWords } from "../../locale/page.ts";
import type { Slice } from "../store.ts";
import { preferences } from "./preferences.ts";

/** The things to do with the board; each is a mode of the element. */
export const activities = ["analyse", "play", "edit", "puzzle"] as const;
export type Activity = (typeof activities)[number];

export interface FrameState {
	readonly activity: Activity;
	/** The language's tag. */
	readonly language: string;
}

export const initialFrame = (): FrameState => ({
	activity: "analyse",
	language: initialWords(preferences.get("language")).tag,
});

export class Frame {
	readonly #slice: Slice<FrameState>;
	readonly #board: CatchmateBoard;
	readonly #onActivity: (from: Activity, to: Activity) => void;

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

	/** Announces a short message, and shows it under the board for a while. */
	tell(notice: PageNotice): void {
		this.#board.announce(this.words.pageNews[notice]);
	}
}
