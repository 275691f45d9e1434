/** Draws the statistics of a board. */
import type { Statistics } from "catchmate";
import { html, type TemplateResult } from "lit/html.js";
import { topicWords } from "../../locale/topics.ts";
import type { Context } from "../context.ts";
import { answered } from "./answered.ts";
import type { Count } from "./state.ts";

/** Draws them, or says how far their counting has come. */
export function counted(
	context: Context,
	count: Count,
	draw: (known: Statistics) => TemplateResult,
): TemplateResult {
	if (typeof count === "string" || "known" in count) {
		return answered(context, count, draw);
	}
	const { counted: done, positions } = count.progress;
	return html`<p class="note counting">
		${topicWords(context.words.tag).statistics.counting(done, positions)}
	</p>`;
}
