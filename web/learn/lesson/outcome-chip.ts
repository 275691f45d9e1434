/** A point's value as a chip: a coloured shape with the number of plies, and words for screen readers. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { TutorialWords } from "../../locale/en/tutorial.ts";
import type { Known } from "./graph-picture.ts";

const glyphs = { win: "▲", draw: "=", loss: "▼" } as const;

export const knownChip = (
	{ outcomes }: TutorialWords,
	{ outcome, distance }: Known,
): TemplateResult =>
	html`<span class="chip is-${outcome}"
		><span class="chip-glyph" aria-hidden="true">${glyphs[outcome]}</span
		>${distance === null ? nothing : html`<span aria-hidden="true">${distance}</span>`}<span
			class="visually-hidden"
			>${outcomes[outcome]}</span
		></span
	>`;
