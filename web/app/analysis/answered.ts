/** Draws an answer, or says why there is none. */
import { html, type TemplateResult } from "lit/html.js";
import type { AnalysisView } from "./context.ts";
import type { Answer } from "./table-answers.ts";

export function answered<T>(
	{ words }: AnalysisView,
	answer: Answer<T>,
	draw: (known: T) => TemplateResult,
): TemplateResult {
	return typeof answer === "string"
		? html`<p class="note">${words.analysis[answer]}</p>`
		: draw(answer.known);
}
