/** Links from explanations to chapters of the tutorial. */
import type { Rules } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { PageWords } from "../../locale/en/page.ts";
import type { TopicWords } from "../../locale/en/topics.ts";
import { ownValue } from "../../locale/shared.ts";
import { chapterOf } from "../shell/controls/chapter-link.ts";
import type { Rendered } from "../shell/panels.ts";

export const chapterLink = (
	words: PageWords,
	chapter: keyof TopicWords["chapters"],
): TemplateResult => html`<p class="chapter">
	<a href=${chapterOf(words, chapter)}>${words.topics.chapters[chapter]}</a>
</p>`;

/** The chapters about single games. */
const ofGames: Readonly<Record<string, keyof TopicWords["chapters"]>> = {
	chase: "board",
	"crossing-pawn": "crossing-pawn",
};

/** A link to the chapter about a game; nothing if there is none. */
export function gameChapterLink(words: PageWords, { id }: Rules): Rendered {
	const chapter = ownValue(ofGames, id);
	return chapter === undefined ? nothing : chapterLink(words, chapter);
}
