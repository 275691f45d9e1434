/** A drop-down list of options. */
import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";

export interface Option<Value> {
	readonly value: Value;
	readonly name: string;
	/** Whether it is disabled. */
	readonly isExcluded?: boolean;
}

interface Select<Value> {
	readonly id?: string;
	readonly options: readonly Option<Value>[];
	readonly isChosen: (value: Value) => boolean;
	readonly choose: (value: Value) => void;
	/** The id of the text that describes it. */
	readonly describedBy?: string | undefined;
	readonly isDisabled?: boolean;
}

export function select<Value>(list: Select<Value>): TemplateResult {
	const { id, options, isChosen, choose, describedBy, isDisabled = false } = list;
	const pick = (event: Event) => {
		const option = options[(event.target as HTMLSelectElement).selectedIndex];
		if (option !== undefined) {
			choose(option.value);
		}
	};
	return html`<select
		id=${id ?? nothing}
		aria-describedby=${describedBy ?? nothing}
		?disabled=${isDisabled}
		@change=${pick}
	>
		${options.map(
			({ value, name, isExcluded = false }) => html`<option
				value=${typeof value === "string" ? value : nothing}
				?disabled=${isExcluded}
				.selected=${live(isChosen(value))}
			>
				${name}
			</option>`,
		)}
	</select>`;
}
