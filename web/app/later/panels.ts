/** Panels that the first view does without, in a script of their own: it is loaded behind the first view, or when one of them is opened before. */
import { html, type nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";

export interface LaterPanels {
	readonly help: (context: Context) => TemplateResult;
	readonly sizes: (context: Context) => TemplateResult;
	readonly watch: (context: Context) => TemplateResult | typeof nothing;
}

declare global {
	/** What that script gives; a script of this kind, which runs from file:// too, can only give it so. */
	var catchmateLater: LaterPanels | undefined;
}

/** Beside the page's own script, wherever that is. */
const { currentScript, baseURI } = document;
const address = new URL(
	"later.js",
	currentScript instanceof HTMLScriptElement ? currentScript.src : baseURI,
);

/** Whether the script is asked for, and has come or failed to. */
let state: "not-yet" | "under-way" | "ended" = "not-yet";

function load(onChange: () => void): void {
	state = "under-way";
	const script = document.createElement("script");
	script.src = address.href;
	const end = () => {
		state = "ended";
		onChange();
	};
	script.addEventListener("load", end);
	script.addEventListener("error", end);
	document.head.append(script);
}

/** Asks for the script before one of them is wanted, when the first view is there: an open page then has all of its parts. */
export function loadLater(onChange: () => void): void {
	if (state === "not-yet") {
		load(onChange);
	}
}

/** Draws one of them, or says that it is to come or cannot. */
export function later(name: keyof LaterPanels, context: Context): TemplateResult | typeof nothing {
	const { study, words } = context;
	const panels = globalThis.catchmateLater;
	if (panels !== undefined) {
		return panels[name](context);
	}
	loadLater(() => study.redraw());
	const { loading, unloaded } = words.learn;
	return html`<p class="note">${state === "ended" ? unloaded : loading}</p>`;
}
