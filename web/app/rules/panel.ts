/** The panels of the rules form and the comparison, loaded later. */
import { html, nothing } from "lit/html.js";
import { fold, signalFold } from "../shell/controls/fold.ts";
import type { Drawn } from "../shell/panels.ts";
import { content, type RulesView } from "./model.ts";

export function rulesLab(view: RulesView): Drawn {
	const { rules, words } = view;
	const { heading } = words.rules;
	if (rules.problem === null) {
		return nothing;
	}
	const form = () =>
		content.draw(words, ({ rulesForm }) => html`<div id="rules-form">${rulesForm(view)}</div>`);
	return html`<h2 class="visually-hidden">${heading}</h2>
		${signalFold("rules-fold", heading, rules.isOpen, form)}`;
}

export function comparison(view: RulesView): Drawn {
	const { rules, words } = view;
	const [first] = rules.others;
	const { compare: heading } = words.rules;
	if (first === undefined) {
		return nothing;
	}
	const setOpen = (isOpen: boolean) => rules.compareWith(isOpen ? first : null);
	const compared = () =>
		content.draw(
			words,
			({ comparisonContent }) =>
				html`<div id="comparison-content">${comparisonContent(view)}</div>`,
		);
	return html`<h2 class="visually-hidden">${heading}</h2>
		${fold("comparison-fold", heading, rules.against !== null, setOpen, compared)}`;
}
