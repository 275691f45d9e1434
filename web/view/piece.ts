/** A side's piece as a small picture, drawn from the outline that the board uses. */
import type { Rules } from "catchmate";
import { html, type TemplateResult } from "lit/html.js";
import { lookOf } from "../board/pieces.ts";

export function pieceIcon(rules: Rules, side: string): TemplateResult {
	const { shape, fill } = lookOf(rules, side);
	const name = fill.replace("--piece-", "");
	return html`<svg class="piece-icon is-${name}" viewBox="0 0 100 100" aria-hidden="true">
		<path d=${shape.outline}></path>
		<path class="piece-detail" d=${shape.detail}></path>
	</svg>`;
}
