/** The way from an explanation to the chapter of the tutorial that it comes from. */
import { html, type TemplateResult } from "lit/html.js";
import type { PageWords } from "../../locale/page.ts";
import { type TopicWords, topicWords } from "../../locale/topics.ts";
import { chapterOf } from "../frame/chapter-link.ts";

export const chapterLink = (
	words: PageWords,
	chapter: keyof TopicWords["chapters"],
): TemplateResult => html`<p class="chapter">
	<a href=${chapterOf(words, chapter)}>${topicWords(words.tag).chapters[chapter]}</a>
</p>`;
