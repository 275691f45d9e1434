/** The way from an explanation to the chapter of the tutorial that it comes from. */
import type { Rules } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { PageWords } from "../../locale/page.ts";
import { type TopicWords, topicWords } from "../../locale/topics.ts";
import { chapterOf } from "../frame/chapter-link.ts";

export const chapterLink = (
	words: PageWords,
	chapter: keyof TopicWords["chapters"],
): TemplateResult => html`<p class="chapter">
	<a href=${chapterOf(words, chapter)}>${topicWords(words.tag).chapters[chapter]}</a>
</p>`;

/** The chapters that lead from a game's problem to a program. */
const ofGames: Readonly<Record<string, keyof TopicWords["chapters"]>> = {
	chase: "board",
	"crossing-pawn": "crossing-pawn",
};

/** The way to the chapter on a game itself; nothing where there is none. */
export function gameChapterLink(words: PageWords, { id }: Rules): TemplateResult | typeof nothing {
	const chapter = Object.hasOwn(ofGames, id) ? ofGames[id] : undefined;
	return chapter === undefined ? nothing : chapterLink(words, chapter);
}
