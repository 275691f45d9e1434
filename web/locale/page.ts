/** Which language the page speaks: the reader's choice, else the browser's, else English. */
import { enPage } from "./en-page.ts";
import { findLanguage } from "./index.ts";
import type { PageWords } from "./page-words.ts";
import { zhPage } from "./zh-page.ts";

export const languages: readonly PageWords[] = [enPage, zhPage];

/** @param chosen the tag that the reader has chosen, now or on an earlier visit; null for none */
export function initialLanguage(chosen: string | null): PageWords {
	const tags = [...(chosen === null ? [] : [chosen]), ...navigator.languages];
	return tags.map((tag) => findLanguage(languages, tag)).find((words) => words) ?? enPage;
}

export function languageOf(tag: string): PageWords {
	return findLanguage(languages, tag) ?? enPage;
}
