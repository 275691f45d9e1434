/**
 * The panels of the analysis: a fold for each topic, of which one at most is open, and is drawn on the board; and one for the
 * statistics. A script of its own draws what is in them.
 */
import "./analysis.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import { pageFailureText } from "../failure.ts";
import { errorBox } from "../frame/error.ts";
import { fold } from "../frame/fold.ts";
import type { AnalysisScript } from "./script.ts";
import { topics } from "./state.ts";

/** What the script draws, or why it cannot be had; nothing while it is loaded. */
function scripted(
	{ analysis, words }: Context,
	draw: (script: AnalysisScript) => TemplateResult | typeof nothing,
): TemplateResult | typeof nothing {
	const { script, scriptFailure: failure } = analysis.state;
	return script !== null
		? draw(script)
		: failure === null
			? nothing
			: errorBox(pageFailureText(words, failure).message);
}

export function analysis(context: Context): TemplateResult | typeof nothing {
	const { analysis, words } = context;
	const { subject } = analysis;
	if (subject === null) {
		return nothing;
	}
	const open = analysis.state.topic;
	return html`<h2>${words.analysis.heading}</h2>
		${open === null && subject.hasToken ? scripted(context, (script) => script.tokenMap(context, subject)) : nothing}
		${topics.map((topic) =>
			fold(
				topic,
				words.analysis.headings[topic],
				open === topic,
				(isOpen) => analysis.setOpen(topic, isOpen),
				() => scripted(context, (script) => script.topics[topic](context, subject)),
			),
		)}`;
}

export function statistics(context: Context): TemplateResult | typeof nothing {
	const { analysis, words } = context;
	const { subject } = analysis;
	if (subject === null) {
		return nothing;
	}
	const heading = words.analysis.headings.statistics;
	return html`<h2 class="visually-hidden">${heading}</h2>
		${fold(
			"statistics-fold",
			heading,
			analysis.state.isCounted,
			(isCounted) => analysis.choose({ isCounted }),
			() => scripted(context, (script) => script.statistics(context, subject)),
		)}`;
}
