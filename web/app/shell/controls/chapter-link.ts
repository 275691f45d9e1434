/** URLs of the tutorial's pages, in a folder for each language. */
import type { Chapter } from "../../../learn/chapters.ts";
import type { PageWords } from "../../../locale/en/page.ts";

/**
 * The URL of a chapter, by default of the tutorial's first page. It includes the file name, because browsers list the
 * files of a folder on disk.
 */
export const chapterOf = (words: PageWords, chapter: Chapter | "index" = "index"): string =>
	`${words.learn.folder}${chapter}.html`;
