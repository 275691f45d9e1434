/** The places of the form of the rules and of their comparison, which a script of its own fills. */
import type { Rules } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import { pageFailureText } from "../failure.ts";
import { errorBox } from "../frame/error.ts";
import { fold } from "../frame/fold.ts";
import { areSame, fitsGraph, originOf } from "./own-rules.ts";

export const formId = "rules-form";
export const comparisonId = "comparison-content";

/** A place, and what is said there if it cannot be filled. */
function place({ rules, words }: Context, id: string): TemplateResult {
	const { scriptFailure: failure } = rules.state;
	return html`${failure === null ? nothing : errorBox(pageFailureText(words, failure).message)}
		<div id=${id}></div>`;
}

export function rulesLab(context: Context): TemplateResult | typeof nothing {
	const { rules, tools, words } = context;
	const { heading } = words.rules;
	return tools.problem === null
		? nothing
		: html`<h2 class="visually-hidden">${heading}</h2>
				${fold(
					"rules-fold",
					heading,
					rules.state.isOpen,
					(isOpen) => rules.set({ isOpen, scriptFailure: null }),
					() => place(context, formId),
				)}`;
}

/** The rules that those of the board can be compared with: the game's own, those before the last change, those of a link. */
export function otherRules(
	{ rules: slice, state, tools }: Context,
	rules: Rules,
): readonly Rules[] {
	const { previous, against } = slice.state;
	const others: Rules[] = [];
	const isGraph = tools.problem?.game.board.graph !== undefined;
	for (const other of [originOf(state.text.games, rules), previous, against]) {
		const fits = other && (!isGraph || fitsGraph(other));
		const isNew = fits && (other === against || !areSame(other, rules));
		if (isNew && !others.some((known) => areSame(known, other))) {
			others.push(other);
		}
	}
	return others;
}

const comparedWith = (context: Context): readonly Rules[] =>
	context.tools.problem === null ? [] : otherRules(context, context.tools.problem.game.rules);

/** Whether there are other rules to compare the board's with, or a link has brought some for a board that is still to come. */
export const isComparable = (context: Context): boolean =>
	context.rules.state.against !== null || comparedWith(context).length > 0;

export function comparison(context: Context): TemplateResult | typeof nothing {
	const { rules, words } = context;
	const [first] = comparedWith(context);
	if (first === undefined) {
		return nothing;
	}
	const { comparison: heading } = words.rules;
	return html`<h2 class="visually-hidden">${heading}</h2>
		${fold(
			"comparison-fold",
			heading,
			rules.state.against !== null,
			(isOpen) => rules.set({ against: isOpen ? first : null, scriptFailure: null }),
			() => place(context, comparisonId),
		)}`;
}
