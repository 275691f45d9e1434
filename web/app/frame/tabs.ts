/** The tabs beside the board, of which one is open. */
import "./tabs.css";
import { html, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import type { Tab } from "./frame.ts";

/** The id of the element that the tabs open; each of them fills it with panels of its own. */
export const panelsId = "panels";

/** The id of a tab's button. */
export const tabId = (tab: Tab): string => `tab-${tab}`;

/** The place of the tab that a key leads to; null for a key that is not the tabs'. */
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
 * The row of tabs: one stop of the Tab key, through which the arrows walk.
 * @param tabs those that there are
 * @param open the one that is open
 */
export function tabBar({ frame, words }: Context, tabs: readonly Tab[], open: Tab): TemplateResult {
	const onKey = (event: KeyboardEvent) => {
		const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
		const place = isPlain ? placeAfter(event.key, tabs.indexOf(open), tabs.length) : null;
		const tab = place === null ? undefined : tabs[place];
		if (tab !== undefined) {
			// On the page the same keys step through the game.
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
