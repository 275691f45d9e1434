/** Reactive controllers for an element's surroundings: language, colour scheme, and distance from the screen. */
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Work } from "../board/work.ts";
import type { ElementWords } from "../locale/en/element.ts";
import { preferredTag } from "../locale/languages.ts";
import { elementWords } from "../locale/words.ts";
import type { Theme } from "./types.ts";

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
	words: ElementWords = elementWords("en");

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

/** An element's parent in the flat tree: through slots, and out of shadow trees. */
function parentOf(element: Element): Element | null {
	const root = element.getRootNode();
	return (
		element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
	);
}

/** The lightness of a computed colour, from 0 to 1. */
function lightness(color: string): number {
	const [space = "", ...numbers] = color.match(/^[a-z]+\(([a-z][\w-]* )?|[\d.]+/g) ?? [];
	const [one = 0, two = 0, three = 0] = numbers.map(Number);
	if (space.startsWith("ok")) return one;
	if (space.startsWith("l")) return one / 100;
	return (0.21 * one + 0.72 * two + 0.07 * three) / (space.startsWith("rgb") ? 255 : 1);
}

/** Whether an element's surroundings are dark: by their `color-scheme`, or without one by their text colour. */
function isInTheDark(element: Element, system: MediaQueryList): boolean {
	const { colorScheme, color } = getComputedStyle(parentOf(element) ?? element);
	const schemes = colorScheme.split(" ");
	if (!schemes.includes("dark")) return !schemes.includes("light") && lightness(color) > 0.5;
	return !schemes.includes("light") || system.matches;
}

/** The element's scheme: by its theme, or by default that of its surroundings, whose changes it follows. */
export class SchemeController implements ReactiveController {
	readonly #host: Host & { theme: Theme };
	readonly #work: Work;
	readonly #system = matchMedia("(prefers-color-scheme: dark)");
	#observer: MutationObserver | null = null;
	#theme: Theme | null = null;
	#cancel = () => {};
	/** Checks in the next frame, when styles are computed anyway, instead of forcing an extra computation. */
	readonly #lookSoon = (): void => {
		this.#cancel();
		this.#cancel = this.#work.inFrame(() => this.#look());
	};
	scheme: "light" | "dark" = "light";

	constructor(host: Host & { theme: Theme }, work: Work) {
		this.#host = host;
		this.#work = work;
		host.addController(this);
	}

	hostConnected(): void {
		// Sites switch schemes by classes, styles or attributes of any ancestor, or by style sheets.
		this.#observer = new MutationObserver(this.#lookSoon);
		for (let around = parentOf(this.#host); around !== null; around = parentOf(around)) {
			this.#observer.observe(around, { attributes: true });
		}
		this.#system.addEventListener("change", this.#lookSoon);
		document.addEventListener("load", this.#lookSoon, true);
		document.addEventListener("transitionend", this.#lookSoon);
		this.#look();
	}

	hostDisconnected(): void {
		this.#observer?.disconnect();
		this.#cancel();
		this.#system.removeEventListener("change", this.#lookSoon);
		document.removeEventListener("load", this.#lookSoon, true);
		document.removeEventListener("transitionend", this.#lookSoon);
	}

	hostUpdate(): void {
		if (this.#host.theme !== this.#theme) this.#look();
	}

	#look(): void {
		const { theme } = this.#host;
		this.#theme = theme;
		const isDark = theme === "auto" ? isInTheDark(this.#host, this.#system) : theme === "dark";
		const scheme = isDark ? "dark" : "light";
		if (scheme !== this.scheme) {
			this.scheme = scheme;
			this.#host.requestUpdate();
		}
	}
}

/** An element within this distance of the screen counts as near, in CSS pixels. */
const nearness = 200;

/** Observes whether an element is on the screen or near it. */
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
				if (this.#reported) this.#host.requestUpdate();
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

	/** Whether to solve it before others: near the screen by the last report, or before the first report by its place. */
	get isUrgent(): boolean {
		if (this.#reported !== null) return this.#reported;
		const { top, bottom } = this.#host.getBoundingClientRect();
		return bottom > -nearness && top < innerHeight + nearness;
	}
}
