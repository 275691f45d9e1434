/** The row of tabs beside the board. `openTab` in frame.ts opens one; panels.ts shows its panels. */
import "./tab-bar.css";
import { html, type TemplateResult } from "lit/html.js";
import type { Tab } from "./activities.ts";
import type { Context } from "./context.ts";

/** The id of the element that contains the open tab's panels. */
export const panelsId = "panels";

export const tabId = (tab: Tab): string => `tab-${tab}`;

/**
 * The row of tabs: one stop of the Tab key; the arrow keys move inside it.
 * @param tabs the tabs to show
 * @param open the open one
 */
export function tabBar({ frame, words }: Context, tabs: readonly Tab[], open: Tab): TemplateResult {
	const onKey = (event: KeyboardEvent) => {
		const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
		const at = tabs.indexOf(open);
		const keyed = new Map([
			["ArrowRight", tabs[(at + 1) % tabs.length]],
			["ArrowLeft", tabs.at(at - 1)],
			["Home", tabs[0]],
			["End", tabs.at(-1)],
		]);
		const tab = keyed.get(event.key);
		if (isPlain && tab !== undefined) {
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
