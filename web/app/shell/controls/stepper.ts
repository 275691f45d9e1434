/** A field for a whole number with a button on either side. Redrawing keeps what is typed. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { PageWords } from "../../../locale/en/page.ts";
import { fieldOf } from "./field.ts";

export interface Stepper {
	readonly id: string;
	readonly name: string;
	readonly value: number;
	/** The default is 1. */
	readonly least?: number;
	readonly most: number;
	readonly set: (value: number) => void;
}

export function stepper(
	words: PageWords,
	{ id, name, value, least = 1, most, set }: Stepper,
): TemplateResult {
	const within = (number: number) => Math.min(most, Math.max(least, Math.round(number)));
	const step = (by: number, label: string, glyph: string) => {
		const next = within(value + by);
		const isEnd = next === value;
		return html`<button
			type="button"
			aria-label=${label}
			aria-disabled=${isEnd ? "true" : "false"}
			@click=${isEnd ? nothing : () => set(next)}
		>
			${glyph}
		</button>`;
	};
	const onChange = (event: Event) => {
		const field = fieldOf(event);
		const typed = Number.isNaN(field.valueAsNumber) ? value : within(field.valueAsNumber);
		field.value = String(typed);
		set(typed);
	};
	return html`<div>
		<label class="field-name" for=${id}>${name}</label>
		<div class="stepper">
			${step(-1, words.stepper.fewer(name), "−")}
			<input
				id=${id}
				type="number"
				inputmode="numeric"
				min=${least}
				max=${most}
				.value=${String(value)}
				@change=${onChange}
			/>
			${step(1, words.stepper.more(name), "+")}
		</div>
	</div>`;
}
