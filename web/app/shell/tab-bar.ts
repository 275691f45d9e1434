/** The row of tabs beside the board. `openTab` in frame.ts opens one; panels.ts shows its panels. */
import "./tab-bar.css";
import { html, type TemplateResult } from "lit/html.js";
import type { Tab } from "./activities.ts";
import type { Context } from "./context.ts";

/** The id of the element that contains the open tab's panels. */
export const panelsId = "panels";

/** The id of a tab's button. */
export const tabId = (tab: Tab): string => `tab-${tab}`;

/** The index of the tab that a key leads to; null for other keys. */
function placeAfter(key: string, at: number, count: number): number | null {
	switch (key) {
		case "ArrowRight":
			return (at + 1) % count;
		case "ArrowLeft":
			return (at + count - 1) % count;
		case "Home":
			return 0;
		case "End":
			return count - 1;
		default:
			return null;
	}
}

/**
 * The row of tabs: one stop of the Tab key; the arrow keys move inside it.
 * @param tabs the tabs to show
 * @param open the open one
 */
export function tabBar({ frame, words }: Context, tabs: readonly Tab[], open: Tab): TemplateResult {
	const onKey = (event: KeyboardEvent) => {
		const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
		const place = isPlain ? placeAfter(event.key, tabs.indexOf(open), tabs.length) : null;
		const tab = place === null ? undefined : tabs[place];
		if (tab !== undefined) {
			// Elsewhere on the page these keys step through the game.
			event.preventDefault();
			frame.openTab(tab);
			document.getElementById(tabId(tab))?.focus();
		}
	};
	return html`<div class="tabs" role="tablist" aria-label=${words.tabs.heading} @keydown=${onKey}>
		${tabs.map(
			(tab) => html`<button
				type="button"
				role="tab"
				id=${tabId(tab)}
				aria-controls=${panelsId}
				aria-selected=${tab === open ? "true" : "false"}
				tabindex=${tab === open ? "0" : "-1"}
				@click=${() => frame.openTab(tab)}
			>
				${words.tabs[tab]}
			</button>`,
		)}
	</div>`;
}
