/** An outcome as it is shown everywhere: a shape, in a colour, with the number of plies. */
import type { Outcome } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Words } from "../locale/index.ts";

const glyphs: Record<Outcome, string> = { win: "▲", draw: "=", loss: "▼" };

/** Hidden from screen readers, which are told in words. */
export function outcomeChip(
	words: Words,
	outcome: Outcome,
	distance: number | null = null,
): TemplateResult {
	const number = distance === null ? nothing : html`<span>${words.number(distance)}</span>`;
	return html`<span class="chip is-${outcome}" aria-hidden="true"
		><span class="chip-glyph">${glyphs[outcome]}</span>${number}</span
	>`;
}
