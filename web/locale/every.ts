/** The words of all languages, for programs that write pages, and for tests. */
import { page as enPage, type PageWords } from "./en/page.ts";
import { tutorial as enTutorial, type TutorialWords } from "./en/tutorial.ts";
import type { InEach, Tag } from "./languages.ts";
import { page as zhPage } from "./zh/page.ts";
import { tutorial as zhTutorial } from "./zh/tutorial.ts";

const page: InEach<PageWords> = { en: enPage, "zh-CN": zhPage };
const tutorial: InEach<TutorialWords> = { en: enTutorial, "zh-CN": zhTutorial };

export const pageWords = (tag: Tag): PageWords => page[tag];
/** The words around the texts of the tutorial and the guide. The texts are Markdown in web/learn and web/guide. */
export const tutorialWords = (tag: Tag): TutorialWords => tutorial[tag];
