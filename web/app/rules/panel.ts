/** The panels of the rules: a form that changes them, and a comparison with others. */
import { html, nothing } from "lit/html.js";
import { fold, signalFold } from "../shell/controls/fold.ts";
import { Lazy } from "../shell/lazy.ts";
import type { Rendered } from "../shell/panels.ts";
import type { RulesView } from "./model.ts";

export { RulesLab } from "./model.ts";

const lazyView = new Lazy(() => import("./view.ts"));
const lazyComparison = new Lazy(() => import("./comparison-view.ts"));

export function rulesLab(view: RulesView): Rendered {
	const { rules, words } = view;
	const { heading } = words.rules;
	if (rules.problem === null) {
		return nothing;
	}
	const form = () =>
		lazyView.draw(words, ({ rulesForm }) => html`<div id="rules-form">${rulesForm(view)}</div>`);
	return html`<h2 class="visually-hidden">${heading}</h2>
		${signalFold("rules-fold", heading, rules.isOpen, form)}`;
}

export function comparison(view: RulesView): Rendered {
	const { rules, words } = view;
	const [first] = rules.others;
	const { compare: heading } = words.rules;
	if (first === undefined) {
		return nothing;
	}
	const setOpen = (isOpen: boolean) => rules.compareWith(isOpen ? first : null);
	const content = () => lazyComparison.draw(words, ({ comparison }) => comparison(view));
	return html`<h2 class="visually-hidden">${heading}</h2>
		${fold("comparison-fold", heading, rules.against !== null, setOpen, content)}`;
}
