/** A row of radio buttons, one per value. */
import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";

/** @param choose returns false if the person is asked first */
export function choices<Value extends string>(
	name: string,
	values: readonly Value[],
	chosen: Value,
	choose: (value: Value) => unknown,
	content: (value: Value) => TemplateResult | string,
	describedBy?: string,
): TemplateResult {
	const onChange = (value: Value, { currentTarget }: Event) => {
		if (choose(value) === false) {
			const row = (currentTarget as Element).closest(".segments");
			for (const input of row?.querySelectorAll("input") ?? []) {
				input.checked = input.value === chosen;
			}
		}
	};
	return html`<div class="segments">
		${values.map(
			(value) => html`<label>
				<input
					type="radio"
					name=${name}
					value=${value}
					aria-describedby=${describedBy ?? nothing}
					.checked=${live(value === chosen)}
					@change=${(event: Event) => onChange(value, event)}
				/>
				<span>${content(value)}</span>
			</label>`,
		)}
	</div>`;
}
