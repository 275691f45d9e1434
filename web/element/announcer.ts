/** Says texts to screen readers in the template's live region and shows them briefly to the eye. */
import type { ReactiveElement } from "lit";
import { partOf } from "./template.ts";

/** The time that a notice stays, in milliseconds. */
const noticeTime = 5000;

export class Announcer {
	readonly #host: ReactiveElement;
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** The texts of this moment. */
	#said = "";

	constructor(host: ReactiveElement) {
		this.#host = host;
	}

	/**
	 * Says a text, after what else is said in the same moment, and shows it for a while unless it is seen elsewhere.
	 * @param between stands between sentences in the text's language
	 */
	say(text: string, between: string, seen: boolean): void {
		const { renderRoot, hasUpdated } = this.#host;
		if (!hasUpdated) {
			return;
		}
		const live = partOf(renderRoot, "live");
		const notice = partOf(renderRoot, "notice");
		// A text that is the same as the last one would not be read again; a space that is not heard makes it another.
		const said = this.#said === "" ? text : `${this.#said}${between}${text}`;
		live.textContent = live.textContent === said ? `${said}\u00a0` : said;
		this.#said = said;
		queueMicrotask(() => {
			this.#said = "";
		});
		clearTimeout(this.#timer);
		notice.textContent = seen ? "" : text;
		this.#timer = setTimeout(() => {
			notice.textContent = "";
		}, noticeTime);
	}
}
