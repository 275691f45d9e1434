/** A slider with its value in words above it, also between buttons for a step back and a step forward. */
import { html, type TemplateResult } from "lit/html.js";

interface Slider {
	readonly name: string;
	readonly value: number;
	/** From 0. */
	readonly most: number;
	/** The value in words. */
	readonly text: string;
	readonly set: (value: number) => void;
}

export const slider = ({ name, value, most, text, set }: Slider): TemplateResult =>
	html`<label>
		<span class="slider-status">${text}</span>
		<input
			type="range"
			min="0"
			max=${most}
			.value=${String(value)}
			aria-label=${name}
			aria-valuetext=${text}
			@input=${({ target }: Event) => set(Number((target as HTMLInputElement).value))}
		/>
	</label>`;

/** @param isEnd whether there is no step forward */
export function stepSlider(
	{ back, next }: { readonly back: string; readonly next: string },
	of: Slider,
	isEnd: boolean,
): TemplateResult {
	const button = (label: string, change: -1 | 1, isOff: boolean) =>
		html`<button
			type="button"
			class=${change > 0 && !isOff ? "is-next" : ""}
			aria-disabled=${String(isOff)}
			@click=${() => of.set(of.value + change)}
		>
			${label}
		</button>`;
	return html`<div class="layers-controls">
		${button(back, -1, of.value === 0)} ${slider(of)} ${button(next, 1, isEnd)}
	</div>`;
}
