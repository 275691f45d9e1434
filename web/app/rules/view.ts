/** The panels of the rules form and the comparison, loaded later. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { fold } from "../shell/controls/fold.ts";
import type { RulesView } from "./context.ts";
import { content } from "./lazy.ts";

export function rulesLab(view: RulesView): TemplateResult | typeof nothing {
	const { rules, words } = view;
	const { heading } = words.rules;
	return rules.problem === null
		? nothing
		: html`<h2 class="visually-hidden">${heading}</h2>
				${fold(
					"rules-fold",
					heading,
					rules.isOpen.value,
					(isOpen) => {
						rules.isOpen.value = isOpen;
					},
					() =>
						content.draw(
							words,
							({ rulesForm }) => html`<div id="rules-form">${rulesForm(view)}</div>`,
						),
				)}`;
}

export function comparison(view: RulesView): TemplateResult | typeof nothing {
	const { rules, words } = view;
	const [first] = rules.others;
	if (first === undefined) {
		return nothing;
	}
	const { comparison: heading } = words.rules;
	return html`<h2 class="visually-hidden">${heading}</h2>
		${fold(
			"comparison-fold",
			heading,
			rules.against !== null,
			(isOpen) => rules.compareWith(isOpen ? first : null),
			() =>
				content.draw(
					words,
					({ comparisonContent }) =>
						html`<div id="comparison-content">${comparisonContent(view)}</div>`,
				),
		)}`;
}
