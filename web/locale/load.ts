/** Loads a language of the page: a module of its own, or inside where the page is one script. */
import type { PageWords } from "./en/page.ts";
import type { InEach, Tag } from "./languages.ts";
import { addWords } from "./words.ts";

const languages: InEach<() => Promise<{ readonly page: PageWords }>> = {
	en: () => import("./en/page.ts"),
	"zh-CN": () => import("./zh/page.ts"),
};

/** The page's words in a language, which boards speak from then on. */
export async function loadLanguage(tag: Tag): Promise<PageWords> {
	const { page } = await languages[tag]();
	addWords(page);
	return page;
}
