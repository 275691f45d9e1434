/** Small pictures of pieces and sides, from the board's outlines. */
import type { Rules } from "catchmate";
import { html, type TemplateResult } from "lit/html.js";
import { lookOf, type PieceLook, pieceLook } from "../board/pieces.ts";
import type { Words } from "../locale/en/board.ts";

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
