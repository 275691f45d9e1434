/** Small pictures of pieces, of sides and of outcomes. */
import type { Outcome, Rules, Value } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { lookOf, type PieceLook, pieceLook } from "../board/pieces.ts";
import type { Words } from "../locale/en/board.ts";
import { distanceText } from "../model/value.ts";

const classOf = ({ fill }: PieceLook): string => fill.replace("piece-", "is-");

const icon = (look: PieceLook): TemplateResult =>
	html`<svg class="piece-icon ${classOf(look)}" viewBox="0 0 100 100" aria-hidden="true">
		<path d=${look.shape.outline}></path>
		<path class="piece-detail" d=${look.shape.detail}></path>
	</svg>`;

/** The class that gives a side's colours. */
export const colourClass = (rules: Rules, side: string): string => classOf(lookOf(rules, side));

/** The picture of a side: its piece, or its flag in a game with a token. */
export const sideIcon = (rules: Rules, side: string): TemplateResult => icon(lookOf(rules, side));

/** The name of a side with its picture. */
export const sideLabel = (words: Words, rules: Rules, side: string): TemplateResult =>
	html`<span class="side">${sideIcon(rules, side)} ${words.side(side)}</span>`;

/** The picture of a side's piece or of the token. */
export const pieceIcon = (rules: Rules, side: string): TemplateResult =>
	icon(pieceLook(rules, side));

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
