/** Which language the page speaks: the reader's choice, else the browser's, else English. */
import { enPage } from "./en-page.ts";
import { findLanguage } from "./index.ts";
import type { PageWords } from "./page-words.ts";
import { zhPage } from "./zh-page.ts";

export const languages: readonly PageWords[] = [enPage, zhPage];

const storageKey = "catchmate-language";

/** Storage is refused to some pages, on file:// for one; the choice then lasts as long as the page. */
function remembered(): string {
	try {
		return localStorage.getItem(storageKey) ?? "";
	} catch {
		return "";
	}
}

export function initialLanguage(): PageWords {
	const tags = [remembered(), ...navigator.languages];
	return tags.map((tag) => findLanguage(languages, tag)).find((words) => words) ?? enPage;
}

export function rememberLanguage(words: PageWords): void {
	try {
		localStorage.setItem(storageKey, words.tag);
	} catch {
		return;
	}
}

export function languageOf(tag: string): PageWords {
	return findLanguage(languages, tag) ?? enPage;
}
