/** URLs of the tutorial's pages, in a folder for each language. */
import type { Chapter } from "../../../learn/chapters.ts";
import type { PageWords } from "../../../locale/en/page.ts";

/**
 * The URL of a chapter, or of the tutorial's first page. It includes the file name, because a folder on disk would show
 * a list of files.
 */
export const chapterOf = (words: PageWords, chapter: Chapter | "index" = "index"): string =>
	`${words.learn.folder}${chapter}.html`;
