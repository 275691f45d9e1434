/** Announces texts to screen readers in the template's live region, and shows them for a moment. */
import type { ReactiveElement } from "lit";
import { partOf } from "./template.ts";

/** How long a notice is shown, in milliseconds. */
const noticeTime = 5000;

export class Announcer {
	readonly #host: ReactiveElement;
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** The texts announced so far in this moment. */
	#said = "";

	constructor(host: ReactiveElement) {
		this.#host = host;
	}

	/**
	 * Announces a text, after others of the same moment, and shows it unless it is `seen` elsewhere; then what was shown before
	 * this moment goes.
	 * @param between the space between sentences in the text's language
	 */
	say(text: string, between: string, seen: boolean): void {
		const { renderRoot, hasUpdated } = this.#host;
		if (!hasUpdated) return;
		const live = partOf(renderRoot, "live");
		const notice = partOf(renderRoot, "notice");
		// A live region with an unchanged text is not read again; an added space makes it another text.
		const isFirst = this.#said === "";
		const said = isFirst ? text : `${this.#said}${between}${text}`;
		live.textContent = live.textContent === said ? `${said}\u00a0` : said;
		this.#said = said;
		queueMicrotask(() => {
			this.#said = "";
		});
		clearTimeout(this.#timer);
		if (!seen || isFirst) notice.textContent = seen ? "" : text;
		this.#timer = setTimeout(() => {
			notice.textContent = "";
		}, noticeTime);
	}
}
