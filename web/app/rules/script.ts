/** A script of its own, which is loaded when the form of the rules or their comparison is first opened: few readers do. */
import { render } from "lit/html.js";
import type { Context } from "../context.ts";
import { Comparison } from "./comparison.ts";
import { comparisonContent } from "./comparison-view.ts";
import { rulesForm } from "./form.ts";
import { comparisonId, formId } from "./panels.ts";
import { paintPictures } from "./pictures.ts";
import styles from "./rules.css";

/** Put in by the build: the version of the page's scripts. */
declare const SCRIPT_VERSION: string;

export class RulesScript {
	readonly version = SCRIPT_VERSION;
	readonly #comparison = new Comparison();

	constructor() {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(styles);
		document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
		const dark = matchMedia("(prefers-color-scheme: dark)");
		dark.addEventListener("change", () => {
			const place = document.getElementById(comparisonId);
			if (place !== null) {
				paintPictures(place, true);
			}
		});
	}

	/** Draws into the places that the page has drawn. */
	follow(context: Context): void {
		const form = document.getElementById(formId);
		if (form !== null) {
			render(rulesForm(context), form);
		}
		const place = document.getElementById(comparisonId);
		if (place !== null) {
			render(comparisonContent(context), place);
			paintPictures(place);
		}
		this.#comparison.follow(context);
	}
}

window.catchmateRules = new RulesScript();
