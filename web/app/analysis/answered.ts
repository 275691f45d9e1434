/** Draws an answer, or says why there is none. */
import type { CountProgress } from "catchmate";
import { html, type TemplateResult } from "lit/html.js";
import type { AnalysisView } from "./model.ts";
import type { Answer } from "./table-answers.ts";

/** Draws an answer, or the progress of a count. */
export function answered<T>(
	{ words }: AnalysisView,
	answer: Answer<T> | { readonly progress: CountProgress },
	draw: (known: T) => TemplateResult,
): TemplateResult {
	if (typeof answer === "string") {
		return html`<p class="note">${words.analysis[answer]}</p>`;
	}
	if ("known" in answer) {
		return draw(answer.known);
	}
	const { counted, positions } = answer.progress;
	return html`<p class="note counting">
		${words.topics.statistics.counting(counted, positions)}
	</p>`;
}
