/**
 * Sets the document's language and colours before it is first drawn. Then starts the page: from a server as modules, from
 * disk as one script, as browsers refuse modules there.
 */
import { chosenTag } from "./app/shell/language.ts";
import { preferences } from "./app/shell/preferences.ts";
import { loadBeside } from "./element/script-beside.ts";
import { folderOf } from "./locale/languages.ts";
import { hasResults } from "./model/puzzle-progress.ts";
import { applyScheme, chosenScheme } from "./storage/scheme.ts";

const { documentElement } = document;
const tag = chosenTag();
documentElement.lang = tag;
applyScheme(chosenScheme());
// The first visit shows an introduction.
const isFirstVisit = location.hash === "" && !hasResults(preferences.get("puzzles"));
documentElement.classList.toggle("is-first-visit", isFirstVisit);

/** Loads the reader's language in parallel with the page's module, which needs it. */
function preloadLanguage(): void {
	const module = LANGUAGE_MODULES[folderOf(tag)];
	if (module === undefined) return;
	const link = document.createElement("link");
	link.rel = "modulepreload";
	link.href = module;
	document.head.append(link);
}

async function start(): Promise<void> {
	if (document.readyState === "loading") {
		await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
	}
	if (location.protocol === "file:") {
		await loadBeside("page.js");
		return;
	}
	preloadLanguage();
	// A variable, so that the build does not bundle the modules into this script.
	const modules = "./modules/page.js";
	await import(modules);
}

const started = start();
// Until the page defines its own `idle`: see web/app/shell/work.ts.
Object.assign(window, { catchmate: { idle: () => started.then(() => catchmate.idle()) } });

/** Set by the build: the module of each language, by its folder; empty in `npm run dev`. */
declare const LANGUAGE_MODULES: Readonly<Record<string, string>>;

declare const catchmate: { readonly idle: () => Promise<void> };
