/**
 * The panels of the analysis: a fold for each topic, of which one at most is seen, on the board too; and one for the
 * statistics. A script of its own draws what is in them.
 */
import "./analysis.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import { fold } from "../frame/fold.ts";
import { scripted } from "./scripted.ts";
import { explanations, type Topic } from "./state.ts";
import type { Subject } from "./subject.ts";

/** The fold of a topic. */
function topicFold(
	context: Context,
	subject: Subject,
	topic: Topic,
	isOpen: boolean,
): TemplateResult {
	const { analysis, words } = context;
	return fold(
		topic,
		words.analysis.headings[topic],
		isOpen,
		(isOpen) => analysis.setOpen(topic, isOpen),
		() => scripted(context, (script) => script.topics[topic](context, subject)),
	);
}

/** Tells of the map that a token's board shows as long as no topic is open. */
const tokenMap = (context: Context, subject: Subject) =>
	subject.hasToken ? scripted(context, (script) => script.tokenMap(context, subject)) : nothing;

/** Best play from the position, which goes on where the list of moves ends. */
export function bestPlay(context: Context): TemplateResult | typeof nothing {
	const { analysis, words } = context;
	const { subject } = analysis;
	if (subject === null) {
		return nothing;
	}
	const { isLineOpen } = analysis.state;
	return html`<h2 class="visually-hidden">${words.analysis.headings.line}</h2>
		${isLineOpen ? nothing : tokenMap(context, subject)}
		${topicFold(context, subject, "line", isLineOpen)}`;
}

export function analysis(context: Context): TemplateResult | typeof nothing {
	const { analysis, words } = context;
	const { subject } = analysis;
	if (subject === null) {
		return nothing;
	}
	const { explanation } = analysis.state;
	return html`<h2 class="visually-hidden">${words.analysis.heading}</h2>
		${explanation === null ? tokenMap(context, subject) : nothing}
		${explanations.map((topic) => topicFold(context, subject, topic, topic === explanation))}`;
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
