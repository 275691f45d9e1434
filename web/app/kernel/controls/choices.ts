/** A row of radio buttons, one per value. */
import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";

export function choices<Value extends string>(
	name: string,
	values: readonly Value[],
	chosen: Value,
	choose: (value: Value) => void,
	content: (value: Value) => TemplateResult | string,
	describedBy?: string,
): TemplateResult {
	return html`<div class="segments">
		${values.map(
			(value) => html`<label>
				<input
					type="radio"
					name=${name}
					value=${value}
					aria-describedby=${describedBy ?? nothing}
					.checked=${live(value === chosen)}
					@change=${() => choose(value)}
				/>
				<span>${content(value)}</span>
			</label>`,
		)}
	</div>`;
}
