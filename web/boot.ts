/**
 * Runs before the document is first drawn: gives it the reader's language and colours. Then starts the page: as modules where
 * it is served, as one script where it is opened from disk, for browsers refuse modules there.
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
// What this is, is said to who comes for the first time.
const isFirstVisit = location.hash === "" && !hasResults(preferences.get("puzzles"));
documentElement.classList.toggle("is-first-visit", isFirstVisit);

/** Asks for the reader's language, beside the page's module, which waits for it. */
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
	// Beside this script; the build leaves it out of this one.
	const modules = "./modules/page.js";
	await import(modules);
}

const started = start();
// Until the page is there and says so itself: see web/app/shell/work.ts.
Object.assign(window, { catchmate: { idle: () => started.then(() => catchmate.idle()) } });

/** The module of each language by its folder, named by the build; none in `npm run dev`. */
declare const LANGUAGE_MODULES: Readonly<Record<string, string>>;

declare const catchmate: { readonly idle: () => Promise<void> };
