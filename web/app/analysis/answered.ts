/** Draws an answer, the progress of a count, or the reason for a missing answer. */
import type { CountProgress } from "catchmate";
import { html, type TemplateResult } from "lit/html.js";
import type { AnalysisView } from "./model.ts";
import type { Answer } from "./position.ts";

export function answered<T extends object>(
	{ words }: AnalysisView,
	answer: Answer<T | { readonly progress: CountProgress }>,
	draw: (known: T) => TemplateResult,
): TemplateResult {
	if (typeof answer === "string") {
		return html`<p class="note">${words.analysis[answer]}</p>`;
	}
	if (!("progress" in answer)) {
		return draw(answer);
	}
	const { counted, positions } = answer.progress;
	return html`<p class="note counting">
		${words.topics.statistics.counting(counted, positions)}
	</p>`;
}
