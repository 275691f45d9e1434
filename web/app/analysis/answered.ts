/** Draws answers, or says why there are none. */
import { html, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import type { Answer } from "./state.ts";

export function answered<T>(
	{ words }: Context,
	answer: Answer<T>,
	draw: (known: T) => TemplateResult,
): TemplateResult {
	return typeof answer === "string"
		? html`<p class="note">${words.analysis[answer]}</p>`
		: draw(answer.known);
}
