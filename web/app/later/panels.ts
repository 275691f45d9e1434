/** Panels that the first view does without, in a script of their own: it is loaded behind the first view, or when one of them is opened before. */
import { html, type nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import { loadScript } from "../script.ts";

export interface LaterPanels {
	readonly help: (context: Context) => TemplateResult;
	readonly sizes: (context: Context) => TemplateResult;
	readonly watch: (context: Context) => TemplateResult | typeof nothing;
}

declare global {
	/** What that script gives; a script of this kind, which runs from file:// too, can only give it so. */
	var catchmateLater: LaterPanels | undefined;
}

let state: "not-yet" | "under-way" | "failed" = "not-yet";

async function load(onChange: () => void): Promise<void> {
	state = "under-way";
	try {
		await loadScript("later.js", () => globalThis.catchmateLater);
	} catch {
		state = "failed";
	}
	onChange();
}

/** Asks for the script before one of them is wanted, when the first view is there: an open page then has all of its parts. */
export function loadLater(onChange: () => void): void {
	if (state === "not-yet") {
		void load(onChange);
	}
}

/** Draws one of them, or says that it is to come or cannot. */
export function later(name: keyof LaterPanels, context: Context): TemplateResult | typeof nothing {
	const { study, words } = context;
	const panels = globalThis.catchmateLater;
	if (panels !== undefined) {
		return panels[name](context);
	}
	const redraw = () => study.redraw();
	loadLater(redraw);
	if (state !== "failed") {
		return html`<p class="note">${words.learn.loading}</p>`;
	}
	const tryAgain = () => {
		void load(redraw);
		redraw();
	};
	return html`<p class="note">${words.learn.unloaded}</p>
		<button type="button" @click=${tryAgain}>${words.learn.tryAgain}</button>`;
}
