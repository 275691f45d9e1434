/** What a person does with the board: analyses it, plays on it, or changes it. */

import { live } from "lit/directives/live.js";
import { html, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import { activities as all } from "../state.ts";

export function activities({ state, words, setActivity }: Context): TemplateResult {
	return html`<fieldset class="activities">
		<legend class="visually-hidden">${words.activities.heading}</legend>
		<div class="segments">
			${all.map(
				(activity) => html`<label>
					<input
						type="radio"
						name="activity"
						value=${activity}
						.checked=${live(state.activity === activity)}
						@change=${() => setActivity(activity)}
					/>
					<span>${words.activities[activity]}</span>
				</label>`,
			)}
		</div>
	</fieldset>`;
}
