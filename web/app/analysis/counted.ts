/** Draws the statistics of a board. */
import type { Statistics } from "catchmate";
import { html, type TemplateResult } from "lit/html.js";
import { topicWords } from "../../locale/further-words.ts";
import { answered } from "./answered.ts";
import type { AnalysisView } from "./context.ts";
import type { Count } from "./model.ts";

/** Draws the statistics, or the progress of the count. */
export function counted(
	view: AnalysisView,
	count: Count,
	draw: (known: Statistics) => TemplateResult,
): TemplateResult {
	if (typeof count === "string" || "known" in count) {
		return answered(view, count, draw);
	}
	const { counted: done, positions } = count.progress;
	return html`<p class="note counting">
		${topicWords(view.words.tag).statistics.counting(done, positions)}
	</p>`;
}
