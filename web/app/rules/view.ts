/** The panels of the rules form and the comparison, loaded later. */
import type { Rules } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { originOf } from "../../model/own-rules.ts";
import type { Context } from "../shell/context.ts";
import { fold } from "../shell/controls/fold.ts";
import { gameWords } from "../shell/game-words.ts";
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
					rules.state.isOpen,
					(isOpen) => rules.set({ isOpen }),
					() =>
						content.draw(
							words,
							({ rulesForm }) => html`<div id="rules-form">${rulesForm(view)}</div>`,
						),
				)}`;
}

/** The rules of a game in one or two sentences; for a variant, what was changed, once that is loaded. */
export function rulesText({ frame, words }: Context, rules: Rules): string {
	const { games } = frame.state;
	const origin = originOf(games, rules);
	return origin === undefined
		? gameWords(words, games, rules).rules
		: (content.module?.changed(words, origin, rules) ?? "");
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

/** The note for a text that does not contain its rules; undefined before it is loaded. */
export const notInText = ({ words }: Context): string | undefined =>
	content.module?.notInText(words);
