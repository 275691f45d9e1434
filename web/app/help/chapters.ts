/** The tutorial's pages, which lie in a folder beside this one, one for each language. */
import type { PageWords } from "../../locale/page.ts";

/** The chapters that the page leads to; `index` is the tutorial's first page. */
export type Chapter = "index" | "backwards" | "distance" | "draws";

/** The address of a chapter, with the file's name: on the disk a folder shows a list of files. */
export const chapterOf = (words: PageWords, chapter: Chapter = "index"): string =>
	`${words.learn.folder}${chapter}.html`;
