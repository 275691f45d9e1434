/** Says what has happened: to screen readers in a live region, and briefly, where it is not seen otherwise, to the eye. */
import { currentPosition } from "../board/record.ts";
import type { Words } from "../locale/words.ts";
import { failureText } from "../view/failure.ts";
import { verdictSentence } from "../view/verdict.ts";
import { type GameState, isOpenPuzzle, type News, shownValue } from "./state.ts";

/** How long a notice stays, in milliseconds. */
const noticeTime = 5000;

/** The sentence over the board: the verdict on the position, or a puzzle's task. */
export function sentenceOf(words: Words, state: GameState): string {
	const { match } = state;
	if (match === null) {
		return "";
	}
	const position = currentPosition(match.record);
	return isOpenPuzzle(state) && !match.value.over
		? words.puzzle.task(position.toMove)
		: verdictSentence(words, match.game, position, shownValue(state));
}

/** News in words, with the verdict on the position when it is a new one. */
export function newsText(words: Words, state: GameState, news: News): string {
	const sentence = sentenceOf(words, state);
	switch (news.kind) {
		case "moved":
			return `${words.news.moved(news.side, news.move, news.captured)} ${sentence}`;
		case "opened":
		case "stepped":
			return sentence;
		case "solved":
			return `${words.puzzle.solved} ${sentence}`;
		case "failed": {
			const { place, message } = failureText(words, news.failure);
			return place === null ? message : `${place}: ${message}`;
		}
		default:
			return words.news[news.kind];
	}
}

/** Whether it is seen anyway. */
export function isSeen({ kind }: News): boolean {
	return ["moved", "opened", "stepped", "solved", "failed"].includes(kind);
}

export class Announcer {
	readonly #live: HTMLElement;
	readonly #notice: HTMLElement;
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** What has been said in this moment. */
	#said = "";

	constructor(live: HTMLElement, notice: HTMLElement) {
		this.#live = live;
		this.#notice = notice;
	}

	/** Says a text, after what else is said in the same moment, and shows it for a while unless it is seen elsewhere. */
	say(text: string, seen: boolean): void {
		// A text that is the same as the last one would not be read again; a space that is not heard makes it another.
		const said = this.#said === "" ? text : `${this.#said} ${text}`;
		this.#live.textContent = this.#live.textContent === said ? `${said}\u00a0` : said;
		this.#said = said;
		queueMicrotask(() => {
			this.#said = "";
		});
		clearTimeout(this.#timer);
		this.#notice.textContent = seen ? "" : text;
		this.#timer = setTimeout(() => {
			this.#notice.textContent = "";
		}, noticeTime);
	}
}
