/** The panels of the analysis: best play, the game, a fold for each explanation, the statistics, and the sizes. */
import "./analysis.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { fold, signalFold } from "../shell/controls/fold.ts";
import { Lazy } from "../shell/lazy.ts";
import type { Rendered } from "../shell/panels.ts";
import type { AnalysisView } from "./model.ts";
import type { AnalysedPosition } from "./position.ts";
import { explanations, type Topic } from "./state.ts";

export { moves } from "./moves.ts";

const lazyView = new Lazy(() => import("./view.ts"));

const topicFold = (view: AnalysisView, analysed: AnalysedPosition, topic: Topic, isOpen: boolean) =>
	fold(
		topic,
		view.words.analysis.headings[topic],
		isOpen,
		(isOpen) => view.analysis.setOpen(topic, isOpen),
		() => lazyView.draw(view.words, ({ topics }) => topics[topic](view, analysed)),
	);

/** The legend of a token's map, shown while no topic is open. */
const tokenMap = (view: AnalysisView, analysed: AnalysedPosition) =>
	analysed.hasToken
		? lazyView.draw(view.words, ({ tokenMap }) => tokenMap(view, analysed))
		: nothing;

/** A panel with a heading for screen readers; nothing without a position to analyse. */
function panel(
	{ analysis }: AnalysisView,
	heading: string,
	draw: (analysed: AnalysedPosition) => TemplateResult,
): Rendered {
	const { analysed } = analysis;
	return analysed === null
		? nothing
		: html`<h2 class="visually-hidden">${heading}</h2>
				${draw(analysed)}`;
}

/** Best play from the position, under the list of moves. */
export function bestPlay(view: AnalysisView): Rendered {
	const isOpen = view.analysis.isLineOpen.value;
	return panel(
		view,
		view.words.analysis.headings.line,
		(analysed) => html`${isOpen ? nothing : tokenMap(view, analysed)}
			${topicFold(view, analysed, "line", isOpen)}`,
	);
}

/** The game so far; nothing before the first move. */
export const record = (view: AnalysisView): Rendered =>
	view.page.isBeginning ? nothing : lazyView.draw(view.words, ({ record }) => record(view));

export function analysis(view: AnalysisView): Rendered {
	const explanation = view.analysis.explanation.value;
	return panel(
		view,
		view.words.analysis.heading,
		(analysed) => html`${explanation === null ? tokenMap(view, analysed) : nothing}
			${explanations.map((topic) => topicFold(view, analysed, topic, topic === explanation))}`,
	);
}

export function statistics(view: AnalysisView): Rendered {
	const { analysis, words } = view;
	const heading = words.analysis.headings.statistics;
	return panel(view, heading, (analysed) =>
		signalFold("statistics-fold", heading, analysis.isCounted, () =>
			lazyView.draw(words, ({ statistics }) => statistics(view, analysed)),
		),
	);
}

/** The longest game by the size of open boards. */
export function sizes(view: AnalysisView): Rendered {
	const { analysis, words } = view;
	const { heading } = words.topics.sizes;
	return html`<h2 class="visually-hidden">${heading}</h2>
		${signalFold("sizes-fold", heading, analysis.sizes.isOpen, () =>
			lazyView.draw(words, ({ sizes }) => sizes(view)),
		)}`;
}
