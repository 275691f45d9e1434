/**
 * Runs before the document is first drawn: gives it the reader's language and colours. Then starts the page: as modules where
 * it is served, as one script where it is opened from disk, for browsers refuse modules there.
 */
import { chosenTag } from "./app/shell/language.ts";
import { preferences } from "./app/shell/preferences.ts";
import { loadBeside } from "./element/script-beside.ts";
import { hasResults } from "./model/puzzle-progress.ts";
import { applyScheme, chosenScheme } from "./storage/scheme.ts";

const { documentElement } = document;
documentElement.lang = chosenTag();
applyScheme(chosenScheme());
// What this is, is said to who comes for the first time.
const isFirstVisit = location.hash === "" && !hasResults(preferences.get("puzzles"));
documentElement.classList.toggle("is-first-visit", isFirstVisit);

async function start(): Promise<void> {
	if (document.readyState === "loading") {
		await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
	}
	// Beside this script; the build leaves it out of this one.
	const modules = "./modules/page.js";
	await (location.protocol === "file:" ? loadBeside("page.js") : import(modules));
}

const started = start();
// Until the page is there and says so itself: see web/app/shell/work.ts.
Object.assign(window, { catchmate: { idle: () => started.then(() => catchmate.idle()) } });

declare const catchmate: { readonly idle: () => Promise<void> };
