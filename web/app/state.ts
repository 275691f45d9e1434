/** What the page knows besides what the board tells. The panels show it and change nothing in it. */
import type { Problem, Progress, Rules } from "catchmate";
import type { PageFailure } from "./failure.ts";

/** What a person does with the board; each is a mode of the element. */
export const activities = ["analyse", "play", "edit"] as const;
export type Activity = (typeof activities)[number];

/** A text that was read. */
export interface Answers {
	readonly problems: readonly Problem[];
	/** The judge output of each problem, null until it is known. */
	readonly lines: readonly (string | null)[];
	/** Which of them is on the board, from 0. */
	readonly chosen: number;
}

export interface PageState {
	readonly activity: Activity;
	readonly games: readonly Rules[];
	readonly gameId: string;
	/** The judge input as it stands in the text box. */
	readonly text: string;
	/** The preset that the text is, if it is one. */
	readonly presetId: string | null;
	readonly answers: Answers | null;
	/** Whether the board is one that no judge input can say; the text is then empty. */
	readonly unsaid: boolean;
	/** Why the text could not be answered, or not all of it. */
	readonly failure: PageFailure | null;
	/** What is wrong with the link that the page's address is, or that was pasted. */
	readonly linkFailure: PageFailure | null;
	/** Another game that the text is an input of. */
	readonly suggestion: string | null;
	readonly solving: boolean;
	readonly progress: Progress | null;
}

export const emptyState: PageState = {
	activity: "analyse",
	games: [],
	gameId: "",
	text: "",
	presetId: null,
	answers: null,
	unsaid: false,
	failure: null,
	linkFailure: null,
	suggestion: null,
	solving: false,
	progress: null,
};

/** Whether the text went wrong before any of its boards was answered, and so has put nothing on the board. */
export const keepsBoard = ({ failure, answers }: PageState): boolean =>
	failure !== null && !answers?.lines.some((line) => line !== null);

/** Holds the state of the page, and tells of each change. */
export class Store {
	#state = emptyState;

	constructor(readonly onChange: (state: PageState) => void) {}

	get state(): PageState {
		return this.#state;
	}

	set(change: Partial<PageState>): void {
		this.#state = { ...this.#state, ...change };
		this.onChange(this.#state);
	}
}
