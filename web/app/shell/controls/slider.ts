/** A slider between its name and its value in words. */
import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { fieldOf } from "./field.ts";

interface Slider {
	/** Its class, which sets its layout. */
	readonly kind: "density" | "scrubber";
	readonly name: string;
	readonly value: number;
	/** The default is 0. */
	readonly least?: number;
	readonly most: number;
	/** The default is 1. */
	readonly step?: number;
	/** The value in words. */
	readonly text: string;
	/** The id of the text that describes it. */
	readonly describedBy?: string;
	readonly set: (value: number) => void;
	/** Called when the reader lets go of it. */
	readonly done?: () => void;
}

export function slider(slider: Slider): TemplateResult {
	const { kind, name, value, least = 0, most, step = 1, text, describedBy, set, done } = slider;
	return html`<label class=${kind}>
		<span class=${kind === "density" ? "field-name" : nothing}>${name}</span>
		<input
			type="range"
			min=${least}
			max=${most}
			step=${step}
			aria-describedby=${describedBy ?? nothing}
			aria-valuetext=${text}
			.value=${live(String(value))}
			@input=${(event: Event) => set(fieldOf(event).valueAsNumber)}
			@change=${done ?? nothing}
		/>
		<output>${text}</output>
	</label>`;
}
