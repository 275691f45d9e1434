/** The first view of an interactive part as a picture, for print and for readers without scripts, in every language. */
import type { TemplateResult } from "lit/html.js";
import type { TutorialWords } from "../../locale/en/tutorial.ts";
import { tutorialWords } from "../../locale/every.ts";
import { tags } from "../../locale/languages.ts";
import { escaped } from "../../pages/page.ts";

/** The HTML of a template that has only texts, lists, templates and attributes: no events, no properties. */
export function markupOf(value: unknown): string {
	if (Array.isArray(value)) {
		return value.map(markupOf).join("");
	}
	if (typeof value !== "object" || value === null) {
		return escaped(String(value));
	}
	const { strings, values } = value as TemplateResult;
	return strings
		.map((string, index) => {
			const text = index < values.length ? markupOf(values[index]) : "";
			return /=$/.test(string) ? `${string}"${text}"` : `${string}${text}`;
		})
		.join("");
}

/** A picture as a fact, on one line, because an empty line would end it in Markdown. */
export const stillFact = (
	draw: (words: TutorialWords) => TemplateResult,
): Readonly<Record<string, string>> =>
	Object.fromEntries(
		tags
			.map(tutorialWords)
			.map((words) => [
				words.source,
				`<figure class="plot-figure">${markupOf(draw(words)).replace(/\s+/g, " ")}</figure>`,
			]),
	);
