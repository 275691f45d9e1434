/** The way from an explanation to the chapter of the tutorial that it comes from. */
import { html, type TemplateResult } from "lit/html.js";
import type { PageWords } from "../../locale/page.ts";
import { topicWords } from "../../locale/topics.ts";
import { type Chapter, chapterOf } from "../help/chapters.ts";

export const chapterLink = (
	words: PageWords,
	chapter: Exclude<Chapter, "index">,
): TemplateResult => html`<p class="chapter">
	<a href=${chapterOf(words, chapter)}>${topicWords(words.tag).chapters[chapter]}</a>
</p>`;
