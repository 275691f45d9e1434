/**
 * The panels around the board, some of them in tabs. Those that are open are drawn, and again whenever something that they have
 * read changes.
 */
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals-core";
import { nothing, render, type TemplateResult } from "lit/html.js";
import type { CatchmateBoard } from "../../element/element.ts";
import { type Activity, placeOf } from "./activities.ts";
import type { PageState } from "./page-state.ts";
import { panelsId, type Tab, tabId, tabsOf } from "./tabs.ts";

/** What a view draws. */
export type Rendered = TemplateResult | typeof nothing;

export interface Panel {
	/** The id of the panel's element. In a tab it is created, in the order of the list. */
	readonly id: string;
	readonly view: () => Rendered;
	/** The tab that contains it; it is then shown in the activities that have this tab. */
	readonly tab?: Tab;
	/** The activities in whose places it is shown; by default all. */
	readonly activities?: readonly Activity[];
	/** Whether it always shows values, so that it is hidden while they are. */
	readonly tellsValues?: boolean;
	/** Whether it is printed, whatever tab is open. */
	readonly isPrinted?: boolean;
	/** Whether it has anything to show; by default always. */
	readonly isNeeded?: () => boolean;
}

export function part<T extends HTMLElement>(
	id: string,
	type: { new (): T; readonly name: string },
): T {
	const element = document.getElementById(id);
	if (!(element instanceof type)) {
		throw new Error(`#${id} is not a ${type.name}`);
	}
	return element;
}

/** The element of a panel. If the document has none, it is created under the tabs. */
function elementOf(id: string): HTMLElement {
	const known = document.getElementById(id);
	if (known !== null) {
		return known;
	}
	const place = document.createElement("section");
	place.id = id;
	place.className = "panel";
	part(panelsId, HTMLElement).append(place);
	return place;
}

export class Panels {
	readonly #board: CatchmateBoard;
	readonly #page: PageState;
	readonly #places: readonly { readonly panel: Panel; readonly place: HTMLElement }[];
	/** Ends the drawing of each panel that is open. */
	readonly #drawn = new Map<Panel, () => void>();
	readonly #tabs: ReadonlySignal<readonly Tab[]>;
	readonly #isPrinting = signal(false);

	constructor(panels: readonly Panel[], board: CatchmateBoard, page: PageState) {
		this.#board = board;
		this.#page = page;
		this.#places = panels.map((panel) => ({ panel, place: elementOf(panel.id) }));
		this.#tabs = computed(() => {
			const tabs: readonly Tab[] = tabsOf[page.activity];
			return tabs.filter((tab) =>
				panels.some((panel) => panel.tab === tab && this.#isFilled(panel)),
			);
		});
	}

	/** Whether a panel has something to show, when its tab is open. */
	#isFilled(panel: Panel): boolean {
		const { activity } = this.#page;
		const tabs: readonly Tab[] = tabsOf[activity];
		return (
			!(panel.tellsValues && this.#board.hidesValues) &&
			(panel.tab === undefined || tabs.includes(panel.tab)) &&
			(panel.activities?.some((each) => placeOf(each) === placeOf(activity)) ?? true) &&
			(panel.isNeeded?.() ?? true)
		);
	}

	/** The tabs that have something to show. */
	get tabs(): readonly Tab[] {
		return this.#tabs.value;
	}

	/** The open tab: the one opened last, or the first if that has nothing to show. */
	get tab(): Tab {
		const { activity, tabs } = this.#page;
		return this.tabs.includes(tabs.opened) ? tabs.opened : tabsOf[activity][0];
	}

	/** Shows the panels from now on: each draws itself while it is open, whenever something that it has read changes. */
	show(): void {
		for (const { place } of this.#places) {
			// What the document shows until now.
			place.replaceChildren();
		}
		for (const event of ["beforeprint", "afterprint"]) {
			window.addEventListener(event, () => {
				this.#isPrinting.value = event === "beforeprint";
			});
		}
		effect(() => {
			// A tab that has become empty is not reopened when it has contents again.
			if (this.tab !== this.#page.tabs.opened) this.#page.tabs.open(this.tab);
		});
		effect(() => this.#arrange());
	}

	#arrange(): void {
		const { tab } = this;
		const around = part(panelsId, HTMLElement);
		const hasKeyboard = around.contains(document.activeElement);
		for (const { panel, place } of this.#places) {
			const isFilled = this.#isFilled(panel);
			const isOpen = isFilled && (panel.tab ?? tab) === tab;
			place.hidden = !isOpen;
			if (!isOpen && !(isFilled && panel.isPrinted && this.#isPrinting.value)) {
				this.#drawn.get(panel)?.();
				this.#drawn.delete(panel);
				// Nothing stays that may tell too much, or goes on.
				render(nothing, place);
			} else if (!this.#drawn.has(panel)) {
				this.#drawn.set(
					panel,
					effect(() => void render(panel.view(), place)),
				);
			}
		}
		const id = tabId(tab);
		const shown = around.getAttribute("aria-labelledby");
		if (shown !== id) {
			around.setAttribute("aria-labelledby", id);
			// Not before anything was shown: it would have the page laid out once more.
			if (shown !== null) around.scrollTop = 0;
			if (hasKeyboard) {
				// The focused element may be hidden now: the next Tab key goes to the first thing shown.
				around.tabIndex = -1;
				around.focus({ preventScroll: true });
			}
		}
	}
}
