/**
 * The panels around the board, some of them in tabs. An open panel is drawn, and redrawn when a signal that it has read
 * changes.
 */
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals-core";
import { nothing, render, type TemplateResult } from "lit/html.js";
import type { CatchmateBoard } from "../../element/element.ts";
import { type Activity, placeOf } from "./activities.ts";
import type { PageState } from "./page-state.ts";
import { panelsId, type Tab, tabId } from "./tabs.ts";

/** The result of a view. */
export type Rendered = TemplateResult | typeof nothing;

export interface Panel {
	/** The id of the panel's element. In a tab, Panels creates it, in the list's order. */
	readonly id: string;
	readonly view: () => Rendered;
	/** The tab that contains it; the activities with this tab show the panel. */
	readonly tab?: Tab;
	/** The activities whose places show it; by default all. */
	readonly activities?: readonly Activity[];
	/** Whether it shows values; hidden values then hide the panel. */
	readonly tellsValues?: boolean;
	/** Whether to print it even if its tab is closed. */
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

/** The element of a panel; creates a missing one under the tabs. */
function elementOf(id: string): HTMLElement {
	const known = document.getElementById(id);
	if (known !== null) {
		return known;
	}
	const element = document.createElement("section");
	element.id = id;
	element.className = "panel";
	part(panelsId, HTMLElement).append(element);
	return element;
}

export class Panels {
	readonly #board: CatchmateBoard;
	readonly #page: PageState;
	readonly #elements: readonly { readonly panel: Panel; readonly element: HTMLElement }[];
	/** Stops the drawing of each open panel. */
	readonly #drawn = new Map<Panel, () => void>();
	readonly #tabs: ReadonlySignal<readonly Tab[]>;
	readonly #isPrinting = signal(false);

	constructor(panels: readonly Panel[], board: CatchmateBoard, page: PageState) {
		this.#board = board;
		this.#page = page;
		this.#elements = panels.map((panel) => ({ panel, element: elementOf(panel.id) }));
		this.#tabs = computed(() =>
			page.tabs.ofPlace.filter((tab) =>
				panels.some((panel) => panel.tab === tab && this.#isFilled(panel)),
			),
		);
	}

	/** Whether a panel has contents for an open tab. */
	#isFilled(panel: Panel): boolean {
		const { activity, tabs } = this.#page;
		return (
			!(panel.tellsValues && this.#board.hidesValues) &&
			(panel.tab === undefined || tabs.ofPlace.includes(panel.tab)) &&
			(panel.activities?.some((each) => placeOf(each) === placeOf(activity)) ?? true) &&
			(panel.isNeeded?.() ?? true)
		);
	}

	/** The tabs with contents. */
	get tabs(): readonly Tab[] {
		return this.#tabs.value;
	}

	/** The open tab: the one opened last; if that is empty, the first. */
	get tab(): Tab {
		const { opened, first } = this.#page.tabs;
		return this.tabs.includes(opened) ? opened : first;
	}

	/** Shows the panels from now on. */
	show(): void {
		for (const { element } of this.#elements) {
			// Removes the document's static contents.
			element.replaceChildren();
		}
		for (const event of ["beforeprint", "afterprint"]) {
			window.addEventListener(event, () => {
				this.#isPrinting.value = event === "beforeprint";
			});
		}
		effect(() => {
			// A tab that was closed because it became empty stays closed.
			if (this.tab !== this.#page.tabs.opened) this.#page.tabs.open(this.tab);
		});
		effect(() => this.#arrange());
	}

	#arrange(): void {
		const { tab } = this;
		const container = part(panelsId, HTMLElement);
		const hasKeyboard = container.contains(document.activeElement);
		for (const { panel, element } of this.#elements) {
			const isFilled = this.#isFilled(panel);
			const isOpen = isFilled && (panel.tab ?? tab) === tab;
			element.hidden = !isOpen;
			if (!isOpen && !(isFilled && panel.isPrinted && this.#isPrinting.value)) {
				this.#drawn.get(panel)?.();
				this.#drawn.delete(panel);
				// Removes values that may have to be hidden, and stops animations.
				render(nothing, element);
			} else if (!this.#drawn.has(panel)) {
				this.#drawn.set(
					panel,
					effect(() => void render(panel.view(), element)),
				);
			}
		}
		const id = tabId(tab);
		const shown = container.getAttribute("aria-labelledby");
		if (shown !== id) {
			container.setAttribute("aria-labelledby", id);
			// Not on the first draw, where it would cost a layout.
			if (shown !== null) container.scrollTop = 0;
			if (hasKeyboard) {
				// The focused element may be hidden now: the next Tab key goes to the first thing shown.
				container.tabIndex = -1;
				container.focus({ preventScroll: true });
			}
		}
	}
}
