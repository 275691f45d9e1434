/** A scrolling table of numbers; the first number of a row is its heading. */
import { html, type TemplateResult } from "lit/html.js";
import type { AnalysisView } from "./context.ts";

export function numberTable(
	{ words }: AnalysisView,
	label: string,
	columns: readonly string[],
	rows: readonly (readonly [number, ...number[]])[],
): TemplateResult {
	return html`<div class="scrolled" tabindex="0" role="group" aria-label=${label}>
		<table class="figures">
			<thead>
				<tr>
					${columns.map((column) => html`<th scope="col">${column}</th>`)}
				</tr>
			</thead>
			<tbody>
				${rows.map(
					([first, ...rest]) => html`<tr>
						<th scope="row">${words.number(first)}</th>
						${rest.map((number) => html`<td>${words.number(number)}</td>`)}
					</tr>`,
				)}
			</tbody>
		</table>
	</div>`;
}
