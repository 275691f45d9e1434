/** A row of radio buttons, one per value. */
import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";

/** @param choose returns false to keep the current value, for example until the reader confirms */
export function choices<Value>(
	name: string,
	values: readonly Value[],
	chosen: Value | undefined,
	choose: (value: Value) => unknown,
	content: (value: Value) => TemplateResult | string,
	describedBy?: string,
): TemplateResult {
	const onChange = (value: Value, { currentTarget }: Event) => {
		if (choose(value) === false) {
			const row = (currentTarget as Element).closest(".segments");
			for (const [index, input] of row?.querySelectorAll("input").entries() ?? []) {
				input.checked = values[index] === chosen;
			}
		}
	};
	return html`<div class="segments">
		${values.map(
			(value) => html`<label>
				<input
					type="radio"
					name=${name}
					value=${typeof value === "string" ? value : nothing}
					aria-describedby=${describedBy ?? nothing}
					.checked=${live(value === chosen)}
					@change=${(event: Event) => onChange(value, event)}
				/>
				<span>${content(value)}</span>
			</label>`,
		)}
	</div>`;
}
