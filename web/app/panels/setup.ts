/** Which game, which board. */

import { live } from "lit/directives/live.js";
import { html, type TemplateResult } from "lit/html.js";
import { attempt } from "../attempt.ts";
import type { Context } from "../context.ts";
import { showGallery } from "./gallery.ts";

const chosen = (event: Event) => (event.target as HTMLSelectElement).value;

export function setup(context: Context): TemplateResult {
	const { state, words, texts } = context;
	const { presetId } = state;
	return html`<h2 class="visually-hidden">${words.setup.heading}</h2>
	<div class="pickers">
		<label class="field">
			<span>${words.setup.game}</span>
			<select @change=${(event: Event) => void texts.pickGame(chosen(event))}>
				${state.games.map(
					({ id }) => html`<option value=${id} .selected=${live(id === state.gameId)}>
						${words.game(id)}
					</option>`,
				)}
			</select>
		</label>
		<div class="field">
			<span id="presets-name">${words.setup.preset}</span>
			<button
				type="button"
				class="presets"
				aria-haspopup="dialog"
				aria-labelledby="presets-name preset-name"
				@click=${() => void attempt(context, () => showGallery(context))}
			>
				<span id="preset-name"
					>${presetId === null ? words.setup.ownText : words.setup.presetName(presetId)}</span
				>
			</button>
		</div>
	</div>
	<p class="note" id="rules">${words.setup.rules(state.gameId)}</p>`;
}
