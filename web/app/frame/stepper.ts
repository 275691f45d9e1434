/** A whole number from 1 up, with a button on either side. What is being typed stays, whatever is drawn meanwhile. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { PageWords } from "../../locale/page.ts";

export interface Stepper {
	/** Of the field. */
	readonly id: string;
	readonly name: string;
	readonly value: number;
	readonly most: number;
	readonly set: (value: number) => void;
}

/** A number that the stepper can have, from a text that was typed; null for no number. */
function numberFrom(text: string, most: number): number | null {
	const number = Math.round(Number(text));
	return text.trim() === "" || Number.isNaN(number) ? null : Math.min(most, Math.max(1, number));
}

export function stepper(words: PageWords, { id, name, value, most, set }: Stepper): TemplateResult {
	const step = (by: number, label: string, glyph: string) => {
		const next = numberFrom(String(value + by), most);
		const isEnd = next === value || next === null;
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
		const field = event.target as HTMLInputElement;
		const typed = numberFrom(field.value, most) ?? value;
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
				min="1"
				max=${most}
				.value=${String(value)}
				@change=${onChange}
			/>
			${step(1, words.stepper.more(name), "+")}
		</div>
	</div>`;
}
