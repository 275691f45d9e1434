/** A script of its own, which is loaded when the form of the rules or their comparison is first opened: few readers do. */
import { render } from "lit/html.js";
import type { Context } from "../context.ts";
import { giveScript } from "../script.ts";
import { Comparison } from "./comparison.ts";
import { comparisonContent } from "./comparison-view.ts";
import { rulesForm } from "./form.ts";
import { comparisonId, formId } from "./panels.ts";
import styles from "./rules.css";

export class RulesScript {
	readonly #comparison = new Comparison();

	/** Draws into the places that the page has drawn. */
	follow(context: Context): void {
		const form = document.getElementById(formId);
		if (form !== null) {
			render(rulesForm(context), form);
		}
		const place = document.getElementById(comparisonId);
		if (place !== null) {
			render(comparisonContent(context), place);
		}
		this.#comparison.follow(context);
	}
}

giveScript("rules", new RulesScript(), styles);
