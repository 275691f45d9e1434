/**
 * The panels of the analysis: a fold for each topic, of which at most one is open and shown on the board, and a fold
 * for the statistics. Their contents are loaded later.
 */
import "./analysis.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { fold } from "../shell/controls/fold.ts";
import { explanations, type Topic } from "./choices.ts";
import type { AnalysisView } from "./context.ts";
import { content } from "./lazy.ts";
import type { Subject } from "./subject.ts";

/** The fold of a topic. */
function topicFold(
	view: AnalysisView,
	subject: Subject,
	topic: Topic,
	isOpen: boolean,
): TemplateResult {
	const { analysis, words } = view;
	return fold(
		topic,
		words.analysis.headings[topic],
		isOpen,
		(isOpen) => analysis.setOpen(topic, isOpen),
		() => content.draw(words, ({ topics }) => topics[topic](view, subject)),
	);
}

/** The legend of the map that a token's board shows while no topic is open. */
const tokenMap = (view: AnalysisView, subject: Subject) =>
	subject.hasToken ? content.draw(view.words, ({ tokenMap }) => tokenMap(view, subject)) : nothing;

const comparison = (view: AnalysisView, subject: Subject) =>
	fold(
		"compare",
		view.words.analysis.headings.compare,
		view.analysis.isCompared.value,
		(isOpen) => {
			view.analysis.isCompared.value = isOpen;
		},
		() => content.draw(view.words, ({ compare }) => compare(view, subject)),
	);

/** Best play from the position, which continues beyond the list of moves. */
export function bestPlay(view: AnalysisView): TemplateResult | typeof nothing {
	const { analysis, words } = view;
	const { subject } = analysis;
	if (subject === null) {
		return nothing;
	}
	const isLineOpen = analysis.isLineOpen.value;
	return html`<h2 class="visually-hidden">${words.analysis.headings.line}</h2>
		${isLineOpen ? nothing : tokenMap(view, subject)}
		${topicFold(view, subject, "line", isLineOpen)}
		${view.board.legalMoves.length > 1 ? comparison(view, subject) : nothing}`;
}

export function analysis(view: AnalysisView): TemplateResult | typeof nothing {
	const { analysis, words } = view;
	const { subject } = analysis;
	if (subject === null) {
		return nothing;
	}
	const explanation = analysis.explanation.value;
	return html`<h2 class="visually-hidden">${words.analysis.heading}</h2>
		${explanation === null ? tokenMap(view, subject) : nothing}
		${explanations.map((topic) => topicFold(view, subject, topic, topic === explanation))}`;
}

export function statistics(view: AnalysisView): TemplateResult | typeof nothing {
	const { analysis, words } = view;
	const { subject } = analysis;
	if (subject === null) {
		return nothing;
	}
	const heading = words.analysis.headings.statistics;
	return html`<h2 class="visually-hidden">${heading}</h2>
		${fold(
			"statistics-fold",
			heading,
			analysis.isCounted.value,
			(isOpen) => {
				analysis.isCounted.value = isOpen;
			},
			() => content.draw(words, ({ statisticsContent }) => statisticsContent(view, subject)),
		)}`;
}
