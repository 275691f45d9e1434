/** Reactive controllers for an element's surroundings: its language and its distance from the screen. */
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Work } from "../board/work.ts";
import type { Words } from "../locale/en/board.ts";
import { preferredTag } from "../locale/languages.ts";
import { elementWords } from "../locale/words.ts";

type Host = ReactiveControllerHost & HTMLElement;

/** The nearest `lang` at or around an element, also across shadow roots; empty if there is none. */
function languageTag(element: Element): string {
	const holder = element.closest("[lang]");
	const root = element.getRootNode();
	const tag = holder?.getAttribute("lang") ?? "";
	return tag === "" && root instanceof ShadowRoot ? languageTag(root.host) : tag;
}

/** The words in the element's language: its own, its surroundings', or else the browser's. */
export class LanguageController implements ReactiveController {
	readonly #host: Host;
	#observer: MutationObserver | null = null;
	words: Words = elementWords("en");

	constructor(host: Host) {
		this.#host = host;
		host.addController(this);
	}

	hostConnected(): void {
		this.#observer = new MutationObserver(() => this.#choose());
		let root: Node | null = this.#host.getRootNode();
		while (root !== null) {
			this.#observer.observe(root, { attributeFilter: ["lang"], subtree: true });
			root = root instanceof ShadowRoot ? root.host.getRootNode() : null;
		}
		this.#choose();
	}

	hostDisconnected(): void {
		this.#observer?.disconnect();
	}

	#choose(): void {
		const tag = languageTag(this.#host);
		this.words = elementWords(preferredTag(tag === "" ? navigator.languages : [tag]));
		this.#host.requestUpdate();
	}
}

/** An element within this distance of the screen counts as near, in CSS pixels. */
const nearness = 200;

/** Tells whether an element is on the screen or near it. */
export class NearController implements ReactiveController {
	readonly #host: Host;
	readonly #work: Work;
	#observer: IntersectionObserver | null = null;
	/** Ends the wait for the observer's first report. */
	#end = () => {};
	/** The observer's last report; null before the first, which takes a frame or more. */
	#reported: boolean | null = null;

	constructor(host: Host, work: Work) {
		this.#host = host;
		this.#work = work;
		host.addController(this);
	}

	hostConnected(): void {
		this.#end = this.#work.begin();
		this.#observer = new IntersectionObserver(
			(entries) => {
				this.#end();
				this.#reported = entries.at(-1)?.isIntersecting ?? false;
				if (this.#reported) {
					this.#host.requestUpdate();
				}
			},
			{ rootMargin: `${nearness}px` },
		);
		this.#observer.observe(this.#host);
	}

	hostDisconnected(): void {
		this.#observer?.disconnect();
		this.#end();
	}

	/** Whether the observer has seen it near the screen. */
	get isNear(): boolean {
		return this.#reported === true;
	}

	/** Whether it is to be solved before others: near the screen by its report, or before the first by its place. */
	get isUrgent(): boolean {
		if (this.#reported !== null) return this.#reported;
		const { top, bottom } = this.#host.getBoundingClientRect();
		return bottom > -nearness && top < innerHeight + nearness;
	}
}
