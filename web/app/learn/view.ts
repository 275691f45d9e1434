/** The invitation to a first move, and the places of the help and of the sizes, which a script of its own fills. */
import "./learn.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import { pageFailureText } from "../failure.ts";
import { errorBox } from "../frame/error.ts";
import { fold } from "../frame/fold.ts";

/** One quiet line for a person who has not made a move yet. */
export function invitation({ board, learn, words }: Context): TemplateResult | typeof nothing {
	return !learn.state.hasMoved && board.record?.moves.length === 0
		? html`<p class="note">${words.learn.invitation}</p>`
		: nothing;
}

/** The content of the help's dialog while it is open. */
export const help = (context: Context): TemplateResult | typeof nothing =>
	(context.learn.state.isHelpOpen && context.learn.state.script?.help(context)) || nothing;

export function sizes(context: Context): TemplateResult {
	const { learn, words } = context;
	const { script, scriptFailure: failure, areSizesOpen } = learn.state;
	const heading = words.learn.sizes;
	return html`<h2 class="visually-hidden">${heading}</h2>
		${fold(
			"sizes-fold",
			heading,
			areSizesOpen,
			(isOpen) => void learn.setSizesOpen(isOpen),
			() =>
				failure === null
					? (script?.sizes(context) ?? html``)
					: errorBox(pageFailureText(words, failure).message),
		)}`;
}
