/**
 * The panels of the analysis: a fold for each topic, of which at most one is open and shown on the board, and a fold
 * for the statistics. Their contents are loaded later.
 */
import "./analysis.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { fold, signalFold } from "../shell/controls/fold.ts";
import type { Drawn } from "../shell/panels.ts";
import { explanations, type Topic } from "./choices.ts";
import { type AnalysisView, content } from "./model.ts";
import type { Subject } from "./subject.ts";

const topicFold = (view: AnalysisView, subject: Subject, topic: Topic, isOpen: boolean) =>
	fold(
		topic,
		view.words.analysis.headings[topic],
		isOpen,
		(isOpen) => view.analysis.setOpen(topic, isOpen),
		() => content.draw(view.words, ({ topics }) => topics[topic](view, subject)),
	);

/** The legend of the map that a token's board shows while no topic is open. */
const tokenMap = (view: AnalysisView, subject: Subject) =>
	subject.hasToken ? content.draw(view.words, ({ tokenMap }) => tokenMap(view, subject)) : nothing;

/** A panel, with its heading for screen readers; nothing if there is no position to analyse. */
function panel(
	{ analysis }: AnalysisView,
	heading: string,
	draw: (subject: Subject) => TemplateResult,
): Drawn {
	const { subject } = analysis;
	return subject === null
		? nothing
		: html`<h2 class="visually-hidden">${heading}</h2>
				${draw(subject)}`;
}

/** Best play from the position, which continues beyond the list of moves. */
export function bestPlay(view: AnalysisView): Drawn {
	const { analysis, board, words } = view;
	const { headings } = words.analysis;
	const isLineOpen = analysis.isLineOpen.value;
	return panel(view, headings.line, (subject) => {
		const comparison = () => content.draw(words, ({ compare }) => compare(view, subject));
		return html`${isLineOpen ? nothing : tokenMap(view, subject)}
			${topicFold(view, subject, "line", isLineOpen)}
			${board.legalMoves.length > 1 ? signalFold("compare", headings.compare, analysis.isCompared, comparison) : nothing}`;
	});
}

export function analysis(view: AnalysisView): Drawn {
	const explanation = view.analysis.explanation.value;
	return panel(
		view,
		view.words.analysis.heading,
		(subject) => html`${explanation === null ? tokenMap(view, subject) : nothing}
			${explanations.map((topic) => topicFold(view, subject, topic, topic === explanation))}`,
	);
}

export function statistics(view: AnalysisView): Drawn {
	const { analysis, words } = view;
	const heading = words.analysis.headings.statistics;
	return panel(view, heading, (subject) =>
		signalFold("statistics-fold", heading, analysis.isCounted, () =>
			content.draw(words, ({ statisticsContent }) => statisticsContent(view, subject)),
		),
	);
}
