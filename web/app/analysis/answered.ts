/** Draws answers, or says why there are none. */
import type { Statistics } from "catchmate";
import { html, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import type { Answer, Count } from "./state.ts";

export function answered<T>(
	{ words }: Context,
	answer: Answer<T>,
	draw: (known: T) => TemplateResult,
): TemplateResult {
	return typeof answer === "string"
		? html`<p class="note">${words.analysis[answer]}</p>`
		: draw(answer.known);
}

/** Draws the statistics of a board, or says how far their counting has come. */
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
		${context.words.analysis.statistics.counting(done, positions)}
	</p>`;
}
