/** A side's piece as a small picture, drawn from the outline that the board uses. */
import type { Rules } from "catchmate";
import { html, type TemplateResult } from "lit/html.js";
import { lookOf } from "../board/pieces.ts";

/** The class of a side's colours. */
export const colourClass = (rules: Rules, side: string): string =>
	lookOf(rules, side).fill.replace("piece-", "is-");

export function pieceIcon(rules: Rules, side: string): TemplateResult {
	const { shape } = lookOf(rules, side);
	return html`<svg class="piece-icon ${colourClass(rules, side)}" viewBox="0 0 100 100" aria-hidden="true">
		<path d=${shape.outline}></path>
		<path class="piece-detail" d=${shape.detail}></path>
	</svg>`;
}
