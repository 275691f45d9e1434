/** An outcome as it is shown everywhere: a coloured shape with the number of plies, or a sign for endless play. */
import type { Outcome, Value } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Words } from "../locale/en/board.ts";
import { distanceText } from "../model/value.ts";

const glyphs: Record<Outcome, string> = { win: "▲", draw: "=", loss: "▼" };

/** An outcome, or a value with its outcome. */
type Shown = Pick<Value, "outcome"> & Partial<Pick<Value, "distance">>;

/** Hidden from screen readers, which get words. */
export function outcomeChip(words: Words, { outcome, distance }: Shown): TemplateResult {
	const text = distance === undefined ? "" : distanceText({ outcome, distance }, words.number);
	const number = text === "" ? nothing : html`<span>${text}</span>`;
	return html`<span class="chip is-${outcome}" aria-hidden="true"
		><span class="chip-glyph">${glyphs[outcome]}</span>${number}</span
	>`;
}
