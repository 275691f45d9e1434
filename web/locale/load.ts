/** Loads a language of the page. It is a module of its own, or part of the page's one script. */
import type { PageWords } from "./en/page.ts";
import type { InEach, Tag } from "./languages.ts";
import { addWords } from "./words.ts";

const languages: InEach<() => Promise<{ readonly page: PageWords }>> = {
	en: () => import("./en/page.ts"),
	"zh-CN": () => import("./zh/page.ts"),
};

/** Loads the page's words in a language, and adds them to the element's. */
export async function loadLanguage(tag: Tag): Promise<PageWords> {
	const { page } = await languages[tag]();
	addWords(page);
	return page;
}
