/** Which game, which board. */

import { live } from "lit/directives/live.js";
import { html, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import { presetsOf } from "../presets.ts";

const chosen = (event: Event) => (event.target as HTMLSelectElement).value;

export function setup({ state, words, texts }: Context): TemplateResult {
	const presets = presetsOf(state.gameId);
	const openPreset = (id: string) => {
		const preset = presets.find((candidate) => candidate.id === id);
		if (preset !== undefined) {
			void texts.open(state.gameId, preset.text, preset.id);
		}
	};
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
		<label class="field">
			<span>${words.setup.preset}</span>
			<select @change=${(event: Event) => openPreset(chosen(event))}>
				<option value="" disabled .selected=${live(state.presetId === null)}>
					${words.setup.ownText}
				</option>
				${presets.map(
					({ id }) => html`<option value=${id} .selected=${live(id === state.presetId)}>
						${words.setup.presetName(id)}
					</option>`,
				)}
			</select>
		</label>
	</div>`;
}
