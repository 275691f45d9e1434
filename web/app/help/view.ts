/** The invitation to a first move, and the place of the help, which a script of its own fills. */
import "./view.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";

/** One quiet line for a person who has not made a move yet. */
export function invitation({ board, help, words }: Context): TemplateResult | typeof nothing {
	return !help.state.hasMoved && board.record?.moves.length === 0
		? html`<p class="note">${words.help.invitation}</p>`
		: nothing;
}

/** The content of the help's dialog while it is open. */
export const help = (context: Context): TemplateResult | typeof nothing =>
	(context.help.state.isHelpOpen && context.help.state.script?.(context)) || nothing;
