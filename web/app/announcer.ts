/** Says what has happened: to screen readers in a live region, and briefly, where it is not seen otherwise, to the eye. */
import type { Words } from "../locale/words.ts";
import { failureText } from "./panels/text.ts";
import { verdictSentence } from "./panels/verdict.ts";
import type { News, PageState } from "./state.ts";

/** How long a notice stays, in milliseconds. */
const noticeTime = 5000;

/** News in words, with the verdict on the position when it is a new one. */
export function newsText(words: Words, state: PageState, news: News): string {
	const { match } = state;
	const verdict = match === null ? "" : verdictSentence(words, match);
	switch (news.kind) {
		case "moved":
			return `${words.news.moved(news.side, news.move, news.captured)} ${verdict}`;
		case "opened":
		case "stepped":
			return verdict;
		case "failed": {
			const { place, message } = failureText(words, news.failure);
			return place === null ? message : `${place}: ${message}`;
		}
		default:
			return words.news[news.kind];
	}
}

/** Whether the page shows it anyway. A solver that fails in a game is told of beside the text, far from the board. */
function isSeen(news: News): boolean {
	switch (news.kind) {
		case "moved":
		case "opened":
		case "stepped":
			return true;
		case "failed":
			return news.failure.kind !== "failed";
		default:
			return false;
	}
}

export class Announcer {
	readonly #live: HTMLElement;
	readonly #notice: HTMLElement;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(live: HTMLElement, notice: HTMLElement) {
		this.#live = live;
		this.#notice = notice;
	}

	tell(words: Words, state: PageState, news: News): void {
		const text = newsText(words, state, news);
		// A text that is the same as the last one would not be read again; a space that is not heard makes it another.
		this.#live.textContent = this.#live.textContent === text ? `${text}\u00a0` : text;
		clearTimeout(this.#timer);
		this.#notice.textContent = isSeen(news) ? "" : text;
		this.#timer = setTimeout(() => {
			this.#notice.textContent = "";
		}, noticeTime);
	}
}
