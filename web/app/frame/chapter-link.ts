/** The tutorial's pages, which lie in a folder beside this one, one for each language. */
import type { Chapter } from "../../learn/chapters.ts";
import type { PageWords } from "../../locale/page.ts";

/** The address of a chapter, or of the tutorial's first page, with the file's name: on the disk a folder shows a list of files. */
export const chapterOf = (words: PageWords, chapter: Chapter | "index" = "index"): string =>
	`${words.learn.folder}${chapter}.html`;
