/** An outcome as it is shown everywhere: a shape, in a colour, with the number of plies, or a sign for play that never ends. */
import type { Outcome, Value } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { distanceText } from "../board/value.ts";
import type { Words } from "../locale/index.ts";

const glyphs: Record<Outcome, string> = { win: "▲", draw: "=", loss: "▼" };

/** An outcome, or the value with that outcome. */
type Shown = Pick<Value, "outcome"> & Partial<Pick<Value, "distance">>;

/** Hidden from screen readers, which are told in words. */
export function outcomeChip(words: Words, { outcome, distance }: Shown): TemplateResult {
	const text = distance === undefined ? "" : distanceText({ outcome, distance }, words.number);
	const number = text === "" ? nothing : html`<span>${text}</span>`;
	return html`<span class="chip is-${outcome}" aria-hidden="true"
		><span class="chip-glyph">${glyphs[outcome]}</span>${number}</span
	>`;
}
