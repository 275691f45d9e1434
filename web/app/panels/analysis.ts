/** The study of the position on the board: a fold for each topic, of which one at most is open, and is drawn on the board. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import { later } from "../later/panels.ts";
import { type Subject, type Topic, topics } from "../study/study.ts";
import { fold } from "./fold.ts";
import { line } from "./line.ts";
import { whatIf } from "./what-if.ts";
import { why } from "./why.ts";

type Content = TemplateResult | typeof nothing;

const contents: Readonly<Record<Topic, (context: Context, subject: Subject) => Content>> = {
	line,
	why,
	"what-if": whatIf,
	watch: (context) => later("watch", context),
};

export function analysis(context: Context): TemplateResult | typeof nothing {
	const { study, words } = context;
	const { subject } = study;
	if (subject === null) {
		return nothing;
	}
	const headings: Readonly<Record<Topic, string>> = {
		line: words.study.line.heading,
		why: words.study.why.heading,
		"what-if": words.study.whatIf.heading,
		watch: words.learn.watch.heading,
	};
	return html`<h2>${words.study.heading}</h2>
		${topics.map((topic) =>
			fold(
				topic,
				headings[topic],
				study.open === topic,
				(isOpen) => study.setOpen(topic, isOpen),
				() => contents[topic](context, subject),
			),
		)}`;
}
