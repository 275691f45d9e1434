/** For those who learn: the frames of the parts that come when they are opened, and a line for who is new. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import { later } from "../later/panels.ts";
import { fold } from "./fold.ts";

/** A game on boards of all sizes. */
export function sizes(context: Context): TemplateResult {
	const { study, words } = context;
	return html`<h2 class="visually-hidden">${words.learn.sizes}</h2>
		${fold(
			"sizes-fold",
			words.learn.sizes,
			study.sizes.isOpen,
			(isOpen) => study.sizes.setOpen(isOpen),
			() => later("sizes", context),
		)}`;
}

/** What is in the help's dialog. */
export function help(context: Context): TemplateResult | typeof nothing {
	const { study, words } = context;
	return study.help.isOpen
		? html`<div class="help">
				<div class="panel-head">
					<h2 id="help-heading">${words.learn.help}</h2>
					<button type="button" @click=${() => study.help.close()}>${words.close}</button>
				</div>
				${later("help", context)}
			</div>`
		: nothing;
}

/** One quiet line for a person who has not made a move yet. */
export function invitation({
	board,
	state,
	study,
	words,
}: Context): TemplateResult | typeof nothing {
	const hasMoved = (board.record?.moves.length ?? 0) > 0;
	return study.isAcquainted(hasMoved) || state.activity !== "analyse" || board.problem === null
		? nothing
		: html`<p class="note">${words.learn.invitation}</p>`;
}
