/** The panel of the analysis: a fold for each topic, of which one at most is open, and is drawn on the board. */
import "./analysis.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import { fold } from "../frame/fold.ts";
import { line } from "./line.ts";
import { type Topic, topics } from "./state.ts";
import type { Subject } from "./subject.ts";
import { watch } from "./watch.ts";
import { tokenMap, whatIf } from "./what-if.ts";
import { why } from "./why.ts";

const contents: Readonly<Record<Topic, (context: Context, subject: Subject) => TemplateResult>> = {
	line,
	why,
	"what-if": whatIf,
	watch,
};

export function analysis(context: Context): TemplateResult | typeof nothing {
	const { analysis, words } = context;
	const { subject } = analysis;
	if (subject === null) {
		return nothing;
	}
	return html`<h2>${words.analysis.heading}</h2>
		${analysis.state.topic === null ? tokenMap(context, subject) : nothing}
		${topics.map((topic) =>
			fold(
				topic,
				words.analysis[topic].heading,
				analysis.state.topic === topic,
				(isOpen) => analysis.setOpen(topic, isOpen),
				() => contents[topic](context, subject),
			),
		)}`;
}
