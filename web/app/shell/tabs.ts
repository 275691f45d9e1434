/** The tabs beside the board: the list, the open tab, and the tab bar. panels.ts shows their contents. */
import "./tabs.css";
import { signal, untracked } from "@preact/signals-core";
import { html, type TemplateResult } from "lit/html.js";
import type { PageWords } from "../../locale/en/page.ts";
import { type Activity, placeOf } from "./activities.ts";
import { whenDrawn } from "./work.ts";

export type Tab = Exclude<keyof PageWords["tabs"], "heading">;

/** The activities of each tab, in the order of the bar. The first tab of an activity is its default. */
export type TabList = Readonly<Record<Tab, readonly Activity[]>>;

/** The part of the page's state that tabs need. */
interface ActivityState {
	readonly activity: Activity;
	setActivity(activity: Activity): void;
}

export class Tabs {
	readonly #page: ActivityState;
	readonly #list: TabList;
	/** By activity, the tab opened last. */
	readonly #opened = signal<Readonly<Partial<Record<Activity, Tab>>>>({});

	constructor(page: ActivityState, list: TabList) {
		this.#page = page;
		this.#list = list;
	}

	/** The tabs of the current place. */
	get ofPlace(): readonly Tab[] {
		const tabs = Object.keys(this.#list) as Tab[];
		return tabs.filter((tab) => this.#activityFor(tab) !== undefined);
	}

	/** The default tab of the current activity. */
	get first(): Tab {
		const { activity } = this.#page;
		return this.ofPlace.find((tab) => this.#list[tab].includes(activity)) as Tab;
	}

	/** The tab opened last in this activity. Panels replaces an empty one. */
	get opened(): Tab {
		return this.#opened.value[this.#page.activity] ?? this.first;
	}

	/** The activity of a tab in the current place: the current one, if the tab has it. */
	#activityFor(tab: Tab): Activity | undefined {
		const { activity } = this.#page;
		const own = this.#list[tab];
		return own.includes(activity)
			? activity
			: own.find((each) => placeOf(each) === placeOf(activity));
	}

	/** Opens a tab, in its own activity of the place. The activity remembers it for the rest of the visit. */
	open(tab: Tab): void {
		untracked(() => {
			const page = this.#page;
			const activity = this.#activityFor(tab) ?? page.activity;
			if (activity !== page.activity) page.setActivity(activity);
			this.#opened.value = { ...this.#opened.value, [activity]: tab };
		});
	}

	/** Opens a tab and scrolls to it if it lies below the board. */
	show(tab: Tab): void {
		this.open(tab);
		whenDrawn(() => {
			const head = document.getElementById(tabId(tab));
			if (head !== null && head.getBoundingClientRect().bottom > innerHeight * (2 / 3)) {
				head.scrollIntoView();
			}
		});
	}
}

/** The id of the element with the open tab's panels. */
export const panelsId = "panels";

export const tabId = (tab: Tab): string => `tab-${tab}`;

/**
 * The tab bar: one stop of the Tab key, with arrow keys inside.
 * @param shown the tabs to show
 * @param open the open tab
 */
export function tabBar(
	{ tabs, words }: { readonly tabs: Tabs; readonly words: PageWords },
	shown: readonly Tab[],
	open: Tab,
): TemplateResult {
	const onKey = (event: KeyboardEvent) => {
		const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
		const at = shown.indexOf(open);
		const keyed = new Map([
			["ArrowRight", shown[(at + 1) % shown.length]],
			["ArrowLeft", shown.at(at - 1)],
			["Home", shown[0]],
			["End", shown.at(-1)],
		]);
		const tab = keyed.get(event.key);
		if (isPlain && tab !== undefined) {
			// Elsewhere, these keys step through the game.
			event.preventDefault();
			tabs.open(tab);
			document.getElementById(tabId(tab))?.focus();
		}
	};
	return html`<div class="tabs" role="tablist" aria-label=${words.tabs.heading} @keydown=${onKey}>
		${shown.map(
			(tab) => html`<button
				type="button"
				role="tab"
				id=${tabId(tab)}
				aria-controls=${panelsId}
				aria-selected=${tab === open ? "true" : "false"}
				tabindex=${tab === open ? "0" : "-1"}
				@click=${() => tabs.show(tab)}
			>
				${words.tabs[tab]}
			</button>`,
		)}
	</div>`;
}
