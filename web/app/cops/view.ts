/** The view of the cop number: what it is, the button that finds it, and the result. */
import "./cops.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { pointName } from "../../model/graph.ts";
import { errorBox } from "../shell/controls/error.ts";
import { pageFailureText } from "../shell/failure.ts";
import type { Rendered } from "../shell/panels.ts";
import { type CopView, mostCops } from "./model.ts";

function outcome({ cops, words }: CopView): TemplateResult | typeof nothing {
	const text = words.cops;
	if (cops.isRunning) return html`<p class="note">${text.trying(cops.tried.value)}</p>`;
	const { value: failure } = cops.failure;
	if (failure !== null) return errorBox(pageFailureText(words, failure).message);
	const { value: found } = cops.found;
	if (found === undefined) return nothing;
	if (found === null) return html`<p><strong>${text.more(mostCops)}</strong></p>`;
	const graph = cops.graph?.graph;
	const names = found.start.map(({ column }) => (graph ? pointName(graph, column) : `${column}`));
	return html`<p><strong>${text.found(found.cops)}</strong></p>
		<p>${text.from(names, found.plies)}</p>`;
}

export function copView(view: CopView): Rendered {
	const { cops, words } = view;
	const text = words.cops;
	const toggle = () => (cops.isRunning ? cops.stop() : void cops.start());
	return html`<p class="note">${text.about}</p>
		<div class="buttons">
			<button type="button" id="cops-toggle" @click=${toggle}>
				${cops.isRunning ? text.stop : text.start}
			</button>
		</div>
		<div role="status">${outcome(view)}</div>`;
}
