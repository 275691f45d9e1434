/** A field for a whole number with a button on either side. Redrawing does not disturb typing. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { PageWords } from "../../../locale/en/page.ts";

export interface Stepper {
	/** The field's id. */
	readonly id: string;
	readonly name: string;
	readonly value: number;
	/** The default is 1. */
	readonly least?: number;
	readonly most: number;
	readonly set: (value: number) => void;
}

/** The number in a typed text, limited to the range; null if there is none. */
function numberFrom(text: string, least: number, most: number): number | null {
	const number = Math.round(Number(text));
	return text.trim() === "" || Number.isNaN(number)
		? null
		: Math.min(most, Math.max(least, number));
}

export function stepper(
	words: PageWords,
	{ id, name, value, least = 1, most, set }: Stepper,
): TemplateResult {
	const step = (by: number, label: string, glyph: string) => {
		const next = numberFrom(String(value + by), least, most);
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
		const typed = numberFrom(field.value, least, most) ?? value;
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
